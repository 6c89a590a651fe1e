// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import SourceModel
import Testing

/// The document that the reader prints and surfacectl keeps.
struct SourceIndexTests {
  private let index = SourceIndex(
    files: [
      IndexedFile(path: "A.swift", prepared: "1-A.swift", isCompanion: false),
      IndexedFile(path: "S/B.swift", prepared: "2-B.swift", isCompanion: true),
    ],
    imports: [IndexedImport(module: "UIKit", file: "A.swift", line: 1, isProvided: false)],
    types: [
      IndexedType(
        name: "Inner", qualifiedName: "A.Inner", kind: .class, inherits: ["P"], file: "A.swift",
        line: 2, column: 9, isMain: true, hasAsyncMain: true, isPrivate: true, isGeneric: true),
      IndexedType(
        name: "B", qualifiedName: "B", kind: .struct, inherits: [], file: "S/B.swift", line: 1,
        column: 8, isMain: true),
    ],
    bundleEntries: [IndexedBundleEntry(bundle: "A", type: "B")],
    problems: [SourceProblem(file: "C.swift", line: 3, column: 4, message: "No.")])

  @Test func `an index comes back as it was`() throws {
    let data = try JSONEncoder().encode(index)
    #expect(try JSONDecoder().decode(SourceIndex.self, from: data) == index)
  }

  @Test(arguments: ["1", "4", "\"3\"", "null"])
  func `an index of another version is refused for its version`(version: String) throws {
    // Nothing else in it could be decoded either.
    let data = Data("{\"version\":\(version),\"files\":7}".utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SourceIndex.self, from: data)
    }
    switch try #require(error) {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      #expect(context.codingPath.map(\.stringValue) == ["version"])
    default: Issue.record("\(String(describing: error))")
    }
  }

  @Test func `an index without a version is refused`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SourceIndex.self, from: Data("{}".utf8))
    }
  }

  @Test func `the entry point of a companion is none`() {
    #expect(index.entryPoints.map(\.name) == ["Inner"])
  }

  @Test func `of types with one name the outermost is meant, and no protocol`() {
    func type(_ qualifiedName: String, _ kind: IndexedType.Kind = .struct) -> IndexedType {
      IndexedType(
        name: "T", qualifiedName: qualifiedName, kind: kind, inherits: [], file: "a", line: 1,
        column: 1)
    }
    let index = SourceIndex(types: [type("A.B.T"), type("T", .protocol), type("A.T")])
    #expect(index.type(named: "T")?.qualifiedName == "A.T")
    #expect(index.type(named: "A") == nil)
  }
}
