// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The name of an entity's or enum's type, for people.
public struct TypeDisplayRepresentation: Hashable, Sendable {
  /// The name.
  public var name: LocalizedStringResource
  /// The name with a count, if there is one.
  public var numericFormat: LocalizedStringResource?
  /// Other names that people use.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation from its name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.init(name: name, numericFormat: numericFormat, synonyms: [])
  }

  /// Creates a representation from its name and other names.
  @_disfavoredOverload
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// The rendered name.
  package var text: String { name.text }
}

extension TypeDisplayRepresentation: ExpressibleByStringLiteral {
  /// Creates a representation from a name.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}
