// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The document of `surfaces --format json`.
struct SurfacesDocument: Encodable {
  let version = JSONFormat.version
  var surfaces: [SurfaceDescription]
  var failures: [Failure]
  var findings: [Finding] = []

  /// Creates the document.
  init(_ body: SurfacesBody, failures: [Failure]) {
    surfaces = body.surfaces
    self.failures = failures
  }
}
