// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension UnitLength: _IntentDimension {
  /// The units that a parameter can name.
  public enum IntentUnit: _IntentUnit {
    /// Astronomical units.
    case astronomicalUnits
    /// Centimeters.
    case centimeters
    /// Decameters.
    case decameters
    /// Decimeters.
    case decimeters
    /// Fathoms.
    case fathoms
    /// Feet.
    case feet
    /// Furlongs.
    case furlongs
    /// Hectometers.
    case hectometers
    /// Inches.
    case inches
    /// Kilometers.
    case kilometers
    /// Lightyears.
    case lightyears
    /// Megameters.
    case megameters
    /// Meters.
    case meters
    /// Micrometers.
    case micrometers
    /// Miles.
    case miles
    /// Millimeters.
    case millimeters
    /// Nanometers.
    case nanometers
    /// Nautical miles.
    case nauticalMiles
    /// Parsecs.
    case parsecs
    /// Picometers.
    case picometers
    /// Scandinavian miles.
    case scandinavianMiles
    /// Yards.
    case yards

    /// The unit as Foundation knows it.
    public var _unit: UnitLength {
      switch self {
      case .astronomicalUnits: .astronomicalUnits
      case .centimeters: .centimeters
      case .decameters: .decameters
      case .decimeters: .decimeters
      case .fathoms: .fathoms
      case .feet: .feet
      case .furlongs: .furlongs
      case .hectometers: .hectometers
      case .inches: .inches
      case .kilometers: .kilometers
      case .lightyears: .lightyears
      case .megameters: .megameters
      case .meters: .meters
      case .micrometers: .micrometers
      case .miles: .miles
      case .millimeters: .millimeters
      case .nanometers: .nanometers
      case .nauticalMiles: .nauticalMiles
      case .parsecs: .parsecs
      case .picometers: .picometers
      case .scandinavianMiles: .scandinavianMiles
      case .yards: .yards
      }
    }
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
  /// The units that the parameter can name.
  public typealias Length = UnitLength.IntentUnit
}
