// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Synchronization

/// What a widget's code has asked of the slot it is archived for: what it did not ask can't have changed
/// its views.
package final class EnvironmentReads: Sendable {
  /// Something that slots of one family differ in.
  package struct Part: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The rendering mode.
    package static let renderingMode = Part(rawValue: 1)
    /// Whether the background is shown.
    package static let containerBackground = Part(rawValue: 2)
    /// Whether a label is shown beside a complication.
    package static let widgetLabel = Part(rawValue: 4)
    /// The size and the margins.
    package static let place = Part(rawValue: 8)
  }

  private let bits = Atomic<UInt8>(0)

  /// Creates a note of nothing.
  package init() {}

  /// Notes that code has asked for something.
  package func note(_ part: Part) { bits.bitwiseOr(part.rawValue, ordering: .relaxed) }

  /// What code has asked for so far.
  package var parts: Part { Part(rawValue: bits.load(ordering: .relaxed)) }
}

extension EnvironmentReads.Part {
  /// Whether two environments are the same for code that has asked for these parts only.
  package func agree(_ one: ArchiveEnvironment, _ other: ArchiveEnvironment) -> Bool {
    one.family == other.family
      && (!contains(.renderingMode) || one.renderingMode == other.renderingMode)
      && (!contains(.containerBackground)
        || one.showsContainerBackground == other.showsContainerBackground)
      && (!contains(.widgetLabel) || one.showsWidgetLabel == other.showsWidgetLabel)
      && (!contains(.place) || one.size == other.size && one.margins == other.margins)
  }
}
