// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

/// A project that work time is kept for.
struct Project: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Project"
  static let defaultQuery = ProjectQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  /// The app's projects; a real app would ask its database.
  static let all = [
    Project(id: "garden", name: "Garden"),
    Project(id: "thesis", name: "Thesis"),
  ]
}

/// Finds projects for the system.
struct ProjectQuery: EntityQuery {
  func entities(for identifiers: [Project.ID]) async throws -> [Project] {
    Project.all.filter { identifiers.contains($0.id) }
  }

  /// What the chooser offers.
  func suggestedEntities() async throws -> [Project] { Project.all }
}
