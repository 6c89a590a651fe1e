// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import IntentModel

/// A press that a worker is asked to do.
struct PressRequest {
  var plugin: Int
  var kind: String
  var value: Bool?
  var parameters: [PressOptions.Setting] = []
  var isStale = false
  var app: ExecutionPlace.AppState = .notRunning
  /// The surface it is pressed on; nil for a bare intent.
  var surface: String?
  /// The slot it is pressed in; nil for any of the surface.
  var slot: String?
  /// The type of the intent of a widget's button or toggle, or a unique end of it.
  var interaction: String?

  var options: PressOptions {
    var options = PressOptions()
    options.value = value
    options.parameters = parameters
    options.isStale = isStale
    options.interaction = interaction
    return options
  }
}

/// What a worker tells of a press when it is over.
struct PressOutcome: Codable {
  /// How it ended.
  enum Ending: String, Codable {
    case done
    case threw
    case refused
  }

  var ending: Ending
  var error: String?
  var intent: String
  var process: String
  var milliseconds: Double
  var foregroundsApp: Bool
  /// The reason the app comes to the foreground, such as "openAppWhenRun".
  var foregroundReason: String?
  /// What the app is opened at, in the words of its entity or enum.
  var openedTarget: String?
  /// The state that a toggle was asked to go to.
  var target: Bool?
  /// Whether the intent read the value that it was asked to set; nil where that can't be seen.
  var readsValue: Bool?
  /// Whether the configuration lacks a choice.
  var isUnconfigured: Bool
  var asksForConfiguration: Bool
  /// What the toggle of a widget shows at once; nil for anything else.
  var optimistic: Bool?
  /// What the control shows in the very process that performed it; nil where it could not be asked.
  var shownHere: ArchivedControl?
}

extension PressRequest: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(plugin)
    writer.put(kind)
    writer.put(value.map { $0 ? "on" : "off" })
    Self.put(parameters, in: &writer)
    writer.put(isStale)
    writer.put(app.rawValue)
    writer.put(surface)
    writer.put(slot)
    writer.put(interaction)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(plugin: try reader.number(), kind: try reader.text())
    value = try reader.optional().map { $0 == "on" }
    parameters = try Self.settings(&reader)
    isStale = try reader.flag()
    app = try reader.value()
    surface = try reader.optional()
    slot = try reader.optional()
    interaction = try reader.optional()
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
