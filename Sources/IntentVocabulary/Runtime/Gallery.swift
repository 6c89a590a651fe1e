// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Synchronization

/// The controls and widgets that people can add: here everything that is registered.
package final class Gallery: Sendable {
  /// What it offers.
  package struct Content: Sendable {
    /// The controls that `ControlCenter.currentControls()` tells.
    package var controls: [ControlInfo]
    /// The widgets that `WidgetCenter.currentConfigurations()` tells, in each of their families.
    package var widgets: [WidgetInfo]

    package init(controls: [ControlInfo] = [], widgets: [WidgetInfo] = []) {
      self.controls = controls
      self.widgets = widgets
    }
  }

  private struct State {
    var content = Content()
    var isComplete = false
  }

  private let state = Mutex(State())

  /// Creates an empty gallery.
  package init() {}

  /// What it offers now.
  package var content: Content { state.withLock { $0.content } }

  /// Takes what another process with the same plugins offers, to which nothing is to be added.
  package func complete(with content: Content) {
    state.withLock { $0 = State(content: content, isComplete: true) }
  }

  /// Adds what is registered.
  package func add(controls: [ControlInfo] = [], widgets: [WidgetInfo] = []) {
    state.withLock { state in
      guard !state.isComplete else { return }
      state.content.controls += controls
      state.content.widgets += widgets
    }
  }
}
