// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What the system makes of the protocols that an intent conforms to.
///
/// A protocol says so in an extension of its own. Asking a type costs nothing then, while asking
/// whether it conforms to a protocol makes the runtime search every library, once for each pair.
public protocol _SystemTraits {
  /// Whether it is an ``AudioPlaybackIntent``.
  static var _playsAudio: Bool { get }
  /// Whether it is an ``AudioRecordingIntent``.
  static var _recordsAudio: Bool { get }
  /// Whether it is a ``CameraCaptureIntent``.
  static var _capturesCamera: Bool { get }
  /// Whether it is a ``ForegroundContinuableIntent``.
  static var _continuesInForeground: Bool { get }
  /// Whether it is a ``LiveActivityIntent``.
  static var _changesLiveActivity: Bool { get }
  /// Whether it is an ``OpenIntent``.
  static var _opensTarget: Bool { get }
  /// Whether it is a ``PlayVideoIntent``.
  static var _playsVideo: Bool { get }
  /// Whether it is a ``PushToTalkTransmissionIntent``.
  static var _pushesToTalk: Bool { get }
  /// Whether it is a ``SetValueIntent``.
  static var _setsValue: Bool { get }
  /// Whether it is a ``ShowInAppSearchResultsIntent``.
  static var _searchesInApp: Bool { get }
  /// Whether it is a ``StartWorkoutIntent``.
  static var _startsWorkout: Bool { get }

  /// Sets the value of a ``SetValueIntent``; does nothing to others, or where the type is another.
  mutating func _set(_ value: Any)
}

extension _SystemTraits {
  /// It is none.
  public static var _playsAudio: Bool { false }
  /// It is none.
  public static var _recordsAudio: Bool { false }
  /// It is none.
  public static var _capturesCamera: Bool { false }
  /// It is none.
  public static var _continuesInForeground: Bool { false }
  /// It is none.
  public static var _changesLiveActivity: Bool { false }
  /// It is none.
  public static var _opensTarget: Bool { false }
  /// It is none.
  public static var _playsVideo: Bool { false }
  /// It is none.
  public static var _pushesToTalk: Bool { false }
  /// It is none.
  public static var _setsValue: Bool { false }
  /// It is none.
  public static var _searchesInApp: Bool { false }
  /// It is none.
  public static var _startsWorkout: Bool { false }

  /// There is no value to set.
  public mutating func _set(_ value: Any) {}
}

extension AudioPlaybackIntent {
  /// It is one.
  public static var _playsAudio: Bool { true }
}

extension AudioRecordingIntent {
  /// It is one.
  public static var _recordsAudio: Bool { true }
}

extension CameraCaptureIntent {
  /// It is one.
  public static var _capturesCamera: Bool { true }
}

extension ForegroundContinuableIntent {
  /// It is one.
  public static var _continuesInForeground: Bool { true }
}

extension LiveActivityIntent {
  /// It is one.
  public static var _changesLiveActivity: Bool { true }
}

extension OpenIntent {
  /// It is one.
  public static var _opensTarget: Bool { true }
}

extension PlayVideoIntent {
  /// It is one.
  public static var _playsVideo: Bool { true }
}

extension PushToTalkTransmissionIntent {
  /// It is one.
  public static var _pushesToTalk: Bool { true }
}

extension SetValueIntent {
  /// It is one.
  public static var _setsValue: Bool { true }

  /// Sets the value where it is of the intent's type.
  public mutating func _set(_ value: Any) {
    if let value = value as? ValueType { self.value = value }
  }
}

extension ShowInAppSearchResultsIntent {
  /// It is one.
  public static var _searchesInApp: Bool { true }
}

extension StartWorkoutIntent {
  /// It is one.
  public static var _startsWorkout: Bool { true }
}
