// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What assistive technology makes of a view.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates traits from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 64)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
}
