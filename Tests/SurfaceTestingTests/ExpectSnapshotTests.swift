// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import SurfaceTesting
import Testing

/// Snapshots beside a test.
///
/// Each test has a process of its own, for they differ in environment.
struct ExpectSnapshotTests {
  @Test func `a case without a snapshot is recorded, fails once, and then passes`() async {
    await #expect(processExitsWith: .success) {
      let folder = SnapshotFolder(environment: [:])
      defer { folder.remove() }
      let first = try SnapshotFolder.lamp()
      let error = #expect(throws: SnapshotMismatch.self) {
        try expectSnapshot(first, file: folder.test)
      }
      #expect(error?.description.contains("recorded") == true)
      #expect(
        folder.files() == [
          "__Snapshots__/LampTests/test.lamp.control-center.medium.accented.off.txt"
        ])
      #expect(folder.content()?.hasPrefix("glyph: lightbulb (symbol)\nlabel: Lamp\n") == true)
      #expect(throws: Never.self) { try expectSnapshot(first, file: folder.test) }
    }
  }

  @Test func `a case that differs fails with the difference and changes nothing`() async {
    await #expect(processExitsWith: .success) {
      let folder = SnapshotFolder(environment: [:])
      defer { folder.remove() }
      let first = try SnapshotFolder.lamp()
      try? expectSnapshot(first, file: folder.test)
      try folder.write("glyph: lightbulb (symbol)\nlabel: Torch\nvalue: Dark\n")
      let error = #expect(throws: SnapshotMismatch.self) {
        try expectSnapshot(first, file: folder.test)
      }
      let lines = error?.description.split(separator: "\n").map(String.init) ?? []
      #expect(lines.first?.contains("test.lamp control-center/medium accented off") == true)
      #expect(lines.contains("-label: Torch"))
      #expect(lines.contains("+label: Lamp"))
      #expect(lines.contains("--- recorded"))
      #expect(folder.content()?.contains("Torch") == true)
    }
  }

  @Test func `under CI a case without a snapshot fails and writes nothing`() async {
    await #expect(processExitsWith: .success) {
      let folder = SnapshotFolder(environment: ["CI": "true"])
      defer { folder.remove() }
      let first = try SnapshotFolder.lamp()
      let error = #expect(throws: SnapshotMismatch.self) {
        try expectSnapshot(first, file: folder.test)
      }
      #expect(error?.description.contains("+label: Lamp") == true)
      #expect(folder.files() == [])
    }
  }

  @Test func `under CI a case that differs fails and writes nothing`() async {
    await #expect(processExitsWith: .success) {
      let folder = SnapshotFolder(environment: [:])
      defer { folder.remove() }
      let first = try SnapshotFolder.lamp()
      try? expectSnapshot(first, file: folder.test)
      try folder.write("old\n")
      setenv("CI", "1", 1)
      #expect(throws: SnapshotMismatch.self) { try expectSnapshot(first, file: folder.test) }
      #expect(folder.content() == "old\n")
    }
  }

  @Test func `under CI nothing is written anew either`() async {
    await #expect(processExitsWith: .success) {
      let folder = SnapshotFolder(environment: ["CI": "1", "RECORD_SNAPSHOTS": "all"])
      defer { folder.remove() }
      let first = try SnapshotFolder.lamp()
      #expect(throws: SnapshotMismatch.self) { try expectSnapshot(first, file: folder.test) }
      #expect(folder.files() == [])
    }
  }

  @Test func `what differs is written anew on request`() async {
    await #expect(processExitsWith: .success) {
      let folder = SnapshotFolder(environment: ["RECORD_SNAPSHOTS": "all"])
      defer { folder.remove() }
      let first = try SnapshotFolder.lamp()
      #expect(throws: Never.self) { try expectSnapshot(first, file: folder.test) }
      try folder.write("old\n")
      #expect(throws: Never.self) { try expectSnapshot(first, file: folder.test) }
      #expect(folder.content()?.contains("label: Lamp") == true)
    }
  }
}
