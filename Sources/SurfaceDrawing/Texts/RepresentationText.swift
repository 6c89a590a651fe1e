// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Writes a representation as lines of `name: value`, the same for people and for snapshots.
public struct RepresentationText {
  private let facts: FactIndex

  /// Creates a writer that knows which facts are not sure.
  public init(facts: FactIndex) { self.facts = facts }

  /// The lines of what a slot does with an item.
  public func lines(_ placement: Placement) -> [String] {
    switch placement {
    case .absent(let absence):
      ["absent: \(SafeText.line(absence.reason)) [\(SafeText.line(absence.rule))]"]
    case .shown(let representation): lines(representation)
    }
  }

  private func lines(_ representation: Representation) -> [String] {
    var lines: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { lines.append("\(name): \(SafeText.line(value))") }
    }
    add("glyph", representation.glyph.map { "\($0.name) (\($0.source.rawValue))" })
    add("label", representation.label)
    add("value", representation.value)
    add("hint", representation.hint)
    add("status", representation.status)
    add("tint", representation.tint?.description)
    if representation.isDimmed { add("look", "dimmed") }
    add("tap", representation.tap.map(sentence))
    if !representation.redacted.isEmpty {
      add("redacted", representation.redacted.map(\.rawValue).joined(separator: ", "))
    }
    if let tree = representation.tree { lines += TreeText.lines(tree) }
    if !representation.notModelled.isEmpty {
      add("not modelled", representation.notModelled.joined(separator: ", "))
    }
    for loss in representation.lost { add("lost", "\(loss.what) [\(loss.rule)]") }
    let assumed = facts.ids(of: .assumed, among: representation.facts)
    if !assumed.isEmpty { add("assumed", assumed.joined(separator: ", ")) }
    let conflicting = facts.ids(of: .conflicting, among: representation.facts)
    if !conflicting.isEmpty { add("conflicting", conflicting.joined(separator: ", ")) }
    return lines.isEmpty ? ["nothing to see"] : lines
  }

  private func sentence(_ tap: Slot.Tap) -> String {
    switch tap {
    case .runs: "runs"
    case .needsUnlock: "runs once unlocked"
    case .nothing: "does nothing"
    }
  }
}
