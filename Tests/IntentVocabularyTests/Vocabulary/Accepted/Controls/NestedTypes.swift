// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit

enum Feature {
  struct Control: ControlWidget {
    enum Mode: String {
      case day, night
    }

    struct State: Sendable {
      let mode: Mode
      var isOn: Bool { mode == .day }
      let lastChange: Date?
    }

    final class Provider: ControlValueProvider {
      private let shared = UserDefaults(suiteName: "group.example")

      var previewValue: State { State(mode: .night, lastChange: nil) }

      func currentValue() async throws -> State {
        guard let shared else { throw Failure.noGroup }
        let raw = shared.string(forKey: "mode") ?? ""
        guard let mode = Mode(rawValue: raw) else { return previewValue }
        return State(mode: mode, lastChange: shared.object(forKey: "change") as? Date)
      }

      enum Failure: LocalizedError {
        case noGroup
        var errorDescription: String? { "There is no group." }
      }
    }

    struct Intent: SetValueIntent {
      static let title: LocalizedStringResource = "Set Mode"
      static let isDiscoverable: Bool = false

      @Parameter(title: "Day")
      var value: Bool

      func perform() async throws -> some IntentResult {
        UserDefaults(suiteName: "group.example")?.set(
          value ? Mode.day.rawValue : Mode.night.rawValue, forKey: "mode")
        UserDefaults(suiteName: "group.example")?.synchronize()
        return .result()
      }
    }

    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "feature", provider: Provider()) { state in
        ControlWidgetToggle(isOn: state.isOn, action: Intent()) {
          Label("Mode", systemImage: state.mode == .day ? "sun.max" : "moon")
        } valueLabel: { isOn in
          Text(isOn ? Mode.day.rawValue.capitalized : Mode.night.rawValue.capitalized)
        }
        .disabled(state.lastChange == nil)
      }
    }
  }
}

extension UserDefaults {
  static let example = UserDefaults(suiteName: "group.example") ?? .standard
}
