// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What is wrong with a surface that someone else wrote.
package enum SurfaceFault {
  /// The first fault of a surface as a sentence; nil for a sound one.
  package static func first(of surface: any Surface) -> String? {
    let typeName = unqualifiedName(of: type(of: surface))
    guard isIdentifier(surface.id) else {
      return "\(typeName) has the id '\(surface.id)'; use lower-case letters, digits and '-'"
    }
    guard !surface.name.isEmpty else { return "\(typeName) has no name" }
    guard !surface.slots.isEmpty else { return "\(typeName) has no slots" }
    var slotIDs: Set<String> = []
    for slot in surface.slots {
      guard isIdentifier(slot.id) else {
        return "\(typeName) has a slot '\(slot.id)'; use lower-case letters, digits and '-'"
      }
      guard slotIDs.insert(slot.id).inserted else {
        return "\(typeName) has two slots '\(slot.id)'"
      }
      if let size = slot.size, !isLength(size.width) || !isLength(size.height) {
        return "the size of slot '\(slot.id)' of \(typeName) is not between 1 and 10,000 points"
      }
      if let radius = slot.shape.radius, !(0...10_000).contains(radius) {
        return
          "the corner radius of slot '\(slot.id)' of \(typeName) is not between 0 and 10,000 points"
      }
      if !(0...10_000).contains(slot.margins) {
        return "the margins of slot '\(slot.id)' of \(typeName) are not between 0 and 10,000 points"
      }
      if slot.modeRules.allSatisfy({ $0.modes.isEmpty }) {
        return "slot '\(slot.id)' of \(typeName) has no rendering mode"
      }
    }
    var factIDs: Set<String> = []
    for fact in surface.facts {
      guard fact.id.hasPrefix(surface.id + ".") else {
        return "the fact '\(fact.id)' of \(typeName) has to begin with '\(surface.id).'"
      }
      guard factIDs.insert(fact.id).inserted else {
        return "\(typeName) has two facts '\(fact.id)'"
      }
    }
    for slot in surface.slots {
      for id in slot.facts where !factIDs.contains(id) {
        return "slot '\(slot.id)' of \(typeName) rests on '\(id)', which is none of its facts"
      }
    }
    return nil
  }

  /// Whether a text is words of lower-case letters and digits, joined by single hyphens.
  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count <= 64
      && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
      }
  }

  private static func isLength(_ points: Double) -> Bool { (1...10_000).contains(points) }
}

extension Slot.Shape {
  /// The corner radius in points; nil for a shape without one.
  fileprivate var radius: Double? {
    if case .roundedRectangle(let radius) = self { radius } else { nil }
  }
}
