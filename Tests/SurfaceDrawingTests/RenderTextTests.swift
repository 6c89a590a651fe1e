// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Testing

@testable import SurfaceDrawing

/// What each slot shows, for people.
struct RenderTextTests {
  private func draw(_ item: ItemDescription, _ placements: [PlacedItem]) -> String {
    let body = RenderBody(
      surfaces: [
        surface("one", name: "One", slots: ["small", "large"]), surface("two", name: "Two"),
      ], facts: FactIndex([Fact]()), items: [item], placements: placements)
    return TextFormat.text(of: Report(.render(body)), style: .plain)
  }

  @Test func `slots are told in the order of surfaces, whatever the placements'`() {
    let text = draw(
      item("lamp", title: "Lamp"),
      [
        placed("lamp", "two", shown { $0.label = "C" }),
        placed("lamp", "one", "large", shown { $0.label = "B" }),
        placed("lamp", "one", "small", shown { $0.label = "A" }),
      ])
    #expect(
      text == """
        Lamp  lamp · Samples
          One, small · current
            label: A
          One, large · current
            label: B
          Two, main · current
            label: C

        """)
  }

  @Test func `states that show the same are told once`() {
    let text = draw(
      item("lamp"),
      [
        placed("lamp", "two", state: .off, shown { $0.label = "A" }),
        placed("lamp", "two", state: .on, shown { $0.label = "B" }),
        placed("lamp", "two", state: .preview, shown { $0.label = "A" }),
      ])
    #expect(text.lines.contains("  Two, main · off, preview"))
    #expect(text.lines.contains("  Two, main · on"))
  }

  @Test func `another mode is named`() {
    var placement = placed("lamp", "two", shown { $0.label = "A" })
    placement.mode = .vibrant
    let text = draw(item("lamp"), [placement])
    #expect(text.lines.contains("  Two, main · current vibrant"))
  }

  @Test func `items of other kinds are left out`() {
    let text = draw(
      item("lamp"), [placed("bell", "two", shown { $0.label = "A" })])
    #expect(!text.contains("label: A"))
  }

  @Test func `an item without a place has no heading`() {
    #expect(draw(item("lamp"), []).isEmpty)
  }

  @Test func `hostile titles are escaped`() {
    let text = draw(item("\u{1B}k", title: "\u{1B}t"), [placed("\u{1B}k", "two", shown())])
    #expect(!text.isEmpty)
    #expect(!text.contains("\u{1B}"))
  }
}
