// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
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
