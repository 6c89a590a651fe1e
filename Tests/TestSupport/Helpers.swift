// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import Testing

/// A value that tasks change together.
package actor Collector<Element: Sendable> {
  package private(set) var elements: [Element] = []

  package init() {}

  package func append(_ element: Element) { elements.append(element) }
}

/// A door that stays closed until somebody opens it.
package actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init() {}

  package func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  package func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

/// A control archived on a bus of its own.
@MainActor package func archive<Control: ControlWidget>(
  _ control: Control.Type, in state: ItemState = .current, store: [String: StoreValue] = [:]
) async throws -> ArchivedControl {
  let bus = Bus(store: store)
  bus.register(control: control)
  let item = try #require(bus.items().first)
  guard case .control(let archived) = try await bus.archive(item, in: state).content else {
    throw WrongContent()
  }
  return archived
}

package struct WrongContent: Error {
  package init() {}
}

/// Runs code in the surroundings of one process, and tells what it did.
@discardableResult package func surrounded<Result>(
  process: String = "extension", stores: Stores = Stores(), system: SystemState = SystemState(),
  platform: Platform = .iOS, _ body: () throws -> Result
) rethrows -> (result: Result, events: [RunEvent]) {
  let context = RunContext(
    process: process, stores: stores, system: system, platform: platform)
  let result = try RunContext.$bound.withValue(context) { try body() }
  return (result, context.journal.events)
}

/// A folder that is removed when the body returns.
@discardableResult package func withTemporaryFolder<Result>(
  _ body: (URL) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("TestSupport-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

extension RunEvent {
  /// What was read or written, as text; nil for everything else.
  package var storeText: String? {
    func text(_ value: StoreValue?) -> String { value?.description ?? "nothing" }
    switch self {
    case .read(let group, let key, let value):
      return "\(group ?? "standard") \(key) reads \(text(value))"
    case .write(_, let group, let key, let from, let to):
      return "\(group ?? "standard") \(key) from \(text(from)) to \(text(to))"
    default: return nil
    }
  }
}
