// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A widget in one family and rendering mode, at one instant.
public struct ArchivedWidget: Sendable, Codable, Equatable {
  /// A button or a toggle in a widget.
  public struct Interaction: Sendable, Codable, Equatable {
    /// Whether a toggle is on; nil for a button.
    public var isOn: Bool?
    /// What a tap runs.
    public var intent: ArchivedIntent

    /// Creates an interaction.
    public init(isOn: Bool? = nil, intent: ArchivedIntent) {
      self.isOn = isOn
      self.intent = intent
    }
  }

  /// The timeline that an entry comes from.
  public struct TimelineSummary: Sendable, Codable, Equatable {
    /// When the system asks for the next timeline.
    public enum Policy: Sendable, Codable, Equatable {
      /// After the last entry's date.
      case atEnd
      /// Not until the app asks for it.
      case never
      /// After a date.
      case after(Date)
    }

    /// The number of entries.
    public var entryCount: Int
    /// The date of the entry that is shown.
    public var date: Date
    /// The date of the entry after it.
    public var nextDate: Date?
    /// When the system asks for the next timeline.
    public var policy: Policy
    /// The shortest time between two entries, in seconds.
    public var shortestGap: Double?
    /// When the system asks for the next timeline, in seconds from now; nil for never.
    public var secondsToReload: Double?

    /// Creates a summary.
    public init(entryCount: Int, date: Date, policy: Policy) {
      self.entryCount = entryCount
      self.date = date
      self.policy = policy
    }
  }

  /// What its code was told of its surroundings.
  public var environment: ArchiveEnvironment
  /// The families it supports.
  public var families: [String]
  /// The name that the gallery shows, when the configuration gives one.
  public var displayName: String?
  /// What the gallery says, when the configuration says it.
  public var configurationDescription: String?
  /// The views.
  public var tree: ViewNode
  /// The buttons and toggles in the order of the views.
  public var interactions: [Interaction]
  /// The timeline; nil in the gallery, and for a placeholder.
  public var timeline: TimelineSummary?
  /// Whether it is the placeholder, since there was no entry to show.
  public var isPlaceholder = false
  /// Whether its content goes to its edges.
  public var disablesContentMargins = false
  /// Whether the system may remove its background.
  public var isBackgroundRemovable = true
  /// Whether a person can configure it.
  public var isConfigurable = false
  /// What was wrong with its provider.
  public var providerFaults: [ProviderFault] = []
  /// Whether its provider asks for a reload while it is asked for a timeline.
  public var asksForReload = false
  /// What was wrong with its views, a sentence each.
  public var viewFaults: [String] = []

  /// Creates a widget from what it was told, its families and its views; everything else can be set afterwards.
  public init(
    environment: ArchiveEnvironment, families: [String], tree: ViewNode,
    interactions: [Interaction] = []
  ) {
    self.environment = environment
    self.families = families
    self.tree = tree
    self.interactions = interactions
  }
}

/// A Live Activity, of which no surface shows anything yet.
public struct ArchivedActivity: Sendable, Codable, Equatable {
  /// The name of the type of its attributes.
  public var attributesType: String

  /// Creates a Live Activity from the name of the type of its attributes.
  public init(attributesType: String) { self.attributesType = attributesType }
}
