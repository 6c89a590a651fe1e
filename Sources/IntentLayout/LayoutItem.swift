// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A view or a modifier as layout sees it.
final class LayoutItem {
  /// How an item chooses its size and places its children.
  enum Form {
    /// Something without children: a text, an image, a shape, a spacer.
    case leaf
    case stack(ViewNode.Axis, ViewNode.Alignment, spacing: Double)
    case pile(ViewNode.Alignment)
    case lazyGrid(ViewNode.Grid)
    case grid(ViewNode.Grid)
    case fitting(Set<ViewNode.Axis>)
    case reader(Int)
    case gauge(ViewNode.Gauge)
    case progress(ViewNode.Progress)
    case frame(width: Double?, height: Double?, ViewNode.Alignment)
    case flexibleFrame(ViewNode.FlexibleFrame)
    case padding(top: Double, leading: Double, bottom: Double, trailing: Double)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double?, fills: Bool)
    case offset(x: Double, y: Double)
    case position(x: Double, y: Double)
    case scale(x: Double, y: Double)
    case clip(ViewNode.Shape.Outline)
    /// The second child is as large as the first lets it be, behind it or in front.
    case decoration(ViewNode.Alignment, isBehind: Bool)
  }

  let form: Form
  let kind: ViewNode.Kind
  let style: InheritedStyle
  let children: [LayoutItem]
  /// The direction of the stack it is in.
  let stackAxis: ViewNode.Axis?
  var priority = 0.0
  var sizes: [Proposal: Size] = [:]

  init(
    _ form: Form, _ kind: ViewNode.Kind, _ style: InheritedStyle, _ children: [LayoutItem] = [],
    in stackAxis: ViewNode.Axis? = nil
  ) {
    self.form = form
    self.kind = kind
    self.style = style
    self.children = children
    self.stackAxis = stackAxis
    // A modifier hands on what its content says to the stack around.
    switch form {
    case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset, .position, .scale,
      .clip, .decoration:
      priority = children.first?.priority ?? 0
    default: break
    }
    // Everything else has its share before a spacer gets more than it must.
    if isSpacer { priority = -.infinity }
  }

  var isSpacer: Bool {
    if case .spacer = kind, case .leaf = form { true } else { false }
  }
}

/// A proposed size; nil for the child's ideal one.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  init(_ width: Double?, _ height: Double?) {
    self.width = width.map(LayoutChoices.length)
    self.height = height.map(LayoutChoices.length)
  }

  init(_ size: Size) { self.init(size.width, size.height) }

  subscript(axis: ViewNode.Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      let value = newValue.map(LayoutChoices.length)
      if axis == .horizontal { width = value } else { height = value }
    }
  }
}

