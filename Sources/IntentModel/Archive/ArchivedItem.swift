// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What the bus knows of one item in one state: the plain value between the user's code and the surfaces.
public struct ArchivedItem: Sendable, Codable, Equatable {
  /// What an item is.
  public enum Content: Sendable, Codable, Equatable {
    /// A control of a widget extension.
    case control(ArchivedControl)
    /// An App Shortcut.
    case shortcut(ArchivedShortcut)
    /// An intent that nothing shows.
    case intent(ArchivedIntent)
    /// A widget of a widget extension.
    case widget(ArchivedWidget)
    /// A Live Activity of a widget extension.
    case activity(ArchivedActivity)
  }

  /// The kind, unique within an app.
  public var kind: String
  /// The name of the type that declares it.
  public var typeName: String
  /// The name of the app, as far as it is known.
  public var appName: String
  /// The state in which it was archived.
  public var state: ItemState
  /// The platforms it is built for, where they are known; an iPhone extension where they are not.
  public var platforms: Set<Platform>
  /// What it is, with all that surfaces may show.
  public var content: Content

  /// Creates an item.
  public init(
    kind: String, typeName: String, appName: String, state: ItemState,
    platforms: Set<Platform> = [.iOS], content: Content
  ) {
    self.kind = kind
    self.typeName = typeName
    self.appName = appName
    self.state = state
    self.platforms = platforms
    self.content = content
  }

  /// Whether it is a widget.
  public var isWidget: Bool {
    if case .widget = content { true } else { false }
  }

  /// Whether a slot is made for such an item; the surface says what it does with this one.
  ///
  /// Of a widget the archive for the slot's family counts, and any other where it supports none such.
  public func fits(_ slot: Slot) -> Bool {
    switch content {
    case .control: slot.holds.contains(.control)
    case .shortcut: slot.holds.contains(.shortcut)
    case .intent, .activity: false
    case .widget: slot.family != nil
    }
  }

  /// The intents that it can run.
  public var intents: [ArchivedIntent] {
    switch content {
    case .control(let control): [control.action]
    case .shortcut(let shortcut): [shortcut.intent]
    case .intent(let intent): [intent]
    case .widget(let widget): widget.interactions.map(\.intent)
    case .activity: []
    }
  }
}
