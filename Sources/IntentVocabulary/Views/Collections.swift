// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A view for each element of a collection.
///
/// Source: Apple, SwiftUI ForEach.
@MainActor @preconcurrency
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content

  /// Creates views for elements whose identity is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// The views of the elements, as many as a widget can be.
  public func _archive(in context: _ViewContext) -> ViewNode {
    var children: [ViewNode] = []
    for element in data {
      guard let inner = context.entering("ForEach") else { break }
      let view = EnvironmentValues.$bound.withValue(context.values) { content(element) }
      children.append(view._archive(in: inner))
    }
    return ViewNode(.group, children: children)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for elements with an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates views for numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}

/// The first of several views that fits.
///
/// Source: Apple, SwiftUI ViewThatFits.
@MainActor @preconcurrency public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a choice of views, the one that is preferred first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The views to choose from.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.fitting(axes.values), children: [content._archive(in: context)])
  }
}

/// Content that depends on the place it has.
///
/// Source: Apple, SwiftUI GeometryReader.
@MainActor @preconcurrency public struct GeometryReader<Content: View>: View {
  /// Makes the content for a place.
  public var content: (GeometryProxy) -> Content

  /// Creates content for a place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content for the place that an earlier layout found, or for the whole widget.
  public func _archive(in context: _ViewContext) -> ViewNode {
    guard let inner = context.entering("GeometryReader") else { return ViewNode(.empty) }
    let number = context.record.nextReader()
    let slot = context.values.slot
    context.values.reads?.note(.place)
    let size =
      context.record.readerSizes[number]
      ?? Size(
        max(0, slot.size.width - 2 * slot.margins), max(0, slot.size.height - 2 * slot.margins))
    let proxy = GeometryProxy(size: CGSize(width: size.width, height: size.height))
    let view = EnvironmentValues.$bound.withValue(context.values) { content(proxy) }
    return ViewNode(.reader(number), children: [view._archive(in: inner)])
  }
}

/// The place of a geometry reader.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize

  /// The insets of the safe area: a widget has none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The place in a space of coordinates: here always its own.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}

/// A space of coordinates.
public enum CoordinateSpace: Sendable, Hashable {
  /// That of the widget.
  case global
  /// That of the view.
  case local
}

/// A thin line.
public struct Divider: Sendable {
  /// Creates a line.
  public init() {}
}

extension Divider: View {
  /// The line.
  public func _archive(in context: _ViewContext) -> ViewNode { ViewNode(.divider) }
}

/// Content of an environment that moves on by a schedule; here it stands still.
@MainActor @preconcurrency
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told.
  public struct Context: Sendable {
    /// The instant.
    public let date: Date
  }

  private let content: (Context) -> Content

  /// Creates content by a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }

  /// The content of now.
  public func _archive(in context: _ViewContext) -> ViewNode {
    let now = context.values.now
    return EnvironmentValues.$bound.withValue(context.values) {
      content(Context(date: now))
    }._archive(in: context)
  }
}

/// When content moves on.
public protocol TimelineSchedule: Sendable {}

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Creates a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Creates a schedule.
  public init() {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Every so many seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
