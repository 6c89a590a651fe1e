// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation

struct Song: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static var defaultQuery: SongQuery { SongQuery() }
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Length") var length: Double
  @Property(title: "Note") var note: String?
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}

struct SongQuery: EntityPropertyQuery {
  static var properties: QueryProperties {
    QueryProperties {
      Property(\Song.$name) {
        EqualToComparator { "name = \($0)" }
        ContainsComparator { "name contains \($0)" }
      }
      Property(\Song.$length) {
        LessThanComparator { "length < \($0)" }
        GreaterThanComparator { "length > \($0)" }
        IsBetweenComparator { "length \($0) \($1)" }
      }
      Property(\Song.$note) {
        HasPrefixComparator { "note \($0)" }
      }
    }
  }

  static var sortingOptions: SortingOptions {
    SortingOptions {
      SortableBy(\Song.$name)
      SortableBy(\Song.$length)
    }
  }

  func entities(
    matching comparators: [String], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Song>], limit: Int?
  ) async throws -> [Song] {
    if mode == .and, let first = sortedBy.first, first.order == .ascending { return [] }
    return []
  }

  func entities(for identifiers: [Song.ID]) async throws -> [Song] { [] }
}
