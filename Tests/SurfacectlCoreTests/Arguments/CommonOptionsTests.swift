// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

@testable import SurfacectlCore

/// The options that commands share.
struct CommonOptionsTests {
  @Test func `without options everything is as on a phone of today`() throws {
    let options = try CommonOptions([])
    #expect(options.system.osVersion == 26)
    #expect(!options.system.isLocked)
    #expect(options.platform == .iOS)
    #expect(options.failOn == .error)
    #expect(options.timeout == 10)
    #expect(options.usesCache)
    #expect(options.swiftVersion == "5")
    #expect(options.instant == nil)
    #expect(!options.isFiltered)
  }

  @Test(arguments: [("0.1", 120), ("10", 120), ("60", 720.0)])
  func `the compiler has 12 times the time of user code, two minutes at least`(
    _ timeout: String, _ seconds: Double
  ) throws {
    #expect(try CommonOptions(["--timeout", timeout]).compilerSeconds == seconds)
  }

  @Test func `the compiler has 8 gigabytes unless told otherwise`() throws {
    #expect(try CommonOptions([]).compilerGigabytes == 8)
    #expect(try CommonOptions(["--compiler-memory", "16"]).compilerGigabytes == 16)
  }

  @Test func `the state of the device is taken over`() throws {
    let options = try CommonOptions([
      "--os", "27", "--locked", "--dark", "--text-size", "xLarge", "--locale", "pt-BR",
      "--at", "2026-01-01T09:41:00Z", "--platform", "watchos",
    ])
    #expect(options.system.osVersion == 27)
    #expect(options.system.isLocked)
    #expect(options.system.isDark)
    #expect(options.system.textSize == .xLarge)
    #expect(options.locale == "pt-BR")
    #expect(options.instant == 1_767_260_460)
    #expect(options.platform == .watchOS)
  }

  @Test func `looks are shown side by side until one is asked for`() throws {
    #expect(try CommonOptions([]).otherLooks.count == 1)
    #expect(try CommonOptions(["--look", "default"]).otherLooks.isEmpty)
    #expect(try CommonOptions(["--look", "clear"]).system.look == .clear)
  }

  @Test(arguments: [
    ["--surface", "a"], ["--slot", "a/b"], ["--mode", "vibrant"], ["--state", "on"],
  ])
  func `whatever narrows down is a filter`(_ words: [String]) throws {
    #expect(try CommonOptions(words).isFiltered)
  }

  @Test(arguments: ["full-color", "fullColor"])
  func `a mode is known in both spellings`(_ word: String) throws {
    #expect(try CommonOptions(["--mode", word]).modes == [.fullColor])
  }

  @Test(
    arguments: [
      ["--mode", "sepia"], ["--at", "noon"], ["--locale", "../de"], ["--timeout", "0"],
      ["--timeout", "nan"], ["--compiler-memory", "0"], ["--compiler-memory", "8G"],
      ["--look", "clear", "--os", "18"],
    ])
  func `what can't be is wrong usage`(_ words: [String]) {
    #expect(throws: UsageError.self) { try CommonOptions(words) }
  }

  @Test func `a command offers the formats that can write its result`() {
    func choices(_ options: [OptionSpec]) -> [String] {
      guard case .choice(let choices)? = options.first?.kind else { return [] }
      return choices
    }
    #expect(choices(CommonOptions.format(for: .list)) == ["text", "json", "csv"])
    #expect(choices(CommonOptions.format(for: .press)) == ["text", "json"])
    #expect(CommonOptions.format(for: .store).isEmpty)
  }
}
