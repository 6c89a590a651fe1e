// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// How content passes over into other content.
public struct ContentTransition: Sendable, Hashable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By opacity.
  public static let opacity = ContentTransition(name: "opacity")
  /// By interpolation.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As numbers roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// As numbers roll.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// By an effect of symbols.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}
