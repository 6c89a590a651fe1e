// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import Testing

/// A drawn view as a document has it.
struct DrawnViewTests {
  private static let frame = DrawnView.Frame(1, 2, 3, 4)
  private static let red = DrawnView.Paint.color(.rgba(1, 0, 0, 1))

  private static func view(_ kind: DrawnView.Kind) -> DrawnView {
    DrawnView("View", frame: frame, kind: kind)
  }

  private static let text: DrawnView = {
    var text = DrawnView.Text(
      lines: ["One", "Two"],
      font: DrawnView.Font(size: 17, weight: 600, isItalic: true, hasMonospacedDigits: true),
      lineHeight: 22, baseline: 17)
    text.lineSpacing = 2
    text.alignment = .center
    text.paint = red
    text.isCut = true
    text.isCovered = true
    text.contrast = 4.5
    return view(.text(text))
  }()

  private static let image: DrawnView = {
    var value = ImageValue(
      "Photo", source: .bitmapAsset, size: Size(20, 10), pixels: Size(60, 30))
    value.file = "Assets.xcassets/Photo.imageset/photo@3x.png"
    return view(
      .image(DrawnView.Image(value, contentMode: .fill, rendering: .template, paint: red)))
  }()

  private static let gradient = ViewNode.Gradient(
    .radial(center: ViewNode.Gradient.Place(0.5, 0.5), startRadius: 1, endRadius: 20),
    stops: [ViewNode.Gradient.Stop(color: .rgba(1, 0, 0, 1), location: 0)])

  static let views: [(DrawnView, Set<String>)] = [
    (view(.container), []), (view(.block), []),
    (
      text,
      [
        "text", "font", "lineHeight", "lineSpacing", "baseline", "alignment", "contrast",
      ]
    ),
    (image, ["image", "contentMode", "rendering"]), (view(.fill(red)), []),
    (view(.fill(nil)), []), (view(.fill(.gradient(gradient))), ["gradient"]),
    (
      view(
        .shape(
          DrawnView.Shape(
            .roundedRectangle([1, 2, 3, 4]), paint: red,
            stroke: DrawnView.Shape.Stroke(width: 3, isInside: true)))),
      ["outline", "lineWidth", "strokesInside"]
    ),
    (view(.shape(DrawnView.Shape(.circle, paint: nil))), ["outline"]),
    (view(.clip(.capsule)), ["outline"]),
    (
      view(
        .gauge(DrawnView.Meter(fraction: 0.25, style: "accessoryLinear", bar: frame, paint: red))),
      ["fraction", "style", "bar", "text"]
    ),
    (view(.progress(DrawnView.Meter(fraction: nil, style: "circular"))), ["style"]),
    (view(.interaction(DrawnView.Interaction(intent: "I"))), ["intent"]),
    (view(.interaction(DrawnView.Interaction(intent: "I", isOn: false))), ["intent", "isOn"]),
  ]

  @Test(arguments: views)
  func `a view is one flat object with the keys of its kind`(
    _ view: DrawnView, _ keys: Set<String>
  ) throws {
    let data = try JSONEncoder().encode(view)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let always: Set = [
      "view", "kind", "frame", "colors", "isCovered", "isCut", "isRedacted", "children",
    ]
    #expect(Set(object.keys) == always.union(keys))
  }

  @Test(arguments: views.map(\.0)) func `a view survives`(_ view: DrawnView) throws {
    var parent = view
    parent.group = .accent
    parent.link = "https://example.com"
    parent.children = [view, Self.text]
    let data = try JSONEncoder().encode(parent)
    #expect(try JSONDecoder().decode(DrawnView.self, from: data) == parent)
  }

  @Test func `a redacted text says nothing of what it hides`() {
    var view = Self.text
    view.isRedacted = true
    #expect(view.text == nil)
    #expect(view.font != nil)
  }

  @Test(arguments: [(0.256, "26%"), (.nan, "0%"), (.infinity, "0%"), (7, "100%"), (-1, "0%")])
  func `a gauge reads as a percentage`(_ fraction: Double, _ text: String) {
    #expect(Self.view(.gauge(DrawnView.Meter(fraction: fraction, style: ""))).text == text)
  }

  @Test func `what is too deep inside is left out`() {
    func nest(_ count: Int) -> DrawnView {
      var view = Self.view(.block)
      for _ in 1..<count {
        var parent = Self.view(.container)
        parent.children = [Self.view(.block), view]
        view = parent
      }
      return view
    }
    var view = nest(3)
    var isCut = view.cut(toDepth: 3)
    #expect(!isCut)
    #expect(view == nest(3))
    isCut = view.cut(toDepth: 2)
    #expect(isCut)
    #expect(view.flattened.map(\.kind) == [.container, .block, .container])
    isCut = view.cut(toDepth: 1)
    #expect(isCut)
    #expect(view.flattened.map(\.kind) == [.container])
  }
}
