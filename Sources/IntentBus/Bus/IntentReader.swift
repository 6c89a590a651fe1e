// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension ArchivedIntent {
  /// Describes an intent without running it.
  package init(_ intent: any AppIntent) { self = Self.describe(intent) }

  private static func describe<Intent: AppIntent>(_ intent: Intent) -> ArchivedIntent {
    var archived = ArchivedIntent(
      typeName: unqualifiedName(of: Intent.self), title: String(localized: Intent.title))
    archived.protocols = protocols(of: Intent.self)
    archived.isOpenIntent = Intent._opensTarget
    archived.authentication = Authentication(Intent.authenticationPolicy)
    archived.isDiscoverable = Intent.isDiscoverable
    archived.parameters = IntentParameters.all(of: intent).map { name, parameter in
      Parameter(
        name: name, title: parameter.titleText,
        value: parameter.currentValue.map { IntentValues.identifier(of: $0) })
    }
    (archived.foreground, archived.foregroundReason) = foreground(of: Intent.self)
    return archived
  }

  /// Whether running it brings the app to the foreground.
  ///
  /// Source: Apple, OpenIntent, openAppWhenRun, supportedModes; OpensIntent is inferred.
  private static func foreground<Intent: AppIntent>(
    of type: Intent.Type
  ) -> (Foreground, ForegroundReason?) {
    if type._opensTarget { return (.always, .openIntent) }
    if type == OpenURLIntent.self { return (.always, .openURLIntent) }
    if type._playsVideo { return (.always, .playVideoIntent) }
    if type._searchesInApp { return (.always, .showInAppSearchResultsIntent) }
    if type._startsWorkout { return (.always, .startWorkoutIntent) }
    if type.openAppWhenRun { return (.always, .openAppWhenRun) }
    if Intent.PerformResult.OpensAppIntent.self != Never.self { return (.always, .opensIntent) }
    let modes = type.supportedModes
    if modes.contains(.foreground(.immediate)) { return (.always, .supportedModes) }
    if modes.contains(.foreground(.dynamic)) || modes.contains(.foreground(.deferred)) {
      return (.possible, .supportedModes)
    }
    return (.never, nil)
  }

  /// The protocols that decide where an intent runs, in alphabetical order.
  private static func protocols<Intent: AppIntent>(of type: Intent.Type) -> [String] {
    let all: [(name: String, conforms: Bool)] = [
      ("AudioPlaybackIntent", type._playsAudio),
      ("AudioRecordingIntent", type._recordsAudio),
      ("CameraCaptureIntent", type._capturesCamera),
      ("ForegroundContinuableIntent", type._continuesInForeground),
      ("LiveActivityIntent", type._changesLiveActivity),
      ("OpenIntent", type._opensTarget),
      ("PlayVideoIntent", type._playsVideo),
      ("PushToTalkTransmissionIntent", type._pushesToTalk),
      ("SetValueIntent", type._setsValue),
      ("ShowInAppSearchResultsIntent", type._searchesInApp),
      ("StartWorkoutIntent", type._startsWorkout),
    ]
    return all.filter(\.conforms).map(\.name)
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
