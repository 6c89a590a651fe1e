// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A control that a widget extension offers to the system.
///
/// Source: Apple, SwiftUI ControlWidget.
@MainActor @preconcurrency public protocol ControlWidget: _BundleBody {
  /// The configuration that `body` returns.
  associatedtype Body: ControlWidgetConfiguration

  /// Creates the control.
  init()

  /// The configuration of the control.
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension ControlWidget {
  /// Registers the control on the bus that plugins register on, and returns.
  public static func main() {
    Declarations.list.add(.control(Self.self))
  }

  /// The control itself.
  public func _bundleEntries() -> [_BundleEntry] { [_BundleEntry(.control(self))] }
}

/// Takes exactly one configuration.
///
/// Source: Apple, ControlWidgetConfigurationBuilder.
@resultBuilder public enum ControlWidgetConfigurationBuilder {
  /// A configuration as given.
  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }

  /// A configuration as given.
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}
