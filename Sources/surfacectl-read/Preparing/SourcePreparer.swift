// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SwiftParser
  import SwiftSyntax

  /// Makes source written for an Apple platform ready for the compiler of this machine.
  struct SourcePreparer: Sendable {
    private let configuration: TargetBuildConfiguration
    private let modules: ProvidedModules

    init(options: PrepareOptions) {
      modules = ProvidedModules(options.provides)
      configuration = TargetBuildConfiguration(options: options, modules: modules)
    }

    /// Prepares one file.
    ///
    /// - Parameter isCompanion: Whether its `@main` must not count.
    func prepare(_ source: SourceText, isCompanion: Bool) -> PreparedSource {
      let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let resolver = ConditionResolver(configuration: configuration)
      var edits = EditCollector(resolver: resolver, modules: modules, isCompanion: isCompanion)
      edits.collect(from: tree, of: source.bytes)
      var declarations = DeclarationCollector(
        source: source, resolver: resolver, imports: edits.imports)
      declarations.collect(from: tree)
      var uses = UseCollector(resolver: resolver)
      uses.collect(from: tree)
      var facts = declarations.facts
      facts.uses = uses.uses
      let location = "#sourceLocation(file: \(SwiftStringLiteral.quoted(source.path)), line: 1)\n"
      return PreparedSource(
        bytes: SourceEdit.apply(edits.edits, to: source.bytes, prefix: location),
        facts: facts)
    }
  }
#endif
