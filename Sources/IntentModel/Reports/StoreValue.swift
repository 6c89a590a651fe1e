// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A value in a store: what a property list can hold.
public enum StoreValue: Sendable, Hashable {
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
  case array([StoreValue])
  /// Values by name.
  case dictionary([String: StoreValue])
}

extension StoreValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates true or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// Creates a number with a fraction.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates several values in order.
  public init(arrayLiteral elements: StoreValue...) { self = .array(elements) }
  /// Creates values by name; of a name given twice the last one counts.
  public init(dictionaryLiteral elements: (String, StoreValue)...) {
    self = .dictionary(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

extension StoreValue: CustomStringConvertible {
  /// The value as people read it; bytes as base64, dates in ISO 8601.
  public var description: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .data(let value): value.base64EncodedString()
    case .date(let value): value.formatted(.iso8601)
    case .array(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
    case .dictionary(let items):
      "{"
        + items.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}

extension StoreValue: Codable {
  /// Decodes a JSON value; what was bytes or a date comes back as text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([StoreValue].self) {
      self = .array(value)
    } else {
      self = .dictionary(try container.decode([String: StoreValue].self))
    }
  }

  /// Encodes the value as JSON has it; bytes as base64, dates in ISO 8601.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value):
      // JSON has no infinity and no NaN.
      if value.isFinite { try container.encode(value) } else { try container.encode("\(value)") }
    case .string(let value): try container.encode(value)
    case .data, .date: try container.encode(description)
    case .array(let items): try container.encode(items)
    case .dictionary(let items): try container.encode(items)
    }
  }
}
