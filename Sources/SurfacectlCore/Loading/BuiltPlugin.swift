// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import SourceModel
import SurfaceRules

/// What building a plugin left: a library to open, and what is known of its sources.
final class BuiltPlugin {
  let folder: PluginFolder
  let library: String
  private let directory: String

  /// What is known of the sources; read when it is first asked for, since most runs never ask.
  private(set) lazy var index: SourceIndex =
    Self.read("index.json", in: directory)
    ?? SourceIndex()

  /// What the compiler said of a build that succeeded.
  private(set) lazy var diagnostics: Diagnostics? = Self.read("diagnostics.json", in: directory)

  /// A sentence for each import that was left out, and one where there was no reader.
  var notes: [String] {
    guard let data = PlainFile.contents(of: directory + "/notes") else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  init(_ folder: PluginFolder, in directory: String) {
    self.folder = folder
    self.directory = directory
    library = directory + "/library.so"
  }

  /// What its sources say, as rules take it.
  var evidence: SourceEvidence {
    SourceEvidence(
      index: self.index,
      files: folder.files.map { file in
        SourceText(path: file.path, text: String(decoding: file.bytes, as: UTF8.self))
      },
      acceptedNames: diagnostics?.acceptedNames ?? [])
  }

  private static func read<Value: Decodable>(_ name: String, in directory: String) -> Value? {
    guard let data = PlainFile.contents(of: directory + "/" + name) else {
      return nil
    }
    return try? JSONDecoder().decode(Value.self, from: data)
  }
}
