// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Prepares each file, writes the copies and prints the index.
  struct PrepareCommand {
    let options: PrepareOptions

    func run() -> ExitStatus {
      if let reason = FileAccess.createFolder(options.output) {
        StandardStream.error.write("surfacectl-read: the output folder cannot be made: \(reason)\n")
        return .inputFailed
      }
      let index = prepareAll()
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      guard let json = try? encoder.encode(index) else { return .inputFailed }
      StandardStream.output.write(String(decoding: json, as: UTF8.self) + "\n")
      return index.problems.isEmpty ? .success : .inputFailed
    }

    private func prepareAll() -> SourceIndex {
      let modules = ProvidedModules(options.provides)
      let preparer = SourcePreparer(
        configuration: TargetBuildConfiguration(options: options, modules: modules),
        modules: modules)
      var builder = SourceIndexBuilder()
      let inputs =
        options.files.map { (path: $0, isCompanion: false) }
        + options.companions.map { (path: $0, isCompanion: true) }
      for (number, input) in inputs.enumerated() {
        do {
          let source = try SourceText(path: input.path)
          let prepared = preparer.prepare(source, isCompanion: input.isCompanion)
          let name = PreparedName.name(number: number + 1, path: input.path)
          try FileAccess.write(
            prepared.bytes, to: options.output + "/" + name, named: input.path)
          builder.add(prepared, as: name, isCompanion: input.isCompanion)
        } catch {
          builder.add(error)
        }
      }
      return builder.index()
    }
  }
#endif
