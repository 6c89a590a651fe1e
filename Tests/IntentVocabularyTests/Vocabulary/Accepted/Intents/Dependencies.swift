// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

final class Library: Sendable {
  let names = ["a"]
}

struct Shelf: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let defaultQuery = ShelfQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
}

struct ShelfQuery: EntityQuery {
  @Dependency var library: Library
  @IntentParameterDependency<PickIntent>(\.$floor) var pick
  @ParameterDependency<PickIntent>(\.$floor, \.$room) var both

  func entities(for identifiers: [String]) async throws -> [Shelf] {
    identifiers.map { Shelf(id: $0) }
  }

  func suggestedEntities() async throws -> [Shelf] {
    guard let floor = pick?.floor else { return [] }
    if let both { return [Shelf(id: both.room)] }
    return library.names.map { Shelf(id: "\(floor)\($0)") }
  }
}

struct PickIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick"
  @AppDependency(key: "library") private var library: Library
  @Dependency(default: 5) private var limit: Int
  @Parameter(title: "Floor") var floor: Int
  @Parameter(title: "Room") var room: String?
  @Parameter(title: "Shelf") var shelf: Shelf?
  func perform() async throws -> some IntentResult { .result() }
}

func register() {
  AppDependencyManager.shared.add(dependency: Library())
  AppDependencyManager.shared.add(key: "library", dependency: Library())
  AppDependencyManager.shared.add { Library() }
}
