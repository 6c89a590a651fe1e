// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension ArchivedIntent {
  /// Describes an intent without running it.
  init(_ intent: any AppIntent) { self = Self.describe(intent) }

  private static func describe<Intent: AppIntent>(_ intent: Intent) -> ArchivedIntent {
    var archived = ArchivedIntent(
      typeName: unqualifiedName(of: Intent.self), title: String(localized: Intent.title))
    archived.protocols = systemProtocols.filter { $0.matches(intent) }.map(\.name)
    archived.isOpenIntent = intent is any OpenIntent
    archived.authentication = Authentication(Intent.authenticationPolicy)
    archived.isDiscoverable = Intent.isDiscoverable
    archived.parameters = IntentParameters.all(of: intent).map { name, parameter in
      Parameter(name: name, title: parameter.titleText, value: text(of: parameter))
    }
    (archived.foreground, archived.foregroundReason) = foreground(of: intent)
    return archived
  }

  private static func text(of parameter: any AnyIntentParameter) -> String? {
    guard let value = parameter.currentValue else { return nil }
    if let entity = value as? any AppEntity { return "\(entity.id)" }
    return "\(value)"
  }

  /// Whether running it brings the app to the foreground.
  ///
  /// Source: Apple, OpenIntent, openAppWhenRun, supportedModes; OpensIntent is inferred.
  private static func foreground<Intent: AppIntent>(
    of intent: Intent
  ) -> (Foreground, String?) {
    if intent is any OpenIntent { return (.always, "OpenIntent") }
    if intent is OpenURLIntent { return (.always, "OpenURLIntent") }
    if Intent.openAppWhenRun { return (.always, "openAppWhenRun") }
    if let opener = systemProtocols.first(where: { $0.opensApp && $0.matches(intent) }) {
      return (.always, opener.name)
    }
    if Intent.PerformResult.OpensAppIntent.self != Never.self { return (.always, "OpensIntent") }
    let modes = Intent.supportedModes
    if modes.contains(.foreground(.immediate)) { return (.always, "supportedModes") }
    if modes.contains(.foreground(.dynamic)) || modes.contains(.foreground(.deferred)) {
      return (.possible, "supportedModes")
    }
    return (.never, nil)
  }

  private struct SystemProtocol {
    let name: String
    var opensApp = false
    let matches: (any AppIntent) -> Bool
  }

  /// The protocols that decide where an intent runs, in alphabetical order.
  private static var systemProtocols: [SystemProtocol] {
    [
      SystemProtocol(name: "AudioPlaybackIntent") { $0 is any AudioPlaybackIntent },
      SystemProtocol(name: "AudioRecordingIntent") { $0 is any AudioRecordingIntent },
      SystemProtocol(name: "CameraCaptureIntent") { $0 is any CameraCaptureIntent },
      SystemProtocol(name: "ForegroundContinuableIntent") { $0 is any ForegroundContinuableIntent },
      SystemProtocol(name: "LiveActivityIntent") { $0 is any LiveActivityIntent },
      SystemProtocol(name: "OpenIntent", opensApp: true) { $0 is any OpenIntent },
      SystemProtocol(name: "PlayVideoIntent", opensApp: true) { $0 is any PlayVideoIntent },
      SystemProtocol(name: "SetValueIntent") { $0 is any SetValueIntent },
      SystemProtocol(name: "ShowInAppSearchResultsIntent", opensApp: true) {
        $0 is any ShowInAppSearchResultsIntent
      },
      SystemProtocol(name: "StartWorkoutIntent", opensApp: true) { $0 is any StartWorkoutIntent },
    ]
  }
}

extension ArchivedIntent.Authentication {
  fileprivate init(_ policy: IntentAuthenticationPolicy) {
    self =
      switch policy {
      case .alwaysAllowed: .alwaysAllowed
      case .requiresAuthentication: .requiresAuthentication
      case .requiresLocalDeviceAuthentication: .requiresLocalDeviceAuthentication
      }
  }
}
