// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  let id: UUID
  @Property(title: "Title") var title: String
  @Property(title: "Pages") var pages: Int?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: "\(id)")
  }

  init(id: UUID, title: String) {
    self.id = id
    self.title = title
  }
}

struct BookQuery: EntityStringQuery {
  func entities(for identifiers: [Book.ID]) async throws -> [Book] {
    identifiers.map { Book(id: $0, title: "x") }
  }
  func entities(matching string: String) async throws -> [Book] { [] }
  func suggestedEntities() async throws -> [Book] { [] }
  func defaultResult() async -> Book? { try? await suggestedEntities().first }
}

struct ReadIntent: AppIntent {
  static let title: LocalizedStringResource = "Read"
  @Parameter(title: "Book") var book: Book
  @Parameter(title: "Others", default: []) var others: [Book]
  @Parameter(title: "Shelf", size: 3) var shelf: [Book]
  @Parameter(
    title: "Shelf", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 1, max: 4)])
  var sized: [Book]
  @Parameter(title: "Maybe", query: BookQuery()) var maybe: Book?
  func perform() async throws -> some IntentResult & ReturnsValue<Book> { .result(value: book) }
}
