// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import Testing

@testable import SurfaceDrawing

/// The documents that programs read.
struct JSONFormatTests {
  private let surfaces = [
    surface("stub", name: "Stub", facts: sampleFacts, source: "Plugins/Stub")
  ]

  private func object(_ body: ReportBody?) throws -> [String: Any] {
    var report = Report(body)
    report.failures = [failure]
    report.findings = [finding]
    let text = try JSONFormat.text(of: report, style: .plain)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func list(_ object: [String: Any], _ key: String) throws -> [[String: Any]] {
    try #require(object[key] as? [[String: Any]])
  }

  private let failure = Failure(plugin: "P", file: "F.swift", line: 3, error: "It failed.")
  private let finding = Finding(
    rule: "control-image", severity: .error, message: "A bitmap.", file: "F.swift", line: 4,
    column: 5, help: "Use a symbol.")

  private var lamp: ItemDescription {
    var lamp = item("lamp", title: "Lamp")
    lamp.form = .toggle
    lamp.intents = ["SetLampIntent", "OtherIntent"]
    lamp.images = [ImageValue("bulb", source: .symbol), ImageValue("art", source: .bitmap)]
    lamp.source = ItemDescription.Source(file: "Lamp.swift", line: 12)
    return lamp
  }

  // MARK: Text

  @Test func `a document has sorted keys, plain slashes and a last line break`() throws {
    var report = Report(nil)
    report.failures = [Failure(file: "a/b.swift", error: "It failed.")]
    let text = try JSONFormat.text(of: report, style: .plain)
    #expect(
      text == """
        {
          "failures" : [
            {
              "error" : "It failed.",
              "file" : "a/b.swift"
            }
          ],
          "findings" : [

          ],
          "version" : 1
        }

        """)
  }

  // MARK: list

  private func listBody(_ placements: [PlacedItem] = []) -> ReportBody {
    .list(
      ListBody(
        surfaces: surfaces, facts: FactIndex(surfaces), tables: [], items: [lamp],
        placements: placements))
  }

  @Test func `the list has its version, surfaces, items, failures and findings`() throws {
    let object = try object(listBody())
    #expect(Set(object.keys) == ["version", "surfaces", "items", "failures", "findings"])
    #expect(object["version"] as? Int == 1)
  }

