// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentLayout
import IntentModel

/// The colours of a widget in one rendering mode.
struct WidgetPalette {
  let mode: RenderingMode
  let look: WidgetLook
  let isDark: Bool
  let backdrop: ResolvedColor

  init(mode: RenderingMode, look: WidgetLook, isDark: Bool) {
    self.mode = mode
    self.look = look
    self.isDark = isDark
    backdrop = ResolvedColor(look.backdrop, isDark: isDark) ?? ResolvedColor(0, 0, 0)
  }

  /// The colours of a style as they are seen in the mode: several for a gradient, none for an unknown one.
  func colors(of style: ViewNode.Style, _ inherited: InheritedStyle) -> [ResolvedColor] {
    given(style, inherited).map { seen($0.faded(inherited.opacity), inherited) }
  }

  /// The colours of a style as the code gives them.
  func given(_ style: ViewNode.Style, _ inherited: InheritedStyle) -> [ResolvedColor] {
    given(style, inherited, depth: 0)
  }

  /// The colour of the group that something belongs to.
  func group(_ inherited: InheritedStyle) -> ResolvedColor {
    let value = inherited.isAccented ? look.accentGroup : look.defaultGroup
    let color = ResolvedColor(value, isDark: isDark) ?? ResolvedColor(1, 1, 1)
    return color.faded(inherited.opacity)
  }

  /// The backdrop of accessory widgets: soft and transparent, in vibrant mode black.
  ///
  /// Source: WWDC22 10050; how transparent is not said.
  func accessoryBackground(_ inherited: InheritedStyle) -> ResolvedColor {
    let grey = mode == .vibrant ? 0.0 : 1.0
    return ResolvedColor(grey, grey, grey, 0.2 * inherited.opacity)
  }

  /// A colour as the mode lets it be seen.
  private func seen(_ color: ResolvedColor, _ inherited: InheritedStyle) -> ResolvedColor {
    switch mode {
    case .fullColor: return color
    case .accented:
      let value = inherited.isAccented ? look.accentGroup : look.defaultGroup
      let group = ResolvedColor(value, isDark: isDark) ?? ResolvedColor(1, 1, 1)
      return ResolvedColor(group.red, group.green, group.blue, color.alpha)
    case .vibrant:
      let grey = color.grey
      let material = ResolvedColor(look.material, isDark: isDark) ?? ResolvedColor(1, 1, 1)
      return ResolvedColor(
        material.red * grey.red, material.green * grey.green, material.blue * grey.blue,
        color.alpha)
    }
  }

  private func given(
    _ style: ViewNode.Style, _ inherited: InheritedStyle, depth: Int
  ) -> [ResolvedColor] {
    // Widgets without a background of their own are drawn in light colours on dark.
    let isDark = inherited.isDark ?? (mode == .fullColor ? isDark : true)
    func named(_ name: String) -> [ResolvedColor] {
      ResolvedColor(.named(name), isDark: isDark).map { [$0] } ?? []
    }
    // A tint or foreground that names itself must not go round in circles.
    guard depth < 8 else { return named("primary") }
    switch style {
    case .color(let color): return ResolvedColor(color, isDark: isDark).map { [$0] } ?? []
    case .level(let level):
      if let first = inherited.foreground.first {
        let own = inherited.foreground.indices.contains(level - 1)
        var base = inherited
        base.foreground = []
        let style = own ? inherited.foreground[level - 1] : first
        let colors = given(style, base, depth: depth + 1)
        // Levels that have no style of their own are fainter versions of the first.
        let factor = own ? 1 : [1, 0.6, 0.3, 0.18][min(max(level, 1), 4) - 1]
        return colors.map { $0.faded(factor) }
      }
      return named(
        ["primary", "secondary", "tertiaryLabel", "quaternaryLabel"][
          min(max(level, 1), 4) - 1])
    case .tint:
      guard let tint = inherited.tint else { return named("accentColor") }
      var base = inherited
      base.tint = nil
      return given(tint, base, depth: depth + 1)
    case .background: return named("systemBackground")
    case .systemFill(let level):
      return named(
        [
          "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
        ][min(max(level, 1), 4) - 1])
    case .material: return named("tertiarySystemFill")
    case .gradient(let gradient):
      return gradient.stops.compactMap { ResolvedColor($0.color, isDark: isDark) }
    case .faded(let style, let factor):
      return given(style, inherited, depth: depth + 1).map {
        $0.faded(factor.isFinite ? factor : 1)
      }
    }
  }
}

/// Finds how well texts can be read on what is behind them, and what hides them.
enum WidgetInspector {
  private struct Painted {
    var frame: DrawnView.Frame
    /// Nil where the colour is not known: a picture, or a colour of a catalog.
    var color: ResolvedColor?
    /// Its place in the order in which views are painted.
    var order: Int
  }

  /// Fills in contrast and covering of each text of a tree.
  static func inspect(_ root: inout DrawnView, _ palette: WidgetPalette) {
    var painted: [Painted] = []
    for (order, view) in root.flattened.enumerated().dropFirst() where paints(view) {
      painted.append(Painted(frame: view.frame, color: color(of: view), order: order))
    }
    var order = 0
    fill(&root, painted, &order, palette)
  }

  /// Whether a view covers its frame with something.
  private static func paints(_ view: DrawnView) -> Bool {
    if view.font != nil || view.lineWidth != nil || view.view == "clipShape" { return false }
    if let image = view.image {
      return ![ImageValue.Source.symbol, .symbolAsset].contains(image.source)
    }
    return !view.colors.isEmpty && view.view != "Gauge" && view.view != "ProgressView"
  }

  /// The middle of a gradient stands for the whole of it.
  private static func color(of view: DrawnView) -> ResolvedColor? {
    let colors = view.colors.compactMap { ResolvedColor($0, isDark: false) }
    guard !colors.isEmpty, colors.count == view.colors.count else { return nil }
    let count = Double(colors.count)
    func mean(_ part: KeyPath<ResolvedColor, Double>) -> Double {
      colors.reduce(0) { $0 + $1[keyPath: part] } / count
    }
    return ResolvedColor(mean(\.red), mean(\.green), mean(\.blue), mean(\.alpha))
  }

  private static func fill(
    _ view: inout DrawnView, _ painted: [Painted], _ order: inout Int, _ palette: WidgetPalette
  ) {
    let own = order
    order += 1
    if view.font != nil, view.text != nil {
      view.contrast = contrast(of: view, behind: painted.prefix { $0.order < own }, palette)
      view.isCovered = painted.contains { other in
        other.order > own && (other.color?.alpha ?? 1) >= 0.95 && other.frame.covers(view.frame)
      }
    }
    for index in view.children.indices {
      fill(&view.children[index], painted, &order, palette)
    }
  }

  private static func contrast(
    of view: DrawnView, behind: ArraySlice<Painted>, _ palette: WidgetPalette
  ) -> Double? {
    guard let color = color(of: view) else { return nil }
    var background: ResolvedColor? = palette.backdrop
    for layer in behind where layer.frame.covers(view.frame) {
      guard let color = layer.color else {
        background = nil
        continue
      }
      background = color.alpha >= 1 ? color : background.map { color.over($0) }
    }
    guard let background else { return nil }
    return (color.contrast(on: background) * 10).rounded() / 10
  }
}

extension DrawnView.Frame {
  /// Whether another frame lies within, up to a point at each edge.
  package func covers(_ other: DrawnView.Frame) -> Bool {
    other.x >= x - 1 && other.y >= y - 1 && other.x + other.width <= x + width + 1
      && other.y + other.height <= y + height + 1
  }
}
