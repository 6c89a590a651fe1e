// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

extension StoreValue: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .bool(let value): put("bool", value, in: &writer)
    case .int(let value): put("int", value, in: &writer)
    case .double(let value): put("double", value, in: &writer)
    case .string(let value): put("string", value, in: &writer)
    case .data(let value): put("data", value, in: &writer)
    case .date(let value): put("date", value, in: &writer)
    case .array(let items):
      writer.put("array")
      writer.putNested(items) { $0.put($1) }
    case .dictionary(let items):
      writer.put("dictionary")
      writer.putNested(items.sorted { $0.key < $1.key }) { writer, entry in
        writer.put(entry.key)
        writer.put(entry.value)
      }
    }
  }

  private func put(_ word: String, _ payload: some FieldCodable, in writer: inout FieldWriter) {
    writer.put(word)
    writer.put(payload)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "bool": self = .bool(try reader.get())
    case "int": self = .int(try reader.get())
    case "double": self = .double(try reader.get())
    case "string": self = .string(try reader.get())
    case "data": self = .data(try reader.get())
    case "date": self = .date(try reader.get())
    case "array":
      self = .array(
        try reader.nested { (reader) throws(FieldReader.Malformed) in try reader.get() })
    case "dictionary":
      let entries = try reader.nested {
        (reader) throws(FieldReader.Malformed) -> (String, StoreValue) in
        (try reader.get(), try reader.get())
      }
      self = .dictionary(Dictionary(entries, uniquingKeysWith: { $1 }))
    default: throw .field
    }
  }
}

extension RunEvent: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .read(let group, let key, let value):
      writer.put("read")
      writer.put(group)
      writer.put(key)
      writer.put(value)
    case .readAll(let group):
      writer.put("read-all")
      writer.put(group)
    case .write(let process, let group, let key, let from, let to):
      writer.put("write")
      writer.put(process)
      writer.put(group)
      writer.put(key)
      writer.put(from)
      writer.put(to)
    case .reload(let kind): put("reload", kind, in: &writer)
    case .reloadTimelines(let kind): put("reload-timelines", kind, in: &writer)
    case .reloadAllControls: writer.put("reload-controls")
    case .reloadAllWidgets: writer.put("reload-widgets")
    case .open(let url): put("open", url, in: &writer)
    case .dispatched(let kind): put("dispatched", kind, in: &writer)
    case .foreground: writer.put("foreground")
    case .damagedStore(let sentence): put("damaged-store", sentence, in: &writer)
    case .providerFault(let fault):
      writer.put("provider-fault")
      writer.put(fault)
    }
  }

  private func put(_ word: String, _ text: String, in writer: inout FieldWriter) {
    writer.put(word)
    writer.put(text)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "read":
      self = .read(group: try reader.get(), key: try reader.get(), value: try reader.get())
    case "read-all": self = .readAll(group: try reader.get())
    case "write":
      self = .write(
        process: try reader.get(), group: try reader.get(), key: try reader.get(),
        from: try reader.get(), to: try reader.get())
    case "reload": self = .reload(kind: try reader.get())
    case "reload-timelines": self = .reloadTimelines(kind: try reader.get())
    case "reload-controls": self = .reloadAllControls
    case "reload-widgets": self = .reloadAllWidgets
    case "open": self = .open(url: try reader.get())
    case "dispatched": self = .dispatched(kind: try reader.get())
    case "foreground": self = .foreground
    case "damaged-store": self = .damagedStore(try reader.get())
    case "provider-fault": self = .providerFault(try reader.get())
    default: throw .field
    }
  }
}

extension PressReport.Outcome: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(name)
    switch self {
    case .threw(let reason), .refused(let reason): writer.put(reason)
    case .done, .crashed, .exited, .timedOut: break
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case Self.done.name: self = .done
    case Self.crashed.name: self = .crashed
    case Self.exited.name: self = .exited
    case Self.timedOut.name: self = .timedOut
    case "threw": self = .threw(try reader.get())
    case "refused": self = .refused(try reader.get())
    default: throw .field
    }
  }
}

extension PressEnding: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(outcome)
    writer.put(intent)
    writer.put(process)
    writer.put(milliseconds)
    writer.put(foregroundsApp)
    writer.put(foregroundReason)
    writer.put(openedTarget)
    writer.put(target)
    writer.put(readsValue)
    writer.put(isUnconfigured)
    writer.put(asksForConfiguration)
    writer.put(optimistic)
    writer.put(shownHere)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), intent: try reader.get(), process: try reader.get())
    milliseconds = try reader.get()
    foregroundsApp = try reader.get()
    foregroundReason = try reader.get()
    openedTarget = try reader.get()
    target = try reader.get()
    readsValue = try reader.get()
    isUnconfigured = try reader.get()
    asksForConfiguration = try reader.get()
    optimistic = try reader.get()
    shownHere = try reader.get()
  }
}

extension StoreReads.Key: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(group)
    writer.put(key)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(group: try reader.get(), key: try reader.get())
  }
}

extension StoreReads: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(keys)
    writer.put(wholeGroups)
    writer.put(isCut)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init()
    keys = try reader.get()
    wholeGroups = try reader.get()
    isCut = try reader.get()
  }
}
