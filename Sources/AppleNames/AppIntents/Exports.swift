// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

// `import AppIntents` in an app's own file finds IntentBus's vocabulary through this module.
@_exported import Foundation
@_exported import IntentVocabulary
