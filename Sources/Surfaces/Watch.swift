// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceKit

extension SurfaceID {
  /// An Apple Watch.
  public static let watch: SurfaceID = "watch"
}

/// An Apple Watch: Control Center and Smart Stack, the Action button of Apple Watch Ultra, and the face.
public struct WatchSurface: Surface {
  /// Creates the adapter.
  public init() {}

  /// The identifier.
  public let id = SurfaceID.watch.rawValue
  /// The name for people.
  public let name = "Watch"

  /// A control in Control Center or the Smart Stack, the Action button of Apple Watch Ultra, the
  /// complications of a face, and a widget in the Smart Stack.
  ///
  /// The sizes are those of a watch of 45 mm.
  public let slots =
    [
      Slot(
        "control", holds: [.control], size: Size(91, 64), shape: .roundedRectangle(radius: 20),
        background: Slot.Background(ColorValue(description: "#212124"), on: .rgba(1, 1, 1, 1)),
        facts: ["watch.control-size"]),
      Slot("action", holds: [.control]),
      complication("circular", "accessoryCircular", Size(50, 50), .circle, [.accented]),
      complication(
        "corner", "accessoryCorner", Size(38, 38), .circle, [.accented], showsLabel: true),
      complication(
        "rectangular", "accessoryRectangular", Size(193, 82), .roundedRectangle(radius: 12),
        [.fullColor, .accented]),
      complication("inline", "accessoryInline", Size(193, 24), .none, [.accented]),
      Slot(
        "stack", holds: [.widget(family: "accessoryRectangular")], size: Size(184, 80.5),
        shape: .roundedRectangle(radius: 20), facts: ["watch.face-size"], tap: .nothing,
        modeRules: [
          ModeRule(modes: [SlotMode(.fullColor, showsContainerBackground: true)])
        ]),
    ]

  private static func complication(
    _ id: String, _ family: String, _ size: Size, _ shape: Slot.Shape, _ modes: [RenderingMode],
    showsLabel: Bool = false
  ) -> Slot {
    Slot(
      id, holds: [.widget(family: family)], size: size, shape: shape, facts: ["watch.face-size"],
      tap: .nothing,
      modeRules: [
        ModeRule(
          modes: modes.map { mode in
            SlotMode(
              mode,
              environment: ArchiveEnvironment(renderingMode: mode, showsWidgetLabel: showsLabel))
          })
      ])
  }

  /// What the adapter relies on.
  public let facts = [
    Fact(
      "watch.os", .documented, "Controls come to Apple Watch with watchOS 26.",
      source: "WWDC25 278 and 334; Apple, Controls collection"),
    Fact(
      "watch.opens-app", .documented,
      "A control of an iPhone app whose action brings that app to the foreground does not appear on Apple Watch.",
      source: "WWDC25 334"),
    Fact(
      "watch.may-open-app", .assumed,
      "A control whose action only may ask for the foreground appears on Apple Watch.",
      source: "no statement found"),
    Fact(
      "watch.runs-on-iphone", .documented,
      "The action of an iPhone app's control runs on the iPhone, that of a watch app's control on the watch.",
      source: "WWDC25 334"),
    Fact(
      "watch.layout", .assumed,
      "Symbol, title and value are shown in Control Center of Apple Watch, as they are documented to be in the Smart Stack.",
      source: "WWDC25 278 for the Smart Stack"),
    Fact(
      "watch.control-size", .assumed,
      "A control is 91 by 64 points with corners of 20 points and a dark grey, and white where it shows a toggle that is on.",
      source: "Apple gives no sizes of controls"),
    Fact(
      "watch.action", .assumed,
      "The Action button of Apple Watch Ultra runs a control and shows nothing of it.",
      source: "WWDC25 278 and 334 say that it runs"),
    Fact(
      "watch.complications", .documented,
      "Complications and Smart Stack widgets come from a watchOS extension; an iPhone extension offers none.",
      source: "Apple, Developing a WidgetKit strategy"),
    Fact(
      "watch.face-mode", .conflicting,
      "Circular, corner and inline complications are accented, rectangular ones also in full colour; other texts of Apple's have full colour for all of them on some faces.",
      source:
        "Apple, Preparing widgets for additional platforms against WidgetRenderingMode.fullColor; WWDC22 10050"
    ),
    Fact(
      "watch.accent", .documented,
      "On a face the default group is white and the accent group takes the face's colour on most faces.",
      source: "Apple, WidgetRenderingMode.accented; WWDC22 10050"),
    Fact(
      "watch.accent-color", .assumed, "The colour of the face is taken as systemOrange.",
      source: "the person chooses it"),
    Fact(
      "watch.face-size", .assumed,
      "The line of an inline complication is 193 by 24 points, and corners of a rectangular place have 12 points, those of the Smart Stack 20.",
      source: "no statement found; the other sizes are those of a 45 mm watch in Apple's HIG"),
    Fact(
      "watch.corner-label", .documented,
      "A corner complication scales down where a widgetLabel stands beside it; the face draws the label.",
      source: "WWDC22 10051"),
    Fact(
      "watch.stack", .documented,
      "The Smart Stack shows rectangular widgets in full colour with their background.",
      source: "Apple, Developing a WidgetKit strategy; WWDC23 10029"),
    Fact(
      "watch.no-buttons", .documented,
      "Buttons and toggles of accessory widgets work on iPhone and iPad only.",
      source: "Apple, Adding interactivity to widgets and Live Activities"),
  ]

  /// Shows symbol, title and value of a control, or runs it without showing anything; draws widgets.
  public func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement {
    if case .widget(let widget) = item.content {
      guard item.platforms.contains(.watchOS) else {
        return .absent(Absence("watch.complications", "is not built for watchOS"))
      }
      return widget.place(in: slot, system: system, look: look(of: slot))
    }
    guard case .control(let control) = item.content else {
      return .absent(Absence("control.platform", "holds controls and widgets"))
    }
    guard system.osVersion >= 26 else {
      return .absent(Absence("watch.os", "controls need watchOS 26"))
    }
    let isWatchApp = item.platforms.contains(.watchOS)
    guard isWatchApp || item.platforms.contains(.iOS) else {
      return .absent(Absence("control.platform", "is not built for iPhone or Apple Watch"))
    }
    if !isWatchApp, control.action.foreground == .always {
      return .absent(Absence("watch.opens-app", "opens the iPhone app"))
    }
    let parts: Set<ControlPart> = slot.id == "control" ? [.glyph, .title, .value] : []
    var representation = control.represent(parts, of: item, in: slot, system: system)
    representation.facts.append("watch.runs-on-iphone")
    representation.facts.append(slot.id == "control" ? "watch.layout" : "watch.action")
    if !isWatchApp, control.action.foreground == .possible {
      representation.facts.append("watch.may-open-app")
    }
    return .shown(representation)
  }

  private func look(of slot: Slot) -> WidgetLook {
    var look = WidgetLook(
      accentGroup: .named("systemOrange"), honoursFullColorImages: false, isInteractive: false,
      hasSingleLink: true, showsWidgetLabel: slot.id == "corner", facts: ["watch.no-buttons"])
    if slot.id == "stack" {
      look.facts.append("watch.stack")
    } else {
      look.facts += ["watch.face-mode", "watch.accent", "watch.accent-color", "watch.face-size"]
    }
    if slot.id == "corner" { look.facts.append("watch.corner-label") }
    return look
  }
}
