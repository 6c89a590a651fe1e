// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

/// A toggle for the timer of a project that the person chooses.
struct ProjectTimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "com.example.worktimer.project", provider: Provider()) {
      state in
      ControlWidgetToggle(
        isOn: state.isRunning, action: SetProjectTimerIntent(project: state.project)
      ) {
        Label(state.project?.name ?? "Choose a Project", systemImage: "folder")
      } valueLabel: { isOn in
        Label(isOn ? "Running" : "Stopped", systemImage: isOn ? "folder.fill" : "folder")
      }
    }
    .displayName("Project Timer")
    .description("Starts and stops the timer of a project.")
    // Without this people get a control that does nothing until they find out how to configure it.
    .promptsForUserConfiguration()
  }

  /// What the control shows.
  struct State {
    var project: Project?
    var isRunning: Bool
  }

  /// Knows whether the timer of the chosen project runs.
  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: ChooseProjectIntent) -> State {
      State(project: configuration.project, isRunning: false)
    }

    func currentValue(configuration: ChooseProjectIntent) async throws -> State {
      let isRunning = configuration.project.map { TimerStore().isRunning($0.id) }
      return State(project: configuration.project, isRunning: isRunning ?? false)
    }
  }
}

/// The project that a control is for.
struct ChooseProjectIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Project"

  /// Optional, so that the system can preview the control before anything is chosen.
  @Parameter(title: "Project")
  var project: Project?
}

/// Starts or stops the timer of a project.
struct SetProjectTimerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Project Timer"
  /// A helper of the control; in Shortcuts it would only confuse.
  static let isDiscoverable = false

  /// Only what is marked as a parameter reaches `perform()`.
  @Parameter(title: "Project")
  var project: Project?

  @Parameter(title: "Running")
  var value: Bool

  init() {}

  init(project: Project?) {
    self.project = project
  }

  func perform() async throws -> some IntentResult {
    guard let project else { throw NoProject() }
    TimerStore().setRunning(project.id, value)
    return .result()
  }
}

/// Nothing was chosen yet.
struct NoProject: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "Choose a project first." }
}
