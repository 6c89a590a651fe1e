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
