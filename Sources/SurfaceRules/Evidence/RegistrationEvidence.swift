// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A type that could not be registered.
package struct RegistrationEvidence {
  /// What is wrong with its kind.
  package var fault: KindFault
  /// The name of the type.
  package var typeName: String
  /// Where it is declared, or its plugin's folder.
  package var place: SourcePlace?

  package init(fault: KindFault, typeName: String, place: SourcePlace?) {
    self.fault = fault
    self.typeName = typeName
    self.place = place
  }
}
