// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What came of a press, as plain data.
public struct PressSummary: Sendable, Equatable {
  /// How a press ended.
  public enum Outcome: String, Sendable, Encodable {
    /// `perform()` returned.
    case done
    /// `perform()` threw.
    case threw
    /// The system did not perform it.
    case refused
    /// The process ended with a signal.
    case crashed
    /// The code ended the process.
    case exited
    /// It took longer than it may.
    case timedOut = "timed-out"
  }

  /// A key that was read.
  public struct Read: Sendable, Encodable, Equatable {
    /// The group; nil for the standard store.
    public var group: String?
    /// The key.
    public var key: String
    /// The value; nil when there was none.
    public var value: StoreValue?

    enum CodingKeys: CodingKey { case group, key, value }

    /// Encodes what is missing as null: that is what the reader wants to know.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(group, forKey: .group)
      try container.encode(key, forKey: .key)
      try container.encode(value, forKey: .value)
    }
  }

  /// A key that was written.
  public struct Write: Sendable, Encodable, Equatable {
    /// The process that wrote it.
    public var process: String
    /// The group; nil for the standard store.
    public var group: String?
    /// The key.
    public var key: String
    /// The value before; nil when there was none.
    public var from: StoreValue?
    /// The value after; nil when it was removed.
    public var to: StoreValue?

    enum CodingKeys: CodingKey { case process, group, key, from, to }

    /// Encodes what is missing as null.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(process, forKey: .process)
      try container.encode(group, forKey: .group)
      try container.encode(key, forKey: .key)
      try container.encode(from, forKey: .from)
      try container.encode(to, forKey: .to)
    }
  }

  /// A reload that the code asked for, or that the system does by itself.
  public struct Reload: Sendable, Encodable, Equatable {
    /// The kind; "*" for all controls, "*widgets" for all widgets.
    public var kind: String
    /// Whether there is such a kind.
    public var known: Bool
    /// Whether the system does it by itself.
    public var automatic: Bool
    /// How often it was asked for.
    public var count: Int
    /// Whether it counts against the daily budget of a widget; nil for a control, which has none.
    public var counted: Bool?

    /// Creates a reload.
    public init(kind: String, known: Bool, automatic: Bool, count: Int, counted: Bool? = nil) {
      self.counted = counted
      self.kind = kind
      self.known = known
      self.automatic = automatic
      self.count = count
    }
  }

  /// What a place showed before and shows after.
  public struct Change: Sendable, Equatable {
    /// The kind of the item.
    public var kind: String
    /// The identifier of the surface.
    public var surface: String
    /// The identifier of the slot.
    public var slot: String
    /// The rendering mode.
    public var mode: RenderingMode
    /// The state of the item.
    public var state: ItemState
    /// What it showed.
    public var before: Placement
    /// What it shows.
    public var after: Placement

    /// Creates a change from what a place shows afterwards and what it showed before.
    public init(_ after: PlacedItem, before: Placement) {
      kind = after.kind
      surface = after.surface
      slot = after.slot
      mode = after.mode
      state = after.state
      self.before = before
      self.after = after.placement
    }
  }

  /// The kind of the item, or the type of a bare intent.
  public var kind: String
  /// The type of the intent.
  public var intent: String
  /// The surface it was pressed on; nil for a bare intent.
  public var from: String?
  /// The process it ran in: "extension" or "app".
  public var process: String
  /// How it ended.
  public var outcome: Outcome
  /// What it threw, or why it was refused or ended.
  public var error: String?
  /// How long `perform()` took.
  public var milliseconds: Double
  /// What the toggle of a widget showed at once, before anything was reloaded.
  public var optimistic: Bool?
  /// The addresses it opened.
  public var opened: [String] = []
  /// Whether the app came to the foreground.
  public var foregrounded: Bool
  /// What an intent that opens the app opens it at, in the app's words.
  public var target: String?
  /// What it read, in order, without repetition.
  public var reads: [Read] = []
  /// What it wrote, in order.
  public var writes: [Write] = []
  /// What was reloaded.
  public var reloads: [Reload] = []
  /// What looks different afterwards.
  public var changes: [Change] = []

  /// Creates a summary without effects; everything else can be set afterwards.
  public init(
    kind: String, intent: String, from: String?, process: String, outcome: Outcome,
    error: String?, milliseconds: Double, foregrounded: Bool
  ) {
    self.kind = kind
    self.intent = intent
    self.from = from
    self.process = process
    self.outcome = outcome
    self.error = error
    self.milliseconds = milliseconds
    self.foregrounded = foregrounded
  }

  /// Takes in what the code did, in order.
  package mutating func take(_ events: [RunEvent]) {
    for event in events {
      switch event {
      case .read(let group, let key, let value):
        let read = Read(group: group, key: key, value: value)
        if !reads.contains(read) { reads.append(read) }
      case .write(let process, let group, let key, let from, let to):
        writes.append(Write(process: process, group: group, key: key, from: from, to: to))
      case .open(let url):
        opened.append(url)
        foregrounded = true
      case .foreground: foregrounded = true
      case .reload, .reloadTimelines, .reloadAllControls, .reloadAllWidgets, .damagedStore,
        .dispatched, .note:
        break
      }
    }
  }
}
