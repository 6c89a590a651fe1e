// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A view as a neutral value.
///
/// What it is comes with its children; what modifiers say follows, the innermost first. All lengths
/// are in points.
public struct ViewNode: Sendable, Codable, Equatable {
  /// What a node is.
  public indirect enum Kind: Sendable, Codable, Equatable {
    /// Nothing.
    case empty
    /// A text.
    case text(String)
    /// An image.
    case image(ImageValue)
    /// A label: the first child is its title, the second its icon.
    case label
    /// Several views without a layout of their own.
    case group
    /// A style that fills its place: a colour, a gradient, a material.
    case fill(Style)
    /// A shape that takes the place it is offered.
    case shape(Shape)
    /// Children one after the other, with a spacing; nil for the system's.
    case stack(Axis, alignment: Alignment, spacing: Double?)
    /// Children on top of each other.
    case pile(Alignment)
    /// Children in rows and columns.
    case grid(Grid)
    /// Room that takes what is left, of at least a length; nil for the system's.
    case spacer(minimum: Double?)
    /// A thin line across the stack it is in.
    case divider
    /// The first child that fits along the axes.
    case fitting(Set<Axis>)
    /// A `GeometryReader`, by its number in the order of archiving; its children stand at its top leading corner.
    case reader(Int)
    /// A gauge: label, current value label, minimum and maximum label are its children.
    case gauge(Gauge)
    /// A progress view: label and current value label are its children.
    case progress(Progress)
    /// A button or toggle, by its number among the widget's interactions; its children are the label.
    ///
    /// Nil for one without an intent, which does nothing in a widget.
    case interaction(Int?)
    /// A place for a picture that is loaded later; its children are the placeholder.
    case remoteImage(String?)
    /// The backdrop of accessory widgets.
    case accessoryBackground
    /// A view that is accepted and not drawn, by name.
    case unmodelled(String)
  }

  /// What the node is.
  public var kind: Kind
  /// The views inside it.
  public var children: [ViewNode]
  /// The modifiers, the innermost first.
  public var modifiers: [Modifier]

  /// Creates a node.
  public init(_ kind: Kind, children: [ViewNode] = [], modifiers: [Modifier] = []) {
    self.kind = kind
    self.children = children
    self.modifiers = modifiers
  }
}

extension ViewNode {
  /// The children with groups opened: the views that a stack arranges.
  ///
  /// A modifier on a group goes to each of its views, as SwiftUI has it.
  public var flattenedChildren: [ViewNode] { children.flatMap(\.flattened) }

  private var flattened: [ViewNode] {
    switch kind {
    case .empty where modifiers.isEmpty: []
    case .group where modifiers.isEmpty: flattenedChildren
    case .group:
      flattenedChildren.map { child in
        var child = child
        child.modifiers += modifiers
        return child
      }
    default: [self]
    }
  }

  /// The node and all below it, also in backgrounds and overlays, outermost first.
  public func forEach(_ body: (ViewNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
    for modifier in modifiers { modifier.content?.forEach(body) }
  }
}

extension ViewNode {
  /// Changes every image of the tree, also in backgrounds and overlays.
  mutating func changeImages(_ change: (ImageValue) -> ImageValue) {
    if case .image(let image) = kind { kind = .image(change(image)) }
    for index in children.indices { children[index].changeImages(change) }
    for index in modifiers.indices {
      guard var content = modifiers[index].content else { continue }
      content.changeImages(change)
      modifiers[index].content = content
    }
  }
}

extension ViewNode.Kind {
  /// The name of the view as source has it, such as "VStack".
  public var name: String {
    switch self {
    case .empty: "EmptyView"
    case .text: "Text"
    case .image: "Image"
    case .label: "Label"
    case .group: "Group"
    case .fill(let style): style.viewName
    case .shape(let shape): shape.outline.name
    case .stack(.horizontal, _, _): "HStack"
    case .stack(.vertical, _, _): "VStack"
    case .pile: "ZStack"
    case .grid: "Grid"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .fitting: "ViewThatFits"
    case .reader: "GeometryReader"
    case .gauge: "Gauge"
    case .progress: "ProgressView"
    case .interaction: "Button"
    case .remoteImage: "AsyncImage"
    case .accessoryBackground: "AccessoryWidgetBackground"
    case .unmodelled(let name): name
    }
  }
}
