// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SourceModel

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Prepares each file, writes the copies and prints the index.
  struct PrepareCommand: Sendable {
    private struct Input {
      /// From 1.
      let number: Int
      let path: String
      let isCompanion: Bool

      var preparedName: String { PreparedName.name(number: number, path: path) }
    }

    private let options: PrepareOptions
    private let preparer: SourcePreparer

    init(options: PrepareOptions) {
      self.options = options
      preparer = SourcePreparer(options: options)
    }

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
      let paths =
        options.files.map { (path: $0, isCompanion: false) }
        + options.companions.map { (path: $0, isCompanion: true) }
      let inputs = paths.enumerated().map { index, input in
        Input(number: index + 1, path: input.path, isCompanion: input.isCompanion)
      }
      var builder = SourceIndexBuilder()
      for (input, result) in zip(inputs, DeepStack.map(inputs, prepare)) {
        switch result {
        case .success(let facts):
          builder.add(facts, as: input.preparedName, isCompanion: input.isCompanion)
        case .failure(let problem):
          builder.add(problem)
        }
      }
      return builder.index()
    }

    @Sendable
    private func prepare(_ input: Input) -> Result<SourceFacts, SourceProblem> {
      do {
        let source = try SourceText(path: input.path)
        let prepared = preparer.prepare(source, isCompanion: input.isCompanion)
        try FileAccess.write(
          prepared.bytes, to: options.output + "/" + input.preparedName, named: input.path)
        return .success(prepared.facts)
      } catch {
        return .failure(error)
      }
    }
  }
#endif
