// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What archiving a widget brought to light that no slot shows.
package struct WidgetObservations: Sendable, Equatable {
  /// What was wrong with its provider, in order.
  package var providerFaults: [ProviderFault]
  /// Whether the provider asked for a reload while it was asked for a timeline.
  package var asksForReload: Bool
  /// The timeline; nil where the provider gave none.
  package var timeline: ArchivedWidget.TimelineSummary?
  /// Whether a view read the clock.
  package var readsClock: Bool

  package init(
    providerFaults: [ProviderFault], asksForReload: Bool,
    timeline: ArchivedWidget.TimelineSummary?, readsClock: Bool
  ) {
    self.providerFaults = providerFaults
    self.asksForReload = asksForReload
    self.timeline = timeline
    self.readsClock = readsClock
  }

  package init(_ widget: ArchivedWidget, readsClock: Bool) {
    self.init(
      providerFaults: widget.providerFaults, asksForReload: widget.asksForReload,
      timeline: widget.timeline, readsClock: readsClock)
  }
}

/// Something that a timeline provider did and that can't be right.
public enum ProviderFault: Sendable, Codable, Equatable {
  /// The timeline of a type has no entries.
  case emptyTimeline(typeName: String)
  /// A function called its completion more than once.
  case answeredTwice(function: String)

  /// The type or function concerned.
  package var subject: String {
    switch self {
    case .emptyTimeline(let typeName): typeName
    case .answeredTwice(let function): function
    }
  }
}
