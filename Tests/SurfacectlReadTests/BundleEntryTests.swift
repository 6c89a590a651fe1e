// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SourceModel
  import Testing

  @testable import surfacectl_read

  @Suite
  struct BundleEntryTests {
    private func entries(_ body: String, bundle: String = "B: WidgetBundle") throws -> [String] {
      let text = "struct \(bundle) { var body: some Widget {\n\(body)\n} }"
      return try Preparation(text).index.bundleEntries.map { "\($0.bundle) \($0.type)" }
    }

    @Test func `what a bundle lists is told once, in order`() throws {
      #expect(try entries("A()\nOuter.C<Int>()\nD.init()\nA()") == ["B A", "B Outer.C", "B D"])
    }

    @Test func `branches are looked into`() throws {
      let body = """
        if #available(iOS 18, *), Date() > x { A() } else if y { C() } else { D() }
        switch z { case .a: E() default: F() }
        #if os(iOS)
        G()
        #else
        H()
        #endif
        """
      #expect(try entries(body) == ["B A", "B C", "B D", "B E", "B F", "B G"])
    }

    @Test func `modifiers and builders are seen through, arguments are not`() throws {
      let body = """
        A(style: Style()).families([Family()])
        return WidgetBundleBuilder.buildBlock(C(), D())
        """
      #expect(try entries(body) == ["B A", "B C", "B D"])
    }

    @Test func `a getter that is spelled out is a body`() throws {
      #expect(try entries("get { A() }") == ["B A"])
    }

    @Test func `the body of any other type lists nothing`() throws {
      #expect(try entries("Text()", bundle: "V: View").isEmpty)
    }

    @Test func `a bundle may conform in another file`() throws {
      let index = try Preparation.index(of: [
        "a.swift": "struct B { var body: some Widget { A() } }",
        "b.swift": "extension B: SwiftUI.WidgetBundle {}",
      ])
      #expect(index.bundleEntries == [IndexedBundleEntry(bundle: "B", type: "A")])
    }
  }
#endif
