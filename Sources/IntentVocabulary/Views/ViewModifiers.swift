// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

extension View {
  /// Hides the view on a locked device.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modified(by: .privacySensitive(sensitive))
  }

  /// Disables the view.
  public func disabled(_ disabled: Bool) -> some View { modified(by: .disabled(disabled)) }

  /// Sets the tint.
  public func tint(_ tint: Color?) -> some View { modified(by: .tint(tint?._style())) }

  /// Sets the tint.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modified(by: .tint(tint?._style()))
  }

  /// Sets the style of the foreground.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modified(by: .foreground([style._style()]))
  }

  /// Sets the styles of two levels of the foreground.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modified(by: .foreground([primary._style(), secondary._style()]))
  }

  /// Sets the styles of three levels of the foreground.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modified(by: .foreground([primary._style(), secondary._style(), tertiary._style()]))
  }

  /// Sets the colour of the foreground.
  public func foregroundColor(_ color: Color?) -> some View {
    modified(by: .foreground(color.map { [$0._style()] } ?? []))
  }

  /// Sets the font.
  public func font(_ font: Font?) -> some View {
    modified(by: .font(font?.value ?? ViewNode.Font(textStyle: "body")))
  }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modified(by: .fontChange(.weight(weight?.value ?? Font.Weight.regular.value)))
  }

  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    modified(by: .fontChange(.bold(isActive)))
  }

  /// Sets how symbols take colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modified(by: .symbolRenderingMode(mode?.name ?? "automatic"))
  }

  /// Sets the variant of symbols.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modified(by: .unmodelled("symbolVariant"))
  }

  /// Sets the scale of images.
  public func imageScale(_ scale: Image.Scale) -> some View {
    modified(by: .imageScale(scale.value))
  }

  /// Sets the most lines that text may take.
  public func lineLimit(_ number: Int?) -> some View { modified(by: .lineLimit(number)) }

  /// Sets the distance at chosen edges, in points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length.map { Double($0) }
    return modified(
      by: .padding(
        ViewNode.Insets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0,
          trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// Sets the distances at the edges, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(
      by: .padding(
        ViewNode.Insets(
          top: Double(insets.top), leading: Double(insets.leading),
          bottom: Double(insets.bottom), trailing: Double(insets.trailing))))
  }

  /// Sets the distance at all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Sets width and height in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      by: .frame(
        width: width.map { Double($0) }, height: height.map { Double($0) },
        alignment: alignment.value))
  }

  /// Sets limits of width and height in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      by: .flexibleFrame(
        ViewNode.FlexibleFrame(
          minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
          maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
          idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
          alignment: alignment.value)))
  }

  /// Fits the content into the place.
  public func scaledToFit() -> some View {
    modified(by: .aspectRatio(nil, fills: false))
  }

  /// Fills the place with the content.
  public func scaledToFill() -> some View { modified(by: .aspectRatio(nil, fills: true)) }

  /// Sets the opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { modified(by: .opacity(opacity)) }

  /// Says what assistive technology reads.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Says what assistive technology reads.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }

  /// Says what assistive technology reads.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Sets the identity of the view.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
}

/// An edge of a rectangle.
public enum Edge: Int8, Sendable, CaseIterable {
  /// The top.
  case top
  /// The leading edge.
  case leading
  /// The bottom.
  case bottom
  /// The trailing edge.
  case trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top.
    public static let top = Set(rawValue: 1)
    /// The leading edge.
    public static let leading = Set(rawValue: 2)
    /// The bottom.
    public static let bottom = Set(rawValue: 4)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 8)
    /// Leading and trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A variant of a symbol.
public struct SymbolVariants: Sendable, Hashable {
  private let name: String

  /// No variant.
  public static let none = SymbolVariants(name: "none")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// Struck through.
  public static let slash = SymbolVariants(name: "slash")
}
