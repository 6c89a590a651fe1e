// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct PlainControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "plain") {
      ControlWidgetButton(action: PlainIntent()) {
        Label("Plain", systemImage: "star")
      }
    }
  }
}

struct ProvidedControl: ControlWidget {
  static let kind: String = "provided"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind, provider: Provider()) { value in
      ControlWidgetToggle("Provided", isOn: value, action: SetPlainIntent()) { isOn in
        Text(isOn ? "Yes" : "No")
      }
    }
    .displayName("Provided")
    .description("Provides a value.")
  }
}

extension ProvidedControl {
  struct Provider: ControlValueProvider {
    var previewValue: Bool {
      false
    }

    func currentValue() async throws -> Bool {
      let isRunning = true
      return isRunning
    }
  }
}

// A configuration in a property of its own, and an explicit initialiser.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
struct SplitControl: ControlWidget {
  private let kind: String

  init() { kind = "split" }

  private var configuration: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: kind, content: { self.button })
  }

  var button: some ControlWidgetTemplate {
    ControlWidgetButton(action: PlainIntent(), label: { Image(systemName: "star") })
  }

  var body: some ControlWidgetConfiguration { configuration.displayName("Split") }
}

struct NamedTypeControl: ControlWidget {
  typealias Button = ControlWidgetButton<
    Text, ControlWidgetButtonDefaultActionLabel, PlainIntent
  >

  var body: StaticControlConfiguration<Button> {
    StaticControlConfiguration(kind: "named") {
      ControlWidgetButton(action: PlainIntent()) { Text("Named") }
    }
  }
}

struct PlainIntent: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  func perform() async throws -> some IntentResult { .result() }
}

struct SetPlainIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Plain"
  @Parameter(title: "Value") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}
