// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation

enum Words {
  static let plain = LocalizedStringResource("Plain")
  static let keyed = LocalizedStringResource("words.keyed", defaultValue: "Keyed")
  static let tabled = LocalizedStringResource("Plain", table: "Words", comment: "For translators")
  static let whole = LocalizedStringResource(
    "words.whole", defaultValue: "Whole \(3)", table: "Words", locale: Locale(identifier: "de"),
    bundle: .atURL(URL(fileURLWithPath: "/")), comment: "For translators")
  static let main = LocalizedStringResource("Plain", bundle: .main)

  static func computed(_ name: String, _ count: Int, _ share: Double) -> [LocalizedStringResource] {
    [
      "Hello \(name)", "\(count) items", "\(share, specifier: "%.1f") of it",
      "\(share, format: .number)", LocalizedStringResource(stringLiteral: name),
      .init(stringLiteral: name), "\(plain) and \(keyed)",
      LocalizedStringResource("words.computed", defaultValue: "Hello \(name)"),
    ]
  }

  static func strings(_ name: String) -> [String] {
    [
      String(localized: "Hello \(name)"), String(localized: keyed),
      String(
        localized: "words.key", defaultValue: "Key", table: "Words", comment: "For translators"),
      String(localized: "Plain", table: "Words", bundle: .main, locale: .current, comment: "None"),
      String(localized: String.LocalizationValue(name)), String(localized: .init(name)),
      NSLocalizedString("Plain", comment: ""),
    ]
  }
}

func keys(_ name: String, _ count: Int, _ date: Date) -> [LocalizedStringKey] {
  [
    "Literal", "Hello \(name)", "\(count) of \(2)", "\(1.5, specifier: "%.1f")",
    LocalizedStringKey(name), "\(count, format: .number)", "\(date, formatter: DateFormatter())",
  ]
}

struct Failure: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "It failed." }
}
