// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SourceModel

/// Puts together what the files declare.
///
/// A type's extensions may be in any file, so nothing is final before the last one was added.
struct SourceIndexBuilder {
  private var files: [IndexedFile] = []
  private var problems: [SourceProblem] = []
  private var facts: [SourceFacts] = []

  /// - Parameter name: The copy's name in the output folder.
  mutating func add(_ fact: SourceFacts, as name: String, isCompanion: Bool) {
    files.append(IndexedFile(path: fact.path, prepared: name, isCompanion: isCompanion))
    facts.append(fact)
  }

  mutating func add(_ problem: SourceProblem) {
    problems.append(problem)
  }

  func index() -> SourceIndex {
    var index = SourceIndex()
    index.files = files
    index.problems = problems
    let extensions = extensionsByType()
    let isGeneric = genericTest()
    for fact in facts {
      index.imports += fact.imports
      for (type, body) in zip(fact.types, fact.bodies) {
        let further = extensions[type.qualifiedName, default: []]
          .filter { !type.isPrivate || $0.path == fact.path }
          .map(\.body)
        var merged = Self.merge(type, with: further)
        merged.isGeneric = isGeneric(merged.qualifiedName)
        index.types.append(merged)
        if Self.isBundle(merged) {
          index.bundleEntries += Self.entries(of: merged, in: [body] + further)
        }
      }
    }
    let declared = Set(index.types.map(\.name))
    index.uses = Set(facts.flatMap(\.uses)).filter { declared.contains($0.type) }.sorted {
      ($0.owner ?? "", $0.type, $0.isConstruction ? 1 : 0)
        < ($1.owner ?? "", $1.type, $1.isConstruction ? 1 : 0)
    }
    return index
  }

  private func extensionsByType() -> [String: [(path: String, body: TypeBodyFacts)]] {
    var result: [String: [(path: String, body: TypeBodyFacts)]] = [:]
    for fact in facts {
      for body in fact.extensions { result[body.type, default: []].append((fact.path, body)) }
    }
    return result
  }

  /// Tells of a qualified name whether a type in it has parameters, wherever that type is declared.
  private func genericTest() -> (String) -> Bool {
    let generic = Set(facts.flatMap(\.types).filter(\.isGeneric).map(\.qualifiedName))
    return { name in
      let parts = name.split(separator: ".")
      return (1...max(1, parts.count)).contains { count in
        generic.contains(parts.prefix(count).joined(separator: "."))
      }
    }
  }

  private static func merge(_ type: IndexedType, with further: [TypeBodyFacts]) -> IndexedType {
    var merged = type
    for body in further {
      for name in body.inherits where !merged.inherits.contains(name) {
        merged.inherits.append(name)
      }
      if body.declaresAsyncMain { merged.hasAsyncMain = true }
    }
    return merged
  }

  /// `ControlWidgetBundle` is no protocol of Apple's, but public tutorials use it.
  private static func isBundle(_ type: IndexedType) -> Bool {
    type.inherits.contains { name in
      let last = name.split(separator: ".").last
      return last == "WidgetBundle" || last == "ControlWidgetBundle"
    }
  }

  private static func entries(
    of type: IndexedType, in bodies: [TypeBodyFacts]
  ) -> [IndexedBundleEntry] {
    var seen: Set<String> = []
    return bodies.flatMap(\.constructed).filter { seen.insert($0).inserted }
      .map { IndexedBundleEntry(bundle: type.qualifiedName, type: $0) }
  }
}
