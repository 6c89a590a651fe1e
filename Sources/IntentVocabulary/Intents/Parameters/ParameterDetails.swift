// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What a parameter of a numeric type declares.
struct NumberDetail<Number: Comparable> {
  var range: ClosedRange<Number>?
  var controlStyle: Any

  /// A range whose bounds are the wrong way round is none.
  init(_ range: (lowerBound: Number, upperBound: Number)?, controlStyle: Any) {
    self.range = range.flatMap { $0 <= $1 ? $0...$1 : nil }
    self.controlStyle = controlStyle
  }
}

extension IntentParameter {
  /// How a whole number is entered.
  public enum IntControlStyle: Hashable, Sendable {
    /// With a stepper.
    case stepper
    /// In a field.
    case field
  }

  /// How a number is entered.
  public enum DoubleControlStyle: Hashable, Sendable {
    /// With a stepper.
    case stepper
    /// In a field.
    case field
    /// With a slider.
    case slider
  }

  /// What of a date is entered.
  public enum DateKind: Hashable, Sendable {
    /// The day.
    case date
    /// The time of day.
    case time
    /// Both.
    case dateTime
  }

  /// The least and the greatest value.
  public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)
}

extension IntentParameter where Value.ValueType == Int {
  /// How the number is entered.
  public var controlStyle: IntControlStyle? {
    (traits.detail as? NumberDetail<Int>)?.controlStyle as? IntControlStyle
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// How the number is entered.
  public var controlStyle: DoubleControlStyle? {
    (traits.detail as? NumberDetail<Double>)?.controlStyle as? DoubleControlStyle
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// The names of the two values.
  public var displayName: Bool.IntentDisplayName? { traits.detail as? Bool.IntentDisplayName }
}

extension IntentParameter where Value.ValueType == String {
  /// How the text is entered.
  public var inputOptions: String.IntentInputOptions? {
    traits.detail as? String.IntentInputOptions
  }
}

extension IntentParameter where Value.ValueType == Date {
  /// What of the date is entered.
  public var dateKind: DateKind? { traits.detail as? DateKind }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// What of the date is entered.
  public var dateKind: DateKind? { traits.detail as? DateKind }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Which of a person's details is entered.
  public var parameterMode: IntentPerson.ParameterMode? {
    traits.detail as? IntentPerson.ParameterMode
  }
}

extension Bool {
  /// What the two values of a parameter are called.
  public struct IntentDisplayName: Sendable {
    /// What true is called.
    public let `true`: LocalizedStringResource
    /// What false is called.
    public let `false`: LocalizedStringResource

    /// Names the two values.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

extension String {
  /// How the text of a parameter is entered.
  public struct IntentInputOptions: Sendable {
    /// Which keyboard is shown.
    public enum KeyboardType: Hashable, Sendable {
      /// The system's.
      case `default`
      /// Letters without accents.
      case asciiCapable
      /// Numbers and punctuation.
      case numbersAndPunctuation
      /// The one for addresses.
      case URL
      /// Digits.
      case numberPad
    }

    /// Which letters become capitals.
    public enum CapitalizationType: Hashable, Sendable {
      /// None.
      case none
      /// Each word's first.
      case words
      /// Each sentence's first.
      case sentences
      /// All.
      case allCharacters
    }

    /// Which keyboard is shown.
    public var keyboardType: KeyboardType
    /// Which letters become capitals.
    public var capitalizationType: CapitalizationType
    /// Whether the text may have several lines.
    public var multiline: Bool
    /// Whether mistakes are corrected.
    public var autocorrect: Bool
    /// Whether quotes become typographic ones.
    public var smartQuotes: Bool
    /// Whether hyphens become dashes.
    public var smartDashes: Bool

    /// Creates options.
    public init(
      keyboardType: _const KeyboardType = .asciiCapable,
      capitalizationType: _const CapitalizationType = .sentences, multiline: _const Bool = false,
      autocorrect: _const Bool = true, smartQuotes: _const Bool = true,
      smartDashes: _const Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
