// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

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
