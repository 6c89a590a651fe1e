// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A size and a place that a widget is made for.
///
/// Source: Apple, WidgetKit WidgetFamily.
public enum WidgetFamily: Int, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// A small square.
  case systemSmall
  /// Two small squares side by side.
  case systemMedium
  /// Four small squares.
  case systemLarge
  /// Twice a large one.
  case systemExtraLarge
  /// A complication in a corner of the watch face.
  case accessoryCorner
  /// A circle on the Lock Screen or the watch face.
  case accessoryCircular
  /// A rectangle on the Lock Screen or the watch face.
  case accessoryRectangular
  /// A line of text on the Lock Screen or the watch face.
  case accessoryInline

  /// The name, such as "systemSmall".
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The family of a name.
  package init?(name: String) {
    guard let family = Self.allCases.first(where: { $0.description == name }) else { return nil }
    self = family
  }
}
