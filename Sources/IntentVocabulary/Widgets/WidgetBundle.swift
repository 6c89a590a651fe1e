// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The widgets and controls of an extension.
///
/// Source: Apple, SwiftUI WidgetBundle.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// What `body` returns.
  associatedtype Body: _BundleBody

  /// Creates the bundle.
  init()

  /// The widgets and controls, in the order of the gallery.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Registers the bundle on the bus that plugins register on, and returns.
  public static func main() {
    Declarations.list.add(.bundle(Self.self))
  }
}

/// What a bundle can contain: widgets and controls.
@MainActor @preconcurrency public protocol _BundleBody {
  /// The entries in the order of the gallery.
  func _bundleEntries() -> [_BundleEntry]
}

/// One entry of a bundle.
public struct _BundleEntry {
  package enum Content {
    case control(any ControlWidget)
    case widget(any Widget)
  }

  package let content: Content

  package init(_ content: Content) { self.content = content }
}

/// The entries of a bundle, taken as a widget as Apple's builder does.
@MainActor @preconcurrency public struct _BundleContent: Widget {
  let entries: [_BundleEntry]

  /// Creates a bundle of nothing.
  public init() { entries = [] }

  init(_ entries: [_BundleEntry]) { self.entries = entries }

  /// There is no body.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  /// The entries in the order of the gallery.
  public func _bundleEntries() -> [_BundleEntry] { entries }
}

/// The entries of a bundle behind `if #available`.
@MainActor @preconcurrency public struct _LimitedAvailabilityBundleContent {
  let content: _BundleContent
}

/// Collects widgets and controls; `if` may ask for availability only.
///
/// Source: Apple, SwiftUI WidgetBundleBuilder.
@resultBuilder public enum WidgetBundleBuilder {
  /// A widget's entries.
  @MainActor @preconcurrency
  public static func buildExpression<Content: Widget>(_ content: Content) -> _BundleContent {
    _BundleContent(content._bundleEntries())
  }

  /// A control's entry.
  @MainActor @preconcurrency
  public static func buildExpression<Content: ControlWidget>(
    _ content: Content
  ) -> _BundleContent {
    _BundleContent(content._bundleEntries())
  }

  /// Nothing, or several entries in order.
  @MainActor @preconcurrency
  public static func buildBlock(_ content: _BundleContent...) -> _BundleContent {
    _BundleContent(content.flatMap(\.entries))
  }

  /// Entries that only some systems know.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability(
    _ content: _BundleContent
  ) -> _LimitedAvailabilityBundleContent {
    _LimitedAvailabilityBundleContent(content: content)
  }

  /// Entries behind `if #available`, the only `if` that Apple's builder takes.
  @MainActor @preconcurrency
  public static func buildOptional(_ content: _LimitedAvailabilityBundleContent?) -> _BundleContent
  {
    content?.content ?? _BundleContent([])
  }

  /// An `if` that asks for anything but availability.
  @available(*, unavailable, message: "this code may only contain '#available' conditions")
  @MainActor @preconcurrency
  public static func buildOptional(_ content: _BundleContent?) -> _BundleContent {
    content ?? _BundleContent([])
  }

  /// The entries of the bundle.
  @MainActor @preconcurrency
  public static func buildFinalResult(_ content: _BundleContent) -> _BundleContent { content }

  /// The entries of a bundle whose body is declared as a control.
  @available(
    *, deprecated,
    message:
      "<some ControlWidget> the body of a WidgetBundle is 'some Widget'; Xcode will not compile this"
  )
  @_disfavoredOverload @MainActor @preconcurrency
  public static func buildFinalResult(_ content: _BundleContent) -> _ControlBundleContent {
    _ControlBundleContent(content.entries)
  }
}
