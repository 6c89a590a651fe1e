// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct Track: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Track"
  static let defaultQuery = TrackQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Track" }
}

struct TrackQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Track] { [] }
}

struct DeleteTracksIntent: DeleteIntent {
  static let title: LocalizedStringResource = "Delete"
  @Parameter(title: "Tracks") var entities: [Track]
  func perform() async throws -> some IntentResult { .result() }
}

struct SearchIntent: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search"
  static let searchScopes: [StringSearchScope] = [.general, .movies]
  @Parameter(title: "Criteria") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult {
    _ = criteria.term
    return .result()
  }
}

struct WatchIntent: PlayVideoIntent {
  static let title: LocalizedStringResource = "Watch"
  static let supportedCategories: [VideoCategory] = [.movies]
  @Parameter(title: "Term") var term: String
  func perform() async throws -> some IntentResult { .result() }
}

enum Sport: String, AppEnum {
  case run
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sport"
  static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [.run: "Run"]
}

struct TrainIntent: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Train"
  static var suggestedWorkouts: [TrainIntent] { [TrainIntent(style: .run)] }
  @Parameter(title: "Sport") var workoutStyle: Sport
  var displayRepresentation: DisplayRepresentation { "Train" }
  func perform() async throws -> some IntentResult { .result() }
}
