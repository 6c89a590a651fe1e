// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What a value is, in the bytes of a log.
private enum Tag: UInt8 {
  case no, yes, int, double, string, data, date, array, dictionary
}

/// Turns values into bytes: property lists would take far longer to read, and every process reads
/// what all others write.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: String) { append(text.utf8) }

  mutating func append(_ content: some Collection<UInt8>) {
    append(UInt32(content.count))
    bytes.append(contentsOf: content)
  }

  mutating func append(_ value: PropertyListValue) {
    switch value {
    case .bool(let flag): append(flag ? Tag.yes : .no)
    case .int(let number):
      append(Tag.int)
      append(Int64(number))
    case .double(let number):
      append(Tag.double)
      append(number.bitPattern)
    case .string(let text):
      append(Tag.string)
      append(text)
    case .data(let data):
      append(Tag.data)
      append(data)
    case .date(let date):
      append(Tag.date)
      append(date.timeIntervalSinceReferenceDate.bitPattern)
    case .array(let items):
      append(Tag.array)
      append(UInt32(items.count))
      for item in items { append(item) }
    case .dictionary(let items):
      append(Tag.dictionary)
      append(UInt32(items.count))
      for (key, item) in items {
        append(key)
        append(item)
      }
    }
  }

  private mutating func append(_ tag: Tag) { bytes.append(tag.rawValue) }
}

/// Reads what a `ByteWriter` wrote; everything is nil where the bytes do not say it.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number? {
    let size = MemoryLayout<Number>.size
    guard rest.count >= size else { return nil }
    let number = rest.withUnsafeBytes { $0.loadUnaligned(as: Number.self) }
    rest.removeFirst(size)
    return Number(littleEndian: number)
  }

  mutating func nextBytes() -> ArraySlice<UInt8>? {
    guard let count = next(UInt32.self), rest.count >= Int(count) else { return nil }
    defer { rest.removeFirst(Int(count)) }
    return rest.prefix(Int(count))
  }

  mutating func nextText() -> String? { nextBytes().map { String(decoding: $0, as: UTF8.self) } }

  mutating func nextValue() -> PropertyListValue? {
    switch next(UInt8.self).flatMap(Tag.init) {
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .int: return next(Int64.self).map { .int(Int($0)) }
    case .double: return next(UInt64.self).map { .double(Double(bitPattern: $0)) }
    case .string: return nextText().map { .string($0) }
    case .data: return nextBytes().map { .data(Data($0)) }
    case .date:
      return next(UInt64.self).map {
        .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: $0)))
      }
    case .array:
      guard let count = next(UInt32.self) else { return nil }
      var items: [PropertyListValue] = []
      for _ in 0..<count {
        guard let item = nextValue() else { return nil }
        items.append(item)
      }
      return .array(items)
    case .dictionary:
      guard let count = next(UInt32.self) else { return nil }
      var items: [String: PropertyListValue] = [:]
      for _ in 0..<count {
        guard let key = nextText(), let item = nextValue() else { return nil }
        items[key] = item
      }
      return .dictionary(items)
    case nil: return nil
    }
  }
}
