// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Synchronization

/// The controls and widgets that people can add: here everything that is registered.
package final class Gallery: Sendable {
  private struct Content {
    var controls: [ControlInfo] = []
    var widgets: [WidgetInfo] = []
  }

  private let content = Mutex(Content())

  /// Creates an empty gallery.
  package init() {}

  /// The controls that `ControlCenter.currentControls()` tells.
  package var controls: [ControlInfo] { content.withLock { $0.controls } }

  /// The widgets that `WidgetCenter.currentConfigurations()` tells.
  package var widgets: [WidgetInfo] { content.withLock { $0.widgets } }

  /// Adds a control.
  package func add(_ control: ControlInfo) { content.withLock { $0.controls.append(control) } }

  /// Adds a widget in each of its families.
  package func add(_ widgets: [WidgetInfo]) { content.withLock { $0.widgets += widgets } }
}
