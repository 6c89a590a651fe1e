// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus

// Foundation's class plays no app group outside Apple's systems; this one does, and is observed.
typealias UserDefaults = IntentBus.UserDefaults
