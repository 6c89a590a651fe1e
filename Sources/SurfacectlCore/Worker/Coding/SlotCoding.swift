// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension Slot.Content: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .control: writer.put("control")
    case .shortcut: writer.put("shortcut")
    case .widget(let family):
      writer.put("widget")
      writer.put(family)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "control": self = .control
    case "shortcut": self = .shortcut
    case "widget": self = .widget(family: try reader.get())
    default: throw .field
    }
  }
}

extension Slot.Shape: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .circle: writer.put("circle")
    case .capsule: writer.put("capsule")
    case .none: writer.put("none")
    case .roundedRectangle(let radius):
      writer.put("rounded")
      writer.put(radius)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "circle": self = .circle
    case "capsule": self = .capsule
    case "none": self = .none
    case "rounded": self = .roundedRectangle(radius: try reader.get())
    default: throw .field
    }
  }
}

extension SystemCondition.LookKind: FieldCodable {}

extension Slot.Background: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(color)
    writer.put(onColor)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), on: try ColorValue(from: &reader))
  }
}

extension SystemCondition: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(minimumOSVersion)
    writer.put(looks)
    writer.put(isLocked)
    writer.put(isDark)
    writer.put(switches)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      minimumOSVersion: try reader.get(), looks: try reader.get(), isLocked: try reader.get(),
      isDark: try reader.get(), switches: try reader.get())
  }
}

extension ArchiveEnvironment: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(renderingMode)
    writer.put(family)
    writer.put(size)
    writer.put(margins)
    writer.put(showsContainerBackground)
    writer.put(showsWidgetLabel)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      renderingMode: try reader.get(), family: try reader.get(), size: try reader.get(),
      margins: try reader.get(), showsContainerBackground: try reader.get(),
      showsWidgetLabel: try reader.get())
  }
}

extension SlotMode: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(mode)
    writer.put(environment)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), environment: try ArchiveEnvironment(from: &reader))
  }
}

extension ModeRule: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(condition)
    writer.put(modes)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(when: try reader.get(), modes: try reader.get())
  }
}

extension Slot: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(id)
    writer.put(holds)
    writer.put(size)
    writer.put(shape)
    writer.put(margins)
    writer.put(background)
    writer.put(facts)
    writer.put(tap)
    writer.put(states)
    writer.put(modeRules)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      try reader.get(), holds: try reader.get(), size: try reader.get(), shape: try reader.get(),
      margins: try reader.get(), background: try reader.get(), facts: try reader.get(),
      tap: try reader.get(), states: try reader.get(), modeRules: try reader.get())
  }
}
