// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What `main()` of surfaces declares, until a bus registers it.
package enum DeclaredSurfaces {
  package static let list = NoteList<any Surface.Type>()
}
