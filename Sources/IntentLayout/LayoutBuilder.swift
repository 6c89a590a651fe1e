// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Makes layout items of nodes, and gathers what belongs to the widget as a whole.
struct LayoutBuilder {
  let family: String?
  var background: LayoutItem?
  var label: LayoutItem?
  var widgetURLs: [String?] = []
  private(set) var notModelled: [String] = []

  init(family: String?) { self.family = family }

  mutating func note(_ name: String) {
    if !notModelled.contains(name) { notModelled.append(name) }
  }

  /// The item of a node, its outermost modifier first.
  mutating func item(
    for node: ViewNode, _ style: InheritedStyle, in axis: ViewNode.Axis? = nil
  ) -> LayoutItem {
    wrapped(node, node.modifiers.count, style, axis)
  }

  /// The item of a node inside as many of its modifiers as `count`, the innermost first.
  private mutating func wrapped(
    _ node: ViewNode, _ count: Int, _ outer: InheritedStyle, _ axis: ViewNode.Axis?
  ) -> LayoutItem {
    guard count > 0 else { return bare(node, outer, axis) }
    let modifier = node.modifiers[count - 1]
    var style = outer
    style.apply(modifier)
    gather(modifier)
    noteUnmodelled(modifier)
    let form = form(of: modifier)
    let content = wrapped(node, count - 1, style, axis)
    if let form { return LayoutItem(form, .group, style, [content], in: axis) }
    switch modifier {
    case .layoutPriority(let priority): content.priority = priority.isNaN ? 0 : priority
    case .background(let node, let alignment):
      return LayoutItem(
        .decoration(alignment, isBehind: true), .group, style,
        [content, item(for: node, style)], in: axis)
    case .overlay(let node, let alignment):
      return LayoutItem(
        .decoration(alignment, isBehind: false), .group, style,
        [content, item(for: node, style)], in: axis)
    default: break
    }
    return content
  }

  /// Keeps what a modifier says of the widget as a whole; the outermost one comes first.
  private mutating func gather(_ modifier: ViewNode.Modifier) {
    switch modifier {
    case .containerBackground(let node):
      if background == nil { background = item(for: node, InheritedStyle()) }
    case .widgetURL(let url): widgetURLs.append(url)
    case .widgetLabel(let node):
      if label == nil { label = item(for: node, InheritedStyle()) }
    default: break
    }
  }

  // MARK: Views

  private mutating func items(
    _ nodes: [ViewNode], _ style: InheritedStyle, in axis: ViewNode.Axis? = nil
  ) -> [LayoutItem] {
    var items: [LayoutItem] = []
    for node in nodes { items.append(item(for: node, style, in: axis)) }
    return items
  }

