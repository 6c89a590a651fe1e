// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import Testing

  @testable import surfacectl_read

  @Suite
  struct ConditionTests {
    /// Whether a branch under the condition is compiled; nil where the `#if` was left alone.
    private func isActive(
      _ condition: String, configure: (inout PrepareOptions) -> Void = { _ in }
    ) throws -> Bool? {
      let text = "#if \(condition)\nyes\n#else\nno\n#endif"
      let lines = try Preparation(text, configure: configure).lines
      if lines == ["", "yes", "", "", ""] { return true }
      if lines == ["", "", "", "no", ""] { return false }
      return nil
    }

    @Test func `inactive branches are blanked and line numbers kept`() throws {
      let prepared = try Preparation(
        """
        #if os(macOS)
        let a = 1
        #elseif os(iOS) // here
          let b = 2 /* é */
        #else
        let c = 3
        #endif
        let d = 4
        """)
      #expect(
        prepared.text == """
                       
                   
                          // here
            let b = 2 /* é */
               
                   
                
          let d = 4
          """)
    }

    @Test(arguments: TargetPlatform.allCases)
    func `each platform has its own branch`(platform: TargetPlatform) throws {
      for (name, owner) in [("iOS", TargetPlatform.ios), ("watchOS", .watchos), ("macOS", .macos)] {
        #expect(try isActive("os(\(name))") { $0.platform = platform } == (owner == platform))
      }
      #expect(try isActive("os(Linux)") { $0.platform = platform } == false)
    }

    @Test(arguments: [
      "arch(arm64)", "_endian(little)", "_pointerBitWidth(_64)", "swift(>=5.10)", "swift(<6)",
      "compiler(>=6.3.1)", "canImport(SwiftUI)", "canImport(Foundation)", "!DEBUG",
      "hasFeature(Macros)", "hasAttribute(available)", "true", "os(macOS) || (os(iOS) && !FOO)",
    ])
    func `a condition holds`(condition: String) throws {
      #expect(try isActive(condition) == true)
    }

    @Test(arguments: [
      "targetEnvironment(simulator)", "targetEnvironment(macCatalyst)", "arch(x86_64)", "DEBUG",
      "_runtime(_ObjC)", "canImport(UIKit)", "canImport(Combine)", "swift(>=6)", "swift(>=9)",
      "compiler(>=7)", "hasFeature(StrictConcurrency)", "hasFeature(Nonsense)",
      "hasAttribute(nonsense)", "false",
    ])
    func `a condition does not hold`(condition: String) throws {
      #expect(try isActive(condition) == false)
    }

    @Test func `the language mode is the one that was asked for`() throws {
      #expect(try isActive("swift(>=6)") { $0.languageMode = 6 } == true)
      #expect(try isActive("hasFeature(StrictConcurrency)") { $0.languageMode = 6 } == true)
    }

    @Test func `a name that was given is set`() throws {
      #expect(try isActive("DEBUG && FOO") { $0.conditions = ["DEBUG", "FOO"] } == true)
    }

    @Test(arguments: ["FOO == 1", "1", "&& FOO", "os(", "unknown(x)", "swift(x)", ""])
    func `a condition that means nothing is left to the compiler`(condition: String) throws {
      #expect(try isActive(condition) == nil)
    }

    @Test func `an #if without an end is left to the compiler`() throws {
      let text = "#if os(watchOS)\nstruct A {}\n"
      #expect(try Preparation(text).text == text)
    }

    @Test func `what is inside an #if that is left alone is still prepared`() throws {
      let prepared = try Preparation("#if FOO == 1\nimport UIKit\n#endif")
      #expect(prepared.lines == ["#if FOO == 1", "", "#endif"])
    }

    @Test func `nested blocks are resolved`() throws {
      let prepared = try Preparation(
        """
        #if os(iOS)
        #if DEBUG
        a()
        #else
        b()
        #endif
        #else
        #if true
        c()
        #endif
        #endif
        """)
      #expect(prepared.lines == ["", "", "", "", "b()", "", "", "", "", "", ""])
    }

    @Test func `blocks between members, cases, modifiers and attributes are resolved`() throws {
      let prepared = try Preparation(
        """
        #if os(macOS)
        @objc
        #endif
        struct A {
          #if os(iOS)
          var a: Int {
            switch x {
            #if os(watchOS)
            case 1: 1
            #endif
            default: b
              #if os(iOS)
              .c()
              #else
              .d()
              #endif
              .e()
            }
          }
          #endif
        }
        """)
      let kept = prepared.lines.filter { !$0.isEmpty }
      #expect(
        kept == [
          "struct A {", "  var a: Int {", "    switch x {", "    default: b", "      .c()",
          "      .e()", "    }", "  }", "}",
        ])
    }
  }
#endif
