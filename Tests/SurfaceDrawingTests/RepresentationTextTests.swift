// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceDrawing
import IntentBus
import Testing

/// A representation as lines.
struct RepresentationTextTests {
  private let text = RepresentationText(
    facts: FactIndex([surface("stub", facts: sampleFacts)]))

  @Test func `every part has a line in a fixed order`() {
    let placement = shown(facts: ["stub.both", "stub.guess", "stub.sure"]) {
      $0.glyph = Representation.Glyph("bulb", source: .symbol)
      $0.label = "Lamp"
      $0.value = "On"
      $0.hint = "Hold to Turn Off 'Lamp'"
      $0.status = "Lit"
      $0.tint = .systemBlue
      $0.isDimmed = true
      $0.tap = .needsUnlock
      $0.redacted = [.label, .state]
      $0.lost = [Representation.Loss("tint of the label", rule: "stub.rule")]
    }
    #expect(
      text.lines(placement) == [
        "glyph: bulb (symbol)", "label: Lamp", "value: On", "hint: Hold to Turn Off 'Lamp'",
        "status: Lit", "tint: systemBlue", "look: dimmed", "tap: runs once unlocked",
        "redacted: label, state", "lost: tint of the label [stub.rule]", "assumed: stub.guess",
        "conflicting: stub.both",
      ])
  }

  @Test func `numbers that are none have a line like all others`() {
    let placement = shown {
      $0.tree = DrawnView("Widget", frame: DrawnView.Frame(.nan, 1.25, .infinity, 1e300))
    }
    #expect(text.lines(placement) == ["Widget  inf×1e+300 at nan,1.3"])
  }

  @Test func `nothing shown is said`() { #expect(text.lines(shown()) == ["nothing to see"]) }

  @Test func `an absence is one line`() {
    #expect(
      text.lines(absent("stub.rule", "is not there")) == ["absent: is not there [stub.rule]"])
  }

  @Test func `a missing image is said`() {
    #expect(text.lines(shown { $0.glyph = .questionMark }) == ["glyph: ? (missing)"])
  }

  @Test(
    arguments: [
      (Slot.Tap.runs, "tap: runs"), (.needsUnlock, "tap: runs once unlocked"),
      (.nothing, "tap: does nothing"),
    ])
  func `what a tap means is said where it differs`(_ tap: Slot.Tap, _ line: String) {
    #expect(text.lines(shown { $0.tap = tap }) == [line])
  }

  @Test func `a fact that nobody states is not called assumed`() {
    #expect(text.lines(shown(facts: ["stub.unknown"])) == ["nothing to see"])
  }

  @Test func `facts of controls are known without a surface`() {
    #expect(
      text.lines(shown(facts: ["control.no-symbol"])) == ["assumed: control.no-symbol"])
  }

  @Test func `hostile text is escaped and stays on its line`() {
    let lines = text.lines(
      shown {
        $0.label = "a\nglyph: fake"
        $0.value = "\u{1B}[31m"
        $0.tint = .named("x\ny")
        $0.glyph = Representation.Glyph("a\nb", source: .symbol)
        $0.lost = [Representation.Loss("c\nd", rule: "e\nf")]
      })
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { !$0.contains("\n") && !$0.contains("\u{1B}") })
  }

  @Test func `hostile absences are escaped`() {
    #expect(text.lines(absent("a\nb", "c\nd")) == [#"absent: c\nd [a\nb]"#])
  }
}
