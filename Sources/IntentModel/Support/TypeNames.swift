// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The name of a type as its file spells it, without module and outer types of its module.
package func unqualifiedName(of type: Any.Type) -> String {
  // `String(describing:)` asks for several conformances first, each a search through all libraries.
  _typeName(type, qualified: false)
}
