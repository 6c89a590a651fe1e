// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A size of text that a person has chosen.
///
/// Source: Apple, SwiftUI DynamicTypeSize.
public enum DynamicTypeSize: String, Sendable, Codable, Hashable, CaseIterable, Comparable {
  /// Extra small.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large, the one that devices come with.
  case large
  /// Extra large.
  case xLarge
  /// Twice extra large.
  case xxLarge
  /// Three times extra large.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size.
  case accessibility5

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one is smaller than the other.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    let all = allCases
    return (all.firstIndex(of: left) ?? 0) < (all.firstIndex(of: right) ?? 0)
  }
}
