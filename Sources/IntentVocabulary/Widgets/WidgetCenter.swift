// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Reloads widgets and tells which ones people use.
///
/// Source: Apple, WidgetKit WidgetCenter.
public final class WidgetCenter: Sendable {
  /// The one and only.
  public static let shared = WidgetCenter()

  private init() {}

  /// Asks the system to reload the widgets of a kind.
  public func reloadTimelines(ofKind kind: String) {
    RunContext.current.journal.record(.reloadTimelines(kind: kind))
  }

  /// Asks the system to reload all widgets.
  public func reloadAllTimelines() {
    RunContext.current.journal.record(.reloadAllWidgets)
  }

  /// Asks for the configurations that a watch offers again; nothing here offers them.
  public func invalidateConfigurationRecommendations() {}

  /// Asks for the relevance of a kind again; nothing here asks for it.
  public func invalidateRelevance(ofKind kind: String) {}

  /// The widgets that people use: here every widget that is registered, in every family.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    RunContext.current.gallery.content.widgets
  }

  /// The widgets that people use: here every widget that is registered, in every family.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(RunContext.current.gallery.content.widgets))
  }
}

/// A widget that a person uses.
///
/// Source: Apple, WidgetKit WidgetInfo.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The identity: here kind and family, since nobody adds a widget twice.
  public var id: String { "\(kind)/\(family)" }
  /// The kind of the widget.
  public let kind: String
  /// The family.
  public let family: WidgetFamily

  package init(kind: String, family: WidgetFamily) {
    self.kind = kind
    self.family = family
  }

  /// The configuration; here always the one with default values.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type = Intent.self
  ) -> Intent? {
    Intent()
  }
}
