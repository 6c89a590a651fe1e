// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The configuration of a widget that a person can't configure.
///
/// Source: Apple, WidgetKit StaticConfiguration.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let kind: String
  private let provider: _WidgetDefinition.Provider

  /// Creates a configuration.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    let source = EntrySource(provider)
    let views = EntryViews(content: content)
    self.provider = { request, context, _ in
      switch request {
      case .placeholder: return ([views.entry(source.placeholder(context))], .never)
      case .snapshot: return ([views.entry(try await source.snapshot(context).value)], .never)
      case .timeline: return views.timeline(try await source.timeline(context).value)
      }
    }
  }

  /// Defines kind and provider.
  public func _define(_ definition: inout _WidgetDefinition) {
    definition.kind = kind
    definition.provider = provider
  }
}

/// The configuration of a widget that a person can configure.
///
/// Source: Apple, WidgetKit AppIntentConfiguration.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  private let kind: String
  private let provider: _WidgetDefinition.Provider

  /// Creates a configuration.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.kind = kind
    let source = IntentEntrySource(provider)
    let views = EntryViews(content: content)
    self.provider = { request, context, configuration in
      let configuration = configuration as? Intent ?? Intent()
      switch request {
      case .placeholder: return ([views.entry(source.placeholder(context))], .never)
      case .snapshot:
        return ([views.entry(await source.snapshot(configuration, context).value)], .never)
      case .timeline:
        return views.timeline(await source.timeline(configuration, context).value)
      }
    }
  }

  /// Defines kind, provider and the type of the configuration.
  public func _define(_ definition: inout _WidgetDefinition) {
    definition.kind = kind
    definition.provider = provider
    definition.configurationType = Intent.self
  }
}

/// The views of entries; closures of views are used on the main actor only.
private struct EntryViews<Entry: TimelineEntry, Content: View>: @unchecked Sendable {
  let content: (Entry) -> Content

  @MainActor func entry(_ entry: Entry) -> _WidgetDefinition.Entry {
    _WidgetDefinition.Entry(date: entry.date) { content(entry)._archive(in: $0) }
  }

  @MainActor func timeline(
    _ timeline: Timeline<Entry>
  ) -> (entries: [_WidgetDefinition.Entry], policy: TimelineReloadPolicy) {
    (timeline.entries.map { entry($0) }, timeline.policy)
  }
}

/// Asks a provider, which Apple does not want Sendable, and waits before it asks again.
private struct EntrySource<Provider: TimelineProvider>: @unchecked Sendable {
  private let provider: Provider
  private let name = unqualifiedName(of: Provider.self)

  init(_ provider: Provider) { self.provider = provider }

  func placeholder(_ context: TimelineProviderContext) -> Provider.Entry {
    provider.placeholder(in: context)
  }

  func snapshot(
    _ context: TimelineProviderContext
  ) async throws -> UncheckedTransfer<Provider.Entry> {
    try await withCheckedThrowingContinuation { getSnapshot(context, $0) }
  }

  private func getSnapshot(
    _ context: TimelineProviderContext,
    _ continuation: CheckedContinuation<UncheckedTransfer<Provider.Entry>, any Error>
  ) {
    let answer = ProviderAnswer("\(name).getSnapshot", continuation)
    provider.getSnapshot(in: context) { answer($0) }
  }

  func timeline(
    _ context: TimelineProviderContext
  ) async throws -> UncheckedTransfer<Timeline<Provider.Entry>> {
    try await withCheckedThrowingContinuation { getTimeline(context, $0) }
  }

  private func getTimeline(
    _ context: TimelineProviderContext,
    _ continuation: CheckedContinuation<UncheckedTransfer<Timeline<Provider.Entry>>, any Error>
  ) {
    let answer = ProviderAnswer("\(name).getTimeline", continuation)
    provider.getTimeline(in: context) { answer($0) }
  }
}

/// Asks a provider, which Apple does not want Sendable, and waits before it asks again.
private struct IntentEntrySource<Provider: AppIntentTimelineProvider>: @unchecked Sendable {
  private let provider: Provider

  init(_ provider: Provider) { self.provider = provider }

  func placeholder(_ context: TimelineProviderContext) -> Provider.Entry {
    provider.placeholder(in: context)
  }

  func snapshot(
    _ configuration: Provider.Intent, _ context: TimelineProviderContext
  ) async -> UncheckedTransfer<Provider.Entry> {
    UncheckedTransfer(value: await provider.snapshot(for: configuration, in: context))
  }

  func timeline(
    _ configuration: Provider.Intent, _ context: TimelineProviderContext
  ) async -> UncheckedTransfer<Timeline<Provider.Entry>> {
    UncheckedTransfer(value: await provider.timeline(for: configuration, in: context))
  }
}
