// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A rule or a fact, with its source.
package enum Explanation {
  /// A trap.
  case rule(RuleDescription)
  /// What is known of Apple's surfaces.
  case fact(Fact)
}
