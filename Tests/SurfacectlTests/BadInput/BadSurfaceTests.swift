// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

extension BadInputTests {
  /// Surface plugins that answer nonsense.
  struct BadSurfaceTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox()
      try sandbox.add(.lamp)
    }

    private func list(_ surface: SurfaceSource, _ options: String...) throws -> Outcome {
      try sandbox.write("Odd/Odd.swift", surface.text)
      return try sandbox.run(["list", "Lamp", "--plugin", "Odd", "--timeout", "1"] + options)
    }

    private static func surface(_ change: (inout SurfaceSource) -> Void) -> SurfaceSource {
      var surface = SurfaceSource(name: "Odd", id: "odd")
      change(&surface)
      return surface
    }

    private func expectLeftOut(
      _ run: Outcome, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      #expect(run.status == 2, sourceLocation: sourceLocation)
      #expect(run.listsLamp, sourceLocation: sourceLocation)
      #expect(run.failures.count == 1, "\(run.errors)", sourceLocation: sourceLocation)
      let sentence = try #require(run.failures.first, sourceLocation: sourceLocation)
      #expect(
        sentence.hasPrefix("Odd/Odd.swift:") || sentence.hasPrefix("Odd: error: "),
        sourceLocation: sourceLocation)
    }

    @Test(
      arguments: [
        "", "Odd One", "odd/one", "../odd", "ODD", "odd\\u{1B}[31m", "odd_one", "ödd",
        String(repeating: "odd", count: 100), "control-center", "watch",
      ])
    func `an id that is unusable or taken is told, and the surface is left out`(
      id: String
    ) throws {
      let run = try list(Self.surface { $0.id = id })
      try expectLeftOut(run)
      #expect(try sandbox.run("surfaces", "--plugin", "Odd").outputLines.count == 6)
    }

    @Test(
      arguments: [
        "",
        #"Slot("top", holds: [.control]), Slot("top", holds: [.control])"#,
        #"Slot("", holds: [.control])"#,
        #"Slot("Top Shelf", holds: [.control])"#,
        #"Slot("top", holds: [.control], size: Size(.nan, 10))"#,
        #"Slot("top", holds: [.control], size: Size(10, .infinity))"#,
        #"Slot("top", holds: [.control], size: Size(-1, 10))"#,
        #"Slot("top", holds: [.control], shape: .roundedRectangle(radius: .nan))"#,
        #"Slot("top", holds: [.control], margins: .nan)"#,
        #"Slot("top", holds: [.control], margins: -.infinity)"#,
        #"Slot("top", holds: [.control], modeRules: [])"#,
      ])
    func `slots that make no sense are told, and the surface is left out`(
      slots: String
    ) throws {
      let list = try list(
        Self.surface { $0.slots = slots.isEmpty ? "] as [Slot] + [" : slots })
      try expectLeftOut(list)
    }

    @Test func `two facts with one id are told`() throws {
      let fact = #"Fact("odd.fact", .assumed, "One.", source: "none")"#
      try expectLeftOut(try list(Self.surface { $0.facts = "\(fact), \(fact)" }))
    }

    @Test(arguments: Misdeed.allCases)
    func `a surface that fails while it answers is told, and the others are shown`(
      deed: Misdeed
    ) throws {
      let run = try list(Self.surface { $0.before = deed.code })
      try expectLeftOut(run)
      let sentence = try #require(run.failures.first)
      #expect(sentence.contains("odd"))
      #expect(sentence.contains(deed.word))
    }

    @Test func `one sentence is enough though every item asks it`() throws {
      try sandbox.add(.bell, .vault)
      let surface = Self.surface { $0.before = Misdeed.traps.code }
      try sandbox.write("Odd/Odd.swift", surface.text)
      let run = try sandbox.run("render", "Lamp", "Bell", "Vault", "--plugin", "Odd")
      #expect(run.status == 2)
      #expect(run.failures.count == 1)
      for kind in ["com.example.lamp", "com.example.bell", "com.example.vault.value"] {
        #expect(run.output.contains(kind))
      }
    }

    @Test(arguments: [Misdeed.traps, .exits, .hangs])
    func `a surface that fails while it is made is told`(deed: Misdeed) throws {
      let text = Self.surface { _ in }.text.replacing(
        "  func represent", with: "  init() {\n    \(deed.code)\n  }\n\n  func represent")
      try sandbox.write("Odd/Odd.swift", text)
      try expectLeftOut(
        try sandbox.run("list", "Lamp", "--plugin", "Odd", "--timeout", "1"))
    }

    @Test(arguments: [Misdeed.traps, .exits, .hangs])
    func `a surface that fails when its slots are asked for is told`(deed: Misdeed) throws {
      let text = Self.surface { _ in }.text.replacing(
        #"let slots = [Slot("top", holds: [.control])]"#,
        with: "var slots: [Slot] {\n    \(deed.code)\n  }")
      try sandbox.write("Odd/Odd.swift", text)
      try expectLeftOut(
        try sandbox.run("list", "Lamp", "--plugin", "Odd", "--timeout", "1"))
    }

    @Test func `a surface whose id changes does no harm`() throws {
      let text = Self.surface { _ in }.text.replacing(
        "let id = \"odd\"", with: "var id: String { \"odd-\\(Int.random(in: 0...1_000_000))\" }")
      try sandbox.write("Odd/Odd.swift", text)
      let run = try sandbox.run("list", "Lamp", "--plugin", "Odd", "--timeout", "1")
      #expect(run.listsLamp)
      #expect([0, 2].contains(run.status))
    }

    @Test func `a surface whose slots change does no harm`() throws {
      let text = Self.surface { _ in }.text.replacing(
        #"let slots = [Slot("top", holds: [.control])]"#,
        with:
          #"var slots: [Slot] { [Slot("top-\(Int.random(in: 0...1_000_000))", holds: [.control])] }"#
      )
      try sandbox.write("Odd/Odd.swift", text)
      let run = try sandbox.run("list", "Lamp", "--plugin", "Odd", "--timeout", "1")
      #expect(run.listsLamp)
      #expect([0, 2].contains(run.status))
    }

    // MARK: Answers

    private func render(answer: String, _ options: String...) throws -> Outcome {
      let surface = Self.surface {
        $0.answer = "answer(control.represent([.glyph], of: item, in: slot, system: system))"
      }
      try sandbox.write(
        "Odd/Odd.swift",
        surface.text + """

          func answer(_ usual: Representation) -> Placement {
            var answer = usual
            \(answer)
            return .shown(answer)
          }

          """)
      return try sandbox.run(["render", "Lamp", "--plugin", "Odd"] + options)
    }

    @Test func `texts with terminal escapes come out escaped`() throws {
      let run = try render(
        answer: """
          answer.label = "\\u{1B}[31m\\nred"
          answer.value = "\\u{202E}"
          answer.glyph = Representation.Glyph("\\u{7}", source: .symbol)
          answer.lost = [Representation.Loss("\\u{1B}c", rule: "\\u{1B}c")]
          answer.facts = ["\\u{1B}c"]
          """)
      #expect(run.status == 0)
      #expect(run.output.contains("Odd, top"))
    }

    @Test func `colours that are no numbers come out as colours`() throws {
      let run = try render(
        answer: "answer.tint = .rgba(.nan, .infinity, -1, 2)", "--format", "json")
      #expect(run.status == 0)
      let entry = try #require(
        try run.json().list("representations").last { $0["surface"] == .text("odd") })
      #expect(entry["tint"]?.string?.hasPrefix("#") == true)
    }

    @Test func `a text of a million characters is cut for people`() throws {
      let run = try render(
        answer: "answer.label = String(repeating: \"x\", count: 1_000_000)")
      #expect(run.status == 0)
      #expect(run.outputLines.allSatisfy { $0.count < 1000 })
      #expect(run.output.contains("Odd, top"))
    }

    @Test func `an answer of gigabytes is told, and the others are shown`() throws {
      let run = try render(
        answer: "answer.label = String(repeating: \"x\", count: 200_000_000)", "--timeout", "5")
      #expect(run.status == 2)
      #expect(run.failures.count == 1)
      #expect(run.output.contains("Lock Screen"))
    }

    @Test func `facts that nobody states are no fault`() throws {
      let run = try render(answer: "answer.facts = [\"no.such-fact\"]")
      #expect(run.status == 0)
      #expect(run.failures.isEmpty)
    }

    @Test func `an absence without words is no fault`() throws {
      let run = try list(Self.surface { $0.answer = "Placement.absent(Absence(\"\", \"\"))" })
      #expect(run.status == 0)
      #expect(run.listsLamp)
    }
  }
}
