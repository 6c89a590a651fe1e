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
