// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Reads a `.strings` file: pairs of texts, or a property list.
///
/// Foundation reads both, but of damaged pairs it writes to standard error itself, and names no line.
struct StringsFile {
  /// What is wrong, and where.
  struct Damaged: Error {
    let line: Int?
    let reason: String
  }

  static func read(_ data: Data) throws(Damaged) -> [String: String] {
    let isList =
      data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8))
      || data.starts(with: Data("<!DOCTYPE".utf8)) || data.starts(with: Data("<plist".utf8))
    if isList {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      guard let list = list as? [String: Any] else {
        throw Damaged(line: nil, reason: "the file is no property list of texts")
      }
      return list.compactMapValues { $0 as? String }
    }
    guard let text = text(of: data) else {
      throw Damaged(line: nil, reason: "the file is neither UTF-8 nor UTF-16")
    }
    var file = StringsFile(text)
    return try file.pairs()
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(validating: data.starts(with: mark) ? data.dropFirst(3) : data, as: UTF8.self)
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var next: Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  private func damaged(_ reason: String) -> Damaged {
    let line = scalars.prefix(index).count { $0 == "\n" } + 1
    return Damaged(line: line, reason: reason)
  }

  private mutating func pairs() throws(Damaged) -> [String: String] {
    var pairs: [String: String] = [:]
    try skipSpace()
    while next != nil {
      let key = try word()
      try skipSpace()
      // A key alone is its own text.
      var value = key
      if next == "=" {
        index += 1
        try skipSpace()
        value = try word()
        try skipSpace()
      }
      guard next == ";" else { throw damaged("a semicolon is missing after a text") }
      index += 1
      pairs[key] = value
      try skipSpace()
    }
    return pairs
  }

  private mutating func skipSpace() throws(Damaged) {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        index += 1
      } else if scalar == "/", scalars.dropFirst(index + 1).first == "/" {
        while let scalar = next, scalar != "\n", scalar != "\r" { index += 1 }
      } else if scalar == "/", scalars.dropFirst(index + 1).first == "*" {
        let start = index
        index += 2
        while next != nil, next != "*" || scalars.dropFirst(index + 1).first != "/" { index += 1 }
        guard next != nil else {
          index = start
          throw damaged("a comment has no end")
        }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func word() throws(Damaged) -> String {
    var text = String.UnicodeScalarView()
    guard let quote = next, quote == "\"" || quote == "'" else {
      while let scalar = next, Self.isBare(scalar) {
        text.append(scalar)
        index += 1
      }
      guard !text.isEmpty else { throw damaged("a text in quotation marks is missing") }
      return String(text)
    }
    let start = index
    index += 1
    while let scalar = next, scalar != quote {
      index += 1
      if scalar == "\\" { try appendEscape(to: &text) } else { text.append(scalar) }
    }
    guard next != nil else {
      index = start
      throw damaged("a text has no end")
    }
    index += 1
    return String(text)
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || "0123456789_.$:/-".contains(Character(scalar)))
  }

  private mutating func appendEscape(to text: inout String.UnicodeScalarView) throws(Damaged) {
    guard let scalar = next else { throw damaged("a text has no end") }
    index += 1
    switch scalar {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "U", "u":
      var unit = codeUnit()
      // What does not fit into four digits is written as two halves.
      if UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: unit)), next == "\\" {
        index += 2
        let pair = [UInt16(truncatingIfNeeded: unit), UInt16(truncatingIfNeeded: codeUnit())]
        unit = String(decoding: pair, as: UTF16.self).unicodeScalars.first?.value ?? 0xFFFD
      }
      text.append(Unicode.Scalar(unit) ?? "\u{FFFD}")
    default: text.append(scalar)
    }
  }

  /// Up to four hexadecimal digits.
  private mutating func codeUnit() -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = next, let digit = Character(scalar).hexDigitValue else { break }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
