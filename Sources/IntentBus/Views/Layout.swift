// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Distances at the four edges, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance at the top.
  public var top: CGFloat
  /// The distance at the leading edge.
  public var leading: CGFloat
  /// The distance at the bottom.
  public var bottom: CGFloat
  /// The distance at the trailing edge.
  public var trailing: CGFloat

  /// Creates distances in points.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Where views stand side by side in a column.
public struct HorizontalAlignment: Sendable, Hashable {
  private let name: String

  /// At the leading edge.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// Where views stand one above the other in a row.
public struct VerticalAlignment: Sendable, Hashable {
  private let name: String

  /// At the top.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// On the first line of text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// On the last line of text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// Where views stand on top of each other.
public struct Alignment: Sendable, Hashable {
  private let name: String

  /// In the middle.
  public static let center = Alignment(name: "center")
  /// At the leading edge.
  public static let leading = Alignment(name: "leading")
  /// At the trailing edge.
  public static let trailing = Alignment(name: "trailing")
  /// At the top.
  public static let top = Alignment(name: "top")
  /// At the bottom.
  public static let bottom = Alignment(name: "bottom")
}

/// Views one above the other.
@MainActor @preconcurrency public struct VStack<Content: View>: View {
  private let content: Content

  /// Creates a column with a spacing in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// There is no body: the value is that of the content.
  public var body: Never { preconditionFailure("a column has no body of its own") }

  /// A column of the content's values.
  public func _archive(in environment: ArchiveEnvironment) -> ViewNode {
    ViewNode(.layout("VStack"), children: [content._archive(in: environment)])
  }
}

/// Views side by side.
@MainActor @preconcurrency public struct HStack<Content: View>: View {
  private let content: Content

  /// Creates a row with a spacing in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// There is no body: the value is that of the content.
  public var body: Never { preconditionFailure("a row has no body of its own") }

  /// A row of the content's values.
  public func _archive(in environment: ArchiveEnvironment) -> ViewNode {
    ViewNode(.layout("HStack"), children: [content._archive(in: environment)])
  }
}

/// Views on top of each other.
@MainActor @preconcurrency public struct ZStack<Content: View>: View {
  private let content: Content

  /// Creates a pile of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// There is no body: the value is that of the content.
  public var body: Never { preconditionFailure("a pile has no body of its own") }

  /// A pile of the content's values.
  public func _archive(in environment: ArchiveEnvironment) -> ViewNode {
    ViewNode(.layout("ZStack"), children: [content._archive(in: environment)])
  }
}

/// Views without a layout of their own.
@MainActor @preconcurrency public struct Group<Content: View>: View {
  private let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// There is no body: the value is that of the content.
  public var body: Never { preconditionFailure("a group has no body of its own") }

  /// The content's value.
  public func _archive(in environment: ArchiveEnvironment) -> ViewNode {
    content._archive(in: environment)
  }
}

/// Room that takes what is left.
public struct Spacer: Sendable {
  /// Creates room of at least a length in points.
  public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View {
  /// There is no body.
  public var body: Never { preconditionFailure("a spacer has no body of its own") }

  /// Nothing to see.
  public func _archive(in environment: ArchiveEnvironment) -> ViewNode {
    ViewNode(.layout("Spacer"))
  }
}
