// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  private let name: String

  /// By opacity.
  public static let opacity = AnyTransition(name: "opacity")
  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// By size.
  public static let scale = AnyTransition(name: "scale")
  /// By sliding.
  public static let slide = AnyTransition(name: "slide")
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
  /// From an edge, pushing what is there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
  /// Together with another.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
