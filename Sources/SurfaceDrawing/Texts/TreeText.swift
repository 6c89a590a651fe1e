// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Writes the views of a widget as an indented tree, a view a line.
enum TreeText {
  /// The lines, the widget itself first.
  static func lines(_ root: DrawnView) -> [String] {
    var lines: [String] = []
    write(root, depth: 0, &lines)
    return lines
  }

  private static func write(_ view: DrawnView, depth: Int, _ lines: inout [String]) {
    // Deep trees would leave no room for what they say.
    lines.append(String(repeating: "  ", count: min(depth, 12)) + line(view))
    for child in view.children { write(child, depth: depth + 1, &lines) }
  }

  private static func line(_ view: DrawnView) -> String {
    var parts = [SafeText.line(view.view)]
    if view.isRedacted, view.font != nil {
      parts.append("(redacted)")
    } else if let text = view.text {
      parts.append("\"\(SafeText.line(text))\"")
    }
    if let image = view.image {
      parts.append("\(SafeText.line(image.name)) (\(image.source.rawValue))")
    }
    let frame = view.frame
    parts.append(
      "\(number(frame.width))×\(number(frame.height)) at \(number(frame.x)),\(number(frame.y))")
    if let font = view.font {
      parts.append(
        "\(number(font.size)) pt" + (font.weight == 400 ? "" : " w\(font.weight)")
          + (font.isItalic ? " italic" : "")
          + (font.design == "default" ? "" : " \(SafeText.line(font.design))"))
    }
    if let alignment = view.alignment { parts.append(alignment.rawValue) }
    if !view.colors.isEmpty {
      parts.append(view.colors.map { SafeText.line($0.description) }.joined(separator: "→"))
    }
    if let width = view.lineWidth { parts.append("line \(number(width))") }
    if view.group == .accent { parts.append("accent") }
    if let contrast = view.contrast { parts.append("contrast \(number(contrast))") }
    if view.isCut { parts.append("cut off") }
    if view.isCovered { parts.append("covered") }
    if let link = view.link { parts.append("opens \(SafeText.line(link))") }
    if let intent = view.intent { parts.append("runs \(SafeText.line(intent))") }
    return parts.joined(separator: "  ")
  }

  /// A number with at most one digit behind the point.
  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return Int(exactly: tenths).map { "\($0)" } ?? "\(tenths)"
  }
}
