// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What was archived of an item, what the slots show of it, and where it is declared.
package struct ItemEvidence {
  /// The item.
  package var item: ItemDescription
  /// What the slots that were asked for do with it.
  package var placements: [PlacedItem]
  /// What archiving a widget brought to light; nil for any other item.
  package var observations: WidgetObservations?
  /// The sources of its plugin.
  package var sources: SourceEvidence

  package init(
    item: ItemDescription, placements: [PlacedItem], observations: WidgetObservations?,
    sources: SourceEvidence
  ) {
    self.item = item
    self.placements = placements
    self.observations = observations
    self.sources = sources
  }

  /// Where the item's type is declared.
  var declaration: SourcePlace? { sources.declaration(of: item.typeName) }

  /// Something that slots take from the item.
  struct Lost {
    /// The first of its kind; all have the same subject.
    var loss: Representation.Loss
    /// The slots that take it, as `surface/slot`, in order.
    var slots: [String]
  }

  /// What slots take from the item of one kind, a subject a time, in order.
  func lost(_ kind: Representation.Loss.Kind) -> [Lost] {
    var all: [Lost] = []
    for placed in placements {
      guard case .shown(let representation) = placed.placement else { continue }
      for loss in representation.lost where loss.kind == kind {
        if let index = all.firstIndex(where: { $0.loss.what == loss.what }) {
          if !all[index].slots.contains(placed.place) { all[index].slots.append(placed.place) }
        } else {
          all.append(Lost(loss: loss, slots: [placed.place]))
        }
      }
    }
    return all
  }

  /// Where a mark stands in the plugin's sources, the item's own file first; else the declaration.
  func place(
    near mark: SourceMark?, where fits: (Substring) -> Bool = { _ in true }
  ) -> SourcePlace? {
    let declaration = declaration
    return mark.flatMap { sources.place(of: $0, firstIn: declaration?.file, where: fits) }
      ?? declaration.map { SourcePlace(file: $0.file, line: $0.line) }
  }
}

extension PlacedItem {
  /// The slot as the command line has it: `surface/slot`.
  package var place: String { "\(surface)/\(slot)" }
}

/// Words for findings.
enum FindingText {
  /// "on home-screen/small, watch/stack".
  static func on(_ slots: [String]) -> String { "on " + slots.joined(separator: ", ") }

  /// Up to three texts in quotation marks, and how many there are beside them.
  static func quoted(_ texts: [String]) -> String {
    let shown = texts.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    return texts.count > 3 ? "\(shown) and \(texts.count - 3) more" : shown
  }

  /// A length of time with one decimal: "7.5 s".
  static func seconds(milliseconds: Double) -> String {
    let tenths = Int((min(max(0, milliseconds), 1e9) / 100).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
