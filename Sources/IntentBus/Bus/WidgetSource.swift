// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentLayout
import IntentModel
import IntentVocabulary

/// Archives a widget from its definition.
struct WidgetSource: Sendable {
  private let definition: UncheckedTransfer<_WidgetDefinition>
  let kind: String
  let typeName: String

  /// Evaluates the widget's configuration, but neither provider nor content.
  @MainActor init(_ widget: any Widget) {
    var definition = _WidgetDefinition()
    widget.body._define(&definition)
    typeName = unqualifiedName(of: type(of: widget))
    // A Live Activity has no kind: its type stands for it.
    kind = definition.activityTypeName == nil ? definition.kind : typeName
    self.definition = UncheckedTransfer(value: definition)
  }

  var activity: ArchivedActivity? {
    definition.value.activityTypeName.map { ArchivedActivity(attributesType: $0) }
  }

  var families: [WidgetFamily] { definition.value.families }

  /// A widget's entry, before any of its views is evaluated.
  struct Moment {
    var entry: _WidgetDefinition.Entry
    var timeline: ArchivedWidget.TimelineSummary?
    var isPlaceholder = false
    var faults: [ProviderFault] = []
    var asksForReload = false
    /// The instant that views are told.
    var now = Date()
  }

  /// What the provider gives for a family in a state: the gallery's snapshot, or the entry of now.
  @MainActor func moment(
    in state: ItemState, _ environment: ArchiveEnvironment, _ settings: [PressOptions.Setting]
  ) async throws -> Moment {
    let definition = definition.value
    guard let provider = definition.provider else { throw ArchiveError.noContent(typeName) }
    var configuration: (any WidgetConfigurationIntent)?
    if let type = definition.configurationType {
      let intent = type.init()
      try await Bus.configure(intent, with: settings)
      configuration = intent
    }
    var values = EnvironmentValues()
    values.slot = environment
    let family = values.widgetFamily
    let context = TimelineProviderContext(
      environmentVariants: TimelineProviderContext.EnvironmentVariants(values: values),
      family: family, isPreview: state == .preview,
      displaySize: CGSize(width: environment.size.width, height: environment.size.height))
    let journal = RunContext.current.journal
    let eventsBefore = journal.events.count
    let (entries, policy) = try await provider(
      state == .preview ? .snapshot : .timeline, context, configuration)
    var faults: [ProviderFault] = []
    var asksForReload = false
    for event in journal.events.dropFirst(eventsBefore) {
      switch event {
      case .providerFault(let fault): faults.append(fault)
      case .reloadTimelines(kind), .reloadAllWidgets: asksForReload = true
      default: break
      }
    }
    if state == .preview, let entry = entries.first { return Moment(entry: entry, faults: faults) }
    let now = Date()
    guard let index = entries.lastIndex(where: { $0.date <= now }) ?? entries.indices.first else {
      let placeholder = try await provider(.placeholder, context, configuration).entries
      guard let entry = placeholder.first else { throw ArchiveError.noContent(typeName) }
      faults.append(.emptyTimeline(typeName: typeName))
      return Moment(
        entry: entry, isPlaceholder: true, faults: faults, asksForReload: asksForReload)
    }
    return Moment(
      entry: entries[index], timeline: Self.summary(entries.map(\.date), index, policy, now: now),
      faults: faults, asksForReload: asksForReload)
  }

  private static func summary(
    _ dates: [Date], _ index: Int, _ policy: TimelineReloadPolicy, now: Date
  ) -> ArchivedWidget.TimelineSummary {
    let policyValue: ArchivedWidget.TimelineSummary.Policy =
      switch policy.rule {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let date): .after(date)
      }
    var summary = ArchivedWidget.TimelineSummary(
      entryCount: dates.count, date: dates[index], policy: policyValue)
    summary.nextDate = dates.indices.contains(index + 1) ? dates[index + 1] : nil
    summary.shortestGap = zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }.min()
    summary.secondsToReload =
      switch policy.rule {
      case .atEnd: dates.last?.timeIntervalSince(now)
      case .never: nil
      case .after(let date): date.timeIntervalSince(now)
      }
    return summary
  }

  /// A moment in an environment, of which its views are known.
  @MainActor func archive(
    _ moment: Moment, _ views: WidgetViews, in environment: ArchiveEnvironment
  ) -> ArchivedWidget {
    let definition = definition.value
    var widget = ArchivedWidget(
      environment: inner(environment), families: definition.families.map(\.description),
      tree: views.tree, interactions: views.interactions)
    widget.displayName = definition.displayName
    widget.configurationDescription = definition.configurationDescription
    widget.timeline = moment.timeline
    widget.isPlaceholder = moment.isPlaceholder
    widget.disablesContentMargins = definition.disablesContentMargins
    widget.isBackgroundRemovable = definition.isBackgroundRemovable
    widget.isConfigurable = definition.configurationType != nil
    widget.providerFaults = moment.faults
    widget.asksForReload = moment.asksForReload
    widget.viewFaults = views.faults
    return widget
  }

  /// The views of a moment in an environment.
  ///
  /// - Parameter clockReads: How often code has read the clock; nil where that can't be known.
  @MainActor func views(
    of moment: Moment, in environment: ArchiveEnvironment, clockReads: (() -> Int)? = nil
  ) -> WidgetViews {
    let reads = EnvironmentReads()
    let readsBefore = clockReads?()
    let (tree, record) = evaluated(moment, in: inner(environment), noting: reads)
    let hasReadClock = clockReads.map { $0() != readsBefore } ?? true
    return WidgetViews(
      environment: environment, tree: tree,
      interactions: record.interactions.map {
        ArchivedWidget.Interaction(isOn: $0.isOn, intent: ArchivedIntent($0.intent))
      },
      faults: record.notes, reads: reads.parts, hasReadClock: hasReadClock)
  }

  /// The environment inside the margins that the system adds, unless the widget wants none.
  private func inner(_ environment: ArchiveEnvironment) -> ArchiveEnvironment {
    guard definition.value.disablesContentMargins else { return environment }
    var environment = environment
    environment.margins = 0
    return environment
  }

  /// The buttons and toggles of a moment, with their intents.
  @MainActor func interactions(
    of moment: Moment, in environment: ArchiveEnvironment
  ) -> [ViewRecord.Interaction] {
    evaluated(moment, in: environment).record.interactions
  }

  @MainActor private func evaluated(
    _ moment: Moment, in environment: ArchiveEnvironment, noting reads: EnvironmentReads? = nil
  ) -> (tree: ViewNode, record: ViewRecord) {
    var values = EnvironmentValues(now: moment.now)
    values.slot = environment
    values.reads = reads
    if moment.isPlaceholder { values.redactionReasons = .placeholder }
    return EnvironmentValues.$bound.withValue(values) {
      var record = ViewRecord()
      var tree = moment.entry.archive(_ViewContext(values: values, record: record))
      // What a geometry reader holds depends on its size, and its size on the layout around it.
      let engine = LayoutEngine(
        textSize: RunContext.current.system.textSize, family: environment.family)
      for _ in 0..<Self.mostLayouts where record.readerCount > 0 {
        let sizes = engine.layOut(tree, in: environment.size, margins: environment.margins)
          .readerSizes
        if sizes == record.readerSizes { break }
        record = ViewRecord(readerSizes: sizes)
        tree = moment.entry.archive(_ViewContext(values: values, record: record))
      }
      return (tree, record)
    }
  }

  /// Readers inside readers settle one after the other; a device does not go on for ever either.
  private static let mostLayouts = 4
}
