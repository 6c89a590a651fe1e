// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Provides the entries of a widget.
///
/// Source: Apple, WidgetKit TimelineProvider.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry

  /// What the provider is told.
  typealias Context = TimelineProviderContext

  /// An entry for a widget that has no data yet.
  func placeholder(in context: Context) -> Entry

  /// An entry for the gallery, or for a moment.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// When the widget is relevant.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// Nothing is known.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Provides the entries of a widget that a person can configure.
///
/// Source: Apple, WidgetKit AppIntentTimelineProvider.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration.
  associatedtype Intent: WidgetConfigurationIntent

  /// What the provider is told.
  typealias Context = TimelineProviderContext

  /// The configurations that a watch offers.
  func recommendations() -> [AppIntentRecommendation<Intent>]

  /// An entry for a widget that has no data yet.
  func placeholder(in context: Context) -> Entry

  /// An entry for the gallery, or for a moment.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// The entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// When the widget is relevant.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }

  /// Nothing is known.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A configuration that a watch offers.
///
/// Source: Apple, WidgetKit AppIntentRecommendation.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// The configuration.
  public let intent: Intent
  /// What people read.
  public let description: String

  /// Creates a recommendation.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = String(localized: description)
  }

  /// Creates a recommendation.
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }
}

/// When a widget is relevant; nothing here asks for it.
///
/// Source: Apple, WidgetKit WidgetRelevance.
public struct WidgetRelevance<Configuration> {
  /// Creates a relevance of some attributes.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

/// A configuration and the context in which it is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
  /// Creates an attribute.
  public init(configuration: Configuration, context: RelevantContext) {}
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// Creates an attribute.
  public init(context: RelevantContext) {}
}
