// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentVocabulary

/// Makes names of Swift modules of names of folders.
enum ModuleName {
  /// Names that a module of ours or of the toolchain has, or that the language keeps for itself.
  private static let reserved: Set<String> = [
    "Swift", "SwiftUI", "SwiftShims", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "FoundationInternationalization", "Dispatch", "Synchronization", "Observation",
    "Testing", "XCTest", "Glibc", "Musl", "Darwin", "Combine", "WidgetKit", "AppIntents",
    "ActivityKit", "Intents", "UIKit", "os", "OSLog", "IntentBus", "IntentLayout", "IntentModel",
    "IntentStore", "IntentVocabulary", "SourceModel", "SurfaceDrawing", "SurfaceKit",
    "SurfaceRules",
    "SurfacectlCore", "Surfaces",
    "SurfaceTesting",
    "surfacectl", "Main", "main", "Any", "Self", "Type", "Protocol", "RegexBuilder",
    "Distributed", "Cxx", "CxxStdlib", "Runtime", "Builtin", "_Concurrency",
  ]

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "as", "false", "is", "nil",
    "self", "super", "throws", "true", "try",
  ]

  /// An identifier that resembles a name, is no keyword or known module, and is not taken.
  static func make(from name: String, taken: Set<String>) -> String {
    var identifier = ""
    for character in name {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      identifier.append(isPlain ? character : "_")
    }
    if identifier.first?.isNumber != false { identifier = "_" + identifier }
    if identifier.allSatisfy({ $0 == "_" }) { identifier += "plugin" }
    identifier = String(identifier.prefix(100))
    if reserved.contains(identifier) || keywords.contains(identifier) { identifier += "_plugin" }
    guard taken.contains(identifier) else { return identifier }
    return (2...).lazy.map { "\(identifier)_\($0)" }.first { !taken.contains($0) } ?? identifier
  }
}
