// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import Testing

  @testable import surfacectl_read

  @Suite
  struct PreviewTests {
    @Test func `a preview is blanked with all its closures`() throws {
      let prepared = try Preparation(
        """
        struct A {}
        #Preview("é", as: .systemSmall) {
          A()
        } timeline: {
          1
        }
        struct B {}
        """)
      #expect(prepared.lines == ["struct A {}", "", "", "", "", "", "struct B {}"])
    }

    @Test func `a preview takes its attributes and semicolon along`() throws {
      let prepared = try Preparation("@available(iOS 17, *)\n#Preview { A() }; let x = 1")
      #expect(prepared.text == "                     \n                  let x = 1")
    }

    @Test func `a preview inside an active branch is blanked`() throws {
      let prepared = try Preparation("#if os(iOS)\n#Preview { A() }\n#endif\n")
      #expect(prepared.lines == ["", "", "", ""])
    }

    @Test func `other macros stay`() throws {
      let text = "#warning(\"x\")\nlet a = #line\n"
      #expect(try Preparation(text).text == text)
    }
  }
#endif
