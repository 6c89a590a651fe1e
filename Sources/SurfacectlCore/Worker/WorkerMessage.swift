// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel

/// What a worker is doing with user code.
enum WorkerPhase: String {
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
  /// The plugins of a kept worker are loaded.
  case ready(Readiness)
  /// Everything was told.
  case done(Done)

  /// A step of user code.
  struct Step: Equatable {
    var phase: WorkerPhase
    var plugin: Int
    var subject: String
  }

  /// Something that was not registered or not archived.
  struct Problem: Hashable {
    /// The number of the plugin; nil where it is about none.
    var plugin: Int?
    var typeName: String
    var trouble: Trouble
  }

  /// An item with what each slot does with it.
  struct Item {
    var plugin: Int
    var order: Int
    var item: ItemDescription
    var placements: [PlacedItem]
    var observations: WidgetObservations?
    /// The control as it is now; only where a press wants to compare it.
    var control: ArchivedControl?
    /// What it read meanwhile; only then, too.
    var reads: StoreReads?
    /// The families of a widget.
    var families: [String] = []
    /// Where a later worker finds it.
    var place = RegisteredItem.Place(registration: 0, entry: 0)
  }

  /// What a kept worker can do.
  struct Readiness: Equatable {
    /// Whether it has one thread, so that copies of it can do all that it could.
    var canCopy: Bool
  }

  /// The last word.
  struct Done: Equatable {
    /// Whether the press did more than was told.
    var isCut: Bool
  }

  /// The message as a line without its end.
  var line: [UInt8] {
    var writer: FieldWriter
    switch self {
    case .step(let step):
      writer = FieldWriter("step")
      writer.put(step)
    case .surface(let surface):
      writer = FieldWriter("surface")
      writer.put(surface)
    case .problem(let problem):
      writer = FieldWriter("problem")
      writer.put(problem)
    case .item(let item):
      writer = FieldWriter("item")
      writer.put(item)
    case .event(let event):
      writer = FieldWriter("event")
      writer.put(event)
    case .pressed(let outcome):
      writer = FieldWriter("pressed")
      writer.put(outcome)
    case .ready(let readiness):
      writer = FieldWriter("ready")
      writer.put(readiness.canCopy)
    case .done(let done):
      writer = FieldWriter("done")
      writer.put(done.isCut)
    }
    return writer.line
  }

  /// Reads a line.
  init(_ line: ArraySlice<UInt8>) throws(FieldReader.Malformed) {
    var reader = FieldReader(line)
    switch try reader.text() {
    case "step": self = .step(try reader.get())
    case "surface": self = .surface(try reader.get())
    case "problem": self = .problem(try reader.get())
    case "item": self = .item(try reader.get())
    case "event": self = .event(try reader.get())
    case "pressed": self = .pressed(try reader.get())
    case "ready": self = .ready(Readiness(canCopy: try reader.get()))
    case "done": self = .done(Done(isCut: try reader.get()))
    default: throw .field
    }
    try reader.end()
  }
}

extension WorkerMessage.Step: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(phase)
    writer.put(plugin)
    writer.put(subject)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(phase: try reader.get(), plugin: try reader.get(), subject: try reader.get())
  }
}

extension WorkerMessage.Problem: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(plugin)
    writer.put(typeName)
    writer.put(trouble)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      plugin: try reader.get(), typeName: try reader.get(), trouble: try reader.get())
  }
}

extension WorkerMessage.Item: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(plugin)
    writer.put(order)
    writer.put(item)
    writer.put(placements)
    writer.put(observations)
    writer.put(control)
    writer.put(reads)
    writer.put(families)
    writer.put(place)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      plugin: try reader.get(), order: try reader.get(), item: try reader.get(),
      placements: try reader.get(), observations: try reader.get(), control: try reader.get(),
      reads: try reader.get(), families: try reader.get(), place: try reader.get())
  }
}
