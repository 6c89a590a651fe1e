// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Writes what one surface shows of one item as a snapshot: a section for each slot, mode and state.
public struct SnapshotFormat {
  private let text: RepresentationText

  /// Creates a format that knows facts.
  public init(facts: FactIndex) {
    text = RepresentationText(facts: facts)
  }

  /// The text of one snapshot file.
  public func draw(_ placements: [PlacedItem]) -> String {
    placements.map { placed in
      Self.heading(placed) + "\n"
        + text.lines(placed.placement).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// The line above a section.
  public static func heading(_ placed: PlacedItem) -> String {
    "[\(placed.slot) \(placed.mode.rawValue) \(placed.state.rawValue)]"
  }

  /// The text with some of its sections alone, each with its heading.
  public static func part(of text: String, _ headings: Set<String>) -> String {
    sections(of: text).filter { headings.contains($0.heading) }.map { $0.text + "\n" }
      .joined(separator: "\n")
  }

  /// The text with some of its sections replaced by those of another text; new ones come last.
  public static func text(
    _ text: String, replacing headings: Set<String>, from new: String
  ) -> String {
    let replacements = sections(of: new).filter { headings.contains($0.heading) }
    var result = sections(of: text)
    for replacement in replacements {
      if let index = result.firstIndex(where: { $0.heading == replacement.heading }) {
        result[index] = replacement
      } else {
        result.append(replacement)
      }
    }
    return result.map(\.text).joined(separator: "\n\n") + "\n"
  }

  private static func sections(of text: String) -> [(heading: String, text: String)] {
    var sections: [(heading: String, text: String)] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("[") || sections.isEmpty {
        sections.append((String(line), String(line)))
      } else {
        sections[sections.count - 1].text += "\n" + line
      }
    }
    return sections
  }
}
