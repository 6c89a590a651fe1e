// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct ActionIntent: AppIntent {
  static let title: LocalizedStringResource = "Act"
  @Parameter(title: "Count") var count: Int?
  func perform() async throws -> some IntentResult { .result() }
}

enum Page: String, AppEnum {
  case one, two
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let caseDisplayRepresentations: [Page: DisplayRepresentation] = [.one: "1", .two: "2"]
}

struct OpenPageIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Page"
  @Parameter(title: "Page") var target: Page
}

struct ButtonsControl: ControlWidget {
  private static let name = "Variable"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "buttons") { Self.all.0 }
  }

  @MainActor static var all:
    (
      some ControlWidgetTemplate, some ControlWidgetTemplate, some ControlWidgetTemplate,
      some ControlWidgetTemplate, some ControlWidgetTemplate, some ControlWidgetTemplate,
      some ControlWidgetTemplate
    )
  {
    (
      ControlWidgetButton(action: ActionIntent()) { Label("Act", systemImage: "bolt") },
      ControlWidgetButton(action: ActionIntent()) {
        Label("Act", systemImage: "bolt")
      } actionLabel: { isActive in
        if isActive { Text("Acting…") }
      },
      ControlWidgetButton(action: OpenPageIntent()) { Image(systemName: "book") },
      ControlWidgetButton("Literal", action: ActionIntent()) { isActive in
        Label(isActive ? "Acting…" : "Act", systemImage: "bolt")
      },
      ControlWidgetButton(name, action: ActionIntent()) { _ in Image(systemName: "bolt") },
      ControlWidgetButton(
        LocalizedStringResource("Resource"), action: ActionIntent(),
        actionLabel: { _ in Label("Act", image: "Bolt") }),
      ControlWidgetButton("\(name) \(3)", action: OpenPageIntent()) { isActive in
        isActive ? Text("Opening…") : Text("Open")
      }
    )
  }
}

// An intent that is built where it is used.
struct ClosureControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "closure") {
      ControlWidgetButton(
        action: {
          let intent = ActionIntent()
          intent.count = 1
          return intent
        }()
      ) {
        Label("Closure", systemImage: "bolt")
      }
    }
  }
}

struct TargetControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "target") {
      ControlWidgetButton(
        action: {
          let intent = OpenPageIntent()
          intent.target = .two
          return intent
        }()
      ) {
        Label("Target", systemImage: "book")
      }
      .tint(.blue)
    }
  }
}
