// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

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
