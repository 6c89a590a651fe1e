// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

extension View {
  // A colour is a style and a view: Apple takes it as a style.
  /// Puts a view behind.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    decorated(background) { .background($0, alignment: alignment.value) }
  }

  /// Puts views behind.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    decorated(content()) { .background($0, alignment: alignment.value) }
  }

  /// Puts a style behind.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modified(by: .background(ViewNode(.fill(style._style())), alignment: ViewNode.Alignment()))
  }

  /// Puts the background style behind.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Puts a shape filled with a style behind.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style))
  }

  /// Puts a shape filled with the background style behind.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(shape.fill(BackgroundStyle()))
  }

  // A colour is a style and a view: Apple takes it as a style.
  /// Puts a view in front.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    decorated(overlay) { .overlay($0, alignment: alignment.value) }
  }

  /// Puts views in front.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    decorated(content()) { .overlay($0, alignment: alignment.value) }
  }

  /// Puts a style in front.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modified(by: .overlay(ViewNode(.fill(style._style())), alignment: ViewNode.Alignment()))
  }

  /// Puts a shape filled with a style in front.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style))
  }

  /// Puts a border in front, of a width in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// Cuts off what is outside a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified(by: .clip(shape._outline()))
  }

  /// Cuts off what is outside its own place.
  public func clipped(antialiased: Bool = false) -> some View {
    modified(by: .clip(.rectangle))
  }

  /// Cuts off its corners, of a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modified(by: .clip(.roundedRectangle(Array(repeating: Double(radius), count: 4))))
  }

  /// Shows only what another view covers.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  {
    modified(by: .unmodelled("mask"))
  }

  /// Shows only what another view covers.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modified(by: .unmodelled("mask"))
  }

  /// Hides it, though it takes its place.
  public func hidden() -> some View {
    modified(by: .hidden)
  }

  private func decorated<Content: View>(
    _ content: Content, _ modifier: @escaping (ViewNode) -> ViewNode.Modifier
  ) -> DecoratedView<Self> {
    DecoratedView(content: self) { modifier(content._archive(in: $0)) }
  }
}
