// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Why a type can't be registered under its kind.
public enum KindFault: Sendable, Codable, Hashable {
  /// The kind is empty.
  case empty
  /// Another type has the kind.
  case taken(kind: String, holder: String)

  /// What is wrong with a type's kind, and what to do, as one sentence.
  package func sentence(on typeName: String) -> String {
    switch self {
    case .empty: "\(typeName) has an empty kind; give it a unique one"
    case .taken(let kind, let holder):
      "\(typeName) has the kind '\(kind)' of \(holder), so it is not listed; give each its own"
    }
  }
}
