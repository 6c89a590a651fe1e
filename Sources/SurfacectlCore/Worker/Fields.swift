// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Writes a message between worker and parent as a line of fields.
///
/// A format of our own, since the first use of each type by a general coder makes the runtime search
/// all libraries for conformances: that alone took longer than everything else that `list` does.
struct FieldWriter {
  private(set) var line: [UInt8]

  /// Begins a message with its word.
  init(_ word: String) { line = Array(word.utf8) }

  /// Appends a text.
  mutating func put(_ text: String) {
    line.append(UInt8(ascii: "\t"))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\t"): line += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case UInt8(ascii: "\n"): line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"): line += [UInt8(ascii: "\\"), UInt8(ascii: "\\")]
      default: line.append(byte)
      }
    }
  }

  /// Appends a text that may be missing.
  mutating func put(_ text: String?) { put(text.map { "+" + $0 } ?? "-") }

  /// Appends a number.
  mutating func put(_ number: Int) { put(String(number)) }

  /// Appends a truth value.
  mutating func put(_ flag: Bool) { put(flag ? "1" : "0") }

  /// Appends a list, each element by a function.
  mutating func put<Element>(
    _ list: [Element], _ element: (inout FieldWriter, Element) -> Void
  ) {
    put(list.count)
    for item in list { element(&self, item) }
  }

  /// Appends a list of texts.
  mutating func put(_ texts: [String]) { put(texts) { $0.put($1) } }
}

/// Reads a message of fields; what a worker sends is not to be trusted, so everything can be missing.
struct FieldReader {
  /// The message is not of the form that was expected.
  struct Malformed: Error {}

  private var fields: [ArraySlice<UInt8>].SubSequence

  /// Takes a line apart.
  init(_ line: ArraySlice<UInt8>) {
    fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)[...]
  }

  /// The next text.
  mutating func text() throws(Malformed) -> String {
    guard let field = fields.popFirst() else { throw Malformed() }
    guard field.contains(UInt8(ascii: "\\")) else { return String(decoding: field, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in field {
      switch (isEscaped, byte) {
      case (false, UInt8(ascii: "\\")):
        isEscaped = true
        continue
      case (true, UInt8(ascii: "t")): bytes.append(UInt8(ascii: "\t"))
      case (true, UInt8(ascii: "n")): bytes.append(UInt8(ascii: "\n"))
      default: bytes.append(byte)
      }
      isEscaped = false
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The next text that may be missing.
  mutating func optional() throws(Malformed) -> String? {
    let text = try text()
    return text.first == "+" ? String(text.dropFirst()) : nil
  }

  /// The next number.
  mutating func number() throws(Malformed) -> Int {
    guard let number = Int(try text()) else { throw Malformed() }
    return number
  }

  /// The next truth value.
  mutating func flag() throws(Malformed) -> Bool { try text() == "1" }

  /// The next value of an enumeration.
  mutating func value<Value: RawRepresentable<String>>() throws(Malformed) -> Value {
    guard let value = Value(rawValue: try text()) else { throw Malformed() }
    return value
  }

  /// The next list, each element by a function.
  mutating func list<Element>(
    _ element: (inout FieldReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = try number()
    // Every element has a field of its own, so a count beyond them is a lie.
    guard (0...fields.count).contains(count) else { throw Malformed() }
    var list: [Element] = []
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }

  /// The next list of texts.
  mutating func texts() throws(Malformed) -> [String] {
    try list { (reader) throws(Malformed) in try reader.text() }
  }
}

/// A value that has a form as fields.
protocol FieldCodable {
  /// Appends the value to a message.
  func put(in writer: inout FieldWriter)

  /// Reads the value from a message.
  init(from reader: inout FieldReader) throws(FieldReader.Malformed)
}
