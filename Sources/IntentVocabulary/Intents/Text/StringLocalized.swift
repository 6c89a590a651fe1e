// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

#if !canImport(Darwin)
  extension String {
    /// Looks up a localized string whose key is also its default value.
    public init(
      localized keyAndValue: String.LocalizationValue,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self = keyAndValue.formatted.localized(table: table)
    }

    /// Looks up a localized string by its key.
    public init(
      localized key: StaticString,
      defaultValue: String.LocalizationValue,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self = defaultValue.formatted.localized(key: "\(key)", table: table)
    }

    /// Looks up the string that a resource refers to.
    public init(localized resource: LocalizedStringResource) {
      self = resource.text
    }
  }

  extension AttributedString {
    /// Looks up a localized string whose key is also its default value, without its markup.
    public init(
      localized keyAndValue: String.LocalizationValue,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(keyAndValue.formatted.localized(table: table))
    }

    /// Looks up the string that a resource refers to, without its markup.
    public init(localized resource: LocalizedStringResource) {
      self.init(resource.text)
    }
  }
#endif
