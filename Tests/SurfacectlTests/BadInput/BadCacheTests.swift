// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

extension BadInputTests {
  /// A cache that can't be used: everything works without it, and one note says so.
  struct BadCacheTests {
    private func expectLamp(
      _ run: Outcome, notes: ClosedRange<Int>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(run.status == 0, "\(run.errors)", sourceLocation: sourceLocation)
      #expect(run.listsLamp, sourceLocation: sourceLocation)
      #expect(run.failures.isEmpty, sourceLocation: sourceLocation)
      #expect(notes.contains(run.errorLines.count), sourceLocation: sourceLocation)
    }

    // MARK: Where nothing can be written

    @Test(arguments: ["/dev/null", "/dev/null/cache", "/proc/cache"])
    func `a cache that can't be made is told in one note`(path: String) throws {
      let sandbox = try Sandbox(cache: .path(path))
      try sandbox.add(.lamp)
      let run = try sandbox.run("list", "Lamp")
      expectLamp(run, notes: 1...1)
      #expect(run.errors.contains("cache"))
    }

    @Test func `a cache that is a file is told in one note and kept`() throws {
      let sandbox = try Sandbox(cache: .own)
      try sandbox.add(.lamp)
      try Data("mine".utf8).write(to: URL(fileURLWithPath: sandbox.ownCache))
      expectLamp(try sandbox.run("list", "Lamp"), notes: 1...1)
      #expect(FileManager.default.contents(atPath: sandbox.ownCache) == Data("mine".utf8))
    }

    @Test func `one note is enough for several plugins`() throws {
      let sandbox = try Sandbox(cache: .path("/dev/null"))
      try sandbox.add(.lamp, .bell, .vault)
      expectLamp(try sandbox.run("list", "Lamp", "Bell", "Vault"), notes: 1...1)
    }

    @Test(.enabled(if: Privileges.canDrop, "needs setpriv, or no administrator"))
    func `a cache that is read-only is told in one note`() throws {
      let sandbox = try Sandbox(cache: .own)
      try sandbox.add(.lamp)
      try FileManager.default.createDirectory(
        atPath: sandbox.ownCache, withIntermediateDirectories: false)
      _ = chmod(sandbox.ownCache, 0o555)
      let run = try sandbox.run("list", "Lamp", setting: Privileges.dropped(in: sandbox))
      expectLamp(run, notes: 1...1)
      #expect(FolderContents(sandbox.ownCache).paths.isEmpty)
    }

    @Test(.enabled(if: Privileges.canDrop, "needs setpriv, or no administrator"))
    func `a cache that is read-only is used where it has what is needed`() throws {
      let sandbox = try Sandbox(cache: .shared)
      try sandbox.add(.lamp)
      let run = try sandbox.run("list", "Lamp", setting: Privileges.dropped(in: sandbox))
      expectLamp(run, notes: 0...0)
    }

    @Test(.enabled(if: Privileges.canMount, "needs a file system of its own"))
    func `a cache that is full is told in one note`() throws {
      let sandbox = try Sandbox(cache: .own)
      try sandbox.add(.lamp)
      try FileManager.default.createDirectory(
        atPath: sandbox.ownCache, withIntermediateDirectories: false)
      let run = try sandbox.run(
        "list", "Lamp",
        setting: .init(launcher: Privileges.mounting(sandbox.ownCache, kilobytes: 16)))
      expectLamp(run, notes: 1...1)
    }

    // MARK: Where others can write

    @Test func `a cache that others can write to is not used, and told in one note`() throws {
      let sandbox = try Sandbox()
      try sandbox.add(.lamp)
      _ = chmod(sandbox.ownCache, 0o777)
      let before = FolderContents(sandbox.ownCache)
      let run = try sandbox.run("list", "Lamp")
      expectLamp(run, notes: 1...1)
      #expect(run.errors.contains("can be written by others"))
      #expect(FolderContents(sandbox.ownCache) == before)
    }

