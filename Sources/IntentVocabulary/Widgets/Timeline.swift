// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What a widget shows from an instant on.
///
/// Source: Apple, WidgetKit TimelineEntry.
public protocol TimelineEntry: SendableMetatype {
  /// The instant from which on it is shown.
  var date: Date { get }

  /// How relevant it is; nil where nothing is known.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is known.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How relevant an entry is compared with others of its app.
///
/// Source: Apple, WidgetKit TimelineEntryRelevance.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The score, compared with other scores of the app only.
  public var score: Float
  /// How long it holds, in seconds.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The entries of a widget and when the next ones are wanted.
///
/// Source: Apple, WidgetKit Timeline.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, the earliest first.
  public let entries: [EntryType]
  /// When the next ones are wanted.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When the system asks for the next timeline.
///
/// Source: Apple, WidgetKit TimelineReloadPolicy.
public struct TimelineReloadPolicy: Equatable, Sendable {
  package enum Rule: Equatable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  package let rule: Rule

  /// After the last entry's date.
  public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
  /// Not until the app asks for it.
  public static let never = TimelineReloadPolicy(rule: .never)

  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(rule: .after(date))
  }
}

/// What a provider is told of the widget it provides for.
///
/// Source: Apple, WidgetKit TimelineProviderContext.
public struct TimelineProviderContext: Sendable {
  /// The environments that the widget may be shown in.
  public struct EnvironmentVariants: Sendable {
    let values: EnvironmentValues

    package init(values: EnvironmentValues) { self.values = values }

    /// The values at a key path, of which there is one here.
    public subscript<Value>(keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? {
      [values[keyPath: keyPath]]
    }
  }

  /// The environments that the widget may be shown in.
  public let environmentVariants: EnvironmentVariants
  /// The family.
  public let family: WidgetFamily
  /// Whether the widget is shown in the gallery.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize

  package init(
    environmentVariants: EnvironmentVariants, family: WidgetFamily, isPreview: Bool,
    displaySize: CGSize
  ) {
    self.environmentVariants = environmentVariants
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}
