// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Where an intent may run: in the background, in the foreground, or both.
///
/// Source: Apple, IntentModes.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// One bit for each mode.
  public let rawValue: Int

  /// Creates a set of modes from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// When an intent comes to the foreground.
  public struct ForegroundMode: Hashable, Sendable {
    let bit: Int
    /// Before it runs.
    public static let immediate = ForegroundMode(bit: 1)
    /// When it asks for it, if at all.
    public static let dynamic = ForegroundMode(bit: 2)
    /// Before it is done.
    public static let deferred = ForegroundMode(bit: 3)
  }

  /// The intent runs in the background.
  public static let background = IntentModes(rawValue: 1 << 0)
  /// The app comes to the foreground before the intent runs.
  public static let foreground = foreground(.immediate)

  /// The app comes to the foreground at some time.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: 1 << mode.bit)
  }
}

extension IntentModes {
  /// Where an intent is running.
  public struct Current: Hashable, Sendable {
    let isForeground: Bool
    /// Whether the intent may come to the foreground.
    public let canContinueInForeground: Bool

    /// In the background.
    public static let background = Current(isForeground: false, canContinueInForeground: true)
    /// In the foreground.
    public static let foreground = Current(isForeground: true, canContinueInForeground: true)

    /// Whether both run in the background, or both in the foreground.
    public static func == (left: Current, right: Current) -> Bool {
      left.isForeground == right.isForeground
    }

    /// Feeds the place to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(isForeground)
    }
  }
}
