// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What layout makes of modifiers.
extension LayoutBuilder {
  /// Notes a modifier that would change the picture and is not drawn.
  mutating func noteUnmodelled(_ modifier: ViewNode.Modifier) {
    switch modifier {
    case .unmodelled(let name): note(name)
    case .foreground(let styles): for style in styles { noteUnmodelled(style) }
    case .tint(let style?): noteUnmodelled(style)
    case .rotation(let degrees): if degrees != 0 { note("rotationEffect") }
    case .symbolRenderingMode(let name):
      if !["monochrome", "automatic"].contains(name) { note("symbolRenderingMode(.\(name))") }
    case .font(let font): if let name = font.name { note("font \(name)") }
    case .fontChange(.width(let width)): if width != "standard" { note("fontWidth(.\(width))") }
    case .disabled(true): note("disabled")
    default: break
    }
  }

  /// Notes what would change the picture of a style and is not drawn.
  mutating func noteUnmodelled(_ style: ViewNode.Style) {
    for name in style.unmodelledNames { note(name) }
  }

  /// The way in which a modifier chooses sizes and places; nil for one that leaves that to its content.
  mutating func form(of modifier: ViewNode.Modifier) -> LayoutItem.Form? {
    switch modifier {
    case .frame(let width, let height, let alignment):
      .frame(
        width: length(width, "frame(width:)"), height: length(height, "frame(height:)"), alignment)
    case .flexibleFrame(let frame): .flexibleFrame(limits(frame))
    case .padding(let insets):
      .padding(
        top: inset(insets.top), leading: inset(insets.leading), bottom: inset(insets.bottom),
        trailing: inset(insets.trailing))
    case .fixedSize(let horizontal, let vertical):
      .fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let fills): aspectRatio(ratio, fills: fills)
    case .offset(let x, let y): .offset(x: shift(x, "offset"), y: shift(y, "offset"))
    case .position(let x, let y): .position(x: shift(x, "position"), y: shift(y, "position"))
    case .scaleEffect(let x, let y):
      .scale(x: shift(x, "scaleEffect"), y: shift(y, "scaleEffect"))
    case .clip(let outline): .clip(outline)
    default: nil
    }
  }

  private mutating func limits(_ given: ViewNode.FlexibleFrame) -> ViewNode.FlexibleFrame {
    var frame = given
    frame.minWidth = length(frame.minWidth, "frame(minWidth:)")
    frame.idealWidth = length(frame.idealWidth, "frame(idealWidth:)")
    frame.maxWidth = length(frame.maxWidth, "frame(maxWidth:)")
    frame.minHeight = length(frame.minHeight, "frame(minHeight:)")
    frame.idealHeight = length(frame.idealHeight, "frame(idealHeight:)")
    frame.maxHeight = length(frame.maxHeight, "frame(maxHeight:)")
    return frame
  }

  private mutating func aspectRatio(_ ratio: Double?, fills: Bool) -> LayoutItem.Form? {
    guard let ratio else { return .aspectRatio(nil, fills: fills) }
    guard ratio.isFinite, ratio > 0 else {
      note("aspectRatio(\(ratio)), which is no ratio")
      return nil
    }
    return .aspectRatio(ratio, fills: fills)
  }

  private mutating func inset(_ value: Double?) -> Double {
    guard let value else { return LayoutChoices.padding }
    guard value.isFinite else { return length(value, "padding") ?? 0 }
    return min(max(value, -LayoutChoices.longest), LayoutChoices.longest)
  }

  private mutating func length(_ value: Double?, _ name: String) -> Double? {
    guard let value else { return nil }
    if value.isNaN || value < 0 {
      note("\(name) of \(value), which is no length")
      return nil
    }
    return LayoutChoices.length(value)
  }

  private mutating func shift(_ value: Double, _ name: String) -> Double {
    guard value.isFinite else {
      note("\(name) of \(value), which is no number")
      return name == "scaleEffect" ? 1 : 0
    }
    return min(max(value, -LayoutChoices.longest), LayoutChoices.longest)
  }
}
