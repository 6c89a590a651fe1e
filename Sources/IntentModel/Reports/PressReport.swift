// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What came of a press: how it ended, what it read and wrote, and what looks different afterwards.
public struct PressReport: Sendable, Equatable {
  /// How a press ended.
  public enum Outcome: Sendable, Codable, Equatable {
    /// `perform()` returned.
    case done
    /// `perform()` threw; the text says what.
    case threw(String)
    /// The system did not perform it; the text says why.
    case refused(String)
    /// The process ended with a signal.
    case crashed
    /// The code ended the process.
    case exited
    /// It took longer than it may.
    case timedOut

    /// The word for it in documents: "timed-out".
    public var name: String {
      switch self {
      case .done: "done"
      case .threw: "threw"
      case .refused: "refused"
      case .crashed: "crashed"
      case .exited: "exited"
      case .timedOut: "timed-out"
      }
    }

    /// What was thrown, or why it was refused; nil where nothing says so.
    public var reason: String? {
      switch self {
      case .threw(let reason), .refused(let reason): reason
      case .done, .crashed, .exited, .timedOut: nil
      }
    }

    /// Whether `perform()` threw.
    public var isThrown: Bool { if case .threw = self { true } else { false } }

    /// Whether it was not performed.
    public var isRefused: Bool { if case .refused = self { true } else { false } }

    /// Whether `perform()` came to an end by itself.
    public var isPerformed: Bool {
      switch self {
      case .done, .threw: true
      case .refused, .crashed, .exited, .timedOut: false
      }
    }
  }

  /// A key that was read.
  public struct Read: Sendable, Encodable, Hashable {
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

  /// The keys that were written, in order.
  public struct Writes: Sendable, Encodable, Equatable, RandomAccessCollection {
    private var all: [Write]

    /// Creates a list of writes.
    public init(_ writes: [Write] = []) { all = writes }

    /// The first place.
    public var startIndex: Int { all.startIndex }
    /// The place after the last.
    public var endIndex: Int { all.endIndex }
    /// The write at a place.
    public subscript(position: Int) -> Write { all[position] }

    /// The value that was written to a key last; nil when none was, or when the key was removed.
    public subscript(key: String) -> StoreValue? { all.last { $0.key == key }?.to }

    /// The keys that were written, in alphabetical order, each once.
    public var keys: [String] { Set(all.map(\.key)).sorted() }

    mutating func append(_ write: Write) { all.append(write) }

    /// Encodes the list alone.
    public func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
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
  /// The surface it was pressed on; nil for none in particular.
  public var from: String?
  /// The process it ran in.
  public var process: ExecutionPlace.Process
  /// How it ended.
  public var outcome: Outcome
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
  public var writes = Writes()
  /// What was reloaded.
  public var reloads: [Reload] = []
  /// What looks different afterwards.
  public var changes: [Change] = []

  /// Creates the report of a press that came to its end, or was refused.
  ///
  /// Reloads and changes are up to whoever knows the other items.
  package init(
    kind: String, from surface: String?, _ ending: PressEnding, events: [RunEvent]
  ) {
    self.init(
      kind: kind, intent: ending.intent, from: surface, process: ending.process,
      outcome: ending.outcome)
    milliseconds = ending.milliseconds
    foregrounded = ending.foregroundsApp
    optimistic = ending.optimistic
    target = ending.openedTarget
    take(events)
  }

  /// Creates the report of a press that never came to its end.
  package init(
    kind: String, intent: String, from surface: String?, process: ExecutionPlace.Process,
    outcome: Outcome, events: [RunEvent]
  ) {
    self.init(kind: kind, intent: intent, from: surface, process: process, outcome: outcome)
    take(events)
  }

  private init(
    kind: String, intent: String, from: String?, process: ExecutionPlace.Process,
    outcome: Outcome
  ) {
    self.kind = kind
    self.intent = intent
    self.from = from
    self.process = process
    self.outcome = outcome
    milliseconds = 0
    foregrounded = false
  }

  /// Takes in what the code did, in order.
  private mutating func take(_ events: [RunEvent]) {
    var known: Set<Read> = []
    for event in events {
      switch event {
      case .read(let group, let key, let value):
        let read = Read(group: group, key: key, value: value)
        if known.insert(read).inserted { reads.append(read) }
      case .write(let process, let group, let key, let from, let to):
        writes.append(Write(process: process, group: group, key: key, from: from, to: to))
      case .open(let url):
        opened.append(url)
        foregrounded = true
      case .foreground: foregrounded = true
      case .readAll, .reload, .reloadTimelines, .reloadAllControls, .reloadAllWidgets,
        .damagedStore, .dispatched, .providerFault:
        break
      }
    }
  }
}
