// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Answers which types conform to a protocol, through whatever protocols and classes the sources
/// themselves put in between.
///
/// Types are told apart by the last part of their names, as sources spell them in many ways.
package struct Conformances {
  private let parents: [String: Set<String>]

  /// Takes what the types of an index inherit.
  package init(_ index: SourceIndex) {
    var parents: [String: Set<String>] = [:]
    for type in index.types {
      parents[type.name, default: []].formUnion(type.inherits.map(Self.plainName))
    }
    self.parents = parents
  }

  /// Whether a type conforms to one of several protocols, or inherits from one of several classes.
  package func conforms(_ type: IndexedType, to names: Set<String>) -> Bool {
    var pending = type.inherits.map(Self.plainName)
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      if names.contains(name) { return true }
      pending += parents[name] ?? []
    }
    return false
  }

  /// Whether another type inherits from this one, so that it may be no more than a base.
  package func isBase(_ type: IndexedType) -> Bool {
    parents.contains { $0.key != type.name && $0.value.contains(type.name) }
  }

  /// The last part of a name without generic arguments: `Box` of `Kit.Box<Int>`.
  package static func plainName(_ name: String) -> String {
    let base = name.prefix { $0 != "<" }
    let last = base.split(separator: ".").last ?? base
    return String(last.filter { !$0.isWhitespace })
  }
}
