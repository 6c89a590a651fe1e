// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Names the intents that people find in Spotlight and say to Siri without setting anything up.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles, by default the system's.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// Phrases that sound like a shortcut's and are not, by default none.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// How a parameter is presented.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// The sentence that shows a parameter.
  public typealias Summary = AppShortcutParameterPresentationSummary
  /// The options of a parameter.
  public typealias OptionsCollection = AppShortcutOptionsCollection

  /// Blue (assumed: Apple documents no default).
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// None.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }
  /// Tells the system that the options of parameters have changed.
  public static func updateAppShortcutParameters() {}
}

/// The colour of a shortcut's tile.
public enum ShortcutTileColor: Hashable, Sendable {
  /// One of the system's colours.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink,
    grayBlue, grayGreen, grayBrown
}

/// Phrases that sound like a shortcut's and are not.
public struct NegativeAppShortcutPhrases: Sendable {
  let phrases: [NegativeAppShortcutPhrase]

  /// Creates a list of phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) {
    self.phrases = phrases
  }
}

/// A phrase that sounds like a shortcut's and is not.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a phrase without places.
  public init(_ phraseKey: String) {
    text = phraseKey
  }

  /// Creates a phrase without places.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a phrase with places.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects the parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += token.text
    }
  }
}
