// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The surfaces that were loaded, and from where.
package struct SurfacesBody {
  /// The surfaces, in order.
  package var surfaces: [SurfaceDescription]

  /// Creates a result.
  package init(surfaces: [SurfaceDescription]) { self.surfaces = surfaces }
}
