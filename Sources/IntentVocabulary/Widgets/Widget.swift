// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A widget that an extension offers.
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
  public static func main() {
    Declarations.list.add(.widget(Self.self))
  }

  /// The widget itself.
  public func _bundleEntries() -> [_BundleEntry] { [_BundleEntry(.widget(self))] }
}
