// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What a name means that people type: a whole name, or else any end of one.
package enum NameMatch {
  /// The candidates that a name means; more than one where it is not unique.
  ///
  /// - Parameters:
  ///   - name: What was typed; nothing means nothing.
  ///   - candidates: What there is.
  ///   - names: The names of a candidate.
  package static func candidates<Candidate>(
    named name: String, among candidates: [Candidate], names: (Candidate) -> [String]
  ) -> [Candidate] {
    guard !name.isEmpty else { return [] }
    let named = candidates.map { ($0, names($0)) }
    let exact = named.filter { $0.1.contains(name) }
    let matches = exact.isEmpty ? named.filter { $0.1.contains { $0.hasSuffix(name) } } : exact
    return matches.map(\.0)
  }
}
