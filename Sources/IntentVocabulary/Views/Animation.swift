// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// How a change moves; a widget's picture stands still.
public struct Animation: Sendable, Hashable {
  private let name: String

  /// The standard one.
  public static let `default` = Animation(name: "default")
  /// Even.
  public static let linear = Animation(name: "linear")
  /// Slow at the beginning.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As a spring.
  public static let spring = Animation(name: "spring")
  /// As a spring that bounces.
  public static let bouncy = Animation(name: "bouncy")
  /// As a spring that does not bounce.
  public static let smooth = Animation(name: "smooth")
  /// As a quick spring.
  public static let snappy = Animation(name: "snappy")
  /// Even, in seconds.
  public static func linear(duration: Double) -> Animation { .linear }
  /// Slow at the beginning, in seconds.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// Slow at the end, in seconds.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// Slow at both ends, in seconds.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .spring }
  /// Again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Later, in seconds.
  public func delay(_ delay: Double) -> Animation { self }
}

/// Runs code whose changes move.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
