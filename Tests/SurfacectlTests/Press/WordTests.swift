// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

extension PressTests {
  /// What people read of a press.
  struct WordTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox(cache: .common)
      var widget = WidgetSourceText()
      widget.view = "Button(\"Go\", intent: Forget())"
      widget.declarations = """
        struct Forget: AppIntent {
          static let title: LocalizedStringResource = "Forget"
          func perform() async throws -> some IntentResult {
            UserDefaults(suiteName: "group.example")?.removeObject(forKey: "gone")
            return .result()
          }
        }
        struct Wait: AppIntent {
          static let title: LocalizedStringResource = "Wait"
          func perform() async throws -> some IntentResult {
            try await Task.sleep(for: .seconds(60))
            return .result()
          }
        }
        """
      try sandbox.write("Card/Card.swift", widget.text)
    }

    @Test func `a widget that shows nothing new is told what a widget can do`() throws {
      let run = try sandbox.run("press", "card", "Card")
      #expect(run.output.contains("nobody can see this press"))
      #expect(run.output.contains("try a timeline provider"))
      #expect(!run.output.contains("value provider"))
    }

    @Test func `a key that was not there is not written`() throws {
      let run = try sandbox.run("press", "card", "Card")
      #expect(run.output.contains("removed gone in group.example, which was not set"))
      #expect(!run.output.contains("nothing → nothing"))
    }

    @Test func `an intent by itself is told what could show it`() throws {
      let run = try sandbox.run("press", "Forget", "Card", "--from", "lock-screen")
      #expect(!run.output.contains("value provider"))
    }

    @Test func `of what never came to its end no time is told`() throws {
      let run = try sandbox.run("press", "Wait", "Card", "--timeout", "1")
      #expect(run.status == 2)
      #expect(run.outputLines.first == "Wait in the extension's process: took too long")
    }

    @Test func `how many were pressed stands in the last line`() throws {
      let run = try sandbox.run("press", "--all", "Card")
      #expect(run.outputLines.last == "1 pressed")
    }
  }
}
