// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentStore
import Testing

/// The values that a store keeps.
struct PropertyListValueTests {
  private static let date = Date(timeIntervalSince1970: 0)

  @Test func `what a property list holds is a value`() {
    #expect(PropertyListValue(propertyList: true) == .bool(true))
    #expect(PropertyListValue(propertyList: 1) == .int(1))
    #expect(PropertyListValue(propertyList: 0) == .int(0))
    #expect(PropertyListValue(propertyList: 1.0) == .double(1))
    #expect(PropertyListValue(propertyList: Float(0.5)) == .double(0.5))
    #expect(PropertyListValue(propertyList: "text") == .string("text"))
    #expect(PropertyListValue(propertyList: Data([1, 2])) == .data(Data([1, 2])))
    #expect(PropertyListValue(propertyList: Self.date) == .date(Self.date))
    #expect(PropertyListValue(propertyList: UInt8(7)) == .int(7))
    #expect(PropertyListValue(propertyList: Int64.min) == .int(.min))
  }

  @Test func `lists within lists are values`() {
    #expect(
      PropertyListValue(propertyList: ["a": [1, 2], "b": ["c": true]] as [String: Any])
        == .dictionary(["a": .array([.int(1), .int(2)]), "b": .dictionary(["c": .bool(true)])]))
  }

  @Test func `numbers of Foundation keep their kind`() {
    #expect(PropertyListValue(propertyList: NSNumber(value: true)) == .bool(true))
    #expect(PropertyListValue(propertyList: NSNumber(value: 3)) == .int(3))
    #expect(PropertyListValue(propertyList: NSNumber(value: 1)) == .int(1))
    #expect(PropertyListValue(propertyList: NSNumber(value: 0)) == .int(0))
    #expect(PropertyListValue(propertyList: NSNumber(value: 2.0)) == .double(2))
    #expect(PropertyListValue(propertyList: NSNumber(value: 0.25)) == .double(0.25))
  }

  @Test func `what no property list holds is no value`() {
    struct Custom {}
    #expect(PropertyListValue(propertyList: Custom()) == nil)
    #expect(PropertyListValue(propertyList: [1, Custom()] as [Any]) == nil)
    #expect(PropertyListValue(propertyList: ["a": Custom()]) == nil)
  }

  @Test(
    arguments: [
      PropertyListValue.bool(true), .int(1), .double(1.5), .string("text"), .data(Data([1])),
      .date(date), .array([.int(1), .array([.int(2)])]),
      .dictionary(["a": .dictionary(["b": .bool(false)])]),
    ])
  func `a value is what its property list is`(_ value: PropertyListValue) {
    #expect(PropertyListValue(propertyList: value.propertyList) == value)
  }
}
