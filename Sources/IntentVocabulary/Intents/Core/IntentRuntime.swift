// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What an intent asks of the system while it runs, told to whoever runs it.
///
/// Each has a default that does nothing.
package protocol IntentRuntimeObserver: Sendable {
  /// The intent brought its app to the foreground.
  func intentContinuedInForeground(dialog: String?)
  /// The intent asked the person to confirm; the answer is yes.
  func intentAskedForConfirmation(dialog: String?)
  /// The intent or its app donated an intent.
  func intentDonated(_ intent: any AppIntent)
  /// The app shared a context with its capture extension.
  func cameraContextChanged(of intent: any AppIntent.Type)
}

extension IntentRuntimeObserver {
  package func intentContinuedInForeground(dialog: String?) {}
  package func intentAskedForConfirmation(dialog: String?) {}
  package func intentDonated(_ intent: any AppIntent) {}
  package func cameraContextChanged(of intent: any AppIntent.Type) {}
}

/// The surroundings that whoever runs an intent binds for the time of the run.
package enum IntentRuntime {
  /// Told of what the intent asks for.
  package static var observer: (any IntentRuntimeObserver)? { RunContext.current }
  /// What the intent reads as its system context.
  @TaskLocal package static var systemContext = IntentSystemContext()
  /// The intent that is being configured, which `@IntentParameterDependency` reads.
  @TaskLocal package static var configuredIntent: (any AppIntent)?
}
