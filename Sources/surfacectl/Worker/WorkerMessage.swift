// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Drawing

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
      self = .item(
        Item(
          plugin: try reader.number(), order: try reader.number(),
          item: try ItemDescription(from: &reader),
          placements: try reader.list { (reader) throws(FieldReader.Malformed) in
            try PlacedItem(from: &reader)
          }))
    case "done": self = .done
    default: throw FieldReader.Malformed()
    }
  }
}
