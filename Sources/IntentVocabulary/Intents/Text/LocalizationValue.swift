// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

#if !canImport(Darwin)
  extension String {
    /// A localizable string: the key of a strings catalog and its interpolated values.
    public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
      let formatted: FormattedText

      /// The key as a strings catalog spells it, such as `Hello %@`.
      package var key: String { formatted.key }

      /// Creates a value whose key and text are one string.
      public init(_ value: String) {
        formatted = FormattedText(value)
      }

      /// Creates a value from a string literal.
      public init(stringLiteral value: String) {
        self.init(value)
      }

      /// Creates a value from an interpolated string literal.
      public init(stringInterpolation: StringInterpolation) {
        formatted = stringInterpolation.formatted
      }
    }
  }

  extension String.LocalizationValue {
    /// Collects the parts of an interpolated localizable string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var formatted: FormattedText

      /// Creates an empty interpolation with room for the given parts.
      public init(literalCapacity: Int, interpolationCount: Int) {
        formatted = FormattedText(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Appends literal text.
      public mutating func appendLiteral(_ literal: String) {
        formatted.append(literal: literal)
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) {
        formatted.append(argument: string, specifier: "%@")
      }

      /// Appends a number, grouped as localized text shows it.
      public mutating func appendInterpolation<Number: _FormatSpecifiable>(_ value: Number) {
        formatted.append(number: value)
      }

      /// Appends a number under a printf conversion such as `%.1f`.
      public mutating func appendInterpolation<Number: _FormatSpecifiable>(
        _ value: Number, specifier: String
      ) {
        formatted.append(number: value, specifier: specifier)
      }

      /// Appends a value under a format style.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        formatted.append(argument: format.format(value), specifier: "%@")
      }

      /// Appends the text of an attributed string.
      public mutating func appendInterpolation(_ string: AttributedString) {
        formatted.append(argument: String(string.characters), specifier: "%@")
      }

      /// Appends another localized string.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        formatted.append(argument: resource.text, specifier: "%@")
      }

      /// Appends any value by its description.
      @_disfavoredOverload
      public mutating func appendInterpolation<Subject>(
        _ subject: Subject, formatter: Formatter? = nil
      ) {
        let text = formatter?.string(for: subject) ?? String(describing: subject)
        formatted.append(argument: text, specifier: "%@")
      }
    }
  }
#endif
