// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The document of a command that has no result, such as one that could not load anything.
struct FailureDocument: Encodable {
  let version = JSONFormat.version
  var failures: [Failure]
  var findings: [Finding]
}
