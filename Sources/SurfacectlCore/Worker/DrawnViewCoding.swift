// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension DrawnView: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(view)
    writer.put(Self.text([frame.x, frame.y, frame.width, frame.height]))
    writer.put(text)
    writer.put(
      font.map { "\($0.size) \($0.weight) \($0.isItalic ? 1 : 0) \($0.design)" })
    writer.put(alignment?.rawValue)
    writer.put(image.map { "\($0.source.rawValue) \($0.name)" })
    writer.put(colors.map(\.description))
    writer.put(outline.map { Self.text($0) })
    writer.put(lineWidth.map { "\($0)" })
    writer.put(group?.rawValue)
    writer.put(contrast.map { "\($0)" })
    for flag in [isCovered, isCut, isRedacted] { writer.put(flag) }
    writer.put(link)
    writer.put(intent)
    writer.put(children) { $1.put(in: &$0) }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    let view = try reader.text()
    let numbers = Self.numbers(try reader.text())
    guard numbers.count == 4 else { throw FieldReader.Malformed() }
    self.init(view, frame: Frame(numbers[0], numbers[1], numbers[2], numbers[3]))
    text = try reader.optional()
    if let parts = try reader.optional()?.split(separator: " ", maxSplits: 3), parts.count == 4,
      let size = Double(parts[0]), let weight = Int(parts[1])
    {
      font = Font(
        size: size, weight: weight, isItalic: parts[2] == "1", design: String(parts[3]))
    }
    alignment = try reader.optional().flatMap { ViewNode.HorizontalAlignment(rawValue: $0) }
    if let parts = try reader.optional()?.split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: false), parts.count == 2,
      let source = ImageValue.Source(rawValue: String(parts[0]))
    {
      image = ImageValue(String(parts[1]), source: source)
    }
    colors = try reader.texts().map { ColorValue(description: $0) }
    outline = try reader.optional().map { Self.outline($0) }
    lineWidth = try reader.optional().flatMap { Double($0) }
    group = try reader.optional().flatMap { Group(rawValue: $0) }
    contrast = try reader.optional().flatMap { Double($0) }
    isCovered = try reader.flag()
    isCut = try reader.flag()
    isRedacted = try reader.flag()
    link = try reader.optional()
    intent = try reader.optional()
    children = try reader.list { (reader) throws(FieldReader.Malformed) in
      try DrawnView(from: &reader)
    }
  }

  private static func text(_ numbers: [Double]) -> String {
    numbers.map { "\($0)" }.joined(separator: " ")
  }

  private static func numbers(_ text: some StringProtocol) -> [Double] {
    text.split(separator: " ").compactMap { Double($0) }
  }

  private static func text(_ outline: ViewNode.Shape.Outline) -> String {
    switch outline {
    case .roundedRectangle(let radii): "RoundedRectangle " + text(radii)
    case .custom(let name): "custom " + name
    default: outline.name
    }
  }

  private static func outline(_ text: String) -> ViewNode.Shape.Outline {
    let parts = text.split(separator: " ", maxSplits: 1)
    switch parts.first {
    case "Circle": return .circle
    case "Ellipse": return .ellipse
    case "Capsule": return .capsule
    case "ContainerRelativeShape": return .containerRelative
    case "RoundedRectangle": return .roundedRectangle(numbers(parts.last ?? ""))
    case "custom": return .custom(parts.last.map(String.init) ?? "")
    default: return .rectangle
    }
  }
}
