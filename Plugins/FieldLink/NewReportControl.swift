// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

/// A button that opens the app at a screen.
struct NewReportControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.fieldlink.report") {
      ControlWidgetButton(action: OpenScreenIntent(target: .newReport)) {
        Label("New Report", systemImage: "square.and.pencil")
      }
    }
    .displayName("New Report")
    .description("Opens the app at a new report.")
  }
}

/// Opens the app at a screen.
///
/// An `OpenIntent` brings the app to the foreground, and its file belongs to both targets: to the
/// extension, which names it in the control, and to the app, which performs it. `openAppWhenRun` in an
/// extension is an error from iOS 26 on, and a URL with a scheme of one's own is not what
/// `OpenURLIntent` is for.
struct OpenScreenIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Screen"
  /// The app shows reports of customers, so a locked device asks first.
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Screen")
  var target: Screen

  init() {}

  init(target: Screen) {
    self.target = target
  }

  func perform() async throws -> some IntentResult {
    // The app reads this when it comes to the foreground, and shows the screen.
    UserDefaults(suiteName: "group.com.example.fieldlink")?.set(target.rawValue, forKey: "screen")
    return .result()
  }
}

/// A screen of the app.
enum Screen: String, AppEnum {
  case newReport
  case reports

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Screen"
  static let caseDisplayRepresentations: [Screen: DisplayRepresentation] = [
    .newReport: "New Report",
    .reports: "Reports",
  ]
}
