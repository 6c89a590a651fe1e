// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentVocabulary

/// Foundation's own class of that name plays no app group.
typealias UserDefaults = IntentVocabulary.UserDefaults

/// The store of the sample intents.
package enum SampleStore {
  package static let group = "group.test"

  package static var defaults: IntentVocabulary.UserDefaults? { UserDefaults(suiteName: group) }

  package static func bool(_ key: String) -> Bool { defaults?.bool(forKey: key) ?? false }
  package static func set(_ value: Any?, _ key: String) { defaults?.set(value, forKey: key) }
}
