// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What travels of surfaces and of what they show.
extension Dice {
  mutating func size() -> Size { Size(double(), double()) }

  mutating func color() -> ColorValue {
    bool() ? .named(text(), opacity: double()) : .rgba(double(), double(), double(), double())
  }

  mutating func image() -> ImageValue {
    var image = ImageValue(
      text(), source: one(of: [.symbol, .asset, .symbolAsset, .bitmapAsset, .bitmap, .missing]),
      size: optional { $0.size() }, pixels: optional { $0.size() })
    image.file = optional { "Assets.xcassets/\($0.fileName())/\($0.fileName())" }
    image.isTemplate = bool()
    return image
  }

  mutating func frame() -> DrawnView.Frame { .init(double(), double(), double(), double()) }

  mutating func gradient() -> ViewNode.Gradient {
    typealias Place = ViewNode.Gradient.Place
    let form: ViewNode.Gradient.Form =
      switch below(3) {
      case 0: .linear(from: Place(double(), double()), to: Place(double(), double()))
      case 1:
        .radial(center: Place(double(), double()), startRadius: double(), endRadius: double())
      default:
        .angular(center: Place(double(), double()), startAngle: double(), endAngle: double())
      }
    return ViewNode.Gradient(
      form, stops: list { ViewNode.Gradient.Stop(color: $0.color(), location: $0.double()) })
  }

  mutating func paint() -> DrawnView.Paint {
    bool() ? .color(color()) : .gradient(gradient())
  }

  mutating func outline() -> ViewNode.Shape.Outline {
    switch below(7) {
    case 0: .circle
    case 1: .ellipse
    case 2: .capsule
    case 3: .rectangle
    case 4: .containerRelative
    case 5: .custom(text())
    default: .roundedRectangle(list(most: 4) { $0.double() })
    }
  }

  mutating func drawnText() -> DrawnView.Text {
    var drawn = DrawnView.Text(
      lines: list { $0.text() },
      font: DrawnView.Font(
        size: double(), weight: int(), isItalic: bool(), design: text(),
        hasMonospacedDigits: bool()),
      lineHeight: double(), baseline: double())
    drawn.lineSpacing = double()
    drawn.alignment = one(of: [.leading, .center, .trailing])
    drawn.paint = optional { $0.paint() }
    drawn.isCut = bool()
    drawn.isCovered = bool()
    drawn.contrast = optional { $0.double() }
    return drawn
  }

  mutating func meter() -> DrawnView.Meter {
    DrawnView.Meter(
      fraction: optional { $0.double() }, style: text(), bar: optional { $0.frame() },
      paint: optional { $0.paint() })
  }

  mutating func drawnKind() -> DrawnView.Kind {
    switch below(10) {
    case 0: .container
    case 1: .text(drawnText())
    case 2:
      .image(
        DrawnView.Image(
          image(), contentMode: one(of: [.stretch, .fit, .fill, .tile]),
          rendering: one(of: [.original, .template, .desaturated, .accentedDesaturated]),
          paint: optional { $0.paint() }))
    case 3: .fill(optional { $0.paint() })
    case 4:
      .shape(
        DrawnView.Shape(
          outline(), paint: optional { $0.paint() },
          stroke: optional { DrawnView.Shape.Stroke(width: $0.double(), isInside: $0.bool()) }))
    case 5: .clip(outline())
    case 6: .gauge(meter())
    case 7: .progress(meter())
    case 8: .interaction(DrawnView.Interaction(intent: text(), isOn: optional { $0.bool() }))
    default: .block
    }
  }

  mutating func drawnView(depth: Int = 3) -> DrawnView {
    var view = DrawnView(text(), frame: frame(), kind: drawnKind())
    view.group = optional { $0.one(of: [.accent, .default]) }
    view.isRedacted = bool()
    view.link = optional { $0.text() }
    if depth > 0 { view.children = list { $0.drawnView(depth: depth - 1) } }
    return view
  }

  mutating func loss() -> Representation.Loss {
    Representation.Loss(text(), rule: text(), kind: any(), subject: optional { $0.text() })
  }

  mutating func representation() -> Representation {
    var seen = Representation(mode: any(), facts: list { $0.text() })
    seen.glyph = optional { .init($0.text(), source: $0.one(of: [.symbol, .asset, .missing])) }
    seen.label = optional { $0.text() }
    seen.value = optional { $0.text() }
    seen.hint = optional { $0.text() }
    seen.status = optional { $0.text() }
    seen.tint = optional { $0.color() }
    seen.isDimmed = bool()
    seen.isOn = optional { $0.bool() }
    seen.redacted = list { $0.one(of: [.label, .value, .state]) }
    seen.tap = optional { $0.one(of: [.runs, .needsUnlock, .nothing]) }
    seen.tree = optional { $0.drawnView() }
    seen.notModelled = list { $0.text() }
    seen.lost = list { $0.loss() }
    return seen
  }

  mutating func placedItem() -> PlacedItem {
    PlacedItem(
      kind: text(), plugin: text(), surface: text(), slot: text(), mode: any(), state: any(),
      placement: bool() ? .shown(representation()) : .absent(Absence(text(), text())))
  }

  mutating func condition() -> SystemCondition {
    SystemCondition(
      minimumOSVersion: optional { $0.int() },
      looks: Set(list { $0.one(of: [.default, .tinted, .clear]) }),
      isLocked: optional { $0.bool() }, isDark: optional { $0.bool() },
      switches: dictionary { $0.bool() })
  }

  mutating func environment() -> ArchiveEnvironment {
    ArchiveEnvironment(
      renderingMode: any(), family: optional { $0.text() }, size: size(), margins: double(),
      showsContainerBackground: bool(), showsWidgetLabel: bool())
  }

  mutating func slot() -> Slot {
    Slot(
      text(),
      holds: Set(list { $0.one(of: [.control, .shortcut, .widget(family: $0.text())]) }),
      size: optional { $0.size() },
      shape: one(of: [.circle, .capsule, .none, .roundedRectangle(radius: double())]),
      margins: double(),
      background: optional { Slot.Background($0.color(), on: $0.color()) },
      facts: list { $0.text() }, tap: one(of: [.runs, .needsUnlock, .nothing]),
      states: Set(list { $0.any() }),
      modeRules: list {
        ModeRule(
          when: $0.condition(),
          modes: $0.list { SlotMode($0.any(), environment: $0.environment()) })
      })
  }

  mutating func surface() -> SurfaceDescription {
    SurfaceDescription(
      id: text(), name: text(), source: text(),
      slots: list { SlotDescription($0.slot()) },
      facts: list {
        Fact(
          $0.text(), $0.one(of: [.documented, .reported, .assumed, .conflicting]), $0.text(),
          source: $0.text())
      })
  }
}
