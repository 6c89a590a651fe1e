// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

extension BadInputTests {
  /// Something that user code should not do.
  enum Misdeed: String, CaseIterable {
    case traps
    case exits
    case hangs
    case spins
    case crashes
    case recurs

    /// The body of a function that does it.
    var code: String {
      switch self {
      case .traps: "fatalError(\"the wire is broken\")"
      case .exits: "exit(0)"
      case .hangs: "while true { sleep(1000) }"
      case .spins: "var number = 0; while true { number &+= 1 }"
      case .crashes: "UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1"
      case .recurs: "func again(_ n: Int) -> Int { again(n &+ 1) &+ again(n) }; print(again(1))"
      }
    }

    /// What the sentence says of it.
    var word: String {
      switch self {
      case .traps: "the wire is broken"
      case .exits: "exit(0)"
      case .hangs, .spins: "1 s"
      case .crashes, .recurs: "crashed"
      }
    }
  }

  /// Where user code runs.
  enum Place: String, CaseIterable {
    case bundle
    case control
    case content
    case provider

    /// The type that a sentence names.
    var type: String { self == .bundle ? "BadBundle" : "BadControl" }
  }

  /// Code that crashes, ends or never ends.
  struct CodeTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox()
      try sandbox.add(.lamp)
    }

    private func source(_ place: Place, _ code: String) -> String {
      var source = ExtensionSource(name: "Bad", kind: "com.example.bad")
      switch place {
      case .bundle: source.beforeBundle = "let _ = act()"
      case .control: source.beforeControl = "act()"
      case .content: source.beforeContent = "let _ = act()"
      case .provider: source.provider = "act(); return false"
      }
      source.extra = "@discardableResult func act() -> Bool {\n  \(code)\n  return true\n}\n"
      return source.text
    }

    @Test(arguments: Place.allCases, [Misdeed.traps, .exits, .hangs])
    func `code that fails is told with type, place and reason`(
      place: Place, deed: Misdeed
    ) throws {
      try expectTold(place, deed)
    }

    @Test(arguments: [Misdeed.spins, .crashes, .recurs])
    func `a provider that fails in any way is told`(deed: Misdeed) throws {
      try expectTold(.provider, deed)
    }

    private func expectTold(_ place: Place, _ deed: Misdeed) throws {
      try sandbox.write("Bad/Bad.swift", source(place, deed.code))
      let run = try sandbox.run("list", "Bad", "Lamp", "--timeout", "1")
      #expect(run.status == 2)
      #expect(run.listsLamp)
      #expect(run.failures.count == 1)
      let sentence = try #require(run.failures.first)
      #expect(sentence.hasPrefix("Bad/Bad.swift:"))
      #expect(sentence.contains(place.type))
      #expect(sentence.contains(deed.word), "\(sentence)")
    }

    @Test func `the other controls of the same plugin are listed`() throws {
      try sandbox.write(
        "Bad/Bad.swift",
        source(.provider, "fatalError()").replacing(
          "    BadControl()\n", with: "    BadControl()\n    GoodControl()\n"))
      try sandbox.write("Bad/Good.swift", LoadingTests.loose("Good"))
      let run = try sandbox.run("list", "Bad", "--format", "json")
      #expect(run.status == 2)
      #expect(try run.json().list("items").map { $0["title"]?.string } == ["Good"])
      #expect(try run.json().list("failures").count == 1)
    }

    @Test func `several plugins that fail are each told`() throws {
      var names: [String] = []
      for place in Place.allCases {
        names.append("Bad-\(place)")
        try sandbox.write("Bad-\(place)/Bad.swift", source(place, "fatalError()"))
      }
      let run = try sandbox.run(["list"] + names + ["Lamp"])
      #expect(run.status == 2)
      #expect(run.listsLamp)
      #expect(run.failures.count == names.count)
    }

    @Test(arguments: [Misdeed.traps, .exits, .hangs])
    func `an entry point that fails when it is loaded is told`(deed: Misdeed) throws {
      try sandbox.write(
        "Bad/Bad.swift",
        """
        import Foundation

        @main
        enum Entry {
          static func main() {
            \(deed.code)
          }
        }

        """)
      let run = try sandbox.run("list", "Bad", "Lamp", "--timeout", "1")
      #expect(run.status == 2)
      #expect(run.listsLamp)
      #expect(run.failures.count == 1)
      let sentence = try #require(run.failures.first)
      #expect(sentence.hasPrefix("Bad/Bad.swift:3:") || sentence.hasPrefix("Bad/Bad.swift:4:"))
      #expect(sentence.contains(deed.word))
    }

    @Test func `an entry point that is async is told to be so`() throws {
      try sandbox.write(
        "Bad/Bad.swift",
        "@main\nenum Entry {\n  static func main() async {\n    await Task.yield()\n  }\n}\n")
      let run = try sandbox.run("list", "Bad", "Lamp", "--timeout", "1")
      #expect(run.status == 2)
      #expect(run.listsLamp)
      #expect(run.failures.count == 1)
      #expect(try #require(run.failures.first).contains("async"))
    }

    @Test func `an entry point that throws is told`() throws {
      try sandbox.write(
        "Bad/Bad.swift",
        """
        struct Reason: Error {}

        @main
        enum Entry {
          static func main() throws { throw Reason() }
        }

        """)
      let run = try sandbox.run("list", "Bad", "Lamp")
      #expect(run.status == 2)
      #expect(run.listsLamp)
      #expect(run.failures.count == 1)
    }

    @Test func `an entry point that registers nothing is fine and told`() throws {
      try sandbox.write("Bad/Bad.swift", "@main\nenum Entry {\n  static func main() {}\n}\n")
      let run = try sandbox.run("list", "Bad", "Lamp")
      #expect(run.status == 0)
      #expect(run.listsLamp)
      #expect(run.errorLines.count == 1)
    }

    @Test func `a provider that throws is shown by its preview, and what it threw is told`()
      throws
    {
      try sandbox.write(
        "Bad/Bad.swift",
        ExtensionSource(
          name: "Bad", kind: "com.example.bad", provider: "throw Reason.wireBroken",
          extra: "enum Reason: Error { case wireBroken }"
        ).text)
      let run = try sandbox.run("render", "Bad", "Lamp")
      #expect(run.status == 0)
      #expect(run.output.contains("wireBroken"))
      let list = try sandbox.run("list", "Bad", "Lamp")
      #expect(list.status == 0)
      #expect(list.listsLamp)
      #expect((list.output + list.errors).contains("control.provider-throws"))
    }

    @Test(arguments: Misdeed.allCases)
    func `what an intent performs is never run by looking at it`(deed: Misdeed) throws {
      try sandbox.write(
        "Bad/Bad.swift",
        ExtensionSource(name: "Bad", kind: "com.example.bad", perform: deed.code).text)
      for command in ["list", "render"] {
        let run = try sandbox.run(command, "Bad", "Lamp", "--timeout", "1")
        #expect(run.status == 0)
        #expect(run.failures.isEmpty)
      }
    }

    @Test(arguments: ["render", "surfaces"])
    func `other commands tell it too`(command: String) throws {
      try sandbox.write("Bad/Bad.swift", source(.provider, "fatalError()"))
      let run = try sandbox.run(command, "Bad", "Lamp")
      #expect(run.status == 2)
      #expect(run.failures.count == 1)
      #expect(!run.output.isEmpty)
    }

    @Test func `a snapshot of what is left is recorded`() throws {
      try sandbox.write("Bad/Bad.swift", source(.provider, "fatalError()"))
      let run = try sandbox.run(
        "snapshot", "record", "Bad", "Lamp", setting: .writing("surfaces"))
      #expect(run.status == 2)
      #expect(sandbox.files(in: "surfaces").count { $0.hasSuffix(".txt") } == 4)
    }

    @Test func `a time limit below a second is told as it was given`() throws {
      try sandbox.write("Bad/Bad.swift", source(.provider, Misdeed.hangs.code))
      let run = try sandbox.run("list", "Bad", "--timeout", "0.5")
      #expect(run.status == 2)
      #expect(try #require(run.failures.first).contains("0.5 s"))
    }
  }
}