extension Size {
  subscript(axis: ViewNode.Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension ViewNode.Axis {
  var other: ViewNode.Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Makes layout items of nodes, and gathers what belongs to the widget as a whole.
struct LayoutBuilder {
  let family: String?
  var background: LayoutItem?
  var label: LayoutItem?
  var widgetURLs: [String?] = []
  private(set) var notModelled: [String] = []

  init(family: String?) { self.family = family }

  private mutating func note(_ name: String) {
    if !notModelled.contains(name) { notModelled.append(name) }
  }

  /// The item of a node, its outermost modifier first.
  mutating func item(
    for node: ViewNode, _ style: InheritedStyle, in axis: ViewNode.Axis? = nil
  ) -> LayoutItem {
    wrapped(node, node.modifiers.count, style, axis)
  }

  private mutating func wrapped(
    _ node: ViewNode, _ count: Int, _ outer: InheritedStyle, _ axis: ViewNode.Axis?
  ) -> LayoutItem {
    guard count > 0 else { return bare(node, outer, axis) }
    let modifier = node.modifiers[count - 1]
    var style = outer
    style.apply(modifier)
    func content(_ builder: inout LayoutBuilder) -> LayoutItem {
      builder.wrapped(node, count - 1, style, axis)
    }
    func item(_ form: LayoutItem.Form, _ builder: inout LayoutBuilder) -> LayoutItem {
      LayoutItem(form, .group, style, [content(&builder)], in: axis)
    }
    switch modifier {
    case .frame(let width, let height, let alignment):
      return item(
        .frame(
          width: length(width, "frame(width:)"), height: length(height, "frame(height:)"),
          alignment), &self)
    case .flexibleFrame(var frame):
      frame.minWidth = length(frame.minWidth, "frame(minWidth:)")
      frame.idealWidth = length(frame.idealWidth, "frame(idealWidth:)")
      frame.maxWidth = length(frame.maxWidth, "frame(maxWidth:)")
      frame.minHeight = length(frame.minHeight, "frame(minHeight:)")
      frame.idealHeight = length(frame.idealHeight, "frame(idealHeight:)")
      frame.maxHeight = length(frame.maxHeight, "frame(maxHeight:)")
      return item(.flexibleFrame(frame), &self)
    case .padding(let insets):
      func inset(_ value: Double?) -> Double {
        guard let value else { return LayoutChoices.padding }
        guard value.isFinite else { return length(value, "padding") ?? 0 }
        return min(max(value, -LayoutChoices.longest), LayoutChoices.longest)
      }
      return item(
        .padding(
          top: inset(insets.top), leading: inset(insets.leading), bottom: inset(insets.bottom),
          trailing: inset(insets.trailing)), &self)
    case .fixedSize(let horizontal, let vertical):
      return item(.fixedSize(horizontal: horizontal, vertical: vertical), &self)
    case .layoutPriority(let priority):
      let inner = content(&self)
      inner.priority = priority.isNaN ? 0 : priority
      return inner
    case .aspectRatio(let ratio, let fills):
      guard let ratio else { return item(.aspectRatio(nil, fills: fills), &self) }
      guard ratio.isFinite, ratio > 0 else {
        note("aspectRatio(\(ratio)), which is no ratio")
        return content(&self)
      }
      return item(.aspectRatio(ratio, fills: fills), &self)
    case .offset(let x, let y):
      return item(.offset(x: shift(x, "offset"), y: shift(y, "offset")), &self)
    case .position(let x, let y):
      return item(.position(x: shift(x, "position"), y: shift(y, "position")), &self)
    case .scaleEffect(let x, let y):
      return item(.scale(x: shift(x, "scaleEffect"), y: shift(y, "scaleEffect")), &self)
    case .rotation(let degrees):
      if degrees != 0 { note("rotationEffect") }
      return content(&self)
    case .clip(let outline): return item(.clip(outline), &self)
    case .background(let node, let alignment):
      return decorated(content(&self), node, alignment, style, axis, isBehind: true)
    case .overlay(let node, let alignment):
      return decorated(content(&self), node, alignment, style, axis, isBehind: false)
    case .containerBackground(let node):
      // The outermost one counts, and it comes first.
      let inner = InheritedStyle()
      if background == nil { background = self.item(for: node, inner) }
      return content(&self)
    case .widgetURL(let url):
      widgetURLs.append(url)
      return content(&self)
    case .widgetLabel(let node):
      if label == nil { label = self.item(for: node, InheritedStyle()) }
      return content(&self)
    case .unmodelled(let name):
      note(name)
      return content(&self)
    case .symbolRenderingMode(let name) where !["monochrome", "automatic"].contains(name):
      note("symbolRenderingMode(.\(name))")
      return content(&self)
    case .font(let font):
      if let name = font.name { note("font \(name)") }
      return content(&self)
    case .fontChange(.width(let width)) where width != "standard":
      note("fontWidth(.\(width))")
      return content(&self)
    case .disabled(true):
      note("disabled")
      return content(&self)
    default: return content(&self)
    }
  }

  private mutating func decorated(
    _ content: LayoutItem, _ node: ViewNode, _ alignment: ViewNode.Alignment,
    _ style: InheritedStyle, _ axis: ViewNode.Axis?, isBehind: Bool
  ) -> LayoutItem {
    LayoutItem(
      .decoration(alignment, isBehind: isBehind), .group, style,
      [content, item(for: node, style)], in: axis)
  }

  private mutating func length(_ value: Double?, _ name: String) -> Double? {
    guard let value else { return nil }
    if value.isNaN || value < 0 {
      note("\(name) of \(value), which is no length")
      return nil
    }
    return LayoutChoices.length(value)
  }

  private mutating func shift(_ value: Double, _ name: String) -> Double {
    guard value.isFinite else {
      note("\(name) of \(value), which is no number")
      return name == "scaleEffect" ? 1 : 0
    }
    return min(max(value, -LayoutChoices.longest), LayoutChoices.longest)
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
    case .text, .image, .fill, .shape, .spacer, .divider:
      return LayoutItem(.leaf, node.kind, style, in: axis)
    case .empty: return LayoutItem(.leaf, node.kind, style, in: axis)
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
