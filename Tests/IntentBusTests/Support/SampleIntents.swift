// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import TestSupport

/// The class that plugins see under this name.
typealias UserDefaults = IntentBus.UserDefaults

struct SampleError: Error, CustomStringConvertible {
  var description: String { "the lamp does not answer" }
}

struct RingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ring"

  @Parameter(title: "Volume", default: 3)
  var volume: Int

  func perform() async throws -> some IntentResult {
    SampleStore.set(volume, "rang")
    return .result()
  }
}

struct FailIntent: AppIntent {
  static let title: LocalizedStringResource = "Fail"

  func perform() async throws -> some IntentResult {
    SampleStore.set(true, "tried")
    guard SampleStore.bool("works") else { throw SampleError() }
    return .result()
  }
}

struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Lamp"

  @Parameter(title: "On")
  var value: Bool

  func perform() async throws -> some IntentResult {
    SampleStore.set(value, "lamp")
    return .result()
  }
}

enum SampleScreen: String, AppEnum {
  case home
  case editor

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Screen"
  static let caseDisplayRepresentations: [SampleScreen: DisplayRepresentation] = [
    .home: "Home", .editor: "Editor",
  ]
}

struct OpenSampleIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Sample"

  @Parameter(title: "Screen")
  var target: SampleScreen

  init() {}
  init(target: SampleScreen) { self.target = target }

  func perform() async throws -> some IntentResult {
    SampleStore.set(target.rawValue, "screen")
    return .result()
  }
}

struct OpenPageIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Page"

  func perform() async throws -> some IntentResult & OpensIntent {
    let page = URL(string: "https://example.com/page") ?? URL(fileURLWithPath: "/")
    return .result(opensIntent: OpenURLIntent(page))
  }
}

struct RelayIntent: AppIntent {
  static let title: LocalizedStringResource = "Relay"

  func perform() async throws -> some IntentResult & OpensIntent {
    SampleStore.set(true, "relayed")
    return .result(opensIntent: OpenPageIntent())
  }
}

struct Room: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let defaultQuery = RoomQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  static let all = [Room(id: "hall", name: "Hall"), Room(id: "study", name: "Study")]
}

struct RoomQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Room] {
    Room.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Room] { Room.all }

  func defaultResult() async -> Room? { Room.all.last }
}

struct ChooseRoomIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Room"

  @Parameter(title: "Room")
  var room: Room?
}

struct SetRoomLightIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Room Light"

  @Parameter(title: "Room")
  var room: Room?

  @Parameter(title: "On")
  var value: Bool

  init() {}
  init(room: Room?) { self.room = room }

  func perform() async throws -> some IntentResult {
    SampleStore.set(value, "light-\(room?.id ?? "none")")
    return .result()
  }
}
