// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The reloads that the code of a press asked for.
struct PressReloads {
  /// One of them; "*" stands for all controls, "*widgets" for all widgets.
  private struct Asked {
    var kind: String
    /// What the center that was asked reloads.
    var type: ItemType
    var count = 1
  }

  private var asked: [Asked] = []
  /// Whether a store could not be read meanwhile, or was set aside.
  private(set) var lostStore = false

  init(_ events: [RunEvent]) {
    for event in events {
      let request: Asked
      switch event {
      case .reload(let name): request = Asked(kind: name, type: .control)
      case .reloadTimelines(let name): request = Asked(kind: name, type: .widget)
      case .reloadAllControls: request = Asked(kind: "*", type: .control)
      case .reloadAllWidgets: request = Asked(kind: "*widgets", type: .widget)
      case .damagedStore:
        lostStore = true
        continue
      case .read, .readAll, .write, .open, .dispatched, .foreground, .providerFault:
        continue
      }
      if let index = asked.firstIndex(where: {
        $0.kind == request.kind && $0.type == request.type
      }) {
        asked[index].count += 1
      } else {
        asked.append(request)
      }
    }
  }

  /// Whether an item is among what is reloaded.
  func reach(_ item: ItemDescription) -> Bool {
    asked.contains { asked in
      asked.type == item.type && (asked.kind == item.kind || asked.kind.hasPrefix("*"))
    }
  }

  /// What is told of them, and of the reload that the system does by itself.
  ///
  /// - Parameter isItem: Whether an item was pressed, which the system reloads.
  func told(
    of request: PressRequest, _ index: ItemIndex, isItem: Bool
  ) -> [PressReport.Reload] {
    let isRunning = request.options.app == .running
    var reloads = asked.map { asked in
      let isAutomatic = isItem && asked.kind == request.kind
      return PressReport.Reload(
        kind: asked.kind,
        known: asked.kind.hasPrefix("*") || index.type(of: asked.kind) == asked.type,
        automatic: isAutomatic, count: asked.count,
        // What a widget's own action causes, and what a running app asks for, is free.
        counted: asked.type == .widget ? !isAutomatic && !isRunning : nil)
    }
    if isItem, !reloads.contains(where: { $0.kind == request.kind }) {
      reloads.insert(
        PressReport.Reload(
          kind: request.kind, known: true, automatic: true, count: 0,
          counted: index.type(of: request.kind) == .widget ? false : nil), at: 0)
    }
    return reloads
  }
}
