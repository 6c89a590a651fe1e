// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension KindFault: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .empty: writer.put("empty")
    case .taken(let kind, let holder):
      writer.put("taken")
      writer.put(kind)
      writer.put(holder)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "empty": self = .empty
    case "taken": self = .taken(kind: try reader.get(), holder: try reader.get())
    default: throw .field
    }
  }
}

extension Trouble: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .kind(let fault):
      writer.put("kind")
      writer.put(fault)
    case .surface(let sentence): put("surface", sentence, in: &writer)
    case .loading(let sentence): put("loading", sentence, in: &writer)
    case .archiving(let sentence): put("archiving", sentence, in: &writer)
    case .store(let sentence): put("store", sentence, in: &writer)
    }
  }

  private func put(_ word: String, _ sentence: String, in writer: inout FieldWriter) {
    writer.put(word)
    writer.put(sentence)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "kind": self = .kind(try reader.get())
    case "surface": self = .surface(try reader.get())
    case "loading": self = .loading(try reader.get())
    case "archiving": self = .archiving(try reader.get())
    case "store": self = .store(try reader.get())
    default: throw .field
    }
  }
}

extension ProviderFault: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .emptyTimeline(let typeName):
      writer.put("empty-timeline")
      writer.put(typeName)
    case .answeredTwice(let function):
      writer.put("answered-twice")
      writer.put(function)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "empty-timeline": self = .emptyTimeline(typeName: try reader.get())
    case "answered-twice": self = .answeredTwice(function: try reader.get())
    default: throw .field
    }
  }
}

extension ArchivedWidget.TimelineSummary: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(entryCount)
    writer.put(date)
    writer.put(policy)
    writer.put(nextDate)
    writer.put(shortestGap)
    writer.put(secondsToReload)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(entryCount: try reader.get(), date: try reader.get(), policy: try reader.get())
    nextDate = try reader.get()
    shortestGap = try reader.get()
    secondsToReload = try reader.get()
  }
}

extension ArchivedWidget.TimelineSummary.Policy: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .atEnd: writer.put("at-end")
    case .never: writer.put("never")
    case .after(let date):
      writer.put("after")
      writer.put(date)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "at-end": self = .atEnd
    case "never": self = .never
    case "after": self = .after(try reader.get())
    default: throw .field
    }
  }
}

extension WidgetObservations: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(providerFaults)
    writer.put(asksForReload)
    writer.put(timeline)
    writer.put(readsClock)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      providerFaults: try reader.get(), asksForReload: try reader.get(),
      timeline: try reader.get(), readsClock: try reader.get())
  }
}
