// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A picture that is loaded later, which never happens in a widget.
///
/// Source: Apple, SwiftUI AsyncImage.
@MainActor @preconcurrency public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let placeholder: Content?

  /// Creates a picture by what its loading has come to.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    placeholder = content(.empty)
  }

  /// What is there before anything is loaded: it stays.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(
      .remoteImage(url?.absoluteString),
      children: placeholder.map { [$0._archive(in: context)] } ?? [])
  }
}

extension AsyncImage where Content == Image {
  /// Creates a picture.
  public init(url: URL?, scale: CGFloat = 1) {
    self.url = url
    placeholder = nil
  }
}

extension AsyncImage {
  /// Creates a picture with what stands there before it is loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.placeholder = .second(placeholder())
  }
}

/// What the loading of a picture has come to.
public enum AsyncImagePhase: Sendable {
  /// Nothing yet.
  case empty
  /// The picture.
  case success(Image)
  /// An error.
  case failure(any Error)

  /// The picture.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// The context of a change.
public struct Transaction: Sendable {
  /// Creates a context.
  public init(animation: Animation? = nil) {}
}

/// A change of a view.
///
/// Source: Apple, SwiftUI ViewModifier.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = AnyView

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A view with a change of the app's own.
@MainActor @preconcurrency
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Creates a changed view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// What the change makes of the view.
  public func _archive(in context: _ViewContext) -> ViewNode {
    guard let inner = context.entering(unqualifiedName(of: Modifier.self)) else {
      return ViewNode(.empty)
    }
    return EnvironmentValues.$bound.withValue(context.values) {
      modifier.body(content: AnyView(content))
    }._archive(in: inner)
  }
}

extension View {
  /// Changes the view.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The parts of a label that are shown.
public struct _LabelStyle: LabelStyle {
  /// Whether the title is shown.
  public let _showsTitle: Bool
  /// Whether the icon is shown.
  public let _showsIcon: Bool
}

/// The look of labels.
///
/// Source: Apple, SwiftUI LabelStyle.
public protocol LabelStyle: Sendable {
  /// Whether the title is shown.
  var _showsTitle: Bool { get }
  /// Whether the icon is shown.
  var _showsIcon: Bool { get }
}

extension LabelStyle where Self == _LabelStyle {
  /// The icon alone.
  public static var iconOnly: _LabelStyle { _LabelStyle(_showsTitle: false, _showsIcon: true) }
  /// The title alone.
  public static var titleOnly: _LabelStyle { _LabelStyle(_showsTitle: true, _showsIcon: false) }
  /// Both.
  public static var titleAndIcon: _LabelStyle { _LabelStyle(_showsTitle: true, _showsIcon: true) }
  /// The system's choice.
  public static var automatic: _LabelStyle { _LabelStyle(_showsTitle: true, _showsIcon: true) }
}

extension View {
  /// Sets the look of labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    ChangedView(content: self) { $0.showParts(title: style._showsTitle, icon: style._showsIcon) }
  }
}

extension ViewNode {
  fileprivate mutating func showParts(title: Bool, icon: Bool) {
    if kind == .label, children.count == 2, !(title && icon) {
      self = ViewNode(.group, children: title ? [children[0]] : [children[1]], modifiers: modifiers)
    }
    for index in children.indices { children[index].showParts(title: title, icon: icon) }
  }
}

/// Views that are accepted and not drawn as a device draws them, with what they hold.
@MainActor @preconcurrency public struct _UnmodelledContainer<Content: View>: View {
  let name: String
  let content: Content

  /// What it holds, one below the other.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(
      .unmodelled(name),
      children: [
        ViewNode(
          .stack(.vertical, alignment: ViewNode.Alignment(), spacing: nil),
          children: [content._archive(in: context)])
      ])
  }
}

/// A list, which widgets do not show.
@MainActor @preconcurrency public struct List<Content: View>: View {
  /// What it holds.
  public let body: _UnmodelledContainer<Content>

  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) {
    body = _UnmodelledContainer(name: "List", content: content())
  }

  /// Creates a list of elements.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    body = _UnmodelledContainer(name: "List", content: ForEach(data, content: rowContent))
  }
}

/// Content that scrolls, which widgets do not.
@MainActor @preconcurrency public struct ScrollView<Content: View>: View {
  /// What it holds.
  public let body: _UnmodelledContainer<Content>

  /// Creates scrolling content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    body = _UnmodelledContainer(name: "ScrollView", content: content())
  }
}

/// A stack of pages, which widgets do not show.
@MainActor @preconcurrency public struct NavigationStack<Content: View>: View {
  /// What it holds.
  public let body: _UnmodelledContainer<Content>

  /// Creates a stack of pages.
  public init(@ViewBuilder root: () -> Content) {
    body = _UnmodelledContainer(name: "NavigationStack", content: root())
  }
}

/// Rows under a header.
@MainActor @preconcurrency public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let parent: Parent
  private let content: Content
  private let footer: Footer

  /// Header, rows and footer, one below the other.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(
      .group,
      children: [
        parent._archive(in: context), content._archive(in: context),
        footer._archive(in: context),
      ])
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates rows under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    parent = Text(titleKey)
    self.content = content()
    footer = EmptyView()
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates rows.
  public init(@ViewBuilder content: () -> Content) {
    parent = EmptyView()
    self.content = content()
    footer = EmptyView()
  }
}

extension Section where Footer == EmptyView {
  /// Creates rows under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    parent = header()
    self.content = content()
    footer = EmptyView()
  }
}

/// A drawing by code; it is accepted, and not drawn here.
@MainActor @preconcurrency public struct Canvas: View {
  /// Creates a drawing.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}

  /// Its place.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.fill(.color(.rgba(0, 0, 0, 0))), modifiers: [.unmodelled("Canvas")])
  }
}

/// Where code draws; nothing of it is kept.
public struct GraphicsContext: Sendable {
  /// What a shape is drawn with.
  public struct Shading: Sendable {
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading) {}

  /// Draws a line.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Draws a line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
}

/// A view that is compared before it is drawn again.
extension View where Self: Equatable {
  /// The view itself: a widget's is drawn once.
  public func equatable() -> some View { self }
}
