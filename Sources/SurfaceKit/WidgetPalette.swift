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

  /// What a style is painted with in the mode; nil where only an asset catalog knows the colour.
  func paint(_ style: ViewNode.Style, _ inherited: InheritedStyle) -> DrawnView.Paint? {
    let given = given(style, inherited, depth: 0)
    let colors = given.colors.map { seen($0.faded(inherited.opacity), inherited).value }
    guard let first = colors.first else { return nil }
    guard var gradient = given.gradient else { return .color(first) }
    for (index, color) in zip(gradient.stops.indices, colors) {
      gradient.stops[index].color = color
    }
    return .gradient(gradient)
  }

  /// The first colour of a style as the code gives it.
  func given(_ style: ViewNode.Style, _ inherited: InheritedStyle) -> ResolvedColor? {
    given(style, inherited, depth: 0).colors.first
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

  /// A style as the code gives it, with the names of colours looked up.
  private struct Given {
    /// One colour, or one for each stop of a gradient; none where only a catalog knows it.
    var colors: [ResolvedColor]
    /// The gradient, with as many stops as there are colours.
    var gradient: ViewNode.Gradient?

    init(_ color: ResolvedColor?) { colors = color.map { [$0] } ?? [] }

    init(_ gradient: ViewNode.Gradient, isDark: Bool) {
      let stops = gradient.stops.map { ($0, ResolvedColor($0.color, isDark: isDark)) }
      colors = stops.compactMap(\.1)
      self.gradient = ViewNode.Gradient(
        gradient.form.finite,
        stops: stops.filter { $0.1 != nil }.map { stop, _ in
          ViewNode.Gradient.Stop(color: stop.color, location: stop.location.finite)
        })
    }

    func faded(_ factor: Double) -> Given {
      var given = self
      given.colors = colors.map { $0.faded(factor) }
      return given
    }
  }

  private func given(
    _ style: ViewNode.Style, _ inherited: InheritedStyle, depth: Int
  ) -> Given {
    // Widgets without a background of their own are drawn in light colours on dark.
    let isDark = inherited.isDark ?? (mode == .fullColor ? isDark : true)
    func named(_ name: String) -> Given { Given(ResolvedColor(.named(name), isDark: isDark)) }
    // A tint or foreground that names itself must not go round in circles.
    guard depth < 8 else { return named("primary") }
    switch style {
    case .color(let color): return Given(ResolvedColor(color, isDark: isDark))
    case .level(let level):
      if let first = inherited.foreground.first {
        let own = inherited.foreground.indices.contains(level - 1)
        var base = inherited
        base.foreground = []
        let style = own ? inherited.foreground[level - 1] : first
        // Levels that have no style of their own are fainter versions of the first.
        let factor = own ? 1 : [1, 0.6, 0.3, 0.18][min(max(level, 1), 4) - 1]
        return given(style, base, depth: depth + 1).faded(factor)
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
    case .gradient(let gradient): return Given(gradient, isDark: isDark)
    case .unmodelled(let style, _): return given(style, inherited, depth: depth + 1)
    case .faded(let style, let factor):
      return given(style, inherited, depth: depth + 1).faded(factor.isFinite ? factor : 1)
    }
  }
}

extension ViewNode.Gradient.Form {
  /// The form with nothing in it that can't be drawn.
  fileprivate var finite: Self {
    switch self {
    case .linear(let start, let end): .linear(from: start.finite, to: end.finite)
    case .radial(let center, let start, let end):
      .radial(center: center.finite, startRadius: start.finite, endRadius: end.finite)
    case .angular(let center, let start, let end):
      .angular(center: center.finite, startAngle: start.finite, endAngle: end.finite)
    }
  }
}

extension ViewNode.Gradient.Place {
  fileprivate var finite: Self { Self(x.finite, y.finite) }
}
