// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A view as a slot draws it: where it is, and what is left of it in the slot's rendering mode.
///
/// Lengths are in points; the origin is the widget's top leading corner. Children are in the order in
/// which they are painted, after the view itself.
public struct DrawnView: Sendable, Equatable {
  /// A place and a size in points.
  public struct Frame: Sendable, Codable, Hashable {
    /// The distance from the leading edge.
    public var x: Double
    /// The distance from the top.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a frame.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A group of an accented widget.
  public enum Group: String, Sendable, Codable {
    /// What is accentable.
    case accent
    /// Everything else.
    case `default`
  }

  /// So many views inside each other are drawn and told; what is deeper is left out.
  package static let mostDepth = 512
  /// The name of what is left out, among what is not modelled.
  package static let tooDeep = "views more than \(mostDepth) deep"

  /// The name of the view as source has it, such as "Text".
  public var view: String
  /// Where it is.
  public var frame: Frame
  /// What is painted in the frame, behind the children.
  public var kind: Kind
  /// The group it belongs to, where the widget is accented.
  public var group: Group?
  /// Whether privacy or a placeholder hides it.
  public var isRedacted = false
  /// Where a tap leads, for a link.
  public var link: String?
  /// The views inside it.
  public var children: [DrawnView] = []

  /// Creates a view at a place; one without a kind paints nothing itself.
  public init(_ view: String, frame: Frame, kind: Kind = .container) {
    self.view = view
    self.frame = frame
    self.kind = kind
  }

  /// The view and all inside it, in the order in which they are painted.
  public var flattened: [DrawnView] { [self] + children.flatMap(\.flattened) }

  /// Leaves out what is deeper inside than a number of views, and says whether there was any.
  package mutating func cut(toDepth depth: Int) -> Bool {
    guard !children.isEmpty else { return false }
    guard depth > 1 else {
      children = []
      return true
    }
    var isCut = false
    for index in children.indices where children[index].cut(toDepth: depth - 1) { isCut = true }
    return isCut
  }
}
