// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Something that went wrong in a worker, by what can come of it.
enum Trouble: Hashable {
  /// A type could not be registered under its kind, which a rule judges.
  case kind(KindFault)
  /// A surface is not sound, so it is left out.
  case surface(String)
  /// A plugin's library could not be opened.
  case loading(String)
  /// An item could not be archived, or not as it should be.
  case archiving(String)
  /// A file of a store is damaged or can't be written.
  case store(String)

  /// The sentence of what is a failure; nil for what a rule judges.
  var failure: String? {
    switch self {
    case .kind: nil
    case .surface(let sentence), .loading(let sentence), .archiving(let sentence),
      .store(let sentence):
      sentence
    }
  }

  /// The sentence of an item that could not be archived; nil for anything else.
  var archiving: String? { if case .archiving(let sentence) = self { sentence } else { nil } }
}
