// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus

struct SampleBundle: WidgetBundle {
  var body: some Widget {
    LampControl()
    BellControl()
  }
}

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "test.lamp", provider: Provider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLampIntent()) { isOn in
        Label(isOn ? "Lit" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
      }
    }
  }

  struct Provider: ControlValueProvider {
    let previewValue = false

    func currentValue() async throws -> Bool { false }
  }
}

/// A button that says something while it runs, and whose title is in the store.
struct BellControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "test.bell", provider: Provider()) { title in
      ControlWidgetButton(action: RingIntent()) {
        Label(title, systemImage: "bell")
      } actionLabel: { isActive in
        if isActive { Text("Ringing…") }
      }
    }
    .displayName("Bell")
  }

  struct Provider: ControlValueProvider {
    let previewValue = "Bell"

    func currentValue() async throws -> String {
      IntentBus.UserDefaults(suiteName: "group.test")?.string(forKey: "title") ?? "Bell"
    }
  }
}

struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Lamp"

  @Parameter(title: "On")
  var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

struct RingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ring"

  func perform() async throws -> some IntentResult { .result() }
}

/// A bundle with a control that cannot be archived.
struct FaultyBundle: WidgetBundle {
  var body: some Widget {
    BlankControl()
    LampControl()
  }
}

struct BlankControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "test.blank") { EmptyControlWidgetTemplate() }
  }
}
