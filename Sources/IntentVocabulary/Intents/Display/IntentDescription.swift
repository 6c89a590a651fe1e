// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What an intent does, in words for the Shortcuts app.
public struct IntentDescription: Hashable, Sendable {
  /// The description.
  public let descriptionText: LocalizedStringResource
  /// The group that the Shortcuts app lists the intent under.
  public let categoryName: LocalizedStringResource?
  /// Words that find the intent.
  public let searchKeywords: [LocalizedStringResource]
  /// The name of the result.
  public let resultValueName: LocalizedStringResource?

  /// Creates a description from its text.
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.init(
      text, categoryName: categoryName, searchKeywords: searchKeywords, resultValueName: nil)
  }

  /// Creates a description from its text and the name of the result.
  @_disfavoredOverload
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    descriptionText = text
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// The rendered description.
  package var text: String { descriptionText.text }
}

extension IntentDescription: ExpressibleByStringLiteral {
  /// Creates a description from a text.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
