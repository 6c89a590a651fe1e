// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

private enum DirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private enum ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction { OpenURLAction() }

  /// Pixels for a point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// The direction of reading.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  /// The most lines of text.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Whether an always-on display is dimmed.
  public var isLuminanceReduced: Bool { false }

  /// The room there is along the row: little, as on an iPhone.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }

  /// The room there is along the column.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }

  /// The weight of letters that the person has chosen.
  public var legibilityWeight: LegibilityWeight? { .regular }

  /// How far colours differ.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Whether movements are to be few.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether nothing is to be seen through.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether colour alone is not to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
}
