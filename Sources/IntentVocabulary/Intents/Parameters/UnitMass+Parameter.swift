// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension UnitMass: _IntentDimension {
  /// The units that a parameter can name.
  public enum IntentUnit: _IntentUnit {
    /// Carats.
    case carats
    /// Centigrams.
    case centigrams
    /// Decigrams.
    case decigrams
    /// Grams.
    case grams
    /// Kilograms.
    case kilograms
    /// Metric tons.
    case metricTons
    /// Micrograms.
    case micrograms
    /// Milligrams.
    case milligrams
    /// Nanograms.
    case nanograms
    /// Ounces.
    case ounces
    /// Ounces troy.
    case ouncesTroy
    /// Picograms.
    case picograms
    /// Pounds.
    case pounds
    /// Short tons.
    case shortTons
    /// Slugs.
    case slugs
    /// Stones.
    case stones

    /// The unit as Foundation knows it.
    public var _unit: UnitMass {
      switch self {
      case .carats: .carats
      case .centigrams: .centigrams
      case .decigrams: .decigrams
      case .grams: .grams
      case .kilograms: .kilograms
      case .metricTons: .metricTons
      case .micrograms: .micrograms
      case .milligrams: .milligrams
      case .nanograms: .nanograms
      case .ounces: .ounces
      case .ouncesTroy: .ouncesTroy
      case .picograms: .picograms
      case .pounds: .pounds
      case .shortTons: .shortTons
      case .slugs: .slugs
      case .stones: .stones
      }
    }
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
  /// The units that the parameter can name.
  public typealias Mass = UnitMass.IntentUnit
}
