// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

extension View {
  /// Takes its ideal size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Takes its ideal size along chosen axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(by: .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets its priority when a stack shares out its room.
  public func layoutPriority(_ value: Double) -> some View {
    modified(by: .layoutPriority(value))
  }

  /// Keeps a ratio of width to height.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(by: .aspectRatio(aspectRatio.map { Double($0) }, fills: contentMode == .fill))
  }

  /// Keeps the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Moves what is drawn, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: .offset(x: Double(x), y: Double(y)))
  }

  /// Moves what is drawn, in points.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts its middle at a point, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: .position(x: Double(x), y: Double(y)))
  }

  /// Puts its middle at a point, in points.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Scales what is drawn.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales what is drawn.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  {
    modified(by: .scaleEffect(x: Double(x), y: Double(y)))
  }

  /// Scales what is drawn.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns what is drawn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(by: .rotation(angle.degrees))
  }

  /// Sets the order in which it is painted.
  public func zIndex(_ value: Double) -> some View {
    modified(by: .unmodelled("zIndex"))
  }

  /// Goes beyond the safe area, which a widget does not have.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    self
  }

  /// Goes beyond the safe area, which a widget does not have.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    self
  }

  /// Sets the distance from the edges of the safe area, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    padding(length)
  }

  /// Sets the distance from the edges of the safe area, in points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Sets the order of directions.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    self
  }

  /// Sets where a guide is.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: .unmodelled("alignmentGuide"))
  }

  /// Sets where a guide is.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: .unmodelled("alignmentGuide"))
  }

  /// Sets the size of a container's part.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }

}

/// How content takes a place of another shape.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  /// As a whole.
  case fit
  /// Without gaps.
  case fill
}

/// A direction.
public enum Axis: Int8, Sendable, CaseIterable {
  /// Side by side.
  case horizontal
  /// One above the other.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates directions from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Side by side.
    public static let horizontal = Set(rawValue: 1)
    /// One above the other.
    public static let vertical = Set(rawValue: 2)

    var values: Swift.Set<ViewNode.Axis> {
      var values: Swift.Set<ViewNode.Axis> = []
      if contains(.horizontal) { values.insert(.horizontal) }
      if contains(.vertical) { values.insert(.vertical) }
      return values
    }
  }
}

/// What a safe area leaves out.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates regions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The container's.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard's.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The size of a view and the places of its guides.
public struct ViewDimensions: Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
}
