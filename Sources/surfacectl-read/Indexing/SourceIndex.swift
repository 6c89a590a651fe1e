// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What `prepare` prints: where the copies are, and what the files declare.
struct SourceIndex: Codable, Equatable, Sendable {
  /// The version of this document's form.
  var version = 1
  /// The files that were prepared, in the order they were given.
  var files: [IndexedFile] = []
  var imports: [IndexedImport] = []
  var types: [IndexedType] = []
  var bundleEntries: [IndexedBundleEntry] = []
  var members: [IndexedMember] = []
  /// The files that were not, and why.
  var problems: [SourceProblem] = []
}
