// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension RenderingMode: FieldCodable {}
extension ItemState: FieldCodable {}
extension ItemType: FieldCodable {}
extension Slot.Tap: FieldCodable {}
extension Platform: FieldCodable {}
extension Fact.Confidence: FieldCodable {}
extension ViewNode.HorizontalAlignment: FieldCodable {}
extension ArchivedControl.Form: FieldCodable {}
extension Representation.Part: FieldCodable {}
extension Representation.Glyph.Source: FieldCodable {}
extension ImageValue.Source: FieldCodable {}
extension DynamicTypeSize: FieldCodable {}

extension ColorValue: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .named(let name, let opacity):
      writer.put("named")
      writer.put(name)
      writer.put(opacity)
    case .rgba(let red, let green, let blue, let opacity):
      writer.put("rgba")
      for part in [red, green, blue, opacity] { writer.put(part) }
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "named": self = .named(try reader.get(), opacity: try reader.get())
    case "rgba":
      self = .rgba(try reader.get(), try reader.get(), try reader.get(), try reader.get())
    default: throw .field
    }
  }
}

extension ImageValue: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(name)
    writer.put(source)
    writer.put(size)
    writer.put(pixels)
    writer.put(file)
    writer.put(isTemplate)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      try reader.get(), source: try reader.get(), size: try reader.get(), pixels: try reader.get())
    file = try reader.get()
    isTemplate = try reader.get()
    // A path that leads out of the catalog is none that a catalog gave.
    if let file, file.utf8.first == UInt8(ascii: "/") || file.split(separator: "/").contains("..") {
      throw .field
    }
  }
}

extension Size: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(width)
    writer.put(height)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), try reader.get())
  }
}

extension Representation.Glyph: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(name)
    writer.put(source)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), source: try reader.get())
  }
}

extension Representation.Loss.Kind: FieldCodable {}

extension Representation.Loss: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(what)
    writer.put(rule)
    writer.put(kind)
    writer.put(subject)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      try reader.get(), rule: try reader.get(), kind: try reader.get(),
      subject: try reader.get())
  }
}

extension Representation: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(mode)
    writer.put(glyph)
    writer.put(label)
    writer.put(value)
    writer.put(hint)
    writer.put(status)
    writer.put(tint)
    writer.put(isDimmed)
    writer.put(isOn)
    writer.put(redacted)
    writer.put(tap)
    writer.isCut = false
    writer.put(tree)
    // What is too deep to be sent is told as any other thing that is not drawn.
    writer.put(notModelled + (writer.isCut ? [DrawnView.tooDeep] : []))
    writer.put(lost)
    writer.put(facts)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(mode: try reader.get())
    glyph = try reader.get()
    label = try reader.get()
    value = try reader.get()
    hint = try reader.get()
    status = try reader.get()
    tint = try reader.get()
    isDimmed = try reader.get()
    isOn = try reader.get()
    redacted = try reader.get()
    tap = try reader.get()
    tree = try reader.get()
    notModelled = try reader.get()
    lost = try reader.get()
    facts = try reader.get()
  }
}

extension Absence: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(rule)
    writer.put(reason)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), try reader.get())
  }
}

extension Placement: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .shown(let representation):
      writer.put(true)
      writer.put(representation)
    case .absent(let absence):
      writer.put(false)
      writer.put(absence)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self = try reader.get() ? .shown(try reader.get()) : .absent(try reader.get())
  }
}

extension PlacedItem: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(kind)
    writer.put(plugin)
    writer.put(surface)
    writer.put(slot)
    writer.put(mode)
    writer.put(state)
    writer.put(placement)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      kind: try reader.get(), plugin: try reader.get(), surface: try reader.get(),
      slot: try reader.get(), mode: try reader.get(), state: try reader.get(),
      placement: try reader.get())
  }
}

extension ItemDescription.Source: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(file)
    writer.put(line)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(file: try reader.get(), line: try reader.get())
  }
}

extension ItemDescription: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(kind)
    writer.put(type)
    writer.put(typeName)
    writer.put(title)
    writer.put(plugin)
    writer.put(form)
    writer.put(intents)
    writer.put(images)
    writer.put(source)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      kind: try reader.get(), type: try reader.get(), typeName: try reader.get(),
      title: try reader.get(), plugin: try reader.get())
    form = try reader.get()
    intents = try reader.get()
    images = try reader.get()
    source = try reader.get()
  }
}

extension Fact: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(id)
    writer.put(confidence)
    writer.put(sentence)
    writer.put(source)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), try reader.get(), try reader.get(), source: try reader.get())
  }
}

extension SlotDescription: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(slot)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get())
  }
}

extension SurfaceDescription: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(id)
    writer.put(name)
    writer.put(source)
    writer.put(slots)
    writer.put(facts)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      id: try reader.get(), name: try reader.get(), source: try reader.get(),
      slots: try reader.get(), facts: try reader.get())
  }
}
