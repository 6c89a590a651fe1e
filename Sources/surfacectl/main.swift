// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Drawing
import Foundation

// Synchronous, and on one thread: the worker process is forked from it.
exit(Program.run(Array(CommandLine.arguments.dropFirst())))