  @Test func `the list tells surfaces with their source`() throws {
    let surface = try #require(list(object(listBody()), "surfaces").first)
    #expect(
      surface as? [String: String] == ["id": "stub", "name": "Stub", "source": "Plugins/Stub"])
  }

  @Test func `the list tells an item with all that is known`() throws {
    let entry = try #require(list(object(listBody()), "items").first)
    #expect(
      Set(entry.keys) == [
        "kind", "type", "form", "intent", "intents", "title", "symbols", "plugin", "how",
        "source", "appearances",
      ])
    #expect(entry["kind"] as? String == "lamp")
    #expect(entry["type"] as? String == "control")
    #expect(entry["form"] as? String == "toggle")
    #expect(entry["intent"] as? String == "SetLampIntent")
    #expect(entry["intents"] as? [String] == ["SetLampIntent", "OtherIntent"])
    #expect(entry["title"] as? String == "Lamp")
    #expect(entry["symbols"] as? [String] == ["bulb", "art"])
    #expect(entry["plugin"] as? String == "Samples")
    #expect(entry["how"] as? String == "run")
    let source = try #require(entry["source"] as? [String: Any])
    #expect(source["file"] as? String == "Lamp.swift")
    #expect(source["line"] as? Int == 12)
  }

  @Test func `the list tells where an item appears and where not`() throws {
    let document = listBody([
      placed("lamp", "stub", shown(facts: ["stub.guess", "stub.sure"])),
      placed("lamp", "stub", "other", absent("stub.rule", "is not there")),
    ])
    let entry = try #require(list(object(document), "items").first)
    let appearances = try list(entry, "appearances")
    #expect(appearances.count == 2)
    #expect(Set(appearances[0].keys) == ["surface", "slot", "mode", "shown", "assumed"])
    #expect(appearances[0]["shown"] as? Bool == true)
    #expect(appearances[0]["assumed"] as? [String] == ["stub.guess"])
    #expect(Set(appearances[1].keys) == ["surface", "slot", "mode", "shown", "rule", "reason"])
    #expect(appearances[1]["shown"] as? Bool == false)
    #expect(appearances[1]["rule"] as? String == "stub.rule")
    #expect(appearances[1]["reason"] as? String == "is not there")
  }

  @Test func `a place with two modes is told once for each`() throws {
    var vibrant = placed("lamp", "stub", shown())
    vibrant.mode = .vibrant
    let entry = try #require(
      list(object(listBody([placed("lamp", "stub", shown()), vibrant])), "items").first)
    #expect(
      try list(entry, "appearances").map { $0["mode"] as? String } == ["accented", "vibrant"])
  }

  @Test func `nothing in a document is a command to a CI system, and readers get what was said`()
    throws
  {
    var report = Report(nil)
    report.failures = [Failure(error: "x ###[error]y ##vso[task]")]
    let text = try JSONFormat.text(of: report, style: .plain)
    #expect(!text.contains("##"))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(
      try list(#require(object), "failures").first?["error"] as? String
        == "x ###[error]y ##vso[task]")
  }

  @Test func `failures and findings have their place`() throws {
    let object = try object(listBody())
    let failure = try #require(list(object, "failures").first)
    #expect(Set(failure.keys) == ["plugin", "file", "line", "error"])
    let finding = try #require(list(object, "findings").first)
    #expect(
      Set(finding.keys) == [
        "rule", "severity", "message", "file", "line", "column", "help", "slots", "related",
        "fingerprint",
      ])
    #expect(finding["severity"] as? String == "error")
  }

  // MARK: render

  private func representation(_ placement: Placement) throws -> [String: Any] {
    let body = RenderBody(
      surfaces: surfaces, facts: FactIndex(surfaces), items: [lamp],
      placements: [placed("lamp", "stub", state: .on, placement)])
    let object = try object(.render(body))
    #expect(Set(object.keys) == ["version", "representations", "failures", "findings"])
    return try #require(list(object, "representations").first)
  }

  @Test func `a representation tells all its parts`() throws {
    let entry = try representation(
      shown(facts: ["stub.guess"]) {
        $0.glyph = Representation.Glyph("bulb", source: .symbol)
        $0.label = "Lamp"
        $0.value = "On"
        $0.hint = "Hold"
        $0.status = "Lit"
        $0.tint = .systemBlue
        $0.redacted = [.state]
        $0.lost = [Representation.Loss("tint", rule: "stub.rule")]
      })
    #expect(
      Set(entry.keys) == [
        "kind", "plugin", "surface", "slot", "mode", "state", "shown", "glyph", "label", "value",
        "hint", "status", "tint", "redacted", "assumed", "lost",
      ])
    #expect(entry["mode"] as? String == "accented")
    #expect(entry["state"] as? String == "on")
    #expect(entry["shown"] as? Bool == true)
    #expect(entry["glyph"] as? [String: String] == ["name": "bulb", "source": "symbol"])
    #expect(entry["tint"] as? String == "systemBlue")
    #expect(entry["redacted"] as? [String] == ["state"])
    #expect(entry["assumed"] as? [String] == ["stub.guess"])
    #expect(entry["lost"] as? [[String: String]] == [["what": "tint", "rule": "stub.rule"]])
  }

  @Test func `a part that a slot does not show is left out`() throws {
    let entry = try representation(shown())
    for key in ["glyph", "label", "value", "hint", "status", "tint", "rule", "reason"] {
      #expect(entry[key] == nil, "\(key)")
    }
  }

  @Test func `an absence tells rule and reason and nothing of what would be shown`() throws {
    let entry = try representation(absent("stub.rule", "is not there"))
    #expect(
      Set(entry.keys) == [
        "kind", "plugin", "surface", "slot", "mode", "state", "shown", "rule", "reason",
      ])
    #expect(entry["shown"] as? Bool == false)
  }

  // MARK: surfaces

  @Test func `surfaces are told with their slots and facts`() throws {
    let object = try object(.surfaces(SurfacesBody(surfaces: surfaces)))
    #expect(Set(object.keys) == ["version", "surfaces", "failures", "findings"])
    let surface = try #require(list(object, "surfaces").first)
    #expect(surface["id"] as? String == "stub")
    #expect(try list(surface, "slots").map { $0["id"] as? String } == ["main"])
    let facts = try list(surface, "facts")
    #expect(
      facts.compactMap { $0["confidence"] as? String } == ["documented", "assumed", "conflicting"])
    #expect(Set(facts[0].keys) == ["id", "sentence", "source", "confidence"])
  }

  @Test func `a slot is told with all that is needed to draw it`() throws {
    let rule = ModeRule(
      when: SystemCondition(looks: [.tinted, .clear], isLocked: true),
      modes: [SlotMode(.accented), SlotMode(.vibrant)])
    let slot = Slot(
      "main", holds: [.control], size: Size(20, 10), shape: .roundedRectangle(radius: 4),
      margins: 2, background: Slot.Background(.rgba(0, 0, 0, 1), on: .systemBlue),
      facts: ["stub.guess"], modeRules: [rule])
    let surface = SurfaceDescription(
      id: "stub", name: "Stub", source: "built-in", slots: [SlotDescription(slot)], facts: [])
    let object = try object(.surfaces(SurfacesBody(surfaces: [surface])))
    let described = try #require(list(object, "surfaces").first)
    let entry = try #require(list(described, "slots").first)
    #expect(
      Set(entry.keys) == [
        "id", "holds", "shape", "cornerRadius", "size", "margins", "tap", "states", "background",
        "facts", "modes",
      ])
    #expect(entry["cornerRadius"] as? Double == 4)
    #expect(
      entry["background"] as? [String: String] == ["color": "#000000", "onColor": "systemBlue"])
    let modes = try #require(list(entry, "modes").first)
    #expect(modes["modes"] as? [String] == ["accented", "vibrant"])
    #expect(modes["looks"] as? [String] == ["clear", "tinted"])
    #expect(modes["locked"] as? Bool == true)
    #expect(modes["dark"] == nil)
  }

  @Test(
    arguments: [
      (Slot.Shape.circle, "circle"), (.roundedRectangle(radius: 24), "rounded rectangle"),
      (.capsule, "capsule"), (.none, "none"),
    ])
  func `a slot is told with its outline, contents and states`(
    _ shape: Slot.Shape, _ name: String
  ) {
    let slot = SlotDescription(
      Slot(
        "main", holds: [.widget(family: "systemSmall"), .control, .shortcut],
        size: Size(20, 10), shape: shape, tap: .nothing, states: [.on, .off]))
    #expect(slot.id == "main")
    #expect(slot.shape == name)
    #expect(slot.holds == ["control", "shortcut", "systemSmall"])
    #expect(slot.states == [.off, .on])
    #expect(slot.size == Size(20, 10))
    #expect(slot.tap == .nothing)
    #expect(!slot.isPreview)
  }
}
