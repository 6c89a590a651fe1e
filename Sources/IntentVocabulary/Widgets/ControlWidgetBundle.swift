// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A bundle of controls, as some tutorials have it and Apple does not.
@available(
  *, deprecated,
  message:
    "<ControlWidgetBundle> there is no 'ControlWidgetBundle'; list controls in a WidgetBundle, or Xcode will not compile this"
)
@MainActor @preconcurrency public protocol ControlWidgetBundle {
  /// What `body` returns.
  associatedtype Body: _BundleBody

  /// Creates the bundle.
  init()

  /// The controls, in the order of the gallery.
  @_ControlWidgetBundleBuilder var body: Body { get }
}

@available(*, deprecated) extension ControlWidgetBundle {
  /// Registers the bundle on the bus that plugins register on, and returns.
  public static func main() {
    Declarations.list.add(.entries(of: Self.self) { Self().body._bundleEntries() })
  }
}

/// The entries of a bundle that is declared as a control or as a widget.
@MainActor @preconcurrency public struct _ControlBundleContent: ControlWidget, Widget {
  let entries: [_BundleEntry]

  /// Creates a bundle of nothing.
  public init() { entries = [] }

  init(_ entries: [_BundleEntry]) { self.entries = entries }

  /// There is no body.
  public var body: _NoConfiguration { _NoConfiguration() }

  /// The entries in the order of the gallery.
  public func _bundleEntries() -> [_BundleEntry] { entries }

  /// Nothing is registered.
  public static func main() {}
}

/// A configuration of nothing, for controls and widgets alike.
@MainActor @preconcurrency
public struct _NoConfiguration:
  ControlWidgetConfiguration, WidgetConfiguration
{
  /// There is no body.
  public var body: Never { preconditionFailure("an empty configuration has no body of its own") }

  /// Defines nothing.
  public func _define(_ definition: inout _ControlDefinition) {}

  /// Defines nothing.
  public func _define(_ definition: inout _WidgetDefinition) {}
}

/// Collects controls and widgets for a bundle that Apple does not know.
@resultBuilder public enum _ControlWidgetBundleBuilder {
  /// A control's entry.
  @MainActor @preconcurrency
  public static func buildExpression<Content: _BundleBody>(
    _ content: Content
  ) -> [_BundleEntry] {
    content._bundleEntries()
  }

  /// Several entries in order.
  public static func buildBlock(_ content: [_BundleEntry]...) -> [_BundleEntry] {
    content.flatMap { $0 }
  }

  /// Entries that only some systems know.
  public static func buildLimitedAvailability(_ content: [_BundleEntry]) -> [_BundleEntry] {
    content
  }

  /// Entries behind `if #available`.
  public static func buildOptional(_ content: [_BundleEntry]?) -> [_BundleEntry] { content ?? [] }

  /// The entries of the bundle.
  @MainActor @preconcurrency
  public static func buildFinalResult(_ content: [_BundleEntry]) -> _ControlBundleContent {
    _ControlBundleContent(content)
  }
}
