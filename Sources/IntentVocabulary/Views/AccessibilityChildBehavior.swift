// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What becomes of parts for assistive technology.
public struct AccessibilityChildBehavior: Sendable, Hashable {
  private let name: String

  /// They are ignored.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay inside.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are joined.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