    @Test(.enabled(if: geteuid() == 0, "needs an administrator"))
    func `nothing is kept in the home of someone else`() throws {
      let sandbox = try Sandbox(cache: .own)
      try sandbox.add(.lamp)
      let home = sandbox.root + "/stranger"
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: false)
      try #require(chown(home, 54321, 54321) == 0)
      let run = try sandbox.run(
        "list", "Lamp",
        setting: .init(variables: [
          "SURFACECTL_CACHE": "", "HOME": home,
          "XDG_CACHE_HOME": home + "/.cache",
        ]))
      expectLamp(run, notes: 1...1)
      #expect(run.errors.contains("belongs to someone else"))
      #expect(!FileManager.default.fileExists(atPath: home + "/.cache/surfacectl"))
    }

    // MARK: Garbage

    enum Damage: CaseIterable {
      case garbage, truncated, empty, removed, folder
    }

    static let names = ["library.so", "index.json", "diagnostics.json", "ingredients", "seal"]

    @Test(arguments: names, Damage.allCases)
    func `an entry that is damaged is built again`(name: String, damage: Damage) throws {
      let sandbox = try Sandbox()
      try sandbox.add(.lamp)
      for file in FolderContents(sandbox.ownCache).paths where file.hasSuffix("/" + name) {
        try apply(damage, to: sandbox.ownCache + "/" + file)
      }
      expectLamp(try sandbox.run("list", "Lamp"), notes: 0...0)
      expectLamp(try sandbox.run("list", "Lamp"), notes: 0...0)
    }

    private func apply(_ damage: Damage, to path: String) throws {
      let url = URL(fileURLWithPath: path)
      let bytes = try Data(contentsOf: url)
      try FileManager.default.removeItem(at: url)
      switch damage {
      case .garbage: try Data(repeating: 0xA5, count: bytes.count).write(to: url)
      case .truncated: try bytes.prefix(bytes.count / 2).write(to: url)
      case .empty: try Data().write(to: url)
      case .removed: break
      case .folder:
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      }
    }

    @Test func `a library with wrong bytes in the middle is built again`() throws {
      let sandbox = try Sandbox()
      try sandbox.add(.lamp)
      for path in FolderContents(sandbox.ownCache).paths where path.hasSuffix("library.so") {
        let url = URL(fileURLWithPath: sandbox.ownCache + "/" + path)
        var bytes = try Data(contentsOf: url)
        let middle = bytes.count / 4..<bytes.count / 4 * 3
        bytes.replaceSubrange(middle, with: Data(count: middle.count))
        try bytes.write(to: url)
      }
      expectLamp(try sandbox.run("list", "Lamp"), notes: 0...0)
    }

    @Test func `entries that are files are replaced`() throws {
      let sandbox = try Sandbox(cache: .own)
      try sandbox.add(.lamp)
      expectLamp(try sandbox.run("list", "Lamp"), notes: 0...0)
      for name in try FileManager.default.contentsOfDirectory(atPath: sandbox.ownCache) {
        try FileManager.default.removeItem(atPath: sandbox.ownCache + "/" + name)
        try Data("junk".utf8).write(to: URL(fileURLWithPath: sandbox.ownCache + "/" + name))
      }
      expectLamp(try sandbox.run("list", "Lamp"), notes: 0...0)
      expectLamp(try sandbox.run("list", "Lamp"), notes: 0...0)
    }

    @Test func `other files in the cache are left alone`() throws {
      let sandbox = try Sandbox()
      try sandbox.add(.lamp)
      let path = sandbox.ownCache + "/notes.txt"
      try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
      expectLamp(try sandbox.run("list", "Lamp"), notes: 0...0)
      #expect(FileManager.default.contents(atPath: path) == Data("mine".utf8))
    }

    @Test func `no unfinished entry is left in the cache`() throws {
      let sandbox = try Sandbox(cache: .own)
      try sandbox.add(.lamp, .bell)
      expectLamp(try sandbox.run("list", "Lamp", "Bell"), notes: 0...0)
      let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.ownCache)
      #expect(names.count == 2)
      #expect(!names.contains { $0.hasPrefix(".") })
    }

    @Test func `two programs that fill the cache at once are both right`() throws {
      let sandbox = try Sandbox(cache: .own)
      try sandbox.add(.lamp)
      let both = try (0..<2).map { _ in try sandbox.start(["list", "Lamp"]) }
      for program in both {
        let result = program.finish(within: .seconds(90))
        #expect(result.ending == .exited(0))
        #expect(result.errors.isEmpty)
      }
      expectLamp(try sandbox.run("list", "Lamp"), notes: 0...0)
    }
  }
}
