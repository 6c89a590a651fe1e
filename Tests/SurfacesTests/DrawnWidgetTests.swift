// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// What the views of a widget say to whoever draws them.
struct DrawnWidgetTests {
  /// What the first place of a name shows of a view.
  private func shown(
    _ node: ViewNode, in place: Place = "home-screen/small", on system: SystemState = SystemState(),
    interactions: [ArchivedWidget.Interaction] = []
  ) throws -> Representation {
    let mode = try #require(place.slot.modes(on: system).first)
    let tree = ViewNode(
      .group, children: [node],
      modifiers: [.containerBackground(ViewNode(.fill(.color(.rgba(0, 0, 1, 1)))))])
    let widget = ArchivedWidget(
      environment: mode.environment, families: [place.slot.family ?? ""], tree: tree,
      interactions: interactions)
    let item = ArchivedItem(
      kind: "test.widget", typeName: "TestWidget", appName: "Test", state: .entry,
      platforms: [.iOS, .watchOS], content: .widget(widget))
    guard case .shown(let representation) = place.placement(of: item, on: system) else {
      throw Absent()
    }
    return representation
  }

  struct Absent: Error {}

  private func first<Part>(
    _ representation: Representation, _ part: (DrawnView.Kind) -> Part?
  ) throws -> Part {
    let found = representation.tree?.flattened.compactMap { part($0.kind) }.first
    return try #require(found)
  }

  private func shape(_ representation: Representation) throws -> DrawnView.Shape {
    try first(representation) { if case .shape(let shape) = $0 { shape } else { nil } }
  }

  private func image(_ representation: Representation) throws -> DrawnView.Image {
    try first(representation) { if case .image(let image) = $0 { image } else { nil } }
  }

  private func text(_ representation: Representation) throws -> DrawnView.Text {
    try first(representation) { if case .text(let text) = $0 { text } else { nil } }
  }

  private func meter(_ representation: Representation) throws -> DrawnView.Meter {
    try first(representation) {
      switch $0 {
      case .gauge(let meter), .progress(let meter): meter
      default: nil
      }
    }
  }

  // MARK: Paint

  private let gradient = ViewNode.Gradient(
    .linear(from: ViewNode.Gradient.Place(0, 0), to: ViewNode.Gradient.Place(1, 0.5)),
    stops: [
      ViewNode.Gradient.Stop(color: .rgba(1, 0, 0, 1), location: 0),
      ViewNode.Gradient.Stop(color: .named("an asset"), location: 0.25),
      ViewNode.Gradient.Stop(color: .rgba(0, 1, 0, 1), location: 0.75),
    ])

  @Test func `a gradient keeps axis and stops, and leaves out colours that nobody knows`() throws {
    let seen = try shape(
      shown(ViewNode(.shape(ViewNode.Shape(.circle, fill: .gradient(gradient))))))
    var expected = gradient
    expected.stops.remove(at: 1)
    #expect(seen.paint == .gradient(expected))
  }

  @Test func `a gradient takes the colours of the rendering mode`() throws {
    let seen = try shape(
      shown(
        ViewNode(.shape(ViewNode.Shape(.circle, fill: .faded(.gradient(gradient), 0.5)))),
        on: SystemState(look: .clear)))
    guard case .gradient(let seenGradient)? = seen.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(seenGradient.form == gradient.form)
    #expect(seenGradient.stops.map(\.location) == [0, 0.75])
    #expect(seenGradient.stops.allSatisfy { $0.color == .rgba(1, 1, 1, 0.5) })
  }

  @Test func `numbers that nobody can draw become some that can be drawn`() throws {
    var broken = ViewNode.Shape(.roundedRectangle([.nan, .infinity]), fill: nil)
    broken.lineWidth = .nan
    broken.stroke = .gradient(
      ViewNode.Gradient(
        .radial(
          center: ViewNode.Gradient.Place(.nan, 0), startRadius: -.infinity, endRadius: .infinity),
        stops: [ViewNode.Gradient.Stop(color: .rgba(1, 0, 0, 1), location: .nan)]))
    let seen = try shape(shown(ViewNode(.shape(broken))))
    #expect(seen.outline == .roundedRectangle([0, 1e6]))
    #expect(seen.stroke == DrawnView.Shape.Stroke(width: 0))
    guard case .gradient(let gradient)? = seen.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(
      gradient.form
        == .radial(
          center: ViewNode.Gradient.Place(0, 0), startRadius: -1e6, endRadius: 1e6))
    #expect(gradient.stops.map(\.location) == [0])
  }

