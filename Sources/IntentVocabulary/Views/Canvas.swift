// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A drawing by code; it is accepted, and not drawn here.
@MainActor @preconcurrency public struct Canvas: View {
  /// Creates a drawing.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}

  /// Its place.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.fill(.color(.rgba(0, 0, 0, 0))), modifiers: [.unmodelled("Canvas")])
  }
}

/// Where code draws; nothing of it is kept.
public struct GraphicsContext: Sendable {
  /// What a shape is drawn with.
  public struct Shading: Sendable {
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading) {}

  /// Draws a line.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Draws a line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
}
