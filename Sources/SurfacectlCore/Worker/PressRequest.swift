// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel

/// A press that a worker is asked to do.
struct PressRequest {
  var plugin: Int
  var kind: String
  var options = PressOptions()
}

extension PressRequest: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(plugin)
    writer.put(kind)
    writer.put(options.value.map { $0 ? "on" : "off" })
    Self.put(options.parameters, in: &writer)
    writer.put(options.isStale)
    writer.put(options.app.rawValue)
    writer.put(options.surface)
    writer.put(options.slot)
    writer.put(options.interaction)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(plugin: try reader.number(), kind: try reader.text())
    options.value = try reader.optional().map { $0 == "on" }
    options.parameters = try Self.settings(&reader)
    options.isStale = try reader.flag()
    options.app = try reader.value()
    options.surface = try reader.optional()
    options.slot = try reader.optional()
    options.interaction = try reader.optional()
  }

  static func put(_ settings: [PressOptions.Setting], in writer: inout FieldWriter) {
    writer.put(settings) { writer, setting in
      writer.put(setting.name)
      writer.put(setting.text)
    }
  }

  static func settings(
    _ reader: inout FieldReader
  ) throws(FieldReader.Malformed) -> [PressOptions.Setting] {
    try reader.list { (reader) throws(FieldReader.Malformed) in
      PressOptions.Setting(name: try reader.text(), text: try reader.text())
    }
  }
}
