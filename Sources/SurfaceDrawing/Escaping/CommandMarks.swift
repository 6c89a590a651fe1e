// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Takes from text what a CI system would obey: "::" at the start of a line, "##[" and "##vso[" anywhere.
///
/// The runners trim any Unicode space before they look, and compare as a language does, so that joiners
/// and marks between the characters hide nothing from them.
enum CommandMarks {
  /// The text with a backslash in each mark.
  ///
  /// - Parameter startsLine: Whether the text can stand at the start of a line; where it may be broken
  ///   at its spaces, each of its words can.
  static func broken(_ text: String, startsLine: Bool = true) -> String {
    guard mayHaveMarks(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var isAtStart = startsLine
    for (index, scalar) in scalars.enumerated() {
      let isColons = scalar == ":" && follower(of: index, in: scalars).map { scalars[$0] } == ":"
      if isAtStart, isColons { result.append("\\") }
      result.append(scalar)
      if scalar == "#", isCommand(at: index, in: scalars) { result.append("\\") }
      if scalar.properties.isWhitespace {
        isAtStart = startsLine
      } else if !isIgnored(scalar) {
        isAtStart = false
      }
    }
    return String(result)
  }

  /// Whether there are two colons or number signs at all; nearly every text has none.
  private static func mayHaveMarks(_ text: String) -> Bool {
    var colons = 0
    var signs = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: ":") { colons += 1 }
      if byte == UInt8(ascii: "#") { signs += 1 }
    }
    return colons > 1 || signs > 1
  }

  /// Whether "##[" or "##vso[" begins at a place.
  private static func isCommand(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    ["#[", "#vso["].contains { rest in
      var place = index
      for expected in rest.unicodeScalars {
        guard let next = follower(of: place, in: scalars),
          scalars[next].properties.lowercaseMapping == String(expected)
        else { return false }
        place = next
      }
      return true
    }
  }

  /// The next scalar that a comparison does not ignore.
  private static func follower(of index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    scalars[(index + 1)...].prefix(32).firstIndex { !isIgnored($0) }
  }

  /// Whether a comparison of words ignores a scalar: joiners, marks, variation selectors.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
      || [.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory)
  }
}
