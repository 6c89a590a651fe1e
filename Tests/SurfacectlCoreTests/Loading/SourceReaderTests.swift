// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import SourceModel
import Testing

@testable import SurfacectlCore

/// Which answers of the reader count, and what is done without one.
struct SourceReaderTests {
  private let files = [
    SourceFile(path: "Lamp/Lamp.swift", bytes: Data("@main struct Lamp {}\n#Preview { 1 }\n".utf8))
  ]

  /// What a reader that is a shell script leads to.
  private func preparation(
    _ script: String?, files: [SourceFile]? = nil
  ) throws -> SourceReader.Preparation {
    let program = try Script(script ?? "")
    let toolchain = Toolchain(
      compiler: "", modules: "", reader: script == nil ? nil : program.path, identity: "")
    let folder = PluginFolder(
      name: "Lamp", module: "Lamp", path: "Lamp", files: files ?? self.files, withFiles: [],
      catalogs: [], strings: [])
    let job = BuildJob(number: 0, folder: folder, ingredients: Data(), directory: program.folder)
    let reader = SourceReader(
      toolchain: toolchain, options: try CommonOptions([]), environment: [:])
    return try #require(try reader.prepare([job]).first)
  }

  @Test(arguments: [
    ("#!/bin/sh\necho 'surfacectl-read: SwiftSyntax was not found' >&2\nexit 69", "SwiftSyntax"),
    ("#!/bin/sh\necho 'libSwiftParser.so: cannot open' >&2\nexit 127", "libSwiftParser.so"),
    ("#!/bin/sh\nkill -ABRT $$", "crashed"),
    ("#!/bin/sh\necho '{\"version\":1}'", "version 1"),
    ("#!/bin/sh\necho nonsense", "no index"),
    ("#!/bin/sh", "no index"),
    ("\u{7F}no program", "started"),
  ])
  func `a reader that can't do its work is none, and that is told`(
    script: String, reason: String
  ) throws {
    guard case .prepared(let index, let note?) = try preparation(script) else {
      Issue.record("the plugin is lost")
      return
    }
    #expect(index.files.map(\.path) == ["Lamp/Lamp.swift"])
    #expect(index.types.isEmpty)
    #expect(note.hasPrefix("note: surfacectl-read can't be used"))
    #expect(reason.split(separator: "|").contains { note.contains($0) }, "\(note)")
  }

  @Test func `no reader at all is told too`() throws {
    guard case .prepared(_, let note?) = try preparation(nil) else {
      Issue.record("the plugin is lost")
      return
    }
    #expect(note.contains("beside"))
  }

  @Test func `an index without problems counts as it is`() throws {
    let index = SourceIndex(types: [
      IndexedType(
        name: "Lamp", qualifiedName: "Lamp", kind: .struct, inherits: [], file: "Lamp/Lamp.swift",
        line: 1, column: 14)
    ])
    let text = String(decoding: try JSONEncoder().encode(index), as: UTF8.self)
    guard case .prepared(let found, nil) = try preparation("#!/bin/sh\necho '\(text)'") else {
      Issue.record("it was not taken")
      return
    }
    #expect(found == index)
  }

  @Test func `files that the reader refuses are failures`() throws {
    let index = SourceIndex(
      problems: [SourceProblem(file: "Lamp/Lamp.swift", line: 3, column: 4, message: "No.")])
    let text = String(decoding: try JSONEncoder().encode(index), as: UTF8.self)
    guard case .failed(let failures) = try preparation("#!/bin/sh\necho '\(text)'\nexit 2") else {
      Issue.record("they were taken")
      return
    }
    #expect(
      failures.map { "\($0.file ?? "") \($0.line ?? 0) \($0.error)" } == ["Lamp/Lamp.swift 3 No."])
  }

  @Test func `without a reader a folder needs an entry point`() throws {
    let files = [SourceFile(path: "Lamp/Lamp.swift", bytes: Data("struct Lamp {}".utf8))]
    guard case .failed(let failures) = try preparation(nil, files: files) else {
      Issue.record("nothing would be registered")
      return
    }
    #expect(failures.first?.error.contains("@main") == true)
  }
}
