// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A number in a localized string.
public enum _FormatNumber: Hashable, Codable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A number with a fraction.
  case real(Double)
}

/// A value that was put into a localized string.
struct FormatArgument: Hashable, Codable, Sendable {
  /// The value as the development language shows it.
  var text: String
  /// The number that it is; nil for what is none.
  var number: _FormatNumber?
  /// Whether the number has its plain form, since no conversion was given.
  var isPlain = true

  /// The value as a locale shows it.
  func shown(in locale: Locale?) -> String {
    guard let locale, let number else { return text }
    if isPlain, case .integer(let value) = number {
      return value.formatted(.number.locale(locale))
    }
    return Self.separated(text, in: locale)
  }

  /// The value under a printf conversion; nil where the conversion does not fit it.
  func shown(specifier: String, in locale: Locale?) -> String? {
    let text: String? =
      switch number {
      case .integer(let value)?: NumberText.integer(value, specifier: specifier)
      case .real(let value)?: NumberText.double(value, specifier: specifier)
      case nil: nil
      }
    guard let text, let locale else { return text }
    return Self.separated(text, in: locale)
  }

  /// A number's text with the separators of a locale.
  private static func separated(_ text: String, in locale: Locale) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case ",": result += locale.groupingSeparator ?? ","
      case ".": result += locale.decimalSeparator ?? "."
      default: result.append(character)
      }
    }
  }
}

/// Puts arguments into a translated format.
///
/// Formats come from translators: one that asks for more arguments than there are, or for others, must
/// not reach `String(format:)`.
struct LocalizedFormat {
  private let arguments: [FormatArgument]
  private let locale: Locale?
  private var next = 0

  /// The text of a format.
  static func text(of format: String, _ arguments: [FormatArgument], in locale: Locale?) -> String {
    var filling = LocalizedFormat(arguments: arguments, locale: locale)
    return filling.text(of: format)
  }

  private init(arguments: [FormatArgument], locale: Locale?) {
    self.arguments = arguments
    self.locale = locale
  }

  private mutating func text(of format: String) -> String {
    var result = ""
    var rest = format[...]
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        rest.removeFirst()
        result += "%"
      } else if let specifier = Specifier(rest), let argument = argument(of: specifier) {
        rest = rest[specifier.end...]
        result += text(of: argument, specifier)
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  private mutating func argument(of specifier: Specifier) -> FormatArgument? {
    let index = specifier.position.map { $0 - 1 } ?? next
    guard arguments.indices.contains(index) else { return nil }
    if specifier.position == nil { next += 1 }
    return arguments[index]
  }

  private func text(of argument: FormatArgument, _ specifier: Specifier) -> String {
    // Without width or precision the value looks as the code asked for.
    guard specifier.conversion != "@", !specifier.flags.isEmpty else {
      return argument.shown(in: locale)
    }
    return argument.shown(
      specifier: "%" + specifier.flags + String(specifier.conversion), in: locale)
      ?? argument.shown(in: locale)
  }

  /// A conversion such as `%@`, `%lld`, `%.1f` or `%2$@`, from after its percent sign on.
  private struct Specifier {
    var position: Int?
    /// Flags, width and precision, without the sizes of C's types.
    var flags: String
    var conversion: Character
    var end: String.Index

    init?(_ text: Substring) {
      var rest = text
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
        guard let position = Int(digits) else { return nil }
        self.position = position
        rest = rest[rest.index(after: digits.endIndex)...]
      }
      let flags = rest.prefix { "0123456789.+-# '".contains($0) }
      // More than this is no one's width.
      guard flags.count <= 8 else { return nil }
      self.flags = String(flags)
      rest = rest[flags.endIndex...].drop { "lhqjztL".contains($0) }
      guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else {
        return nil
      }
      self.conversion = conversion
      end = rest.index(after: rest.startIndex)
    }
  }
}
