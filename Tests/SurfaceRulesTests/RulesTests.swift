// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import SurfaceRules
import Testing

/// The list of rules, and their document.
struct RulesTests {
  @Test func `identifiers are unique and in alphabetical order`() {
    let ids = Rules.all.map { $0.rule.id }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test func `every rule is either one of presses or one of archives`() {
    let ids = Rules.ofPresses.map { $0.id } + Rules.ofArchives.map { $0.id }
    #expect(ids.sorted() == Rules.all.map { $0.rule.id })
  }

  @Test func `the document says what the rules say`() throws {
    let text = try RulesDocument.text()
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "all" {
      try Data(text.utf8).write(to: RulesDocument.path)
    }
    #expect(try String(contentsOf: RulesDocument.path, encoding: .utf8) == text)
  }

  @Test func `help ends without a full stop, since sentences go on after it`() {
    for entry in Rules.all { #expect(!entry.rule.help.hasSuffix("."), "\(entry.rule.id)") }
  }
}
