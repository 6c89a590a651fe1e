// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SourceModel
  import Testing

  @testable import surfacectl_read

  @Suite
  struct UseTests {
    /// The uses of `Fan` in a text, as `owner+` where it may be constructed and `owner-` elsewhere.
    private func uses(_ text: String) throws -> [String] {
      try Preparation("struct Fan {}\n" + text).index.uses.filter { $0.type == "Fan" }
        .map { ($0.owner ?? "*") + ($0.isConstruction ? "+" : "-") }
    }

    @Test(arguments: [
      "Fan()", "Fan.init()", "Fan.self", "Outer.Fan()", "Box<Fan>()", "make(Fan.self)", "[Fan]()",
    ])
    func `what can come to a value is a construction`(expression: String) throws {
      #expect(try uses("struct B { var body: some Widget { \(expression) } }") == ["B+"])
    }

    @Test(arguments: ["Fan.kind", "Outer.Fan.kind", "Fan.make()"])
    func `what only a member is asked of is none`(expression: String) throws {
      #expect(try uses("struct B { let kind = \(expression) }") == ["B-"])
    }

    @Test func `extensions, previews and code outside types`() throws {
      #expect(try uses("extension Fan: P {}") == [])
      #expect(try uses("#Preview { Fan() }") == [])
      #expect(try uses("extension B { func f() { Fan() } }") == ["B+"])
      #expect(try uses("func f() { Fan() }") == ["*+"])
    }

    @Test func `branches that another build compiles count wherever they are`() throws {
      #expect(try uses("struct B {\n#if os(macOS)\nvar a: Int { Fan() }\n#endif\n}") == ["*+"])
    }
  }
#endif
