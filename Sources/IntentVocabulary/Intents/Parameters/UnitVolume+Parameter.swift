// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

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
