// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import SurfacectlCore

exit(Program.run(Array(CommandLine.arguments.dropFirst())))