  @Test(arguments: [false, true])
  func `a line lies within or astride its outline`(isInside: Bool) throws {
    var line = ViewNode.Shape(.circle, fill: nil)
    line.stroke = .color(.rgba(1, 0, 0, 1))
    line.lineWidth = 3
    line.strokesInside = isInside
    let seen = try shape(shown(ViewNode(.shape(line))))
    #expect(seen.stroke == DrawnView.Shape.Stroke(width: 3, isInside: isInside))
    #expect(seen.paint == .color(.rgba(1, 0, 0, 1)))
  }

  @Test func `what a style has that is not drawn is told`() throws {
    let style = ViewNode.Style.faded(.unmodelled(.color(.rgba(1, 0, 0, 1)), "shadow"), 0.5)
    let shapeSeen = try shown(ViewNode(.shape(ViewNode.Shape(.circle, fill: style))))
    #expect(shapeSeen.notModelled == ["shadow"])
    #expect(try shape(shapeSeen).paint == .color(.rgba(1, 0, 0, 0.5)))
    let textSeen = try shown(ViewNode(.text("x"), modifiers: [.foreground([style])]))
    #expect(textSeen.notModelled == ["shadow"])
  }

  // MARK: Texts

  @Test func `a text says where its lines and baselines are`() throws {
    let node = ViewNode(
      .text("One\nTwo"),
      modifiers: [
        .font(ViewNode.Font(textStyle: "body")), .fontChange(.monospacedDigit), .lineSpacing(5),
        .multilineTextAlignment(.trailing),
      ])
    let seen = try text(shown(node))
    #expect(seen.lines == ["One", "Two"])
    #expect(seen.lineHeight == 22)
    #expect(seen.lineSpacing == 5)
    #expect(seen.baseline > 11 && seen.baseline < 22)
    #expect(seen.alignment == .trailing)
    #expect(seen.font == DrawnView.Font(size: 17, weight: 400, hasMonospacedDigits: true))
  }

  @Test func `a text that is scaled has lines that are`() throws {
    let node = ViewNode(.text("One"), modifiers: [.lineSpacing(4), .scaleEffect(x: 0.5, y: 0.5)])
    let seen = try text(shown(node))
    #expect(seen.lineHeight == 11)
    #expect(seen.lineSpacing == 2)
    #expect(seen.font.size == 8.5)
  }

  // MARK: Images

  private let photo = ImageValue(
    "Photo", source: .bitmapAsset, size: Size(40, 20), pixels: Size(120, 60))

  @Test(
    arguments: [
      ([], DrawnView.Image.ContentMode.stretch), ([.resizable(isTiled: false)], .stretch),
      ([.resizable(isTiled: true)], .tile),
      ([.resizable(isTiled: false), .aspectRatio(nil, fills: false)], .fit),
      ([.resizable(isTiled: false), .aspectRatio(nil, fills: true)], .fill),
      ([.resizable(isTiled: false), .aspectRatio(2, fills: false)], .stretch),
    ] as [([ViewNode.Modifier], DrawnView.Image.ContentMode)])
  func `a picture fills its frame as it is told`(
    _ modifiers: [ViewNode.Modifier], _ mode: DrawnView.Image.ContentMode
  ) throws {
    #expect(try image(shown(ViewNode(.image(photo), modifiers: modifiers))).contentMode == mode)
  }

  @Test func `a picture is laid out as large as its file says`() throws {
    let seen = try shown(ViewNode(.image(photo)))
    let view = try #require(seen.tree?.flattened.first { $0.image != nil })
    #expect(view.frame.width == 40 && view.frame.height == 20)
    #expect(!seen.facts.contains("widget.unsized-image"))
    #expect(try image(seen).value == photo)
  }

  @Test func `a picture of which no size is known rests on an assumption`() throws {
    let unknown = ImageValue("Photo", source: .bitmapAsset)
    #expect(try shown(ViewNode(.image(unknown))).facts.contains("widget.unsized-image"))
    let resizable = ViewNode(.image(unknown), modifiers: [.resizable(isTiled: false)])
    #expect(try !shown(resizable).facts.contains("widget.unsized-image"))
  }

