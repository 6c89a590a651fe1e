// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// An item as plain data: what is known of it apart from its places.
public struct ItemDescription: Sendable, Equatable {
  /// Where the type of an item is declared.
  public struct Source: Sendable, Encodable, Equatable {
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
  /// The types of the intents it can run, the first one on a press.
  public var intents: [String] = []
  /// What people call it: the display name, or the title where there is none.
  public var title: String
  /// The images it names in any state, without repetition, in order.
  public var images: [ImageValue] = []
  /// The name of the plugin.
  public var plugin: String
  /// Where it is declared, when that is known.
  public var source: Source?

  /// Creates a description from its parts.
  public init(kind: String, type: ItemType, typeName: String, title: String, plugin: String) {
    self.kind = kind
    self.type = type
    self.typeName = typeName
    self.title = title
    self.plugin = plugin
  }

  /// Describes an item from its archives in several states, of which there is at least one.
  public init?(_ archives: [ArchivedItem], type: ItemType, plugin: String) {
    guard let first = archives.first else { return nil }
    var title = first.appName
    switch first.content {
    case .control(let control):
      title = control.displayName ?? control.label.text ?? title
    case .shortcut(let shortcut): title = shortcut.title
    case .intent(let intent): title = intent.title
    case .widget(let widget): title = widget.displayName ?? first.typeName
    case .activity: title = first.typeName
    }
    self.init(
      kind: first.kind, type: type, typeName: first.typeName, title: title, plugin: plugin)
    if case .control(let control) = first.content { form = control.form }
    intents = first.intents.map(\.typeName)
    images = archives.flatMap { Self.images(of: $0.content) }.reduce(into: []) { images, image in
      if !images.contains(image) { images.append(image) }
    }
  }

  /// The images that people see; a label's own is left out where both states bring another.
  private static func images(of content: ArchivedItem.Content) -> [ImageValue] {
    switch content {
    case .shortcut(let shortcut): return [shortcut.image].compactMap { $0 }
    case .intent, .activity, .widget: return []
    case .control(let control):
      let states = [control.offLabel?.image, control.onLabel?.image]
      return (states.contains(nil) ? [control.label.image] + states : states).compactMap { $0 }
    }
  }
}
