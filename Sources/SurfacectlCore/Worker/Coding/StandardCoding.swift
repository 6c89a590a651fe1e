// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension String: FieldCodable {
  func put(in writer: inout FieldWriter) { writer.putText(self) }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) { self = try reader.text() }
}

extension Int: FieldCodable {
  func put(in writer: inout FieldWriter) { writer.putText(String(self)) }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    guard let number = Int(try reader.text()) else { throw .field }
    self = number
  }
}

extension Bool: FieldCodable {
  func put(in writer: inout FieldWriter) { writer.putText(self ? "1" : "0") }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "1": self = true
    case "0": self = false
    default: throw .field
    }
  }
}

extension Double: FieldCodable {
  /// Appends a whole number as such, any other by its bits.
  func put(in writer: inout FieldWriter) {
    if let number = Int32(exactly: self), self != 0 || sign == .plus {
      writer.putText(String(number))
    } else {
      writer.putText("x" + String(bitPattern, radix: 16))
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    let text = try reader.text()
    if text.utf8.first == UInt8(ascii: "x") {
      guard let bits = UInt64(text.dropFirst(), radix: 16) else { throw .field }
      self.init(bitPattern: bits)
    } else {
      guard let number = Int32(text) else { throw .field }
      self.init(number)
    }
  }
}

extension Data: FieldCodable {
  func put(in writer: inout FieldWriter) { writer.putText(base64EncodedString()) }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    guard let data = Data(base64Encoded: try reader.text()) else { throw .field }
    self = data
  }
}

extension Date: FieldCodable {
  func put(in writer: inout FieldWriter) { writer.put(timeIntervalSinceReferenceDate) }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(timeIntervalSinceReferenceDate: try reader.get())
  }
}

extension Optional: FieldCodable where Wrapped: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(self != nil)
    if let self { writer.put(self) }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self = try reader.get() ? try Wrapped(from: &reader) : nil
  }
}

extension Array: FieldCodable where Element: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(count)
    for element in self { writer.put(element) }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    let count = try reader.count()
    self.init()
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

extension Set: FieldCodable where Element: FieldCodable {
  func put(in writer: inout FieldWriter) { writer.put(Array(self)) }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try [Element](from: &reader))
  }
}

extension Dictionary: FieldCodable where Key: FieldCodable & Comparable, Value: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(count)
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      writer.put(key)
      writer.put(value)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    let count = try reader.count()
    self.init(minimumCapacity: 0)
    for _ in 0..<count {
      let key = try Key(from: &reader)
      self[key] = try Value(from: &reader)
    }
  }
}
