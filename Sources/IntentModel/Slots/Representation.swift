// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What one slot shows of an item, in one rendering mode.
///
/// A part that the slot does not show is nil.
public struct Representation: Sendable, Codable, Equatable {
  /// A symbol as drawn.
  public struct Glyph: Sendable, Codable, Equatable {
    /// Where a glyph comes from.
    public enum Source: String, Sendable, Codable {
      /// An SF Symbol.
      case symbol
      /// A symbol image in an asset catalog.
      case asset
      /// Nothing that can be drawn: people see a question mark.
      case missing
    }

    /// The name of the symbol or asset; "?" for a missing one.
    public var name: String
    /// Where it comes from.
    public var source: Source

    /// Creates a glyph from a name and where it comes from.
    public init(_ name: String, source: Source) {
      self.name = name
      self.source = source
    }

    /// The question mark that Apple's systems draw where only symbols go and something else was given.
    public static let questionMark = Glyph("?", source: .missing)
  }

  /// A part that privacy hides.
  public enum Part: String, Sendable, Codable {
    /// The title.
    case label
    /// The value text.
    case value
    /// Whether it is on.
    case state
  }

  /// The rendering mode.
  public var mode: RenderingMode = .accented
  /// The symbol.
  public var glyph: Glyph?
  /// The title, short.
  public var label: String?
  /// The value text, or what a running button says.
  public var value: String?
  /// The text beside the Action button.
  public var hint: String?
  /// What is shown for a moment when the state changes.
  public var status: String?
  /// The colour of the symbol, resolved for the mode; nil for the system's own.
  public var tint: ColorValue?
  /// Whether it is drawn as inactive.
  public var isDimmed: Bool = false
  /// Whether a toggle is shown on; nil where no symbol shows it, and for what is no toggle.
  public var isOn: Bool?
  /// The parts that are hidden while the device is locked.
  public var redacted: [Part] = []
  /// What happens on a tap there, where it differs from the slot's own.
  public var tap: Slot.Tap?
  /// The views of a widget.
  public var tree: DrawnView?
  /// What would change the picture of a widget and is not drawn, by name.
  public var notModelled: [String] = []
  /// What was lost on the way.
  public var lost: [Loss] = []
  /// The identifiers of the facts it rests on.
  public var facts: [String] = []

  /// Whether it shows a button or toggle of a widget that works there.
  public var hasWorkingButtons: Bool {
    !lost.contains { $0.kind == .interactions }
      && tree?.flattened.contains { $0.intent != nil } == true
  }

  /// Creates an empty representation.
  public init(mode: RenderingMode = .accented, facts: [String] = []) {
    self.mode = mode
    self.facts = facts
  }
}
