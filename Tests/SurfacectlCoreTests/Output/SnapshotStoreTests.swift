// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

@testable import SurfacectlCore

/// Where snapshots lie.
struct SnapshotStoreTests {
  @Test(
    arguments: [
      ("Lamps", "test.lamp", "stub", "Lamps/test.lamp.stub.txt"),
      ("My Lamps", "a/b", "stub", "My%20Lamps/a%2Fb.stub.txt"),
      ("..", "../x", "menu-bar", "%2E./%2E.%2Fx.menu-bar.txt"),
      ("L", "", "stub", "L/%.stub.txt"),
      ("L", "\u{1B}\n", "stub", "L/%1B%0A.stub.txt"),
    ])
  func `a path stays in its folder`(
    _ plugin: String, _ kind: String, _ surface: String, _ path: String
  ) {
    #expect(SnapshotStore.path(plugin: plugin, kind: kind, surface: surface) == path)
  }

  @Test func `long kinds that start alike have two paths`() {
    let paths = ["a", "b"].map {
      SnapshotStore.path(
        plugin: "L", kind: String(repeating: "k", count: 300) + $0, surface: "stub")
    }
    #expect(paths[0] != paths[1])
    #expect(paths.allSatisfy { $0.utf8.count < 255 })
  }
}