  private mutating func bare(
    _ node: ViewNode, _ style: InheritedStyle, _ axis: ViewNode.Axis?
  ) -> LayoutItem {
    func stack(
      _ direction: ViewNode.Axis, _ alignment: ViewNode.Alignment, _ spacing: Double,
      _ nodes: [ViewNode], _ builder: inout LayoutBuilder
    ) -> LayoutItem {
      LayoutItem(
        .stack(direction, alignment, spacing: spacing), node.kind, style,
        builder.items(nodes, style, in: direction), in: axis)
    }
    switch node.kind {
    case .text, .spacer, .divider, .empty:
      return LayoutItem(.leaf, node.kind, style, in: axis)
    case .fill(let fill):
      noteUnmodelled(fill)
      return LayoutItem(.leaf, node.kind, style, in: axis)
    case .shape(let shape):
      for style in [shape.fill, shape.stroke] { style.map { noteUnmodelled($0) } }
      return LayoutItem(.leaf, node.kind, style, in: axis)
    case .image:
      var style = style
      if let mode = node.imageContentMode, style.contentMode != .tile { style.contentMode = mode }
      return LayoutItem(.leaf, node.kind, style, in: axis)
    case .accessoryBackground:
      let families = ["accessoryCircular", "accessoryRectangular", "accessoryCorner"]
      return LayoutItem(
        .leaf, families.contains(family ?? "") ? .accessoryBackground : .empty, style, in: axis)
    case .stack(let direction, let alignment, let spacing):
      let spacing = spacing.map { LayoutChoices.length($0) } ?? -1
      return stack(direction, alignment, spacing, node.flattenedChildren, &self)
    case .label:
      // The title comes first in the node, the icon on the screen.
      return stack(
        .horizontal, ViewNode.Alignment(), LayoutChoices.labelSpacing, node.children.reversed(),
        &self)
    case .pile(let alignment):
      return LayoutItem(
        .pile(alignment), node.kind, style, items(node.flattenedChildren, style), in: axis)
    case .group:
      let children = node.flattenedChildren
      if children.count == 1 { return item(for: children[0], style, in: axis) }
      // Views without a container stand one above the other.
      return stack(.vertical, ViewNode.Alignment(), -1, children, &self)
    case .grid(let grid):
      return LayoutItem(
        grid.tracks == nil ? .grid(grid) : .lazyGrid(grid), node.kind, style,
        items(node.flattenedChildren, style), in: axis)
    case .fitting(let axes):
      return LayoutItem(
        .fitting(axes), node.kind, style, items(node.flattenedChildren, style, in: axis), in: axis)
    case .reader(let number):
      return LayoutItem(
        .reader(number), node.kind, style, items(node.flattenedChildren, style), in: axis)
    case .gauge(let gauge):
      return LayoutItem(
        .gauge(gauge), node.kind, style, items(node.flattenedChildren, style), in: axis)
    case .progress(let progress):
      return LayoutItem(
        .progress(progress), node.kind, style, items(node.flattenedChildren, style), in: axis)
    case .interaction(let number):
      var inner = style
      inner.interaction = number
      let children = items(node.flattenedChildren, inner, in: axis)
      return LayoutItem(.pile(ViewNode.Alignment()), node.kind, inner, children, in: axis)
    case .remoteImage, .unmodelled:
      if case .unmodelled(let name) = node.kind { note(name) }
      return LayoutItem(
        .pile(ViewNode.Alignment()), node.kind, style, items(node.flattenedChildren, style),
        in: axis)
    }
  }

  /// One line of the texts and the first image of a widget: the system takes them out of the views.
  mutating func inlineItem(for root: ViewNode) -> LayoutItem {
    var texts: [String] = []
    var image: ImageValue?
    func read(_ node: ViewNode) {
      for modifier in node.modifiers {
        switch modifier {
        case .containerBackground(let node):
          if background == nil { background = item(for: node, InheritedStyle()) }
        case .widgetURL(let url): widgetURLs.append(url)
        default: break
        }
      }
      switch node.kind {
      case .text(let text): texts.append(text)
      case .image(let value): image = image ?? value
      case .fitting:
        if let first = node.flattenedChildren.first { read(first) }
        return
      default: break
      }
      for child in node.children { read(child) }
    }
    read(root)
    var style = InheritedStyle()
    style.lineLimit = 1
    var children: [LayoutItem] = []
    if let image { children.append(LayoutItem(.leaf, .image(image), style, in: .horizontal)) }
    if !texts.isEmpty {
      children.append(
        LayoutItem(.leaf, .text(texts.joined(separator: " ")), style, in: .horizontal))
    }
    let form = LayoutItem.Form.stack(
      .horizontal, ViewNode.Alignment(), spacing: LayoutChoices.labelSpacing)
    return LayoutItem(form, .label, style, children)
  }
}

extension ViewNode {
  /// How the modifiers of an image let it fill its frame; nil where they say nothing of its own ratio.
  fileprivate var imageContentMode: DrawnView.Image.ContentMode? {
    for case .aspectRatio(nil, let fills) in modifiers { return fills ? .fill : .fit }
    return nil
  }
}
