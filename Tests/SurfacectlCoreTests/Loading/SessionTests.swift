// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

@testable import SurfacectlCore

/// What was loaded, and what filters leave of it.
struct SessionTests {
  private let session = Session.sample(
    [
      .lamp("one", "small"), .lamp("one", "large"), .lamp("two", "main", .vibrant),
      .lamp("two", "main", .accented, .preview),
    ], surfaces: [.sample("one", ["small", "large"]), .sample("two", ["main"])])

  private func left(_ words: String...) throws -> [String] {
    session.placements(try CommonOptions(words)).map {
      "\($0.surface)/\($0.slot) \($0.mode.rawValue) \($0.state.rawValue)"
    }
  }

  @Test func `without filters everything is left`() throws {
    #expect(try left().count == 4)
  }

  @Test func `surfaces and slots add up`() throws {
    #expect(
      try left("--surface", "two", "--slot", "one/small") == [
        "one/small accented current", "two/main vibrant current", "two/main accented preview",
      ])
  }

  @Test func `modes and states cut down`() throws {
    #expect(try left("--surface", "two", "--mode", "vibrant") == ["two/main vibrant current"])
    #expect(try left("--state", "preview") == ["two/main accented preview"])
    #expect(try left("--state", "preview", "--mode", "vibrant").isEmpty)
  }

  @Test func `surfaces keep the slots that filters leave`() throws {
    func names(_ words: String...) throws -> [String] {
      session.surfaces(try CommonOptions(words)).flatMap { surface in
        surface.slots.map { "\(surface.id)/\($0.id)" }
      }
    }
    #expect(try names() == ["one/small", "one/large", "two/main"])
    #expect(try names("--slot", "one/large") == ["one/large"])
    #expect(try names("--surface", "one", "--slot", "two/main").count == 3)
  }

  @Test(arguments: [["--surface", "three"], ["--slot", "one"], ["--slot", "two/small"]])
  func `a filter for what there is not is wrong usage`(_ words: [String]) throws {
    #expect(throws: UsageError.self) {
      try session.checkFilters(try CommonOptions(words), RenderCommand.spec)
    }
  }

  @Test func `a filter for what there is is none`() throws {
    try session.checkFilters(
      try CommonOptions(["--surface", "one", "--slot", "two/main"]), RenderCommand.spec)
  }

  @Test func `a trouble without a plugin is a failure of the store`() {
    var session = session
    session.add([
      WorkerMessage.Problem(plugin: nil, typeName: "", trouble: .store("It is damaged."))
    ])
    #expect(session.failures == [Failure(error: "It is damaged.")])
    #expect(session.findings.isEmpty)
  }
}
