// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// Data goes one way through the modules: what is declared knows nothing of what is drawn.
struct ModuleEdgeTests {
  /// What each module may see of the package; Apple's names see the vocabulary alone.
  private static let edges: [String: Set<String>] = [
    "IntentModel": [],
    "IntentStore": [],
    "SourceModel": [],
    "CHost": [],
    "IntentLayout": ["IntentModel"],
    "SurfaceKit": ["IntentModel", "IntentLayout"],
    "IntentVocabulary": ["IntentModel", "IntentStore"],
    "IntentBus": ["IntentModel", "IntentStore", "IntentLayout", "SurfaceKit", "IntentVocabulary"],
    "Surfaces": ["IntentModel", "SurfaceKit"],
    "SurfaceDrawing": ["IntentModel"],
    "SurfaceRules": ["IntentModel", "SourceModel"],
    "surfacectl-read": ["SourceModel"],
  ]

  private static let appleNames = [
    "ActivityKit", "AppIntents", "Intents", "OSLog", "SwiftUI", "UIKit", "WidgetKit", "os",
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var target_dependencies: [String]?
    }

    var targets: [Target]
  }

  @Test func `the package declares the edges, and no others`() throws {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("ModuleEdgeTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A folder of its own: the one of the build is held by whoever runs the tests.
    process.arguments = [
      "swift", "package", "--package-path", Self.root.path, "--scratch-path", scratch.path,
      "describe", "--type", "json",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let targets = try JSONDecoder().decode(Description.self, from: data).targets
    let declared = Dictionary(
      targets.map { ($0.name, Set($0.target_dependencies ?? [])) }, uniquingKeysWith: { $1 })
    for (module, seen) in Self.edges { #expect(declared[module] == seen, "\(module)") }
    #if os(Linux)
      for module in Self.appleNames {
        #expect(declared[module] == ["IntentVocabulary"], "\(module)")
      }
    #endif
    let unknown = Set(declared.keys.filter { !$0.hasSuffix("Tests") && $0 != "TestSupport" })
      .subtracting(Self.edges.keys).subtracting(Self.appleNames)
    #expect(unknown == ["SurfaceTesting", "SurfacectlCore", "surfacectl"])
  }

  @Test(arguments: edges.keys.sorted() + appleNames)
  func `a source imports what its module may see`(_ module: String) throws {
    let isAppleName = Self.appleNames.contains(module)
    let folder = Self.root.appendingPathComponent(
      isAppleName ? "Sources/AppleNames/\(module)" : "Sources/\(module)")
    let allowed = isAppleName ? ["IntentVocabulary"] : Self.edges[module] ?? []
    let ours = Set(Self.edges.keys).union([
      "SurfaceTesting", "SurfacectlCore", "surfacectl", "surfacectl_read",
    ])
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      count += 1
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for line in text.split(separator: "\n") {
        guard let name = Self.importedModule(line), ours.contains(name) else { continue }
        #expect(allowed.contains(name), "\(module)/\(path) imports \(name)")
      }
    }
    #expect(count > 0 || module == "CHost", "\(folder.path) has no sources")
  }

  @Test func `the executable is a main of a few lines`() throws {
    let folder = Self.root.appendingPathComponent("Sources/surfacectl")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["main.swift"])
    let text = try String(
      contentsOf: folder.appendingPathComponent("main.swift"), encoding: .utf8)
    #expect(text.split(separator: "\n").count < 10)
  }

  /// The module that a line imports, whatever attributes stand before the keyword.
  private static func importedModule(_ line: Substring) -> String? {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard let keyword = words.firstIndex(of: "import"),
      words[..<keyword].allSatisfy({
        $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
      })
    else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor"]
    return words[(keyword + 1)...].first { !kinds.contains(String($0)) }
      .flatMap { $0.split(separator: ".").first }.map(String.init)
  }
}
