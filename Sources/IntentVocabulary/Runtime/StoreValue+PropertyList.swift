// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentStore

extension StoreValue {
  /// What a report tells of a value that a store keeps.
  package init(_ value: PropertyListValue) {
    self =
      switch value {
      case .bool(let value): .bool(value)
      case .int(let value): .int(value)
      case .double(let value): .double(value)
      case .string(let value): .string(value)
      case .data(let value): .data(value)
      case .date(let value): .date(value)
      case .array(let items): .array(items.map { StoreValue($0) })
      case .dictionary(let items): .dictionary(items.mapValues { StoreValue($0) })
      }
  }
}

extension PropertyListValue {
  /// What a store keeps of a value that was given.
  package init(_ value: StoreValue) {
    self =
      switch value {
      case .bool(let value): .bool(value)
      case .int(let value): .int(value)
      case .double(let value): .double(value)
      case .string(let value): .string(value)
      case .data(let value): .data(value)
      case .date(let value): .date(value)
      case .array(let items): .array(items.map { PropertyListValue($0) })
      case .dictionary(let items): .dictionary(items.mapValues { PropertyListValue($0) })
      }
  }
}
