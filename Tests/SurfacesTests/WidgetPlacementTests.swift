// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// What places show of widgets.
struct WidgetPlacementTests {
  static let places = Place.all.filter { $0.slot.family != nil }

  /// A red text, accentable or not, on a container background of blue.
  private func widget(
    _ place: Place, accentable: Bool = false, families: [String]? = nil,
    platforms: Set<Platform> = [.iOS, .watchOS], system: SystemState = SystemState(),
    text: String = "Hi", change: (inout ArchivedWidget) -> Void = { _ in }
  ) -> [(mode: RenderingMode, placement: Placement)] {
    place.slot.modes(on: system).map { mode in
      let tree = ViewNode(
        .text(text),
        modifiers: [
          .foreground([.color(.rgba(1, 0, 0, 1))]), .accentable(accentable),
          .containerBackground(ViewNode(.fill(.color(.rgba(0, 0, 1, 1))))),
        ])
      var widget = ArchivedWidget(
        environment: mode.environment, families: families ?? [place.slot.family ?? ""], tree: tree)
      change(&widget)
      let item = ArchivedItem(
        kind: "test.widget", typeName: "TestWidget", appName: "Test", state: .entry,
        platforms: platforms, content: .widget(widget))
      return (mode.mode, place.placement(of: item, on: system))
    }
  }

  private func shown(_ placement: Placement?) throws -> Representation {
    guard case .shown(let representation)? = placement else {
      throw Missing(placement: "\(String(describing: placement))")
    }
    return representation
  }

  struct Missing: Error { var placement: String }

  private func text(_ representation: Representation) throws -> DrawnView {
    try #require(representation.tree?.flattened.first { $0.text != nil })
  }

  @Test(arguments: places) func `a place shows a widget of its family`(_ place: Place) throws {
    for (mode, placement) in widget(place) {
      let representation = try shown(placement)
      #expect(representation.mode == mode)
      #expect(try text(representation).text == "Hi")
    }
  }

  @Test(arguments: places) func `a place leaves out a family that is not supported`(_ place: Place)
  {
    for (_, placement) in widget(place, families: ["systemExtraLarge"]) {
      guard case .absent(let absence) = placement else {
        Issue.record("\(place) shows it")
        continue
      }
      #expect(absence.rule == "widget.family")
    }
  }

  @Test(arguments: places.filter { $0.surface.id == "watch" })
  func `a watch takes nothing from an iPhone's extension`(_ place: Place) {
    for (_, placement) in widget(place, platforms: [.iOS]) {
      #expect(
        placement == .absent(Absence("watch.complications", "is not built for watchOS")))
    }
  }

  @Test(arguments: places) func `what a widget rests on are facts`(_ place: Place) throws {
    let known = Set((Fact.widgets + place.surface.facts).map(\.id))
    for system in [
      SystemState(), SystemState(osVersion: 18, isLocked: true), SystemState(isDark: true),
    ] {
      for (_, placement) in widget(place, system: system) {
        let representation = try shown(placement)
        #expect(known.isSuperset(of: representation.facts))
        #expect(known.isSuperset(of: representation.lost.map(\.rule)))
      }
    }
  }

  @Test(
    arguments: [
      ("lock-screen/circular", [RenderingMode.vibrant]), ("lock-screen/rectangular", [.vibrant]),
      ("lock-screen/inline", [.vibrant]), ("watch/circular", [.accented]),
      ("watch/corner", [.accented]), ("watch/rectangular", [.fullColor, .accented]),
      ("watch/inline", [.accented]), ("watch/stack", [.fullColor]),
      ("home-screen/small", [.fullColor]), ("stand-by/day", [.fullColor]),
      ("stand-by/night", [.vibrant]),
    ])
  func `a place has its rendering modes`(name: String, modes: [RenderingMode]) {
    #expect(Place(stringLiteral: name).slot.modes(on: SystemState()).map(\.mode) == modes)
  }

  @Test(arguments: ["home-screen/small", "home-screen/medium", "home-screen/large"] as [Place])
  func `a tinted or clear Home Screen is accented`(_ place: Place) {
    for look in [SystemState.Look.tinted(.systemBlue), .clear] {
      #expect(place.slot.modes(on: SystemState(look: look)).map(\.mode) == [.accented])
    }
  }

  @Test func `full colour keeps colour and background`() throws {
    let place: Place = "home-screen/small"
    let representation = try shown(widget(place).first?.placement)
    #expect(try text(representation).colors == [.rgba(1, 0, 0, 1)])
    #expect(representation.tree?.children.first?.view == "containerBackground")
    #expect(representation.lost.isEmpty)
  }

  @Test(arguments: [true, false])
  func `OS 26 draws both groups white, and takes the background away`(accentable: Bool) throws {
    let place: Place = "home-screen/small"
    let system = SystemState(look: .tinted(.rgba(0, 1, 0, 1)))
    let representation = try shown(
      widget(place, accentable: accentable, system: system).first?.placement)
    #expect(try text(representation).colors == [.rgba(1, 1, 1, 1)])
    #expect(try text(representation).group == (accentable ? .accent : .default))
    #expect(representation.lost.map(\.rule) == ["widget.background-removed"])
  }

  @Test(arguments: [(true, ColorValue.rgba(0, 1, 0, 1)), (false, .rgba(1, 1, 1, 1))])
  func `OS 18 gives the accent group the tint`(accentable: Bool, color: ColorValue) throws {
    let place: Place = "home-screen/small"
    let system = SystemState(osVersion: 18, look: .tinted(.rgba(0, 1, 0, 1)))
    let representation = try shown(
      widget(place, accentable: accentable, system: system).first?.placement)
    #expect(try text(representation).colors == [color])
  }

  @Test func `vibrant turns a colour into the grey of its luminance`() throws {
    let place: Place = "lock-screen/rectangular"
    let representation = try shown(widget(place).first?.placement)
    // Red counts 0.2126 by Rec. 709.
    #expect(try text(representation).colors == [.rgba(0.2126, 0.2126, 0.2126, 1)])
  }

  @Test func `the night of StandBy is red`() throws {
    let representation = try shown(widget("stand-by/night").first?.placement)
    let value = try #require(try text(representation).colors.first)
    let color = try #require(ResolvedColor(value, isDark: true))
    #expect(color.red > 2 * color.green && color.red > 2 * color.blue)
  }

  @Test func `StandBy does not take a widget whose background stays`() {
    for (_, placement) in widget("stand-by/day", change: { $0.isBackgroundRemovable = false }) {
      #expect(
        placement == .absent(Absence("stand-by.background", "its background can't be removed")))
    }
  }

  @Test(arguments: places)
  func `the content of a widget keeps the place's margins`(_ place: Place) throws {
    for (_, placement) in widget(place, text: String(repeating: "m ", count: 200)) {
      let frame = try text(try shown(placement)).frame
      let size = try #require(place.slot.size)
      #expect(frame.x >= place.slot.margins - 1 && frame.y >= place.slot.margins - 1)
      #expect(frame.x + frame.width <= size.width - place.slot.margins + 1)
    }
  }

  @Test func `what is private is redacted on a locked device`() throws {
    let system = SystemState(isLocked: true)
    for place in ["lock-screen/rectangular", "home-screen/small"] as [Place] {
      let placements = widget(place, system: system) { widget in
        widget.tree.modifiers.append(.privacySensitive(true))
      }
      let representation = try shown(placements.first?.placement)
      #expect(representation.redacted == [.label])
      #expect(representation.tree?.flattened.contains { $0.text != nil } == false)
    }
  }
}
