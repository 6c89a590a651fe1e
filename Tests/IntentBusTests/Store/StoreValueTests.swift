// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import Testing

/// The values of stores.
struct StoreValueTests {
  private static let date = Date(timeIntervalSince1970: 0)

  @Test func `a literal is a value`() {
    let value: StoreValue = [
      "a": true, "b": 1, "c": 1.5, "d": "text", "e": [1, "two"],
    ]
    #expect(
      value
        == .dictionary([
          "a": .bool(true), "b": .int(1), "c": .double(1.5), "d": .string("text"),
          "e": .array([.int(1), .string("two")]),
        ]))
  }

  @Test func `what a property list holds is a value`() {
    #expect(StoreValue(propertyList: true) == .bool(true))
    #expect(StoreValue(propertyList: 1) == .int(1))
    #expect(StoreValue(propertyList: 0) == .int(0))
    #expect(StoreValue(propertyList: 1.0) == .double(1))
    #expect(StoreValue(propertyList: Float(0.5)) == .double(0.5))
    #expect(StoreValue(propertyList: "text") == .string("text"))
    #expect(StoreValue(propertyList: Data([1, 2])) == .data(Data([1, 2])))
    #expect(StoreValue(propertyList: Self.date) == .date(Self.date))
    #expect(StoreValue(propertyList: UInt8(7)) == .int(7))
    #expect(StoreValue(propertyList: Int64.min) == .int(.min))
  }

  @Test func `lists within lists are values`() {
    #expect(
      StoreValue(propertyList: ["a": [1, 2], "b": ["c": true]] as [String: Any])
        == .dictionary(["a": .array([.int(1), .int(2)]), "b": .dictionary(["c": .bool(true)])]))
  }

  @Test func `numbers of Foundation keep their kind`() {
    #expect(StoreValue(propertyList: NSNumber(value: true)) == .bool(true))
    #expect(StoreValue(propertyList: NSNumber(value: 3)) == .int(3))
    #expect(StoreValue(propertyList: NSNumber(value: 1)) == .int(1))
    #expect(StoreValue(propertyList: NSNumber(value: 0)) == .int(0))
    #expect(StoreValue(propertyList: NSNumber(value: 2.0)) == .double(2))
    #expect(StoreValue(propertyList: NSNumber(value: 0.25)) == .double(0.25))
  }

  @Test func `what no property list holds is no value`() {
    struct Custom {}
    #expect(StoreValue(propertyList: Custom()) == nil)
    #expect(StoreValue(propertyList: [1, Custom()] as [Any]) == nil)
    #expect(StoreValue(propertyList: ["a": Custom()]) == nil)
  }

  @Test(
    arguments: [
      StoreValue.bool(true), 1, 1.5, "text", .data(Data([1])), .date(date), [1, [2]],
      ["a": ["b": false]],
    ])
  func `a value is what its property list is`(_ value: StoreValue) {
    #expect(StoreValue(propertyList: value.propertyList) == value)
  }

  @Test(
    arguments: [
      (StoreValue.bool(false), "false"), (12, "12"), (0.5, "0.5"), ("a b", "\"a b\""),
      (StoreValue.data(Data("hi".utf8)), "aGk="), (StoreValue.date(date), "1970-01-01T00:00:00Z"),
      ([1, "two"], "[1, \"two\"]"), (["b": 1, "a": 2], "{a: 2, b: 1}"),
    ] as [(StoreValue, String)])
  func `a value is described for people`(_ value: StoreValue, _ text: String) {
    #expect(value.description == text)
  }

  @Test(
    arguments: [
      (StoreValue.bool(true), "true"), (12, "12"), (0.5, "0.5"), ("text", "\"text\""),
      (StoreValue.data(Data("hi".utf8)), "\"aGk=\""),
      (StoreValue.date(date), "\"1970-01-01T00:00:00Z\""),
      ([1, [true]], "[1,[true]]"), (["a": 1], "{\"a\":1}"),
    ] as [(StoreValue, String)])
  func `a value is encoded as JSON has it`(_ value: StoreValue, _ text: String) throws {
    let data = try JSONEncoder().encode([value])
    #expect(String(decoding: data, as: UTF8.self) == "[\(text)]")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that JSON lacks is encoded as text`(_ number: Double) throws {
    let data = try JSONEncoder().encode([StoreValue.double(number)])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(number)\"]")
  }

  @Test(arguments: [StoreValue.bool(true), 12, 0.5, "text", [1, [true]], ["a": ["b": "c"]]])
  func `a value survives JSON`(_ value: StoreValue) throws {
    let data = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([StoreValue].self, from: data) == [value])
  }
}
