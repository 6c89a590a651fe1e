// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension Representation: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(mode.rawValue)
    writer.put(glyph.map { $0.source.rawValue + " " + $0.name })
    for text in [label, value, hint, status, tint?.description, tap?.rawValue] { writer.put(text) }
    writer.put(isDimmed)
    writer.put(redacted.map(\.rawValue))
    writer.put(lost) { writer, loss in
      for text in [loss.what, loss.rule, loss.kind.rawValue] { writer.put(text) }
      writer.put(loss.subject)
    }
    writer.put(facts)
    writer.put(notModelled)
    writer.put(tree != nil)
    tree?.put(in: &writer)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(mode: try reader.value())
    if let text = try reader.optional() {
      let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let source = Glyph.Source(rawValue: String(parts[0])) else {
        throw FieldReader.Malformed()
      }
      glyph = Glyph(String(parts[1]), source: source)
    }
    label = try reader.optional()
    value = try reader.optional()
    hint = try reader.optional()
    status = try reader.optional()
    tint = try reader.optional().map { ColorValue(description: $0) }
    tap = try reader.optional().flatMap { Slot.Tap(rawValue: $0) }
    isDimmed = try reader.flag()
    redacted = try reader.texts().compactMap { Part(rawValue: $0) }
    lost = try reader.list { (reader) throws(FieldReader.Malformed) in
      Loss(
        try reader.text(), rule: try reader.text(), kind: try reader.value(),
        subject: try reader.optional())
    }
    facts = try reader.texts()
    notModelled = try reader.texts()
    if try reader.flag() { tree = try DrawnView(from: &reader) }
  }
}

extension Placement: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .shown(let representation):
      writer.put(true)
      representation.put(in: &writer)
    case .absent(let absence):
      writer.put(false)
      writer.put(absence.rule)
      writer.put(absence.reason)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self =
      try reader.flag()
      ? .shown(try Representation(from: &reader))
      : .absent(Absence(try reader.text(), try reader.text()))
  }
}

extension PlacedItem: FieldCodable {
  func put(in writer: inout FieldWriter) {
    for text in [kind, plugin, surface, slot, mode.rawValue, state.rawValue] { writer.put(text) }
    placement.put(in: &writer)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      kind: try reader.text(), plugin: try reader.text(), surface: try reader.text(),
      slot: try reader.text(), mode: try reader.value(), state: try reader.value(),
      placement: try Placement(from: &reader))
  }
}

extension ItemDescription: FieldCodable {
  func put(in writer: inout FieldWriter) {
    for text in [kind, type.rawValue, typeName, title, plugin] { writer.put(text) }
    writer.put(form?.rawValue)
    writer.put(intents)
    writer.put(images) { writer, image in
      writer.put(image.name)
      writer.put(image.source.rawValue)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      kind: try reader.text(), type: try reader.value(), typeName: try reader.text(),
      title: try reader.text(), plugin: try reader.text())
    form = try reader.optional().flatMap { ArchivedControl.Form(rawValue: $0) }
    intents = try reader.texts()
    images = try reader.list { (reader) throws(FieldReader.Malformed) in
      ImageValue(try reader.text(), source: try reader.value())
    }
  }
}

extension Fact: FieldCodable {
  func put(in writer: inout FieldWriter) {
    for text in [id, confidence.rawValue, sentence, source] { writer.put(text) }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      try reader.text(), try reader.value(), try reader.text(), source: try reader.text())
  }
}

extension SlotDescription: FieldCodable {
  func put(in writer: inout FieldWriter) {
    for text in [id, shape, tap.rawValue] { writer.put(text) }
    writer.put(holds)
    writer.put(states.map(\.rawValue))
    writer.put(size.map { "\($0.width) \($0.height)" })
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      id: try reader.text(), shape: try reader.text(), tap: try reader.value(),
      holds: try reader.texts(),
      states: try reader.list { (reader) throws(FieldReader.Malformed) in try reader.value() })
    let numbers = try reader.optional()?.split(separator: " ").compactMap { Double($0) } ?? []
    if numbers.count == 2 { size = Size(numbers[0], numbers[1]) }
  }
}

extension SurfaceDescription: FieldCodable {
  func put(in writer: inout FieldWriter) {
    for text in [id, name, source] { writer.put(text) }
    writer.put(slots) { $1.put(in: &$0) }
    writer.put(facts) { $1.put(in: &$0) }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      id: try reader.text(), name: try reader.text(), source: try reader.text(),
      slots: try reader.list { (reader) throws(FieldReader.Malformed) in
        try SlotDescription(from: &reader)
      },
      facts: try reader.list { (reader) throws(FieldReader.Malformed) in
        try Fact(from: &reader)
      })
  }
}
