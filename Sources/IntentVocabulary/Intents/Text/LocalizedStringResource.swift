// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

#if !canImport(Darwin)
  /// A reference to a localizable string that is looked up when it is shown.
  public struct LocalizedStringResource: Hashable, Codable, Sendable {
    /// The place that holds the strings catalog.
    public enum BundleDescription: Sendable {
      /// The app's main bundle.
      case main
      /// The bundle that defines a class.
      case forClass(AnyClass)
      /// The bundle at a file URL.
      case atURL(URL)
    }

    private enum BundlePlace: Hashable, Codable {
      case main
      case className(String)
      case url(URL)
    }

    /// The key in the strings catalog.
    public let key: String
    /// The value used where the catalog has none.
    public let defaultValue: String.LocalizationValue
    /// The name of the strings table, or nil for `Localizable`.
    public let table: String?
    // The current locale is found out only when somebody asks: that takes longer than a literal may.
    private var chosenLocale: Locale?
    private let bundle: BundlePlace

    /// The locale that the string is looked up for.
    public var locale: Locale {
      get { chosenLocale ?? RunContext.current.locale }
      set { chosenLocale = newValue }
    }

    /// Creates a resource from a key and the value used where no catalog has it.
    public init(
      _ key: StaticString,
      defaultValue: String.LocalizationValue,
      table: String? = nil,
      locale: Locale? = nil,
      bundle: BundleDescription = .main,
      comment: StaticString? = nil
    ) {
      self.init(
        key: "\(key)", value: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a resource whose key is also the value used where no catalog has it.
    public init(
      _ keyAndValue: String.LocalizationValue,
      table: String? = nil,
      locale: Locale? = nil,
      bundle: BundleDescription = .main,
      comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    private init(
      key: String, value: String.LocalizationValue, table: String?, locale: Locale?,
      bundle: BundleDescription
    ) {
      self.key = key
      self.defaultValue = value
      self.table = table
      self.chosenLocale = locale
      self.bundle =
        switch bundle {
        case .main: .main
        case .forClass(let type): .className(String(reflecting: type))
        case .atURL(let url): .url(url)
        }
    }
  }

  extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Creates a resource from a string literal or a string known only at run time.
    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(value))
    }

    /// Creates a resource from an interpolated string literal.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }

  /// A type with a localized description of its own.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The localized description.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension LocalizedStringResource {
    /// The text that the catalogs or the source have.
    package var text: String { defaultValue.formatted.localized(key: key, table: table) }
  }
#else
  extension LocalizedStringResource {
    /// The rendered text in the development language.
    package var text: String { String(localized: self) }
  }
#endif
