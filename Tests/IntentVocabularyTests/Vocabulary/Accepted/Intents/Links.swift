// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation

struct Trail: AppEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
  static let defaultQuery = TrailQuery()
  static var urlRepresentation: URLRepresentation { "https://example.com/trail/\(.id)" }
  let id: String
  var displayRepresentation: DisplayRepresentation { "Trail" }
}

struct TrailQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Trail] { [] }
}

enum Section: String, URLRepresentableEnum {
  case map, list
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Section"
  static let caseDisplayRepresentations: [Section: DisplayRepresentation] = [
    .map: "Map", .list: "List",
  ]
  static var urlRepresentation: URLRepresentation {
    URLRepresentation([.map: "https://example.com/map", .list: "https://example.com/\(.rawValue)"])
  }
}

struct OpenTrailIntent: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Trail"
  @Parameter(title: "Trail") var target: Trail
}

struct ShowIntent: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Show"
  static var urlRepresentation: URLRepresentation { "https://example.com/show/\(\.$name)" }
  @Parameter(title: "Name") var name: String
}

func open(_ trail: Trail) async throws -> [OpenURLIntent] {
  [
    try await OpenURLIntent(urlRepresentable: trail),
    try OpenURLIntent(urlRepresentable: Section.map),
  ]
}
