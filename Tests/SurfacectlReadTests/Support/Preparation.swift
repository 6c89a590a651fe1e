// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SourceModel
  import Testing

  @testable import surfacectl_read

  /// One source text, prepared, and what was learnt of it.
  struct Preparation {
    /// The prepared text without its first line, the one that names the original.
    let text: String
    /// The line that names the original.
    let location: String
    let index: SourceIndex

    /// Prepares a text as if for an iPhone; what differs is set in `configure`.
    init(
      _ text: String, path: String = "Test.swift", isCompanion: Bool = false,
      configure: (inout PrepareOptions) -> Void = { _ in }
    ) throws {
      try self.init(
        contents: Array(text.utf8), path: path, isCompanion: isCompanion, configure: configure)
    }

    init(
      contents: [UInt8], path: String = "Test.swift", isCompanion: Bool = false,
      configure: (inout PrepareOptions) -> Void = { _ in }
    ) throws {
      var options = PrepareOptions()
      options.provides = ["AppIntents", "SwiftUI", "WidgetKit"]
      configure(&options)
      let source = try SourceText(path: path, contents: contents)
      let prepared = SourcePreparer(options: options).prepare(source, isCompanion: isCompanion)
      let end = try #require(prepared.bytes.firstIndex(of: UInt8(ascii: "\n")))
      location = String(decoding: prepared.bytes[..<end], as: UTF8.self)
      self.text = String(decoding: prepared.bytes[(end + 1)...], as: UTF8.self)
      var builder = SourceIndexBuilder()
      builder.add(prepared.facts, as: "1-Test.swift", isCompanion: isCompanion)
      index = builder.index()
    }

    /// The prepared text's lines without the blanks at their ends.
    var lines: [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        var line = line
        while line.last == " " { line.removeLast() }
        return String(line)
      }
    }

    /// The index of several files, each under a name of its own.
    static func index(of files: [String: String]) throws -> SourceIndex {
      let preparer = SourcePreparer(options: PrepareOptions())
      var builder = SourceIndexBuilder()
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        let source = try SourceText(path: path, contents: Array(text.utf8))
        builder.add(
          preparer.prepare(source, isCompanion: false).facts, as: path, isCompanion: false)
      }
      return builder.index()
    }
  }
#endif
