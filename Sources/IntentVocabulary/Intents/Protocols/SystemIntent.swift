// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An intent that the system treats specially.
public protocol SystemIntent: AppIntent {}

/// An intent that plays audio; it runs in the app's process.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that records audio.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that starts, changes or ends a Live Activity; it runs in the app's process.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that talks over a push-to-talk channel; it runs in the app's process.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that resumes a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// What to delete.
  var entities: [Entity] { get }
}
