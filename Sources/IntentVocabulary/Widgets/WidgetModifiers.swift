// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

extension View {
  /// Puts the view and all inside it into the accent group.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modified(by: .accentable(accentable))
  }

  /// Sets what a tap on the widget opens.
  public func widgetURL(_ url: URL?) -> some View {
    modified(by: .widgetURL(url?.absoluteString))
  }

  /// Sets the background of the container that the view fills.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modified(by: .containerBackground(ViewNode(.fill(style._style()))))
  }

  /// Sets the background of the container that the view fills.
  public func containerBackground<Content: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return DecoratedView(content: self) { context in
      .containerBackground(
        ViewNode(.pile(alignment.value), children: [content._archive(in: context)]))
    }
  }

  /// Sets what a watch face shows beside the complication.
  public func widgetLabel(_ key: LocalizedStringKey) -> some View { widgetLabel { Text(key) } }

  /// Sets what a watch face shows beside the complication.
  @_disfavoredOverload public func widgetLabel(_ label: some StringProtocol) -> some View {
    widgetLabel { Text(label) }
  }

  /// Sets what a watch face shows beside the complication.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    let label = label()
    return DecoratedView(content: self) { .widgetLabel(label._archive(in: $0)) }
  }

  /// Bends the content along the corner of a watch face.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    modified(by: .unmodelled("widgetCurvesContent"))
  }

  /// Marks the content as out of date from a tap to the next entry.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modified(by: .invalidatable(invalidatable))
  }
}

/// A container whose background a view sets.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// The backdrop of accessory widgets; nothing in other families.
///
/// Source: Apple, WidgetKit AccessoryWidgetBackground.
public struct AccessoryWidgetBackground: Sendable {
  /// Creates the backdrop.
  public init() {}
}

extension AccessoryWidgetBackground: View {
  /// The backdrop.
  public func _archive(in context: _ViewContext) -> ViewNode { ViewNode(.accessoryBackground) }
}
