// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus

/// An item as plain data: what is known of it apart from its places.
public struct ItemDescription: Sendable, Codable, Equatable {
  /// Where the type of an item is declared.
  public struct Source: Sendable, Codable, Equatable {
    /// The path, as the user gave it.
    public var file: String
    /// The line, from 1.
    public var line: Int

    /// Creates a place.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The kind.
  public var kind: String
  /// What it is.
  public var type: ItemType
  /// Whether a control is a button or a toggle.
  public var form: ArchivedControl.Form?
  /// The name of the type that declares it.
  public var typeName: String
  /// The intents it can run, the first one on a press.
  public var intents: [ArchivedIntent]
  /// What people call it: the display name, or the title where there is none.
  public var title: String
  /// The symbols it shows in any state, without repetition, in order.
  public var symbols: [String]
  /// The name of the plugin.
  public var plugin: String
  /// Where it is declared, when that is known.
  public var source: Source?

  /// Describes an item from its archives in several states, of which there is at least one.
  public init?(_ archives: [ArchivedItem], type: ItemType, plugin: String) {
    guard let first = archives.first else { return nil }
    kind = first.kind
    self.type = type
    typeName = first.typeName
    intents = first.intents
    self.plugin = plugin
    var images: [ImageValue] = []
    switch first.content {
    case .control(let control):
      form = control.form
      title = control.displayName ?? control.label.text ?? first.appName
      images = archives.flatMap { archive -> [ImageValue] in
        guard case .control(let control) = archive.content else { return [] }
        let stateImages = [control.offLabel?.image, control.onLabel?.image].compactMap { $0 }
        let isAlwaysReplaced = control.offLabel?.image != nil && control.onLabel?.image != nil
        return isAlwaysReplaced
          ? stateImages : [control.label.image].compactMap { $0 } + stateImages
      }
    case .shortcut(let shortcut):
      title = shortcut.title
      images = [shortcut.image].compactMap { $0 }
    }
    symbols = images.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// What one slot does with an item in one state.
public struct PlacedItem: Sendable, Codable, Equatable {
  /// The kind of the item.
  public var kind: String
  /// The name of its plugin.
  public var plugin: String
  /// The identifier of the surface.
  public var surface: String
  /// The identifier of the slot.
  public var slot: String
  /// The rendering mode.
  public var mode: RenderingMode
  /// The state of the item.
  public var state: ItemState
  /// What the slot does with it.
  public var placement: Placement

  /// Creates a placed item.
  public init(
    kind: String, plugin: String, surface: String, slot: String, mode: RenderingMode,
    state: ItemState, placement: Placement
  ) {
    self.kind = kind
    self.plugin = plugin
    self.surface = surface
    self.slot = slot
    self.mode = mode
    self.state = state
    self.placement = placement
  }
}
