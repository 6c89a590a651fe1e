// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A unit of measurement that a parameter can name as a constant.
public protocol _IntentUnit: Hashable, CaseIterable, Sendable {
  /// The dimension that is measured.
  associatedtype UnitType: Dimension
  /// The unit as Foundation knows it.
  var _unit: UnitType { get }
}

/// A dimension whose units a parameter can name as constants.
public protocol _IntentDimension: Dimension {
  /// The names of the units.
  associatedtype IntentUnit: _IntentUnit
}

/// A measurement in a dimension whose units a parameter can name as constants.
public protocol _MeasurementValue: _IntentValue {
  /// The names of the units.
  associatedtype IntentUnit: _IntentUnit
  /// Measures a number in a unit, or in the dimension's base unit.
  static func measured(_ number: Double, unit: IntentUnit?) -> Any?
}

extension Measurement: _MeasurementValue where UnitType: _IntentDimension {
  /// The names of the units.
  public typealias IntentUnit = UnitType.IntentUnit

  /// Measures a number in a unit, or in the dimension's base unit.
  public static func measured(_ number: Double, unit: UnitType.IntentUnit?) -> Any? {
    guard let unit = unit.map({ $0._unit as Unit }) ?? UnitType.baseUnit() as Unit?,
      let unit = unit as? UnitType
    else { return nil }
    return Measurement(value: number, unit: unit)
  }
}

/// A measurement, seen without its dimension.
protocol MeasuredIntentValue {
  static func measured(_ number: Double, unit: Any?) -> Any?
}

extension Measurement: MeasuredIntentValue where UnitType: _IntentDimension {
  static func measured(_ number: Double, unit: Any?) -> Any? {
    measured(number, unit: unit as? UnitType.IntentUnit)
  }
}

extension UnitDuration: _IntentDimension {
  /// The units that a parameter can name.
  public enum IntentUnit: _IntentUnit {
    /// Hours.
    case hours
    /// Microseconds.
    case microseconds
    /// Milliseconds.
    case milliseconds
    /// Minutes.
    case minutes
    /// Nanoseconds.
    case nanoseconds
    /// Picoseconds.
    case picoseconds
    /// Seconds.
    case seconds

    /// The unit as Foundation knows it.
    public var _unit: UnitDuration {
      switch self {
      case .hours: .hours
      case .microseconds: .microseconds
      case .milliseconds: .milliseconds
      case .minutes: .minutes
      case .nanoseconds: .nanoseconds
      case .picoseconds: .picoseconds
      case .seconds: .seconds
      }
    }
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
  /// The units that the parameter can name.
  public typealias Duration = UnitDuration.IntentUnit
}

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

extension UnitSpeed: _IntentDimension {
  /// The units that a parameter can name.
  public enum IntentUnit: _IntentUnit {
    /// Kilometers per hour.
    case kilometersPerHour
    /// Knots.
    case knots
    /// Meters per second.
    case metersPerSecond
    /// Miles per hour.
    case milesPerHour

    /// The unit as Foundation knows it.
    public var _unit: UnitSpeed {
      switch self {
      case .kilometersPerHour: .kilometersPerHour
      case .knots: .knots
      case .metersPerSecond: .metersPerSecond
      case .milesPerHour: .milesPerHour
      }
    }
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
  /// The units that the parameter can name.
  public typealias Speed = UnitSpeed.IntentUnit
}

extension UnitTemperature: _IntentDimension {
  /// The units that a parameter can name.
  public enum IntentUnit: _IntentUnit {
    /// Celsius.
    case celsius
    /// Fahrenheit.
    case fahrenheit
    /// Kelvin.
    case kelvin

    /// The unit as Foundation knows it.
    public var _unit: UnitTemperature {
      switch self {
      case .celsius: .celsius
      case .fahrenheit: .fahrenheit
      case .kelvin: .kelvin
      }
    }
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
  /// The units that the parameter can name.
  public typealias Temperature = UnitTemperature.IntentUnit
}

extension UnitVolume: _IntentDimension {
  /// The units that a parameter can name.
  public enum IntentUnit: _IntentUnit {
    /// Acre feet.
    case acreFeet
    /// Bushels.
    case bushels
    /// Centiliters.
    case centiliters
    /// Cubic centimeters.
    case cubicCentimeters
    /// Cubic decimeters.
    case cubicDecimeters
    /// Cubic feet.
    case cubicFeet
    /// Cubic inches.
    case cubicInches
    /// Cubic kilometers.
    case cubicKilometers
    /// Cubic meters.
    case cubicMeters
    /// Cubic miles.
    case cubicMiles
    /// Cubic millimeters.
    case cubicMillimeters
    /// Cubic yards.
    case cubicYards
    /// Cups.
    case cups
    /// Deciliters.
    case deciliters
    /// Fluid ounces.
    case fluidOunces
    /// Gallons.
    case gallons
    /// Imperial fluid ounces.
    case imperialFluidOunces
    /// Imperial gallons.
    case imperialGallons
    /// Imperial pints.
    case imperialPints
    /// Imperial quarts.
    case imperialQuarts
    /// Imperial tablespoons.
    case imperialTablespoons
    /// Imperial teaspoons.
    case imperialTeaspoons
    /// Kiloliters.
    case kiloliters
    /// Liters.
    case liters
    /// Megaliters.
    case megaliters
    /// Metric cups.
    case metricCups
    /// Milliliters.
    case milliliters
    /// Pints.
    case pints
    /// Quarts.
    case quarts
    /// Tablespoons.
    case tablespoons
    /// Teaspoons.
    case teaspoons

    /// The unit as Foundation knows it.
    public var _unit: UnitVolume {
      switch self {
      case .acreFeet: .acreFeet
      case .bushels: .bushels
      case .centiliters: .centiliters
      case .cubicCentimeters: .cubicCentimeters
      case .cubicDecimeters: .cubicDecimeters
      case .cubicFeet: .cubicFeet
      case .cubicInches: .cubicInches
      case .cubicKilometers: .cubicKilometers
      case .cubicMeters: .cubicMeters
      case .cubicMiles: .cubicMiles
      case .cubicMillimeters: .cubicMillimeters
      case .cubicYards: .cubicYards
      case .cups: .cups
      case .deciliters: .deciliters
      case .fluidOunces: .fluidOunces
      case .gallons: .gallons
      case .imperialFluidOunces: .imperialFluidOunces
      case .imperialGallons: .imperialGallons
      case .imperialPints: .imperialPints
      case .imperialQuarts: .imperialQuarts
      case .imperialTablespoons: .imperialTablespoons
      case .imperialTeaspoons: .imperialTeaspoons
      case .kiloliters: .kiloliters
      case .liters: .liters
      case .megaliters: .megaliters
      case .metricCups: .metricCups
      case .milliliters: .milliliters
      case .pints: .pints
      case .quarts: .quarts
      case .tablespoons: .tablespoons
      case .teaspoons: .teaspoons
      }
    }
  }
}

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
  /// The units that the parameter can name.
  public typealias Volume = UnitVolume.IntentUnit
}
