// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension UnitEnergy: _IntentDimension {
  /// The units that a parameter can name.
  public enum IntentUnit: _IntentUnit {
    /// Calories.
    case calories
    /// Joules.
    case joules
    /// Kilocalories.
    case kilocalories
    /// Kilojoules.
    case kilojoules
    /// Kilowatt hours.
    case kilowattHours

    /// The unit as Foundation knows it.
    public var _unit: UnitEnergy {
      switch self {
      case .calories: .calories
      case .joules: .joules
      case .kilocalories: .kilocalories
      case .kilojoules: .kilojoules
      case .kilowattHours: .kilowattHours
      }
    }
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
  /// The units that the parameter can name.
  public typealias Energy = UnitEnergy.IntentUnit
}
