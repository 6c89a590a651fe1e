// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct Room: AppEntity, Identifiable, Hashable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Room", numericFormat: "\(1) rooms")
  }
  static var defaultQuery: RoomQuery { RoomQuery() }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  let id: String
  let name: String
}

struct RoomQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Room] {
    try await suggestedEntities().items.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> IntentItemCollection<Room> {
    let rooms = [Room(id: "a", name: "Attic")]
    return IntentItemCollection(
      promptLabel: "Room",
      sections: [
        IntentItemSection("Upstairs", items: rooms.map { IntentItem($0, title: "\($0.name)") }),
        .init("Downstairs", items: rooms.map { .init($0) }),
      ])
  }
}

struct Floor: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation("Floor")
  static let defaultQuery = FloorQuery()
  var id: Int
  var displayRepresentation: DisplayRepresentation { .init(stringLiteral: "Floor \(id)") }
}

struct FloorQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Floor] { [Floor(id: 1)] }
  func entities(for identifiers: [Floor.ID]) async throws -> [Floor] { identifiers.map(Floor.init) }
}

struct Invoice: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Invoice"
  @Property(title: "Sum") var sum: Double
  var displayRepresentation: DisplayRepresentation { "Invoice" }
}

struct House: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "House"
  static let defaultQuery = UniqueAppEntityProvider { House() }
  typealias ID = String
}

struct Page: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = PageQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Page" }
}

struct PageQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Page] { [] }
}
