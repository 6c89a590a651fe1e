// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SourceModel
  import Testing

  @testable import surfacectl_read

  @Suite
  struct TypeIndexTests {
    @Test func `types are told with kind, place and what encloses them`() throws {
      let index = try Preparation(
        """
        struct Outer {
          final class Inner: Base { enum Leaf {} }
        }
        extension Outer.Inner { actor Worker {} }
        func local() { struct Hidden {} }
        """
      ).index
      #expect(
        index.types.map { "\($0.kind.rawValue) \($0.qualifiedName) \($0.line):\($0.column)" } == [
          "struct Outer 1:8", "class Outer.Inner 2:15", "enum Outer.Inner.Leaf 2:34",
          "actor Outer.Inner.Worker 4:31",
        ])
    }

    @Test func `inheritance is told as written, attributes dropped, protocols one by one`() throws {
      let index = try Preparation(
        "class A<T>: Base<T>, @unchecked Sendable, SwiftUI . View, @MainActor P & Q, ~Copyable {}"
      ).index
      #expect(
        index.types.first?.inherits == [
          "Base<T>", "Sendable", "SwiftUI . View", "P", "Q", "~Copyable",
        ])
    }

    @Test func `extensions in any file add to what a type inherits`() throws {
      let index = try Preparation.index(of: [
        "a.swift": "extension A: First, Second {}\nextension B.C: Third {}",
        "b.swift": "struct A: Second {}\nstruct B { struct C {} }",
      ])
      #expect(index.types.map(\.inherits) == [["Second", "First"], [], ["Third"]])
    }

    @Test func `extensions elsewhere do not mean a private type`() throws {
      let index = try Preparation.index(of: [
        "a.swift": "private struct A {}", "b.swift": "struct A {}\nextension A: P {}",
      ])
      #expect(index.types.map(\.inherits) == [[], ["P"]])
    }

    @Test func `a type in a private type is private`() throws {
      let index = try Preparation(
        """
        fileprivate enum A { struct B {} }
        private extension C { struct D {} }
        public struct E { private struct F {} }
        """
      ).index
      #expect(index.types.filter(\.isPrivate).map(\.name) == ["A", "B", "D", "F"])
    }

    @Test func `the entry point and an asynchronous main are told`() throws {
      let index = try Preparation(
        """
        @main struct A { static func main() async throws {} }
        struct B { static func main() {} }
        struct C {}
        extension C { public static func main() async {} }
        #if os(iOS)
        @main
        #endif
        struct D { func main() async {} }
        """
      ).index
      #expect(index.types.filter(\.isMain).map(\.name) == ["A", "D"])
      #expect(index.types.filter(\.hasAsyncMain).map(\.name) == ["A", "C"])
    }

    @Test func `the entry point of a companion is blanked and still told`() throws {
      let prepared = try Preparation("@main struct A {}", isCompanion: true)
      #expect(prepared.text == "      struct A {}")
      #expect(prepared.index.types.map(\.isMain) == [true])
      #expect(try Preparation("@main struct A {}").text == "@main struct A {}")
    }

    @Test func `types of inactive branches are not told`() throws {
      let index = try Preparation(
        """
        #if os(macOS)
        struct A {}
        #else
        struct B {
          #if DEBUG
          struct C {}
          #endif
        }
        #endif
        """
      ).index
      #expect(index.types.map(\.name) == ["B"])
    }

    @Test func `protocols are types that nothing can construct`() throws {
      let index = try Preparation("protocol P: ControlWidget {}").index
      #expect(index.types.map(\.kind) == [.protocol])
      #expect(index.types.map(\.inherits) == [["ControlWidget"]])
    }

    @Test func `a type in a generic type is generic, wherever it is declared`() throws {
      let index = try Preparation.index(of: [
        "a.swift": "struct Box<T> { struct In {} }\nstruct Plain {}",
        "b.swift": "extension Box { struct Late {} }",
      ])
      #expect(index.types.filter(\.isGeneric).map(\.name) == ["Box", "In", "Late"])
    }
  }
#endif
