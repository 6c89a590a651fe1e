// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// An item that is registered on a bus.
public struct RegisteredItem: Sendable {
  /// The kind, unique on the bus.
  public let kind: String
  /// What it is.
  public let type: ItemType
  /// The name of the type that declares it.
  public let typeName: String
  /// The name of the plugin it comes from; empty when it was registered directly.
  public let plugin: String

  /// Where its registration has it; the same in every process with the same plugins.
  package let place: Place

  let source: Source

  /// A place among registrations.
  package struct Place: Sendable, Hashable {
    /// The number of the bundle, control or intent that was registered.
    package var registration: Int
    /// The number of the entry in it.
    package var entry: Int

    package init(registration: Int, entry: Int) {
      self.registration = registration
      self.entry = entry
    }
  }

  /// Where the content of an item comes from.
  enum Source: Sendable {
    case control(ControlSource)
    case shortcut(ShortcutSource)
    case intent(RegisteredIntent)
    case widget(WidgetSource)
  }
}

/// Something that is wrong with a registration.
public struct RegistrationProblem: Sendable, Codable, Equatable {
  /// What keeps a type from being registered.
  public enum Fault: Sendable, Codable, Equatable {
    /// The kind of a control or widget.
    case kind(KindFault)
    /// Something about a surface; the sentence says what.
    case surface(String)
  }

  /// What is wrong.
  public let fault: Fault
  /// The name of the type that was not registered.
  public let typeName: String
  /// The name of the plugin it comes from.
  public let plugin: String

  /// What is wrong, as one sentence.
  public var message: String {
    switch fault {
    case .kind(let fault): fault.sentence(on: typeName)
    case .surface(let sentence): sentence
    }
  }
}
