// expected: does not conform to protocol
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: String
}

struct BookQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Book] { [] }
}
