// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An intent that people find and say without setting anything up.
///
/// Source: Apple, AppShortcut.
public struct AppShortcut: Sendable {
  /// The intent, with the parameters that the shortcut presets.
  package let intent: any AppIntent
  /// The phrases, with `${applicationName}` and `${parameter}` as their places.
  package let phrases: [String]
  /// The short title, or nil where there is none.
  package let shortTitle: String?
  /// The system symbol, or nil where there is none.
  package let systemImageName: String?

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>], _ shortTitle: String?,
    _ systemImageName: String?
  ) {
    self.intent = intent
    self.phrases = phrases.map { $0.text(for: intent) }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: _const String
  ) {
    self.init(intent, phrases, shortTitle.text, systemImageName)
  }

  /// Creates a shortcut that may lack a title or a symbol.
  ///
  /// Without one the system does not show it; Apple has deprecated this form.
  @_disfavoredOverload
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: _const String? = nil
  ) {
    self.init(intent, phrases, shortTitle?.text, systemImageName)
  }

  /// Creates a shortcut that presents one of its parameters.
  public init<Intent: AppIntent, Value: _IntentValue & Sendable>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: _const String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.init(intent, phrases, shortTitle.text, systemImageName)
  }
}

/// What stands for something that only the system knows.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The name of the app.
  case applicationName

  var text: String { "${applicationName}" }
}

/// A phrase that people say to Siri.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  fileprivate enum Part {
    case text(String)
    case parameter((Intent) -> any AnyIntentParameter)
  }

  private let parts: [Part]

  /// Creates a phrase without places.
  public init(_ value: String) {
    parts = [.text(value)]
  }

  /// Creates a phrase without places.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a phrase with places.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects the parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Creates an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Appends the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.text(token.text))
    }

    /// Appends a parameter.
    public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
      _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter { $0[keyPath: subject] })
    }
  }

  func text(for intent: Intent) -> String {
    let key = parts.map { part in
      switch part {
      case .text(let text): return text
      case .parameter(let parameter):
        let parameter = parameter(intent)
        return "${\(IntentParameters.name(of: parameter, in: intent) ?? "parameter")}"
      }
    }.joined()
    return RunContext.current.strings?.text(for: key, table: StringTables.phrases) ?? key
  }
}
