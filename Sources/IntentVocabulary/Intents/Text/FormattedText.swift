// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The key, the arguments and the rendered text of a localized string.
struct FormattedText: Hashable, Codable, Sendable {
  /// The key as a strings catalog spells it, such as `Hello %@`.
  var key = ""
  /// The text in the development language, with every argument filled in.
  var text = ""
  /// The values that were filled in, in the order of their conversions.
  var arguments: [FormatArgument] = []

  /// A text without arguments, which is its own key.
  init(_ text: String) {
    key = text
    self.text = text
  }

  init(literalCapacity: Int, interpolationCount: Int) {
    key.reserveCapacity(literalCapacity + interpolationCount * 4)
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  mutating func append(literal: String) {
    key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    text += literal
  }

  mutating func append(argument: String, specifier: String) {
    append(FormatArgument(text: argument), specifier: specifier)
  }

  private mutating func append(_ argument: FormatArgument, specifier: String) {
    key += specifier
    text += argument.text
    arguments.append(argument)
  }

  /// The text for the code that asks: that of its catalogs, or else that of the source.
  ///
  /// - Parameters:
  ///   - key: The key in the catalogs; nil for the text's own.
  ///   - table: The table; nil for the standard one.
  func localized(key: String? = nil, table: String? = nil) -> String {
    let context = RunContext.current
    let format = context.strings?.text(for: key ?? self.key, table: table)
    if arguments.isEmpty { return format ?? text }
    guard format != nil || context.chosenLocale != nil else { return text }
    return LocalizedFormat.text(of: format ?? self.key, arguments, in: context.chosenLocale)
  }
}

/// A number that a localized string can format.
public protocol _FormatSpecifiable: Equatable, Sendable {
  /// The conversion that stands for the number in a strings catalog.
  static var _formatSpecifier: String { get }
  /// The number as localized text shows it where no conversion is given.
  var _formattedText: String { get }
  /// The number under a printf conversion, or nil where the conversion does not fit it.
  func _formattedText(specifier: String) -> String?
  /// The number itself; nil where it is too large to be formatted in another way.
  var _formatNumber: _FormatNumber? { get }
}

extension FormattedText {
  mutating func append<Number: _FormatSpecifiable>(number: Number, specifier: String? = nil) {
    guard let specifier else {
      append(
        FormatArgument(text: number._formattedText, number: number._formatNumber),
        specifier: Number._formatSpecifier)
      return
    }
    let text = number._formattedText(specifier: specifier) ?? number._formattedText
    append(
      FormatArgument(text: text, number: number._formatNumber, isPlain: false),
      specifier: specifier)
  }
}

/// Formats numbers as the development language shows them, on every machine alike.
enum NumberText {
  /// The digits in groups of three, as localized text shows an interpolated whole number.
  static func grouped(_ digits: String) -> String {
    let negative = digits.hasPrefix("-")
    let parts = digits.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
    guard let whole = parts.first, whole.allSatisfy(\.isNumber) else { return digits }
    var result = ""
    for (offset, digit) in whole.enumerated() {
      if offset > 0, (whole.count - offset) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    if parts.count == 2 { result += "." + parts[1] }
    return (negative ? "-" : "") + result
  }

  /// The conversion letter of a printf specifier, or nil where there is not exactly one.
  ///
  /// A specifier comes from user code: one that reads more arguments than there are must not reach
  /// `String(format:)`.
  private static func conversion(of specifier: String) -> Character? {
    var remaining = specifier[...]
    guard let start = remaining.firstIndex(of: "%") else { return nil }
    remaining = remaining[remaining.index(after: start)...]
    guard let end = remaining.firstIndex(where: { !"0123456789.+-# 'lhqjzt".contains($0) }) else {
      return nil
    }
    let rest = remaining[remaining.index(after: end)...].replacingOccurrences(of: "%%", with: "")
    return rest.contains("%") ? nil : remaining[end]
  }

  private static let fixed = Locale(identifier: "en_US_POSIX")

  static func integer(_ value: Int64, specifier: String) -> String? {
    guard let letter = conversion(of: specifier), "dDiuUxXoO".contains(letter) else { return nil }
    return String(format: widened(specifier, letter: letter), locale: fixed, value)
  }

  static func double(_ value: Double, specifier: String) -> String? {
    guard let letter = conversion(of: specifier), "fFeEgGaA".contains(letter) else { return nil }
    let plain = specifier.replacingOccurrences(of: "l\(letter)", with: "\(letter)")
    return String(format: plain, locale: fixed, value)
  }

  /// A specifier such as `%d` reads 32 bits; the argument always has 64.
  private static func widened(_ specifier: String, letter: Character) -> String {
    guard let start = specifier.firstIndex(of: "%") else { return specifier }
    let end = specifier[start...].firstIndex(of: letter) ?? specifier.endIndex
    let flags = specifier[start..<end].filter { !"lhqjzt".contains($0) }
    return specifier[..<start] + flags + "ll" + specifier[end...].lowercased()
  }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  /// The conversion of a whole number.
  public static var _formatSpecifier: String { isSigned ? "%lld" : "%llu" }
  /// The digits in groups of three.
  public var _formattedText: String { NumberText.grouped(String(self)) }
  /// The number under a printf conversion for whole numbers.
  public func _formattedText(specifier: String) -> String? {
    NumberText.integer(Int64(truncatingIfNeeded: self), specifier: specifier)
  }
  /// The whole number, where it has 64 bits.
  public var _formatNumber: _FormatNumber? { Int64(exactly: self).map { .integer($0) } }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The conversion of a floating-point number.
  public static var _formatSpecifier: String { "%lf" }
  /// Six decimals, as `%lf` gives.
  public var _formattedText: String {
    NumberText.grouped(NumberText.double(Double(self), specifier: "%f") ?? "\(self)")
  }
  /// The number under a printf conversion for floating-point numbers.
  public func _formattedText(specifier: String) -> String? {
    NumberText.double(Double(self), specifier: specifier)
  }
  /// The number.
  public var _formatNumber: _FormatNumber? { .real(Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
