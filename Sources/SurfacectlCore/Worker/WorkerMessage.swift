// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// What a worker is doing with user code.
enum WorkerPhase: String, Codable {
  /// Opens the library and runs its `main`.
  case loading
  /// Asks a bundle for its content, or a control for its configuration.
  case evaluating
  /// Asks a control for its value and content.
  case archiving
  /// Asks a surface what it shows.
  case representing
  /// Performs an intent.
  case performing
}

/// What a worker tells, a line of fields each; the first field is the word.
enum WorkerMessage {
  /// A step begins.
  case step(Step)
  /// A plugin's surface was loaded.
  case surface(SurfaceDescription)
  /// Something was not registered or not archived.
  case problem(Problem)
  /// An item with what each slot does with it.
  case item(Item)
  /// The intent that is performed did something.
  case event(RunEvent)
  /// A press is over.
  case pressed(PressEnding)
  /// Everything was told.
  case done

  /// A step of user code.
  struct Step: Equatable {
    var phase: WorkerPhase
    var plugin: Int
    var subject: String
  }

  /// Something that was not registered or not archived.
  struct Problem {
    var plugin: Int
    var typeName: String
    var rule: String
    var message: String
  }

  /// An item with what each slot does with it.
  struct Item {
    var plugin: Int
    var order: Int
    var item: ItemDescription
    var placements: [PlacedItem]
    /// The control as it is now; only where a press wants to compare it.
    var control: ArchivedControl?
  }

  // A press is rare and slow enough for a general coder.
  private static func json(_ value: some Encodable) -> String {
    String(decoding: (try? JSONEncoder().encode(value)) ?? Data(), as: UTF8.self)
  }

  private static func value<Value: Decodable>(
    _ text: String
  ) throws(FieldReader.Malformed) -> Value {
    guard let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) else {
      throw FieldReader.Malformed()
    }
    return value
  }

  /// The message as a line without its end.
  var line: [UInt8] {
    var writer: FieldWriter
    switch self {
    case .step(let step):
      writer = FieldWriter("step")
      writer.put(step.phase.rawValue)
      writer.put(step.plugin)
      writer.put(step.subject)
    case .surface(let surface):
      writer = FieldWriter("surface")
      surface.put(in: &writer)
    case .problem(let problem):
      writer = FieldWriter("problem")
      writer.put(problem.plugin)
      for text in [problem.typeName, problem.rule, problem.message] { writer.put(text) }
    case .item(let item):
      writer = FieldWriter("item")
      writer.put(item.plugin)
      writer.put(item.order)
      item.item.put(in: &writer)
      writer.put(item.placements) { $1.put(in: &$0) }
      writer.put(item.control.map { Self.json($0) })
    case .event(let event):
      writer = FieldWriter("event")
      writer.put(Self.json(event))
    case .pressed(let outcome):
      writer = FieldWriter("pressed")
      writer.put(Self.json(outcome))
    case .done: writer = FieldWriter("done")
    }
    return writer.line
  }

  /// Reads a line.
  init(_ line: ArraySlice<UInt8>) throws(FieldReader.Malformed) {
    var reader = FieldReader(line)
    switch try reader.text() {
    case "step":
      self = .step(
        Step(
          phase: try reader.value(), plugin: try reader.number(), subject: try reader.text()))
    case "surface": self = .surface(try SurfaceDescription(from: &reader))
    case "problem":
      self = .problem(
        Problem(
          plugin: try reader.number(), typeName: try reader.text(), rule: try reader.text(),
          message: try reader.text()))
    case "item":
      var item = Item(
        plugin: try reader.number(), order: try reader.number(),
        item: try ItemDescription(from: &reader),
        placements: try reader.list { (reader) throws(FieldReader.Malformed) in
          try PlacedItem(from: &reader)
        })
      if let json = try reader.optional() { item.control = try Self.value(json) }
      self = .item(item)
    case "event": self = .event(try Self.value(try reader.text()))
    case "pressed": self = .pressed(try Self.value(try reader.text()))
    case "done": self = .done
    default: throw FieldReader.Malformed()
    }
  }
}
