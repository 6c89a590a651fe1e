// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SourceModel
import Testing

@testable import SurfaceRules

/// What rules make of an item.
struct ItemRuleTests {
  private func evidence(
    lost: [String: [Representation.Loss]], line: Int = 7, source: String = ""
  ) -> ItemEvidence {
    let placements = lost.sorted { $0.key < $1.key }.map { slot, losses in
      var representation = Representation(mode: .fullColor)
      representation.lost = losses
      return PlacedItem(
        kind: "test.widget", plugin: "Test", surface: "home", slot: slot, mode: .fullColor,
        state: .entry, placement: .shown(representation))
    }
    let type = IndexedType(
      name: "TestWidget", qualifiedName: "TestWidget", kind: .struct, inherits: ["Widget"],
      file: "Test/Widget.swift", line: line, column: 8, isMain: false, hasAsyncMain: false,
      isPrivate: false, isGeneric: false)
    return ItemEvidence(
      item: ItemDescription(
        kind: "test.widget", type: .widget, typeName: "TestWidget", title: "Test", plugin: "Test"),
      placements: placements, observations: nil,
      sources: SourceEvidence(
        index: SourceIndex(types: [type]),
        files: [SourceText(path: "Test/Widget.swift", text: source)]))
  }

  private func cut(_ text: String) -> Representation.Loss {
    Representation.Loss("text cut off: \(text)", rule: "text-truncated", kind: .text, subject: text)
  }

  @Test func `texts that are cut off are one finding that names the slots`() throws {
    let findings = Rules.findings(
      in: evidence(lost: ["small": [cut("One"), cut("Two")], "medium": [cut("One")]]))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == "text-truncated")
    #expect(finding.slots == ["home/medium", "home/small"])
    #expect(finding.message.contains("\"One\", \"Two\""))
    #expect((finding.file, finding.line) == ("Test/Widget.swift", 7))
  }

  @Test func `of many texts three are named and the others counted`() throws {
    let texts = ["A", "B", "C", "D", "E"].map { cut($0) }
    let finding = try #require(Rules.findings(in: evidence(lost: ["small": texts])).first)
    #expect(finding.message.contains("\"A\", \"B\", \"C\" and 2 more"))
  }

  @Test func `a fingerprint is the same wherever the line has moved to`() {
    func fingerprints(line: Int) -> [String] {
      Rules.findings(in: evidence(lost: ["small": [cut("One")]], line: line)).map(\.fingerprint)
    }
    #expect(fingerprints(line: 7) == fingerprints(line: 70))
    #expect(fingerprints(line: 7).first?.count == 16)
  }

  @Test func `two images have two fingerprints`() {
    let losses = ["sun", "moon"].map {
      Representation.Loss("image", rule: "accented-image", kind: .silhouette, subject: $0)
    }
    let findings = Rules.findings(in: evidence(lost: ["small": losses]))
    #expect(Set(findings.map(\.fingerprint)).count == findings.count)
  }

  @Test func `a finding stands where the source names what is lost`() throws {
    let loss = Representation.Loss(
      "image 'sun'", rule: "accented-image", kind: .silhouette, subject: "sun")
    let source = "struct V {\n  // Image(\"sun\")\n  let image = Image(\"sun\")\n}\n"
    let finding = try #require(
      Rules.findings(in: evidence(lost: ["small": [loss]], source: source)).first)
    #expect((finding.line, finding.column) == (3, 21))
  }

  @Test func `words of a loss change no rule's mind`() {
    let loss = Representation.Loss("all but one of 2 widgetURLs", rule: "link-ineffective")
    #expect(Rules.findings(in: evidence(lost: ["small": [loss]])).isEmpty)
  }
}
