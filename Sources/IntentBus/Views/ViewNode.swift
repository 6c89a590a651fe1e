// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A view as a neutral value.
public struct ViewNode: Sendable, Codable, Equatable {
  /// What a node is.
  public enum Kind: Sendable, Codable, Equatable {
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
    /// A colour that fills its place.
    case color(ColorValue)
    /// A view that arranges its children, by name: "VStack".
    case layout(String)
  }

  /// What a modifier says.
  public enum Modifier: Sendable, Codable, Equatable {
    /// The action hint of a control.
    case actionHint(String)
    /// The momentary status of a control.
    case status(String)
    /// Whether it is hidden on a locked device.
    case privacySensitive(Bool)
    /// Whether it is disabled.
    case disabled(Bool)
    /// Something that a control's label carries in vain, by name: "tint".
    case appearance(String)
  }

  /// What the node is.
  public var kind: Kind
  /// The views inside it.
  public var children: [ViewNode]
  /// The modifiers, the innermost first.
  public var modifiers: [Modifier]

  /// Creates a node without modifiers.
  public init(_ kind: Kind, children: [ViewNode] = []) {
    self.kind = kind
    self.children = children
    self.modifiers = []
  }
}
