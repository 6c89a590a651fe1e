// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import SurfaceRules

/// Reads the compiler's diagnostics, keeping those for the user's own lines.
struct Diagnostics: Codable {
  /// The errors, as failures.
  var errors: [Failure] = []
  /// The uses of names that only IntentBus accepts, or accepts in an extension.
  var acceptedNames: [AcceptedNameUse] = []

  /// Reads diagnostics.
  ///
  /// - Parameters:
  ///   - output: What the compiler wrote.
  ///   - plugin: The name of the plugin.
  ///   - paths: The paths of the user's files.
  ///   - isSurface: Whether it is written for this program, and never for Xcode.
  init(_ output: Data, plugin: String, paths: Set<String>, isSurface: Bool = false) {
    let lines = String(decoding: output, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: true)
    // The compiler spells paths as `#sourceLocation` does: as literals, with their escapes.
    let spelled = Dictionary(
      paths.map { (String(LexicalPreparer.literal($0).dropFirst().dropLast()), $0) },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    for line in lines {
      guard let diagnostic = Self.parse(line, spelled), seen.insert(String(line)).inserted else {
        continue
      }
      if diagnostic.isError {
        errors.append(
          Failure(
            plugin: plugin, file: diagnostic.file, line: diagnostic.line,
            column: diagnostic.column,
            error: Self.explained(diagnostic.message, isSurface: isSurface)))
        continue
      }
      if let name = Self.acceptedName(diagnostic.message) {
        acceptedNames.append(
          AcceptedNameUse(
            name: name, file: diagnostic.file, line: diagnostic.line, column: diagnostic.column))
      }
    }
  }

  /// The name that the vocabulary put in angle brackets before its words on a deprecated declaration.
  private static func acceptedName(_ message: String) -> AcceptedNameUse.Name? {
    AcceptedNameUse.Name.allCases.first { message.contains(": <\($0.rawValue)> ") }
  }

  private struct Diagnostic {
    var file: String
    var line: Int
    var column: Int
    var isError: Bool
    var message: String
  }

  private static func parse(_ line: Substring, _ paths: [String: String]) -> Diagnostic? {
    for (marker, isError) in [(": error: ", true), (": warning: ", false)] {
      guard let range = line.range(of: marker) else { continue }
      var place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count > 2, let column = place.popLast().flatMap({ Int($0) }),
        let row = place.popLast().flatMap({ Int($0) })
      else { continue }
      guard let file = paths[place.joined(separator: ":")] else { continue }
      return Diagnostic(
        file: file, line: row, column: column, isError: isError,
        message: withoutGroup(line[range.upperBound...]))
    }
    return nil
  }

  /// The message without the name of its group that newer compilers put at its end: " [#Name]".
  private static func withoutGroup(_ message: Substring) -> String {
    guard message.hasSuffix("]"), let start = message.range(of: " [#", options: .backwards) else {
      return String(message)
    }
    return String(message[..<start.lowerBound])
  }

  /// The message, with a word on names that may be elsewhere, or exist for Xcode.
  private static func explained(_ message: String, isSurface: Bool) -> String {
    if message.hasPrefix("cannot find ") && message.hasSuffix(" in scope") {
      return message
        + (isSurface
          ? " (if a file elsewhere declares it, add that with --with)"
          : " (if another file of the app declares it, add that with --with; if it is Apple's, surfacectl does not know it yet)")
    }
    if message.contains("attribute can only apply to one type") {
      return message
        + " (this folder is taken as one extension; name the folders of several one by one)"
    }
    if isSurface { return message }
    if message.contains(" has no member '") || message.contains("extra argument") {
      return message + " (Xcode may know it; surfacectl's vocabulary does not)"
    }
    return message
  }
}
