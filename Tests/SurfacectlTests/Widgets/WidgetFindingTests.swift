// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// What the program finds in widgets.
struct WidgetFindingTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func findings(
    _ widget: WidgetSourceText, files: [String: String] = [:]
  ) throws -> [JSONValue] {
    try sandbox.write("Card/Card.swift", widget.text)
    for (name, text) in files { try sandbox.write("Card/\(name)", text) }
    return try sandbox.run("list", "Card", "--format", "json").json().list("findings")
  }

  private func rules(_ widget: WidgetSourceText, files: [String: String] = [:]) throws -> [String] {
    try findings(widget, files: files).compactMap { $0["rule"]?.string }
  }

  /// A widget, and the rules that it breaks.
  struct Trap: Sendable, CustomTestStringConvertible {
    var name: String
    var widget: WidgetSourceText
    var rules: [String]

    var testDescription: String { name }

    init(
      _ name: String, _ rules: [String], view: String = "Text(\"x\")",
      families: String = ".systemSmall", timeline: String? = nil, background: Bool = true,
      declarations: String = ""
    ) {
      self.name = name
      self.rules = rules
      widget = WidgetSourceText()
      widget.view = view
      widget.families = families
      widget.declarations = declarations
      widget.hasBackground = background
      if let timeline { widget.timeline = timeline }
    }
  }

  private static let card = """
    ZStack {
      RoundedRectangle(cornerRadius: 12).fill(.orange)
      Text("Desk lamp").foregroundStyle(.white)
    }
    """

  static let traps = [
    Trap("an opaque card behind a text", ["accented-opaque"], view: card),
    Trap(
      "an opaque background", ["accented-opaque"],
      view: "Text(\"Lamp\").padding(20).background(Color.red)"),
    Trap("no container background", ["container-background"], background: false),
    Trap("a picture from the net", ["remote-image"], view: "AsyncImage(url: nil)"),
    Trap(
      "a picture from the net with a placeholder", ["remote-image"],
      view: "AsyncImage(url: nil) { $0.resizable() } placeholder: { Text(\"…\") }"),
    Trap(
      "the clock in a view", ["clock-in-view"],
      view: "Text(\"\\(Int(Date().timeIntervalSince1970) % 1000)\")"),
    Trap(
      "a view of its own that reads the clock", ["clock-in-view"], view: "Age()",
      declarations: """
        struct Age: View {
          var body: some View { Text("\\(Calendar.current.component(.second, from: Date()))") }
        }
        """),
    Trap(
      "a link in a small widget", ["link-ineffective"],
      view: "Link(\"A\", destination: URL(string: \"https://example.com/a\")!)"),
    Trap(
      "two addresses of one widget", ["link-ineffective"],
      view: """
        VStack {
          Text("B").widgetURL(URL(string: "https://example.com/b"))
          Text("C").widgetURL(URL(string: "https://example.com/c"))
        }
        """),
    Trap(
      "a title too long for the line above the clock", ["text-truncated"],
      view: "Text(\"A title too long for one line above the clock\")",
      families: ".accessoryInline"),
    Trap(
      "a title too long for one line", ["text-truncated"],
      view: "Text(\"A title too long for one line\").lineLimit(1)"),
    Trap(
      "colours that become one grey", ["vibrant-colour"],
      view: "HStack { Circle().fill(.red); Circle().fill(Color(red: 0.9, green: 0.2, blue: 0.3)) }",
      families: ".accessoryRectangular"),
    Trap(
      "symbols in colours that become one grey", ["vibrant-colour"],
      view: """
        HStack {
          Image(systemName: "circle.fill").foregroundStyle(.red)
          Image(systemName: "circle.fill").foregroundStyle(Color(red: 0.9, green: 0.2, blue: 0.3))
        }
        """, families: ".accessoryRectangular"),
    Trap(
      "entries a minute apart", ["reload-budget"],
      timeline:
        "completion(Timeline(entries: (0..<90).map { Entry(date: .now.addingTimeInterval(Double($0) * 60)) }, policy: .never))"
    ),
    Trap(
      "a timeline that ends at once", ["reload-budget"],
      timeline: "completion(Timeline(entries: [Entry(date: .now)], policy: .after(.now)))"),
    Trap(
      "a provider that asks for a reload", ["reload-budget"],
      timeline:
        "WidgetCenter.shared.reloadAllTimelines(); completion(Timeline(entries: [Entry(date: .now)], policy: .never))"
    ),
    Trap(
      "a timeline without entries", ["provider-fragile"],
      timeline: "completion(Timeline(entries: [], policy: .atEnd))"),
    Trap(
      "a provider that answers twice", ["provider-fragile"],
      timeline:
        "for _ in 0..<2 { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }"),
    Trap(
      "the app's own object", ["extension-unsafe"], view: "Text(\"x\")",
      declarations: "@MainActor func open(_ url: URL) { UIApplication.shared.open(url) }"),
  ]

  @Test(arguments: traps) func `a trap is found`(_ trap: Trap) throws {
    #expect(Set(try rules(trap.widget)) == Set(trap.rules))
  }

  static let sound = [
    Trap(
      "a faint card", [],
      view: card.replacing(".orange)", with: ".orange.opacity(0.2))")),
    Trap(
      "a card that looks at the rendering mode", [], view: "Mode()",
      declarations: """
        struct Mode: View {
          @Environment(\\.widgetRenderingMode) var mode
          var body: some View {
            ZStack {
              if mode == .fullColor { Color.orange }
              Text("Lamp")
            }
          }
        }
        """),
    Trap(
      "a link in a medium widget", [],
      view: "Link(\"A\", destination: URL(string: \"https://example.com/a\")!)",
      families: ".systemMedium"),
    Trap(
      "one address set twice", [],
      view: """
        VStack { Text("B").widgetURL(URL(string: "https://example.com/b")) }
          .widgetURL(URL(string: "https://example.com/b"))
        """),
    Trap("the entry's date", [], view: "Text(entry.date, style: .time)"),
    Trap("a time that the system keeps", [], view: "Text(entry.date, style: .relative)"),
    Trap(
      "a title that shrinks", [],
      view: "Text(\"A title too long for one line\").lineLimit(1).minimumScaleFactor(0.4)"),
    Trap(
      "a memo that goes on", [],
      view: "Text(String(repeating: \"a memo that goes on and on \", count: 30))"),
    Trap(
      "two views of which one fits", [],
      view:
        "ViewThatFits { Text(\"A title too long for one line of a widget\").lineLimit(1); Text(\"Short\") }"
    ),
    Trap(
      "colours that differ as greys", [],
      view: "HStack { Circle().fill(.blue); Circle().fill(.yellow) }",
      families: ".accessoryRectangular"),
    Trap(
      "entries an hour apart", [],
      timeline:
        "completion(Timeline(entries: (0..<5).map { Entry(date: .now.addingTimeInterval(Double($0) * 3600)) }, policy: .atEnd))"
    ),
  ]

  @Test(arguments: sound) func `what is sound is silent`(_ widget: Trap) throws {
    #expect(try rules(widget.widget).isEmpty)
  }

  @Test func `a finding names the line`() throws {
    var widget = WidgetSourceText()
    widget.view = "Lamp(name: \"Desk lamp\")"
    let found = try findings(
      widget,
      files: [
        "Lamp.swift": """
        import SwiftUI

        struct Lamp: View {
          let name: String
          var body: some View {
            ZStack {
              RoundedRectangle(cornerRadius: 12).fill(.orange)
              Text(name).foregroundStyle(.white)
            }
          }
        }
        """
      ])
    #expect(found.first?["file"]?.string == "Card/Lamp.swift")
    #expect(found.first?["line"]?.number == 7)
    #expect(found.first?["message"]?.string?.contains("contrast 1.0:1") == true)
  }

  @Test func `a bitmap of the catalog becomes a silhouette`() throws {
    var widget = WidgetSourceText()
    widget.view = "Image(\"Photo\").resizable()"
    let catalog = ["Assets.xcassets/Photo.imageset/Contents.json": "{}"]
    #expect(try rules(widget, files: catalog) == ["accented-image"])
    widget.view = "Image(\"Photo\").resizable().widgetAccentedRenderingMode(.fullColor)"
    #expect(try rules(widget, files: catalog).isEmpty)
    widget.view = "Image(\"Sign\")"
    #expect(
      try rules(widget, files: ["Assets.xcassets/Sign.symbolset/Contents.json": "{}"]).isEmpty)
  }

  @Test func `a picture of a hundred megapixels is told by the size in its file`() throws {
    var widget = WidgetSourceText()
    // The head of a PNG of 10,000 by 10,000 pixels, without any of them.
    widget.view = """
      Image(uiImage: UIImage(data: Data([
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 8, 2, 0, 0, 0,
      ])) ?? UIImage())
      """
    #expect(try rules(widget).contains("image-too-large"))
  }
}
