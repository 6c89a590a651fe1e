// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The key of a localized string that a view shows.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let formatted: FormattedText

  /// The key as a strings catalog spells it, such as `Hello %@`.
  package var key: String { formatted.key }
  /// The text that the standard table or the source has.
  package var text: String { formatted.localized() }

  /// Creates a key from a string.
  public init(_ value: String) {
    formatted = FormattedText(value)
  }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from an interpolated string literal.
  public init(stringInterpolation: StringInterpolation) {
    formatted = stringInterpolation.formatted
  }
}

extension LocalizedStringKey {
  /// Collects the parts of an interpolated key.
  ///
  /// A value without an overload of its own, such as an optional, does not compile here: SwiftUI has
  /// none for it either.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var formatted: FormattedText

    /// Creates an empty interpolation with room for the given parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      formatted = FormattedText(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Appends what a view adds to a key, such as another text.
    package mutating func append(argument: String, specifier: String = "%@") {
      formatted.append(argument: argument, specifier: specifier)
    }

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      formatted.append(literal: literal)
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      append(argument: string)
    }

    /// Appends a part of a string.
    public mutating func appendInterpolation(_ string: Substring) {
      append(argument: String(string))
    }

    /// Appends the text of an attributed string.
    public mutating func appendInterpolation(_ string: AttributedString) {
      append(argument: String(string.characters))
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
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      append(argument: format.format(value))
    }

    /// Appends a Foundation value, by its description or under a formatter.
    public mutating func appendInterpolation<Subject: _InterpolatedSubject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(argument: formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// Appends a Foundation object, by its description or under a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(argument: formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// Appends another localized string.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(argument: resource.text)
    }
  }
}

/// A Foundation value type that localized text can interpolate.
///
/// It plays the part of `ReferenceConvertible`, which Foundation's value types lack on Linux.
public protocol _InterpolatedSubject {}

extension Data: _InterpolatedSubject {}
extension Date: _InterpolatedSubject {}
extension DateComponents: _InterpolatedSubject {}
extension DateInterval: _InterpolatedSubject {}
extension Decimal: _InterpolatedSubject {}
extension Locale: _InterpolatedSubject {}
extension Measurement: _InterpolatedSubject {}
extension PersonNameComponents: _InterpolatedSubject {}
extension TimeZone: _InterpolatedSubject {}
extension URL: _InterpolatedSubject {}
extension UUID: _InterpolatedSubject {}
