// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A value as a property list has it, which is all that a store can keep.
package enum PropertyListValue: Sendable, Equatable {
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number with a fraction.
  case double(Double)
  /// A text.
  case string(String)
  /// Bytes.
  case data(Data)
  /// A point in time.
  case date(Date)
  /// Several values in order.
  case array([PropertyListValue])
  /// Values by name.
  case dictionary([String: PropertyListValue])
}

extension PropertyListValue {
  /// Creates a value from what a property list can hold; nil for anything else.
  package init?(propertyList value: Any) {
    // A boxed number casts to every type that can hold it, so the type it has comes first.
    let exact = type(of: value)
    switch value {
    case let value as PropertyListValue: self = value
    case let value as NSNumber where exact is NSNumber.Type:
      self = PropertyListValue(number: value)
    case let value as Bool where exact == Bool.self: self = .bool(value)
    case let value as Int where exact == Int.self: self = .int(value)
    case let value as Double where exact == Double.self: self = .double(value)
    case let value as Float where exact == Float.self: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as [Any]:
      var items: [PropertyListValue] = []
      for item in value {
        guard let item = PropertyListValue(propertyList: item) else { return nil }
        items.append(item)
      }
      self = .array(items)
    case let value as [String: Any]:
      var items: [String: PropertyListValue] = [:]
      for (key, item) in value {
        guard let item = PropertyListValue(propertyList: item) else { return nil }
        items[key] = item
      }
      self = .dictionary(items)
    case let value as NSNumber: self = PropertyListValue(number: value)
    case let value as any BinaryInteger:
      guard let number = Int(exactly: value) else { return nil }
      self = .int(number)
    default: return nil
    }
  }

  private init(number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): self = .bool(number.boolValue)
    case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .double(number.doubleValue)
    default: self = .int(number.intValue)
    }
  }

  /// The value as Foundation's property lists hold it.
  package var propertyList: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .array(let items): items.map(\.propertyList)
    case .dictionary(let items): items.mapValues(\.propertyList)
    }
  }
}
