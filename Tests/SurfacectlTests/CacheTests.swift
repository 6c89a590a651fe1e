// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// What is compiled once and what is compiled again; seen through a `swiftc` that counts its calls.
struct CacheTests {
  let sandbox: Sandbox
  private let counter: CompilerCounter

  init() throws {
    sandbox = try Sandbox(cache: .own)
    try sandbox.add(.lamp)
    counter = try CompilerCounter(in: sandbox)
  }

  /// Lists with the counting compiler, and returns how often it was called.
  private func compilations(
    _ arguments: String..., variables: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let before = counter.count
    let run = try sandbox.run(
      ["list"] + arguments,
      setting: .init(variables: counter.variables.merging(variables) { _, new in new }),
      sourceLocation: sourceLocation)
    #expect(run.status == 0, sourceLocation: sourceLocation)
    #expect(
      run.outputLines.contains { $0.hasPrefix("Lamp  ") }, sourceLocation: sourceLocation)
    return counter.count - before
  }

  @Test func `a second run does not compile again`() throws {
    #expect(try compilations("Lamp") == 1)
    #expect(try compilations("Lamp") == 0)
  }

  @Test func `a second run changes nothing in the cache`() throws {
    _ = try compilations("Lamp")
    let before = FolderContents(sandbox.ownCache)
    _ = try compilations("Lamp")
    #expect(FolderContents(sandbox.ownCache) == before)
    #expect(!before.paths.isEmpty)
  }

  @Test func `a changed file is compiled again`() throws {
    _ = try compilations("Lamp")
    try sandbox.write("Lamp/Lamp.swift", Fixture.lamp.source + "// Changed.\n")
    #expect(try compilations("Lamp") == 1)
  }

  @Test func `only the plugin that changed is compiled again`() throws {
    try sandbox.add(.bell)
    #expect(try compilations("Lamp", "Bell") == 2)
    try sandbox.write("Bell/Bell.swift", Fixture.bell.source + "// Changed.\n")
    #expect(try compilations("Lamp", "Bell") == 1)
  }

  @Test func `a file that is added or taken away is noticed`() throws {
    _ = try compilations("Lamp")
    try sandbox.write("Lamp/Other.swift", "struct Other {}\n")
    #expect(try compilations("Lamp") == 1)
    try FileManager.default.removeItem(atPath: sandbox.work + "/Lamp/Other.swift")
    #expect(try compilations("Lamp") == 0)
  }

  @Test(arguments: [["-D", "DEBUG"], ["--swift-version", "6"], ["--platform", "watchos"]])
  func `other flags are another build`(flags: [String]) throws {
    _ = try compilations("Lamp")
    let run = try sandbox.run(
      ["list", "Lamp"] + flags, setting: .init(variables: counter.variables))
    #expect(run.status == 0)
    #expect(counter.count == 2)
    #expect(try compilations("Lamp") == 0)
  }

  @Test func `another system or format is no other build`() throws {
    _ = try compilations("Lamp")
    #expect(try compilations("Lamp", "--os", "18") == 0)
    #expect(try compilations("Lamp", "--locked", "--surface", "watch") == 0)
  }

  @Test func `a --with folder that changes is compiled again`() throws {
    try sandbox.write("Shared/Shared.swift", "struct Shared {}\n")
    #expect(try compilations("Lamp", "--with", "Shared") == 1)
    #expect(try compilations("Lamp", "--with", "Shared") == 0)
    try sandbox.write("Shared/Shared.swift", "struct Shared { let number = 1 }\n")
    #expect(try compilations("Lamp", "--with", "Shared") == 1)
  }

  @Test func `--no-cache compiles again and keeps nothing`() throws {
    #expect(try compilations("Lamp", "--no-cache") == 1)
    #expect(FolderContents(sandbox.ownCache).paths.isEmpty)
    _ = try compilations("Lamp")
    let before = FolderContents(sandbox.ownCache)
    #expect(try compilations("Lamp", "--no-cache") == 1)
    #expect(FolderContents(sandbox.ownCache) == before)
  }

  @Test func `XDG_CACHE_HOME is where the cache is unless told otherwise`() throws {
    let folder = sandbox.root + "/xdg"
    let variables = ["SURFACECTL_CACHE": "", "XDG_CACHE_HOME": folder]
    #expect(try compilations("Lamp", variables: variables) == 1)
    #expect(try compilations("Lamp", variables: variables) == 0)
    #expect(!FolderContents(folder + "/surfacectl").paths.isEmpty)
  }

  @Test func `a compile error is not kept`() throws {
    try sandbox.write("Lamp/Other.swift", "let broken: Int = \"text\"\n")
    for _ in 0..<2 {
      let run = try sandbox.run("list", "Lamp", setting: .init(variables: counter.variables))
      #expect(run.status == 2)
      #expect(run.failures.count == 1)
    }
    #expect(FolderContents(sandbox.ownCache).paths.isEmpty)
  }

  @Test(arguments: ["text", "json", "csv"])
  func `the first run tells the same as the second`(format: String) throws {
    let first = try sandbox.run("list", "Lamp", "--format", format)
    let second = try sandbox.run("list", "Lamp", "--format", format)
    #expect(first.output == second.output)
    #expect(first.errors == second.errors)
  }

  @Test func `a failure has the same place in the first run as in the second`() throws {
    try sandbox.write(
      "Bad/Bad.swift",
      ExtensionSource(name: "Bad", kind: "com.example.bad", provider: "fatalError()").text)
    let first = try sandbox.run("list", "Bad")
    let second = try sandbox.run("list", "Bad")
    #expect(first.failures == second.failures)
    #expect(try #require(first.failures.first).hasPrefix("Bad/Bad.swift:14:"))
  }

  @Test func `findings of the compiler are told from the cache too`() throws {
    let path = ProgramFinder.package + "/Examples/Flawed"
    let first = try sandbox.run("list", path)
    let second = try sandbox.run("list", path)
    #expect(first.errors == second.errors)
    #expect(second.errors.contains("[unknown-api]"))
  }

  @Test func `notes on imports are told from the cache too`() throws {
    try sandbox.write("Lamp/Other.swift", "import Alamofire\n")
    let first = try sandbox.run("list", "Lamp")
    let second = try sandbox.run("list", "Lamp")
    #expect(first.errors.contains("Lamp/Other.swift:1"))
    #expect(first.errors == second.errors)
  }
}
