// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

extension View {
  /// Makes text italic.
  public func italic(_ isActive: Bool = true) -> some View {
    modified(by: .fontChange(.italic(isActive)))
  }

  /// Gives digits the same width.
  public func monospacedDigit() -> some View {
    modified(by: .fontChange(.monospacedDigit))
  }

  /// Gives all characters the same width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    modified(by: .fontChange(.monospaced(isActive)))
  }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    modified(by: .fontChange(.design((design ?? .default).rawValue)))
  }

  /// Sets the width of the font.
  public func fontWidth(_ width: Font.Width?) -> some View {
    modified(by: .fontChange(.width((width ?? .standard).name)))
  }

  /// Sets the smallest scale that text may shrink to, from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modified(by: .minimumScaleFactor(Double(factor)))
  }

  /// Lets text come closer together before it is cut.
  public func allowsTightening(_ flag: Bool) -> some View {
    self
  }

  /// Sets how lines of text stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified(by: .multilineTextAlignment(alignment.value))
  }

  /// Sets where text is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modified(by: .truncationMode(mode.value))
  }

  /// Sets the case of letters.
  public func textCase(_ textCase: Text.Case?) -> some View {
    modified(by: .textCase(textCase?.value))
  }

  /// Sets the distance between lines, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modified(by: .lineSpacing(Double(lineSpacing)))
  }

  /// Sets the most lines that text may take.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the fewest lines that text may take.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    self
  }

  /// Sets the fewest and the most lines that text may take.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the most lines that text may take.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// Underlines text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    unmodelled("underline", isActive)
  }

  /// Strikes text through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    unmodelled("strikethrough", isActive)
  }

  /// Sets the distance between characters, in points.
  public func kerning(_ kerning: CGFloat) -> some View {
    unmodelled("kerning", kerning != 0)
  }

  /// Sets the distance between characters, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    unmodelled("tracking", tracking != 0)
  }

  /// Moves text off the line, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    unmodelled("baselineOffset", offset != 0)
  }

  /// Casts a shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    unmodelled("shadow")
  }

  /// Blurs it.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    unmodelled("blur", radius != 0)
  }

  /// Blends it with what is behind.
  public func blendMode(_ mode: BlendMode) -> some View {
    unmodelled("blendMode", mode != .normal)
  }

  /// Takes away colour.
  public func grayscale(_ amount: Double) -> some View {
    unmodelled("grayscale", amount != 0)
  }

  /// Sets how strong colours are.
  public func saturation(_ amount: Double) -> some View {
    unmodelled("saturation", amount != 1)
  }

  /// Makes it brighter.
  public func brightness(_ amount: Double) -> some View {
    unmodelled("brightness", amount != 0)
  }

  /// Sets how far colours differ.
  public func contrast(_ amount: Double) -> some View {
    unmodelled("contrast", amount != 1)
  }

  /// Multiplies colours.
  public func colorMultiply(_ color: Color) -> some View {
    unmodelled("colorMultiply")
  }

  /// Inverts colours.
  public func colorInvert() -> some View {
    unmodelled("colorInvert")
  }

  /// Turns colours around.
  public func hueRotation(_ angle: Angle) -> some View {
    unmodelled("hueRotation", angle.radians != 0)
  }

  /// Makes luminance opacity.
  public func luminanceToAlpha() -> some View {
    unmodelled("luminanceToAlpha")
  }

  /// Turns it in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    unmodelled("rotation3DEffect", angle.radians != 0)
  }

  /// Hides content that is to come.
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentView(content: modified(by: .redacted(!reason.isEmpty))) {
      $0.redactionReasons.formUnion(reason)
    }
  }

  /// Shows content whatever hides what is around.
  public func unredacted() -> some View {
    EnvironmentView(content: modified(by: .redacted(false))) { $0.redactionReasons = [] }
  }

  /// Sets light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Asks for light or dark.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    self
  }

  /// Sets the size of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size).unmodelled("dynamicTypeSize", size != .large)
  }

  /// Limits the size of text.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    self
  }

  /// Notes a modifier that would change the picture and is not drawn.
  func unmodelled(_ name: String, _ changes: Bool = true) -> some View {
    ChangedView(content: self) { node in
      if changes { node.modifiers.append(.unmodelled(name)) }
    }
  }
}

/// A view whose value is changed.
struct ChangedView<Content: View>: View {
  let content: Content
  let change: (inout ViewNode) -> Void

  var body: Never { preconditionFailure("a changed view has no body of its own") }

  func _archive(in context: _ViewContext) -> ViewNode {
    var node = content._archive(in: context)
    change(&node)
    return node
  }
}

/// How lines of text stand to each other.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing

  var value: ViewNode.HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// Where text is cut.
  public enum TruncationMode: Sendable, Hashable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle

    var value: ViewNode.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// The case of letters.
  public enum Case: Sendable, Hashable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase

    var value: ViewNode.TextCase {
      switch self {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      }
    }
  }
}

/// How colours are blended with those behind.
public enum BlendMode: Sendable, Hashable {
  /// In front of them.
  case normal
  /// Multiplied.
  case multiply
  /// Screened.
  case screen
  /// Overlaid.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// Dodged.
  case colorDodge
  /// Burned.
  case colorBurn
  /// In soft light.
  case softLight
  /// In hard light.
  case hardLight
  /// The difference.
  case difference
  /// The exclusion.
  case exclusion
  /// The hue alone.
  case hue
  /// The saturation alone.
  case saturation
  /// Hue and saturation.
  case color
  /// The brightness alone.
  case luminosity
  /// On top of what is there.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// Without what is there.
  case destinationOut
  /// Darker by sum.
  case plusDarker
  /// Lighter by sum.
  case plusLighter
}
