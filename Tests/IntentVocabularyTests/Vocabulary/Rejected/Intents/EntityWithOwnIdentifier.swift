// expected: EntityIdentifierConvertible
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct Key: Hashable, Sendable {
  let number: Int
}

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: Key
  var displayRepresentation: DisplayRepresentation { "Book" }
}

struct BookQuery: EntityQuery {
  func entities(for identifiers: [Key]) async throws -> [Book] { [] }
}
