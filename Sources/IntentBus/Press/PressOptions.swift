// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// How and where an item is pressed, where that differs from a plain press.
package struct PressOptions: Sendable, Equatable {
  /// A parameter and the text that stands for its value.
  package struct Setting: Sendable, Equatable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// A parameter that was named does not exist.
  package struct NoSuchParameter: Error, CustomStringConvertible {
    package let description: String
  }

  /// The surface it is pressed on; nil for none in particular.
  package var surface: String?
  /// The slot it is pressed in; nil for any of the surface.
  package var slot: String?
  /// The value that the system asks for; nil for the state the control is not in.
  package var value: Bool?
  /// Values of the action's parameters.
  package var parameters: [Setting] = []
  /// Whether the surface still shows the value before the last.
  package var isStale = false
  /// The type of the intent of a widget's button or toggle, or a unique end of it.
  package var interaction: String?
  /// What the app does meanwhile.
  package var app = ExecutionPlace.AppState.notRunning

  package init() {}
}
