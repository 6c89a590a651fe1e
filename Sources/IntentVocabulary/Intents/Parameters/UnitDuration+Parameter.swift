// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

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
