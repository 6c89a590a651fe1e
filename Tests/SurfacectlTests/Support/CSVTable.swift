// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Comma-separated values, read as RFC 4180 has them.
struct CSVTable {
  private(set) var rows: [[String]] = []

  /// The rows after the first, each by the names that the first has.
  var records: [[String: String]] {
    guard let names = rows.first else { return [] }
    return rows.dropFirst().map { row in
      Dictionary(zip(names, row), uniquingKeysWith: { first, _ in first })
    }
  }

  init(_ text: String) {
    var row: [String] = []
    var field = ""
    var isQuoted = false
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if isQuoted {
        if character != "\"" {
          field.append(character)
        } else if rest.first == "\"" {
          field.append(character)
          rest.removeFirst()
        } else {
          isQuoted = false
        }
      } else if character == "\"" {
        isQuoted = true
      } else if character == "," {
        row.append(field)
        field = ""
      } else if character.isNewline {
        rows.append(row + [field])
        row = []
        field = ""
      } else {
        field.append(character)
      }
    }
    if !row.isEmpty || !field.isEmpty { rows.append(row + [field]) }
  }
}
