// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentVocabulary

/// Something to register, before its kind is known.
enum Entry {
  case entry(_BundleEntry)
  case shortcut(AppShortcut)
  case intent(any AppIntent)
  case named(String, any AppIntent)

  /// The name of the type whose user code `item` runs.
  var typeName: String {
    switch self {
    case .entry(let entry):
      switch entry.content {
      case .control(let control): unqualifiedName(of: type(of: control))
      case .widget(let widget): unqualifiedName(of: type(of: widget))
      }
    case .shortcut(let shortcut): unqualifiedName(of: type(of: shortcut.intent))
    case .intent(let intent), .named(_, let intent): unqualifiedName(of: type(of: intent))
    }
  }

  @MainActor func item(plugin: String, place: RegisteredItem.Place) -> RegisteredItem {
    switch self {
    case .entry(let entry):
      switch entry.content {
      case .control(let control):
        let source = ControlSource(control)
        return RegisteredItem(
          kind: source.kind, type: .control, typeName: source.typeName, plugin: plugin,
          place: place, source: .control(source))
      case .widget(let widget):
        let source = WidgetSource(widget)
        return RegisteredItem(
          kind: source.kind, type: source.activity == nil ? .widget : .activity,
          typeName: source.typeName, plugin: plugin, place: place, source: .widget(source))
      }
    case .shortcut(let shortcut):
      let name = unqualifiedName(of: type(of: shortcut.intent))
      return RegisteredItem(
        kind: name, type: .shortcut, typeName: name, plugin: plugin,
        place: place, source: .shortcut(ShortcutSource(shortcut: shortcut)))
    case .intent(let intent):
      let name = unqualifiedName(of: type(of: intent))
      return RegisteredItem(
        kind: name, type: .intent, typeName: name, plugin: plugin,
        place: place, source: .intent(RegisteredIntent(intent)))
    case .named(let kind, let intent):
      return RegisteredItem(
        kind: kind, type: .intent, typeName: unqualifiedName(of: type(of: intent)),
        plugin: plugin, place: place, source: .intent(RegisteredIntent(intent)))
    }
  }
}

extension RegisteredItem {
  func with(kind: String) -> RegisteredItem {
    RegisteredItem(
      kind: kind, type: type, typeName: typeName, plugin: plugin, place: place,
      source: source)
  }
}