  @Test(
    arguments: [
      (nil, DrawnView.Image.Rendering.template), (.accented, .template),
      (.desaturated, .desaturated), (.accentedDesaturated, .accentedDesaturated),
      (.fullColor, .original),
    ] as [(ViewNode.AccentedRendering?, DrawnView.Image.Rendering)])
  func `a picture of an accented widget says what is left of its colours`(
    _ asked: ViewNode.AccentedRendering?, _ rendering: DrawnView.Image.Rendering
  ) throws {
    let node = ViewNode(.image(photo), modifiers: [.accentedRendering(asked)])
    let seen = try image(shown(node, on: SystemState(look: .clear)))
    #expect(seen.rendering == rendering)
    #expect((seen.paint != nil) == [.template, .accentedDesaturated].contains(rendering))
  }

  @Test func `a picture in full colour is itself, and one in vibrant colours grey`() throws {
    #expect(try image(shown(ViewNode(.image(photo)))).rendering == .original)
    #expect(
      try image(shown(ViewNode(.image(photo)), in: "lock-screen/rectangular")).rendering
        == .desaturated)
  }

  @Test func `a template takes the foreground unless a view says otherwise`() throws {
    var template = photo
    template.isTemplate = true
    let red = ViewNode.Modifier.foreground([.color(.rgba(1, 0, 0, 1))])
    let seen = try image(shown(ViewNode(.image(template), modifiers: [red])))
    #expect(seen.rendering == .template)
    #expect(seen.paint == .color(.rgba(1, 0, 0, 1)))
    let original = ViewNode(.image(template), modifiers: [.templateRendering(false), red])
    #expect(try image(shown(original)).rendering == .original)
  }

  @Test(arguments: [(1448.0, 1464.0, false), (1449, 1464, true)])
  func `a picture is too large by its pixels, not by its points`(
    _ width: Double, _ height: Double, _ isTooLarge: Bool
  ) throws {
    let image = ImageValue(
      "x", source: .bitmap, size: Size(width / 3, height / 3), pixels: Size(width, height))
    let seen = try shown(ViewNode(.image(image)))
    #expect(seen.lost.contains { $0.kind == .largePicture } == isTooLarge)
  }

  @Test func `a picture that privacy hides is a block`() throws {
    let node = ViewNode(.image(photo), modifiers: [.privacySensitive(true)])
    let seen = try shown(node, on: SystemState(isLocked: true))
    #expect(seen.tree?.flattened.contains { $0.kind == .block } == true)
    #expect(seen.tree?.flattened.contains { $0.image != nil } == false)
  }

  // MARK: Gauges, progress and interactions

  @Test func `a gauge and a progress say how far they are, and where their bar is`() throws {
    let label = ViewNode(.text("Level"))
    let linear = try meter(
      shown(
        ViewNode(
          .gauge(ViewNode.Gauge(fraction: 0.25, style: "accessoryLinear")), children: [label])))
    #expect(linear.fraction == 0.25)
    #expect(linear.style == "accessoryLinear")
    let bar = try #require(linear.bar)
    #expect(bar.height == 4 && bar.width == 126)
    let progress = try meter(
      shown(ViewNode(.progress(ViewNode.Progress(fraction: 0.5, style: "automatic")))))
    #expect(progress.fraction == 0.5)
    #expect(progress.bar != nil)
  }

  @Test func `a ring has no bar`() throws {
    let gauge = try meter(
      shown(ViewNode(.gauge(ViewNode.Gauge(fraction: 1, style: "accessoryCircularCapacity")))))
    #expect(gauge.bar == nil)
    let turning = try meter(
      shown(ViewNode(.progress(ViewNode.Progress(fraction: nil, style: "automatic")))))
    #expect(turning.bar == nil)
    #expect(turning.fraction == nil)
  }

  @Test(arguments: [nil, false, true])
  func `a toggle says whether it is on`(isOn: Bool?) throws {
    let seen = try shown(
      ViewNode(.interaction(0), children: [ViewNode(.text("Tap"))]),
      interactions: [
        ArchivedWidget.Interaction(isOn: isOn, intent: ArchivedIntent(typeName: "I", title: "I"))
      ])
    let interaction: DrawnView.Interaction = try first(seen) {
      if case .interaction(let interaction) = $0 { interaction } else { nil }
    }
    #expect(interaction == DrawnView.Interaction(intent: "I", isOn: isOn))
  }
}
