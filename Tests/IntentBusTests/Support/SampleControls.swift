// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import TestSupport

/// A toggle whose provider gives a truth value.
struct LampControl: ControlWidget {
  static let kind = "test.lamp"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind, provider: Provider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLampIntent()) { isOn in
        Label(isOn ? "Lit" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
      }
    }
    .displayName("Desk Lamp")
    .description("Lights the desk.")
  }

  struct Provider: ControlValueProvider {
    let previewValue = false

    func currentValue() async throws -> Bool { SampleStore.bool("lamp") }
  }
}

/// A button without a value.
struct BellControl: ControlWidget {
  static let kind = "test.bell"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton(action: RingIntent()) { Label("Ring", systemImage: "bell") }
    }
  }
}

/// A button that says something while its action runs.
struct BusyControl: ControlWidget {
  static let kind = "test.busy"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton("Sync", action: RingIntent()) { isActive in
        Label(isActive ? "Syncing…" : "Ready", systemImage: isActive ? "hourglass" : "checkmark")
      }
    }
  }
}

/// A toggle whose provider gives a value of a type of its own.
struct HeaterControl: ControlWidget {
  static let kind = "test.heater"

  struct State {
    var room: String
    var isHeating: Bool
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind, provider: Provider()) { state in
      ControlWidgetToggle(isOn: state.isHeating, action: SetLampIntent()) {
        Label(state.room, systemImage: "heater.vertical")
      } valueLabel: { isOn in
        Text(isOn ? "Heating" : "Cold")
      }
    }
  }

  struct Provider: ControlValueProvider {
    let previewValue = State(room: "Any Room", isHeating: false)

    func currentValue() async throws -> State {
      State(room: "Kitchen", isHeating: SampleStore.bool("lamp"))
    }
  }
}

/// A toggle that a person configures.
struct RoomLightControl: ControlWidget {
  static let kind = "test.room-light"

  struct State {
    var room: Room?
    var isOn: Bool
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: Provider()) { state in
      ControlWidgetToggle(isOn: state.isOn, action: SetRoomLightIntent(room: state.room)) {
        Label(state.room?.name ?? "Choose", systemImage: "lightbulb")
      }
    }
    .promptsForUserConfiguration()
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: ChooseRoomIntent) -> State {
      State(room: configuration.room, isOn: false)
    }

    func currentValue(configuration: ChooseRoomIntent) async throws -> State {
      let key = "light-\(configuration.room?.id ?? "none")"
      return State(room: configuration.room, isOn: SampleStore.bool(key))
    }
  }
}

/// A toggle whose provider cannot say the value.
struct BrokenControl: ControlWidget {
  static let kind = "test.broken"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind, provider: Provider()) { level in
      ControlWidgetToggle(isOn: level > 0, action: SetLampIntent()) {
        Label("Level \(level)", systemImage: "dial.medium")
      }
    }
  }

  struct Provider: ControlValueProvider {
    let previewValue = 7

    func currentValue() async throws -> Int { throw SampleError() }
  }
}

/// A button that opens the app.
struct OpenControl: ControlWidget {
  static let kind = "test.open"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton(action: OpenSampleIntent(target: .editor)) {
        Label("Open", systemImage: "square.and.pencil")
      }
    }
  }
}

/// A control of a kind that a test chooses.
struct AnyKindControl: ControlWidget {
  @TaskLocal static var kind = "test.any"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton(action: RingIntent()) { Text("Any") }
    }
  }
}

/// The sample controls in an order that is not the alphabet's.
struct SampleBundle: WidgetBundle {
  var body: some Widget {
    LampControl()
    BellControl()
    HeaterControl()
    BusyControl()
  }
}
