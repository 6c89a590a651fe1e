// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SourceModel

/// What one file declares.
struct SourceFacts: Equatable, Sendable {
  /// The path as it was given.
  let path: String
  var imports: [IndexedImport] = []
  /// The types, with what their own declarations inherit.
  var types: [IndexedType] = []
  /// For each declaration of a type, what it adds; in the order of `types`.
  var bodies: [TypeBodyFacts] = []
  /// The types that its code names, of these sources or not.
  var uses: Set<IndexedUse> = []
  var extensions: [TypeBodyFacts] = []
}
