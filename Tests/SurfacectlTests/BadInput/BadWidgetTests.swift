// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

extension BadInputTests {
  /// Widgets that go wrong.
  struct BadWidgetTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private func list(_ change: (inout WidgetSourceText) -> Void) throws -> Outcome {
      var widget = WidgetSourceText()
      change(&widget)
      try sandbox.write("Card/Card.swift", widget.text)
      return try sandbox.run("list", "Card", "--timeout", "5")
    }

    @Test func `a view that contains itself is told, and what is left is shown`() throws {
      let run = try list {
        $0.view = "Loop()"
        $0.declarations = "struct Loop: View { var body: some View { VStack { Loop() } } }"
      }
      #expect(run.status == 2)
      #expect(run.failures.count == 1)
      #expect(run.errors.contains("Loop has 256 views inside each other"))
      #expect(run.output.contains("Card"))
    }

    @Test func `a function that calls itself for ever is told as a crash`() throws {
      let run = try list {
        $0.view = "again(1)"
        $0.declarations =
          "@MainActor func again(_ n: Int) -> AnyView { AnyView(VStack { again(n + 1) }) }"
      }
      #expect(run.status == 2)
      #expect(run.errors.contains("a recursion without end"))
    }

    @Test func `ten thousand children are told at a bounded cost`() throws {
      let run = try list {
        $0.view = "VStack { ForEach(0..<10_000, id: \\.self) { Text(\"\\($0)\") } }"
      }
      #expect(run.status == 2)
      #expect(run.errors.contains("more than 2000 views"))
    }

    @Test(
      arguments: [
        ".frame(width: .nan)", ".frame(height: .infinity)", ".frame(minWidth: -5)",
        ".padding(.nan)", ".padding(-1e300)", ".offset(x: .infinity)", ".scaleEffect(.nan)",
        ".aspectRatio(0, contentMode: .fit)", ".position(x: .nan, y: 0)", ".opacity(.nan)",
        ".font(.system(size: .nan))", ".font(.system(size: 1e300))", ".lineSpacing(.infinity)",
        ".minimumScaleFactor(.nan)", ".lineLimit(-1)", ".layoutPriority(.nan)",
      ])
    func `a size that is no size spoils nothing`(modifier: String) throws {
      let run = try list { $0.view = "VStack { Text(\"x\")\(modifier) }" }
      #expect(run.failures.isEmpty, "\(run.errors)")
      #expect(run.output.contains("■"))
    }

    @Test func `an address that is none is no address`() throws {
      let run = try list { $0.view = "Text(\"x\").widgetURL(URL(string: \"\"))" }
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
    }

    @Test func `a provider that forgets to answer is told`() throws {
      let run = try list { $0.timeline = "_ = context.family" }
      #expect(run.status == 2)
      #expect(run.errors.contains("Provider.getTimeline never calls its completion"))
    }

    @Test func `a provider that keeps its answer to itself takes too long`() throws {
      var widget = WidgetSourceText()
      widget.timeline = "Kept.completion = completion"
      widget.declarations = "enum Kept { nonisolated(unsafe) static var completion: Any? }"
      try sandbox.write("Card/Card.swift", widget.text)
      let run = try sandbox.run("list", "Card", "--timeout", "0.5")
      #expect(run.status == 2)
      #expect(run.errors.contains("took longer than 0.5 s"))
    }

    @Test func `a widget without families is shown nowhere`() throws {
      let run = try list { $0.families = "" }
      #expect(run.failures.isEmpty)
      #expect(!run.output.contains("■ B"))
    }
  }
}
