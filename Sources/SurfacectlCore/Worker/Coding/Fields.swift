// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Writes a message between worker and parent as a line of fields.
///
/// A format of our own, since the first use of each type by a general coder makes the runtime search
/// all libraries for conformances: that alone took longer than everything else that `list` does.
struct FieldWriter {
  private(set) var line: [UInt8]
  /// Whether something was left out, since it is too deep inside.
  var isCut = false
  private var depth = 0

  /// Begins a message with its word.
  init(_ word: String) { line = Array(word.utf8) }

  /// Appends a value.
  mutating func put(_ value: some FieldCodable) { value.put(in: &self) }

  /// Appends a text as one field.
  mutating func putText(_ text: String) {
    line.append(UInt8(ascii: "\t"))
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "\t"): line += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
        case UInt8(ascii: "\n"): line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case UInt8(ascii: "\\"): line += [UInt8(ascii: "\\"), UInt8(ascii: "\\")]
        default: line.append(byte)
        }
      }
    }
  }

  /// Appends values that may hold values of their own kind; beyond the deepest level, none of them.
  mutating func putNested<Element>(
    _ list: some Collection<Element>, _ element: (inout FieldWriter, Element) -> Void
  ) {
    guard depth < FieldReader.mostDepth else {
      isCut = isCut || !list.isEmpty
      return put(0)
    }
    depth += 1
    put(list.count)
    for item in list { element(&self, item) }
    depth -= 1
  }
}

/// Reads a message of fields; what a worker sends is not to be trusted, so everything can be missing.
struct FieldReader {
  /// The message is not of the form that was expected.
  enum Malformed: Error {
    /// A field is missing, left over, or not what its place asks for.
    case field
    /// Values of one kind are more than `mostDepth` levels inside each other.
    case depth
  }

  /// So many levels of values inside values of their own kind can be sent.
  static let mostDepth = DrawnView.mostDepth

  private var rest: ArraySlice<UInt8>
  private var isAtEnd = false
  private var depth = 0

  /// Reads from the beginning of a line.
  init(_ line: ArraySlice<UInt8>) { rest = line }

  /// The next value.
  mutating func get<Value: FieldCodable>() throws(Malformed) -> Value {
    try Value(from: &self)
  }

  /// Makes sure that nothing is left.
  func end() throws(Malformed) {
    guard isAtEnd else { throw .field }
  }

  /// The next field, as it was written.
  private mutating func field() throws(Malformed) -> ArraySlice<UInt8> {
    guard !isAtEnd else { throw .field }
    guard let tab = rest.firstIndex(of: UInt8(ascii: "\t")) else {
      isAtEnd = true
      return rest
    }
    let field = rest[..<tab]
    rest = rest[(tab + 1)...]
    return field
  }

  /// The next text.
  mutating func text() throws(Malformed) -> String {
    let field = try field()
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

  /// How many values follow.
  mutating func count() throws(Malformed) -> Int {
    let count: Int = try get()
    // Every value has a field of its own, so a count beyond them is a lie.
    guard (0...rest.count + 1).contains(count) else { throw .field }
    return count
  }

  /// The next values that may hold values of their own kind.
  mutating func nested<Element>(
    _ element: (inout FieldReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = try count()
    guard count > 0 else { return [] }
    guard depth < Self.mostDepth else { throw .depth }
    depth += 1
    var list: [Element] = []
    for _ in 0..<count { list.append(try element(&self)) }
    depth -= 1
    return list
  }
}

/// A value that has a form as fields, which brings back the very same value.
protocol FieldCodable {
  /// Appends the value to a message.
  func put(in writer: inout FieldWriter)

  /// Reads the value from a message.
  init(from reader: inout FieldReader) throws(FieldReader.Malformed)
}

extension FieldCodable where Self: RawRepresentable<String> {
  func put(in writer: inout FieldWriter) { writer.putText(rawValue) }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    guard let value = Self(rawValue: try reader.text()) else { throw .field }
    self = value
  }
}
