// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// How widgets are listed, rendered and tapped.
struct WidgetTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(cache: .shared) }

  private func run(_ arguments: String...) throws -> Outcome {
    try sandbox.run(arguments, setting: .package)
  }

  @Test func `a table says where a widget is and where its buttons work`() throws {
    let run = try run("list", "Plugins/Habit")
    #expect(run.status == 0)
    #expect(run.outputLines.contains { $0.hasPrefix("Habit    ■ B       ■ B          ·") })
    #expect(run.output.contains("B Habit runs TickHabitIntent"))
    #expect(run.outputLines.allSatisfy { $0.count <= 100 })
  }

  @Test func `on a locked device no button works`() throws {
    let run = try run("list", "Plugins/Habit", "--locked")
    #expect(!run.output.contains("■ B"))
  }

  @Test(
    arguments: [
      ("home-screen/small", "full-color"), ("home-screen/small", "accented"),
      ("lock-screen/circular", "vibrant"), ("lock-screen/rectangular", "vibrant"),
      ("stand-by/day", "full-color"), ("stand-by/night", "vibrant"),
    ])
  func `a widget is drawn in each mode of a slot`(slot: String, mode: String) throws {
    let run = try run(
      "render", "Plugins/Habit", "--slot", slot, "--mode", mode, "--format", "json", "--at",
      "2026-11-29T09:00:00Z")
    let entries = try run.json().list("representations")
    #expect(entries.count == 1)
    #expect(entries.first?["shown"]?.bool == true)
    #expect(entries.first?["tree"]?["view"]?.string == "Widget")
    #expect(entries.first?["state"]?.string == "entry")
  }

  @Test func `a watch shows nothing of an iPhone's widget`() throws {
    let run = try run("render", "Plugins/Habit", "--surface", "watch", "--format", "json")
    let entries = try run.json().list("representations")
    #expect(entries.allSatisfy { $0["rule"]?.string == "watch.complications" })
  }

  @Test func `a watch shows a watch's widget`() throws {
    let run = try run(
      "render", "Plugins/Habit", "--slot", "watch/circular", "--platform", "watchos", "--format",
      "json")
    #expect(try run.json().list("representations").first?["shown"]?.bool == true)
  }

  @Test func `a tap changes every place of the widget`() throws {
    let run = try run("press", "habit", "Plugins/Habit", "--format", "json")
    let press = try run.json()
    #expect(run.status == 0)
    #expect(press["intent"]?.string == "TickHabitIntent")
    #expect(press["from"]?.string == "lock-screen")
    let changed = press.list("changes").compactMap { $0["surface"]?.string }
    #expect(Set(changed) == ["lock-screen", "home-screen", "stand-by"])
    let reload = press.list("reloads").first
    #expect(reload?["automatic"]?.bool == true)
    #expect(reload?["counted"]?.bool == false)
  }

  @Test(
    arguments: [
      (["--locked"], "locked"), (["--from", "lock-screen/inline"], "accessoryInline"),
      (["--from", "watch"], "watchOS"), (["--from", "control-center"], "no place"),
      (["--intent", "Nothing"], "TickHabitIntent"),
    ])
  func `a tap that the system does not take is refused with the reason`(
    options: [String], reason: String
  ) throws {
    let run = try sandbox.run(
      ["press", "habit", "Plugins/Habit", "--format", "json"] + options, setting: .package)
    #expect(run.status == 1)
    let press = try run.json()
    #expect(press["outcome"]?.string == "refused")
    #expect(press["error"]?.string?.contains(reason) == true, "\(press["error"]?.string ?? "")")
  }

  @Test func `a toggle is shown as flipped, and set back when its action fails`() throws {
    var widget = WidgetSourceText()
    widget.view = "Toggle(\"Lamp\", isOn: false, intent: Flip())"
    widget.declarations = """
      struct Broken: Error {}
      struct Flip: AppIntent {
        static let title: LocalizedStringResource = "Flip"
        func perform() async throws -> some IntentResult {
          if true { throw Broken() }
          return .result()
        }
      }
      """
    try sandbox.write("Card/Card.swift", widget.text)
    let run = try sandbox.run("press", "card", "Card")
    #expect(run.status == 1)
    #expect(run.output.contains("the toggle was shown as on at once, and set back"))
  }

  @Test func `an entry is shown from its date on`() throws {
    var widget = WidgetSourceText()
    widget.view = "Text(entry.date, style: .time)"
    widget.timeline = """
      let nine = Date(timeIntervalSince1970: 1_795_942_800)
      completion(Timeline(entries: [nine, nine.addingTimeInterval(3600)].map { Entry(date: $0) }, policy: .atEnd))
      """
    try sandbox.write("Card/Card.swift", widget.text)
    for (instant, text) in [
      ("2026-11-29T08:00:00Z", "9:00 AM"), ("2026-11-29T09:59:59Z", "9:00 AM"),
      ("2026-11-29T10:00:00Z", "10:00 AM"),
    ] {
      let run = try sandbox.run("render", "Card", "--at", instant)
      #expect(run.output.contains("\"\(text)\""), "\(instant)")
    }
  }

  @Test func `the clock of user code stands still where an instant is given`() throws {
    var widget = WidgetSourceText()
    widget.view = "Text(\"\\(Int(Date().timeIntervalSince1970))\")"
    try sandbox.write("Card/Card.swift", widget.text)
    let run = try sandbox.run("render", "Card", "--at", "1970-01-02T00:00:00Z")
    #expect(run.output.contains("\"86,400\""))
  }

  @Test(
    arguments: [
      ("Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4)", "trim of Circle"),
      ("Rectangle().rotation(.degrees(45)).fill(.red)", "rotation of Rectangle"),
      ("Circle().inset(by: 3)", "inset of Circle"), ("Text(\"x\").blur(radius: 2)", "blur"),
      ("Image(systemName: \"sun.max\").symbolRenderingMode(.multicolor)", "symbolRenderingMode"),
      ("Text(\"x\").font(.custom(\"Futura\", size: 12))", "font Futura"),
      ("Text(\"x\").disabled(true)", "disabled"),
    ])
  func `what is not drawn is named`(view: String, name: String) throws {
    var widget = WidgetSourceText()
    widget.view = view
    try sandbox.write("Card/Card.swift", widget.text)
    let run = try sandbox.run("render", "Card", "--slot", "home-screen/small")
    #expect(
      run.outputLines.contains { $0.contains("not modelled:") && $0.contains(name) },
      "\(run.output)")
  }

  @Test func `lines of text keep their alignment`() throws {
    var widget = WidgetSourceText()
    widget.view = "Text(\"one line\\nand more\").multilineTextAlignment(.trailing)"
    try sandbox.write("Card/Card.swift", widget.text)
    let run = try sandbox.run("render", "Card", "--slot", "home-screen/small", "--format", "json")
    let texts = try run.json().list("representations").flatMap {
      $0["tree"]?.list("children") ?? []
    }
    #expect(texts.compactMap { $0["alignment"]?.string } == ["trailing", "trailing"])
  }

  @Test func `a larger size of text changes the picture`() throws {
    let sizes = try ["large", "xxxLarge"].map { size in
      try run(
        "render", "Plugins/Habit", "--slot", "home-screen/small", "--text-size", size,
        "--at", "2026-11-29T09:00:00Z"
      ).output
    }
    #expect(sizes[0].contains("\"Water\"") && sizes[0] != sizes[1])
  }

  @Test func `a reload of other widgets counts against their budget`() throws {
    var widget = WidgetSourceText()
    widget.view = "Button(\"Go\", intent: Go())"
    widget.declarations = """
      struct Go: AppIntent {
        static let title: LocalizedStringResource = "Go"
        func perform() async throws -> some IntentResult {
          WidgetCenter.shared.reloadTimelines(ofKind: "other")
          WidgetCenter.shared.reloadTimelines(ofKind: "card")
          return .result()
        }
      }
      struct Other: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "other", provider: Provider()) { _ in
            Text("o").containerBackground(.clear, for: .widget)
          }
        }
      }
      """
    let text = widget.text.replacing("@main struct Card", with: "struct Card")
    try sandbox.write(
      "Card/Card.swift",
      text + "@main struct All: WidgetBundle { var body: some Widget { Card(); Other() } }\n")
    let reloads = try sandbox.run("press", "card", "Card", "--format", "json").json().list(
      "reloads")
    let counted = Dictionary(
      uniqueKeysWithValues: reloads.map { ($0["kind"]?.string ?? "", $0["counted"]?.bool) })
    #expect(counted == ["other": true, "card": false])
  }

  @Test func `an extension of widgets, controls and a Live Activity runs as it is`() throws {
    try sandbox.write(
      "Whole/Whole.swift",
      WidgetSourceText().text.replacing("@main ", with: "")
        + """
        struct Lamp: ControlWidget {
          var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "lamp") {
              ControlWidgetButton(action: Press()) { Label("Lamp", systemImage: "lightbulb") }
            }
          }
        }
        struct Press: AppIntent {
          static let title: LocalizedStringResource = "Press"
          func perform() async throws -> some IntentResult { .result() }
        }
        struct Ride: ActivityAttributes {
          struct ContentState: Codable, Hashable { var minutes: Int }
        }
        struct RideActivity: Widget {
          var body: some WidgetConfiguration {
            ActivityConfiguration(for: Ride.self) { context in
              Text("\\(context.state.minutes)").activityBackgroundTint(.cyan)
            } dynamicIsland: { context in
              DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("L") }
              } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
                .keylineTint(.red)
            }
          }
        }
        @main struct All: WidgetBundle {
          var body: some Widget {
            Card()
            Lamp()
            RideActivity()
          }
        }

        """.replacing("import ActivityKit\n", with: ""))
    let run = try sandbox.run("list", "Whole")
    #expect(run.status == 0, "\(run.errors)")
    for word in ["CONTROLS", "WIDGETS", "LIVE ACTIVITIES, not drawn yet: RideActivity"] {
      #expect(run.output.contains(word))
    }
  }
}
