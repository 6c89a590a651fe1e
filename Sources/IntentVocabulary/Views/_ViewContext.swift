// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What a view sees while it is archived, and where it leaves what is not a view.
@MainActor @preconcurrency public struct _ViewContext {
  /// What `@Environment` gives.
  public var values: EnvironmentValues
  let record: ViewRecord
  private var depth = 0

  package init(
    values: EnvironmentValues = EnvironmentValues(), record: ViewRecord = ViewRecord()
  ) {
    self.values = values
    self.record = record
  }

  /// The context inside a view; nil where there are too many of them, or too deep inside each other.
  func entering(_ view: @autoclosure () -> String) -> _ViewContext? {
    record.viewCount += 1
    guard record.viewCount <= ViewRecord.mostViews else {
      record.note(
        "more than \(ViewRecord.mostViews) views; the rest is left out. A widget shows a handful: take a prefix of the data"
      )
      return nil
    }
    guard depth < ViewRecord.mostDepth else {
      record.note(
        "\(view()) has \(ViewRecord.mostDepth) views inside each other; what is deeper is left out. Does its body contain itself?"
      )
      return nil
    }
    var inner = self
    inner.depth += 1
    return inner
  }
}

/// What is kept of one archiving beside the views.
@MainActor package final class ViewRecord {
  /// So many views in one widget are a mistake.
  nonisolated static let mostViews = 2_000
  /// So many views inside each other are a recursion.
  nonisolated static let mostDepth = 256

  /// A button or a toggle.
  package struct Interaction {
    package var isOn: Bool?
    package var intent: any AppIntent
  }

  var viewCount = 0
  package private(set) var notes: [String] = []
  package var interactions: [Interaction] = []
  /// The sizes of geometry readers by number, as an earlier layout found them.
  package let readerSizes: [Int: Size]
  package private(set) var readerCount = 0

  package init(readerSizes: [Int: Size] = [:]) { self.readerSizes = readerSizes }

  /// Keeps a sentence about what went wrong, once.
  func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// The number of one more geometry reader.
  func nextReader() -> Int {
    defer { readerCount += 1 }
    return readerCount
  }
}
