// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// An intent that the person can undo.
///
/// There is no `undoManager`: Foundation has none on Linux.
public protocol UndoableIntent: AppIntent {}
