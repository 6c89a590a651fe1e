// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A movement of symbols.
public protocol SymbolEffect: Sendable {}

/// One of the movements of symbols.
public struct _NamedSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == _NamedSymbolEffect {
  /// A bounce.
  public static var bounce: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// A pulse.
  public static var pulse: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// Layer by layer.
  public static var variableColor: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// Larger or smaller.
  public static var scale: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// A wiggle.
  public static var wiggle: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// A turn.
  public static var rotate: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// A breath.
  public static var breathe: _NamedSymbolEffect { _NamedSymbolEffect() }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable, Hashable {
  /// The standard ones.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
}
