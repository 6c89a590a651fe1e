// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// The command `explain`.
struct ExplainTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(cache: .shared) }

  @Test func `a fact is told with how sure it is and its source`() throws {
    let run = try sandbox.run("explain", "watch.opens-app")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(try #require(run.outputLines.first).hasPrefix("watch.opens-app"))
    #expect(try #require(run.outputLines.first).contains("documented"))
    #expect(run.outputLines.contains { $0.hasPrefix("Source: ") })
  }

  @Test func `an assumed fact is called assumed`() throws {
    let run = try sandbox.run("explain", "watch.layout")
    #expect(try #require(run.outputLines.first).contains("assumed"))
  }

  @Test(arguments: ["control-image", "kind-mismatch", "unknown-api"])
  func `a rule is told with what to do and its source`(rule: String) throws {
    let run = try sandbox.run("explain", rule)
    #expect(run.status == 0)
    #expect(try #require(run.outputLines.first).hasPrefix(rule))
    #expect(run.output.contains("What to do: "))
    #expect(run.output.contains("Source: "))
  }

  @Test func `a fact of a surface plugin is known`() throws {
    let run = try sandbox.run("explain", "menu-bar.layout", setting: .package)
    #expect(run.status == 0)
    #expect(try #require(run.outputLines.first).hasPrefix("menu-bar.layout"))
  }

  @Test func `every rule and fact that other commands name is explained`() throws {
    var named: Set<String> = []
    for options in [[], ["--locked"], ["--os", "18"]] {
      let run = try sandbox.run(
        ["render", "Plugins", "Examples/Flawed", "--format", "json"] + options, setting: .package)
      for entry in try run.json().list("representations") {
        named.formUnion([entry["rule"]?.string].compactMap { $0 })
        named.formUnion(entry.list("assumed").compactMap(\.string))
        named.formUnion(entry.list("lost").compactMap { $0["rule"]?.string })
      }
      named.formUnion(try run.json().list("findings").compactMap { $0["rule"]?.string })
    }
    #expect(named.isSuperset(of: ["watch.os", "watch.layout", "control-image", "unknown-api"]))
    for name in named.sorted() {
      let run = try sandbox.run("explain", name, setting: .package)
      #expect(run.status == 0, "\(name)")
    }
  }

  @Test func `an identifier that nobody has does not silence the others`() throws {
    let run = try sandbox.run("explain", "watch.opens-app", "watch.nothing,control-image", "nope")
    #expect(run.status == 64)
    #expect(run.outputLines.contains { $0.hasPrefix("watch.opens-app") })
    #expect(run.outputLines.contains { $0.hasPrefix("control-image") })
    #expect(run.errors.contains("'watch.nothing'"))
    #expect(run.errors.contains("'nope'"))
  }

  @Test func `an identifier that nobody has is wrong usage, and close ones are named`() throws {
    let run = try sandbox.run("explain", "watch.nothing")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("watch.nothing"))
    #expect(run.errors.contains("watch.opens-app"))
  }
}
