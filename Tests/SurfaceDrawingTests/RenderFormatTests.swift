// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceDrawing
import IntentBus
import Testing

/// What each slot shows, for people.
struct RenderFormatTests {
  private let format = RenderFormat(
    surfaces: [
      surface("one", name: "One", slots: ["small", "large"]), surface("two", name: "Two"),
    ], facts: FactIndex([Fact]()))

  @Test func `slots are told in the order of surfaces, whatever the placements'`() {
    let text = format.draw(
      item("lamp", title: "Lamp"),
      placements: [
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
    let text = format.draw(
      item("lamp"),
      placements: [
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
    let text = format.draw(item("lamp"), placements: [placement])
    #expect(text.lines.contains("  Two, main · current vibrant"))
  }

  @Test func `items of other kinds are left out`() {
    let text = format.draw(
      item("lamp"), placements: [placed("bell", "two", shown { $0.label = "A" })])
    #expect(!text.contains("label: A"))
  }

  @Test func `hostile titles are escaped`() {
    let text = format.draw(item("\u{1B}k", title: "\u{1B}t"), placements: [])
    #expect(!text.contains("\u{1B}"))
  }
}
