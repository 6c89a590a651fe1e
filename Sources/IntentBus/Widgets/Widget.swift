// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A widget that an extension offers beside its controls.
///
/// Source: Apple, SwiftUI Widget.
@MainActor @preconcurrency public protocol Widget: _BundleBody {
  /// The configuration that `body` returns.
  associatedtype Body: WidgetConfiguration

  /// Creates the widget.
  init()

  /// The configuration of the widget.
  var body: Body { get }
}

extension Widget {
  /// Registers the widget on the bus that plugins register on, and returns.
  public static func main() {}

  /// Widgets are not listed yet.
  public func _bundleEntries() -> [_BundleEntry] { [] }
}

/// The content of a widget.
///
/// Source: Apple, SwiftUI WidgetConfiguration.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The configuration that `body` returns.
  associatedtype Body: WidgetConfiguration

  /// The content of the configuration.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration of nothing.
@MainActor @preconcurrency public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates a configuration of nothing.
  nonisolated public init() {}

  /// There is no body.
  public var body: Never { preconditionFailure("an empty configuration has no body of its own") }
}

/// Reloads widgets.
///
/// Source: Apple, WidgetKit WidgetCenter.
public final class WidgetCenter: Sendable {
  /// The one and only.
  public static let shared = WidgetCenter()

  private init() {}

  /// Asks the system to reload the widgets of a kind.
  public func reloadTimelines(ofKind kind: String) {
    RunContext.current.journal.record(.reload(kind: kind))
  }

  /// Asks the system to reload all widgets.
  public func reloadAllTimelines() {
    RunContext.current.journal.record(.reloadAllWidgets)
  }
}
