// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// How a widget is rendered; a `switch` over it needs a `default`.
///
/// Source: Apple, WidgetKit WidgetRenderingMode.
public struct WidgetRenderingMode: Sendable, Hashable, CustomStringConvertible {
  let mode: RenderingMode

  init(_ mode: RenderingMode) { self.mode = mode }

  /// Colours as given.
  public static let fullColor = WidgetRenderingMode(.fullColor)
  /// Shape and two colours.
  public static let accented = WidgetRenderingMode(.accented)
  /// Luminance mapped to a material.
  public static let vibrant = WidgetRenderingMode(.vibrant)

  /// The name, such as "fullColor".
  public var description: String {
    switch mode {
    case .fullColor: "fullColor"
    case .accented: "accented"
    case .vibrant: "vibrant"
    }
  }
}

/// What becomes of an image where a widget is accented.
///
/// Source: Apple, WidgetKit WidgetAccentedRenderingMode.
public struct WidgetAccentedRenderingMode: Sendable, Hashable {
  let mode: ViewNode.AccentedRendering

  /// As part of the accent group.
  public static let accented = WidgetAccentedRenderingMode(mode: .accented)
  /// In greys.
  public static let desaturated = WidgetAccentedRenderingMode(mode: .desaturated)
  /// In greys, then as part of the accent group.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(mode: .accentedDesaturated)
  /// In its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(mode: .fullColor)
}

extension Image {
  /// Sets what becomes of the image where the widget is accented.
  @MainActor @preconcurrency
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    modified(by: .accentedRendering(mode?.mode))
  }
}
