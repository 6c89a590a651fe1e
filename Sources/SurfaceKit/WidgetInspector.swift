// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

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
    switch view.kind {
    case .image(let image): ![ImageValue.Source.symbol, .symbolAsset].contains(image.value.source)
    case .fill(let paint): paint != nil
    case .shape(let shape): shape.stroke == nil && shape.paint != nil
    case .container, .text, .clip, .gauge, .progress, .interaction, .block: false
    }
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
    if case .text(var text) = view.kind, !view.isRedacted {
      text.contrast = contrast(of: view, behind: painted.prefix { $0.order < own }, palette)
      text.isCovered = painted.contains { other in
        other.order > own && (other.color?.alpha ?? 1) >= 0.95 && other.frame.covers(view.frame)
      }
      view.kind = .text(text)
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
