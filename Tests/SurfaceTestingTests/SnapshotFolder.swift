// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import SurfaceTesting
import Testing

/// A folder of snapshots that is removed after a test, in an environment of the test's own.
struct SnapshotFolder {
  private let root: URL
  private let name = "test.lamp.control-center.medium.accented.off.txt"

  /// The path of the test that the snapshots belong to.
  var test: String { root.appendingPathComponent("LampTests.swift").path }

  /// Creates a folder; call it in a process of the test's own, for it sets variables.
  init(environment: [String: String]) {
    for name in ["CI", "RECORD_SNAPSHOTS"] { unsetenv(name) }
    for (name, value) in environment { setenv(name, value, 1) }
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("SurfaceTestingTests-\(UUID().uuidString)")
  }

  /// The lamp that is off, in the medium size of Control Center.
  static func lamp() throws -> SurfaceCase {
    try #require(
      SurfaceCase.all(of: SampleBundle.self).first { $0.slot == "medium" && $0.state == .off })
  }

  private var snapshot: URL {
    root.appendingPathComponent("__Snapshots__/LampTests").appendingPathComponent(name)
  }

  func content() -> String? { try? String(contentsOf: snapshot, encoding: .utf8) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: snapshot) }

  /// The files in the folder, in the order of their paths.
  func files() -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { $0.hasSuffix(".txt") }.sorted()
  }

  func remove() { try? FileManager.default.removeItem(at: root) }
}
