// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentStore
import Testing

/// File names of any text.
struct FileNamesTests {
  @Test(
    arguments: [
      ("com.example.lamp", "com.example.lamp"), ("a/b", "a%2Fb"), ("../x", "%2E.%2Fx"),
      (".", "%2E"), ("", "%"), ("a b", "a%20b"), ("ü", "%C3%BC"), ("%", "%25"), ("\n", "%0A"),
      ("A-b_9", "A-b_9"),
    ])
  func `everything but plain letters and digits is escaped`(_ text: String, _ name: String) {
    #expect(FileNames.escaped(text) == name)
  }

  @Test func `a long name fits and stays unlike another`() {
    let texts = ["a", "b"].map { String(repeating: "ü", count: 500) + $0 }
    let names = texts.map { FileNames.escaped($0) }
    #expect(names.allSatisfy { $0.utf8.count <= 240 })
    #expect(names[0] != names[1])
  }

  @Test func `a fingerprint is the same in every run`() {
    #expect(FileNames.fingerprint("") == 0xcbf2_9ce4_8422_2325)
    #expect(FileNames.fingerprint("a") == 0xaf63_dc4c_8601_ec8c)
  }
}
