// expected: does not conform to protocol 'AppEntity'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  let id: String
  var displayRepresentation: DisplayRepresentation { "Book" }
}
