// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel
import IntentVocabulary

extension ExecutionPlace.Process: FieldCodable {}
extension ExecutionPlace.AppState: FieldCodable {}
extension WorkerPhase: FieldCodable {}
extension WorkerJob.States: FieldCodable {}

extension PressOptions.Setting: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(name)
    writer.put(text)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(name: try reader.get(), text: try reader.get())
  }
}

extension PressOptions: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(surface)
    writer.put(slot)
    writer.put(value)
    writer.put(parameters)
    writer.put(isStale)
    writer.put(interaction)
    writer.put(app)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init()
    surface = try reader.get()
    slot = try reader.get()
    value = try reader.get()
    parameters = try reader.get()
    isStale = try reader.get()
    interaction = try reader.get()
    app = try reader.get()
  }
}

extension PressRequest: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(plugin)
    writer.put(kind)
    writer.put(place)
    writer.put(options)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      plugin: try reader.get(), kind: try reader.get(), place: try reader.get(),
      options: try reader.get())
  }
}

extension WorkerRequest.Plugin: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(name)
    writer.put(path)
    writer.put(library)
    writer.put(catalog)
    writer.put(strings)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(name: try reader.get(), path: try reader.get(), library: try reader.get())
    catalog = try reader.get()
    strings = try reader.get()
  }
}

extension WorkerJob.Skipped: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(phase)
    writer.put(plugin)
    writer.put(subject)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(phase: try reader.get(), plugin: try reader.get(), subject: try reader.get())
  }
}

extension WorkerJob.Store: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .empty: writer.put("empty")
    case .folder(let path):
      writer.put("folder")
      writer.put(path)
    case .groups(let groups):
      writer.put("groups")
      writer.put(groups)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "empty": self = .empty
    case "folder": self = .folder(try reader.get())
    case "groups": self = .groups(try reader.get())
    default: throw .field
    }
  }
}

extension SystemState.Look: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .default: writer.put("default")
    case .clear: writer.put("clear")
    case .tinted(let color):
      writer.put("tinted")
      writer.put(color)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "default": self = .default
    case "clear": self = .clear
    case "tinted": self = .tinted(try reader.get())
    default: throw .field
    }
  }
}

extension SystemState: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(osVersion)
    writer.put(isLocked)
    writer.put(look)
    writer.put(isDark)
    writer.put(hasActionButton)
    writer.put(hasDynamicIsland)
    writer.put(textSize)
    writer.put(switches)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      osVersion: try reader.get(), isLocked: try reader.get(), look: try reader.get(),
      isDark: try reader.get(), hasActionButton: try reader.get(),
      hasDynamicIsland: try reader.get(), textSize: try reader.get(), switches: try reader.get())
  }
}

extension RegisteredItem.Place: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(registration)
    writer.put(entry)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(registration: try reader.get(), entry: try reader.get())
  }
}

extension WorkerJob.Wish: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(plugin)
    writer.put(kind)
    writer.put(place)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(plugin: try reader.get(), kind: try reader.get(), place: try reader.get())
  }
}

extension WorkerJob: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(store)
    writer.put(states)
    writer.put(skipped)
    writer.put(finished)
    writer.put(wishes)
    writer.put(configurations)
    writer.put(instant)
    writer.put(press)
    writer.put(home)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(store: try reader.get(), states: try reader.get())
    skipped = try reader.get()
    finished = try reader.get()
    wishes = try reader.get()
    configurations = try reader.get()
    instant = try reader.get()
    press = try reader.get()
    home = try reader.get()
  }
}

extension WorkerRequest: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(platform)
    writer.put(system)
    writer.put(job)
    writer.put(plugins)
    writer.put(otherLooks)
    writer.put(usesUTC)
    writer.put(locale)
    writer.put(token)
    writer.put(isKept)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(platform: try reader.get(), system: try reader.get(), job: try reader.get())
    plugins = try reader.get()
    otherLooks = try reader.get()
    usesUTC = try reader.get()
    locale = try reader.get()
    token = try reader.get()
    isKept = try reader.get()
  }
}

extension Gallery.Content: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(controls.map(\.kind))
    writer.put(widgets.map(\.kind))
    writer.put(widgets.map(\.family.description))
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    let controls: [String] = try reader.get()
    let kinds: [String] = try reader.get()
    let families: [String] = try reader.get()
    self.init(
      controls: controls.map { ControlInfo(kind: $0) },
      widgets: zip(kinds, families).compactMap { kind, name in
        WidgetFamily(name: name).map { WidgetInfo(kind: kind, family: $0) }
      })
  }
}
