// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A place of the system that shows intents: Control Center, the Lock Screen, a watch face.
///
/// An adapter is one file: it declares its slots and the facts it relies on, and answers for an
/// archived item what each slot shows. `represent` is a pure function of its parameters: no I/O, no
/// globals, the same answer every time.
public protocol Surface: Sendable {
  /// Creates the adapter.
  init()

  /// The identifier on the command line, in file names and in JSON: lower-case words joined by `-`.
  var id: String { get }

  /// The name for people, such as "Control Center".
  var name: String { get }

  /// The places of the surface, in the order in which they are listed.
  var slots: [Slot] { get }

  /// What the adapter relies on, each with its source and how sure it is.
  var facts: [Fact] { get }

  /// Answers what `slot` shows of `item` on a system in the given state, or why it does not show it.
  func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement
}

extension Surface {
  /// Registers the surface on the bus that plugins register on, and returns.
  ///
  /// This is what `@main` on an adapter in a plugin runs.
  @MainActor public static func main() {
    DeclaredSurfaces.list.add(Self.self)
  }
}
