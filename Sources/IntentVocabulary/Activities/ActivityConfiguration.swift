// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// The configuration of a Live Activity; it is listed, and not drawn yet.
///
/// Source: Apple, WidgetKit ActivityConfiguration.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Creates a configuration.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  /// Defines the type of the attributes.
  public func _define(_ definition: inout _WidgetDefinition) {
    definition.activityTypeName = unqualifiedName(of: Attributes.self)
  }
}

/// What the views of a Live Activity are told.
///
/// Source: Apple, WidgetKit ActivityViewContext.
@dynamicMemberLookup public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What it is about.
  public let attributes: Attributes
  /// Its state.
  public let state: Attributes.ContentState
  /// The identity of the Live Activity.
  public let activityID: String
  /// Whether the state is out of date.
  public let isStale: Bool

  /// A part of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Attributes.ContentState, Value>) -> Value {
    state[keyPath: keyPath]
  }
}

/// The views of a Live Activity in the Dynamic Island.
///
/// Source: Apple, WidgetKit DynamicIsland.
@MainActor @preconcurrency public struct DynamicIsland {
  /// Creates the views.
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Sets what a tap opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Sets the colour of the line around it.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Sets the margins of its content, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// A form of the Dynamic Island.
public struct DynamicIslandMode: Sendable, Hashable {
  private let name: String

  /// Expanded.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// The leading half.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// The trailing half.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// The smallest.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The regions of the expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {
  init() {}
}

/// A region of the expanded Dynamic Island.
@MainActor @preconcurrency public struct DynamicIslandExpandedRegion<Content: View>: View {
  private let content: Content

  /// Creates a region.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content()
  }

  /// The content.
  public var body: some View { content }
}

/// The place of a region.
public struct DynamicIslandExpandedRegionPosition: Sendable, Hashable {
  private let name: String

  /// At the leading edge.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// At the trailing edge.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// In the middle.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// At the bottom.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Collects the regions of the expanded Dynamic Island; nothing of them is kept.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  /// A region.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }

  /// Regions that were collected elsewhere.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }

  /// Some regions.
  public static func buildBlock(
    _ content: DynamicIslandExpandedContent<EmptyView>...
  ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }

  /// Regions when a condition holds.
  public static func buildOptional(
    _ content: DynamicIslandExpandedContent<EmptyView>?
  ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }

  /// Regions of the first branch.
  public static func buildEither(
    first: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> { first }

  /// Regions of the second branch.
  public static func buildEither(
    second: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> { second }

  /// Regions that only some systems know.
  public static func buildLimitedAvailability(
    _ content: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> { content }
}

/// Where a view of the Dynamic Island stands that is too wide.
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable, Hashable {
  /// Where it is.
  case `default`
  /// Below what is beside it.
  case belowIfTooWide
}

extension View {
  /// Sets where it stands in the expanded Dynamic Island.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

/// A size of a Live Activity.
public enum ActivityFamily: Sendable, Hashable {
  /// Small.
  case small
  /// Medium.
  case medium
}

extension WidgetConfiguration {
  /// Sets the sizes that a Live Activity has beside its own.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }
}

extension EnvironmentValues {
  /// The size of a Live Activity.
  public var activityFamily: ActivityFamily { .medium }

  /// Whether a Live Activity is changed less often.
  public var isActivityUpdateReduced: Bool { false }
}
