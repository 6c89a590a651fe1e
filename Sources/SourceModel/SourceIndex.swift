// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What is known of a plugin's sources without running them: the document that `surfacectl-read`
/// prints and surfacectl keeps beside a build.
package struct SourceIndex: Codable, Equatable, Sendable {
  // The first to be decoded, so that an index of another form is refused for what it is.
  private var version = SourceIndexVersion()
  /// The files that were prepared, in the order they were given, companions last.
  package var files: [IndexedFile]
  /// The imports, in the order of the files.
  package var imports: [IndexedImport]
  /// The types, in the order of the files; none where there was no reader.
  package var types: [IndexedType]
  /// What the bundles among the types list.
  package var bundleEntries: [IndexedBundleEntry]
  /// Where declarations name these types, sorted.
  package var uses: [IndexedUse]
  /// The files that were not prepared, and why.
  package var problems: [SourceProblem]

  package init(
    files: [IndexedFile] = [], imports: [IndexedImport] = [], types: [IndexedType] = [],
    bundleEntries: [IndexedBundleEntry] = [], uses: [IndexedUse] = [],
    problems: [SourceProblem] = []
  ) {
    self.files = files
    self.imports = imports
    self.types = types
    self.bundleEntries = bundleEntries
    self.uses = uses
    self.problems = problems
  }

  /// The paths of the files that `--with` added.
  package var companions: Set<String> { Set(files.filter(\.isCompanion).map(\.path)) }

  /// The types that say they are the extension's entry point.
  package var entryPoints: [IndexedType] {
    let companions = companions
    return types.filter { $0.isMain && !companions.contains($0.file) }
  }

  /// The type with a name, the outermost first.
  package func type(named name: String) -> IndexedType? {
    types.filter { $0.name == name && $0.kind != .protocol }
      .min { $0.qualifiedName.count < $1.qualifiedName.count }
  }
}
