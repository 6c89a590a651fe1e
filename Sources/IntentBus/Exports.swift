// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

@_exported import IntentLayout
@_exported import IntentModel
@_exported import IntentStore
@_exported import IntentVocabulary
@_exported import SurfaceKit
