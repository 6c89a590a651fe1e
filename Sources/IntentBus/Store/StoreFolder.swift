// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// A folder with one property list a store, safe for several processes at once.
final class StoreFolder: Sendable {
  private let url: URL

  init(url: URL) { self.url = url }

  /// The file name of a store: the group's, or the process's for a standard store.
  static func name(process: String, group: String?) -> String {
    FileNames.escaped(group ?? "standard-\(process)") + ".plist"
  }

  func values(in name: String) -> [String: StoreValue] {
    read(url.appendingPathComponent(name))
  }

  func update<Result>(
    _ name: String, _ change: (inout [String: StoreValue]) -> Result
  ) -> Result {
    let file = url.appendingPathComponent(name)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return withLock(on: url.appendingPathComponent("." + name + ".lock")) {
      var values = read(file)
      let before = values
      let result = change(&values)
      if values != before { write(values, to: file) }
      return result
    }
  }

  private func read(_ file: URL) -> [String: StoreValue] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      case .dictionary(let values)? = StoreValue(propertyList: list)
    {
      return values
    }
    let aside = file.appendingPathExtension("damaged")
    try? FileManager.default.removeItem(at: aside)
    try? FileManager.default.moveItem(at: file, to: aside)
    RunContext.current.journal.record(
      .damagedStore(
        "\(file.lastPathComponent) is not a property list; it was set aside as "
          + aside.lastPathComponent))
    return [:]
  }

  private func write(_ values: [String: StoreValue], to file: URL) {
    let list = values.mapValues(\.propertyList)
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
    else { return }
    // Atomic: a temporary file beside it, then a rename.
    try? data.write(to: file, options: .atomic)
  }

  private func withLock<Result>(on file: URL, _ body: () -> Result) -> Result {
    let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { flock(descriptor, LOCK_EX) }
    return body()
  }
}
