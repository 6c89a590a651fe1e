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

  let source: Source

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
  /// The rule that it breaks.
  public let rule: String
  /// One sentence.
  public let message: String
  /// The name of the type that was not registered.
  public let typeName: String
  /// The name of the plugin it comes from.
  public let plugin: String
}
