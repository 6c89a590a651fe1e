// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// Reads the localised strings of an extension as a device in one language shows them.
struct StringCatalogs {
  /// The texts by table and key.
  private(set) var texts: [String: [String: String]] = [:]
  /// The catalogs that could not be read.
  private(set) var failures: [Failure] = []

  private let choice: LanguageChoice
  private let devices: [String]

  /// Reads catalogs, given by their paths; without a locale for the development language.
  init(_ paths: [String], locale: String?, platform: Platform) {
    // What a language is related to takes a while to find out.
    choice = LanguageChoice(paths.isEmpty ? nil : locale)
    devices = platform == .watchOS ? ["applewatch", "other"] : ["iphone", "other"]
    guard !paths.isEmpty else { return }
    for path in paths where path.hasSuffix(".xcstrings") { readCatalog(path) }
    readTables(paths.filter { !$0.hasSuffix(".xcstrings") })
  }

  /// The catalogs of a plugin that could not be read, each told once.
  mutating func takeFailures(of plugin: String) -> [Failure] {
    defer { failures = [] }
    return failures.map { failure in
      var failure = failure
      failure.plugin = plugin
      return failure
    }
  }

  private mutating func fail(_ path: String, _ error: String) {
    failures.append(Failure(file: path, error: error))
  }

  private mutating func bytes(_ path: String) -> Data? {
    do { return try BoundedFile.contents(of: path) } catch {
      fail(path, error.sentence)
      return nil
    }
  }

  /// Takes the texts of a table; where several catalogs have a key the first one counts.
  private mutating func add(_ new: [String: String], path: String) {
    let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    texts[table, default: [:]].merge(new) { old, _ in old }
  }

  // MARK: String catalogs

  private mutating func readCatalog(_ path: String) {
    guard let bytes = bytes(path) else { return }
    guard
      let catalog = (try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any],
      let strings = catalog["strings"] as? [String: Any]
    else {
      return fail(
        path, "the string catalog is not the JSON that Xcode writes, so its texts are left out")
    }
    let source = (catalog["sourceLanguage"] as? String).map { [$0] } ?? []
    var found: [String: String] = [:]
    for (key, entry) in strings {
      guard let entry = entry as? [String: Any],
        let localizations = entry["localizations"] as? [String: Any]
      else { continue }
      for name in choice.ordered(Array(localizations.keys), source: source) {
        guard let localization = localizations[name] as? [String: Any],
          let text = text(of: localization)
        else { continue }
        found[key] = text
        break
      }
    }
    add(found, path: path)
  }

  /// The text of a localisation, with the form that stands for all that none else is there for.
  private func text(of localization: [String: Any]) -> String? {
    guard var text = plainText(of: localization) else { return nil }
    for (name, part) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let part = part as? [String: Any], let form = plainText(of: part) else { continue }
      let position = (part["argNum"] as? Int).map { "\($0)$" } ?? ""
      let specifier = "%" + position + (part["formatSpecifier"] as? String ?? "@")
      text = text.replacing("%#@\(name)@", with: form.replacing("%arg", with: specifier))
    }
    return text
  }

  private func plainText(of node: [String: Any]) -> String? {
    if let unit = node["stringUnit"] as? [String: Any] {
      // What nobody has translated yet is left to the next language.
      return unit["state"] as? String == "new" ? nil : unit["value"] as? String
    }
    guard let variations = node["variations"] as? [String: Any] else { return nil }
    for (kind, names) in [("device", devices), ("plural", ["other"])] {
      guard let forms = variations[kind] as? [String: Any] else { continue }
      for name in names + forms.keys.sorted() {
        if let form = forms[name] as? [String: Any], let text = plainText(of: form) { return text }
      }
    }
    return nil
  }

  // MARK: Tables in folders of languages

  private mutating func readTables(_ folders: [String]) {
    func language(_ folder: String) -> String {
      ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    let languages = folders.map { language($0) }
    var source = ["en", "Base"]
    if let only = languages.first, Set(languages).count == 1 { source.append(only) }
    for wanted in choice.ordered(languages, source: source) {
      for folder in folders where language(folder) == wanted { readTables(in: folder) }
    }
  }

  private mutating func readTables(in folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return fail(folder, "the folder can't be read")
    }
    for name in names.sorted() where name.hasSuffix(".strings") && !name.hasPrefix(".") {
      let path = FolderContent.join(folder, name)
      guard let bytes = bytes(path) else { continue }
      do throws(StringsFile.Damaged) {
        add(try StringsFile.read(bytes), path: path)
      } catch {
        failures.append(
          Failure(
            file: path, line: error.line, error: "\(error.reason), so its texts are left out"))
      }
    }
  }
}

/// Which of the languages of an extension count, and in which order.
struct LanguageChoice {
  /// The wanted language with its parents, the nearest first.
  private let wanted: [String]

  init(_ locale: String?) {
    guard let locale else {
      wanted = []
      return
    }
    let tag = Self.normalized(locale)
    var wanted = [tag]
    // Taiwan reads traditional characters, though its tag may not say so.
    let full = Self.normalized(Locale.Language(identifier: tag).maximalIdentifier)
    for tag in [tag, full] {
      var parts = tag.split(separator: "-")
      let language = parts.first ?? ""
      // A script says more of a text than the region does.
      while parts.count > 2 {
        parts.removeLast()
        wanted.append(parts.joined(separator: "-"))
      }
      if tag == full { wanted.append(String(language)) }
    }
    self.wanted = wanted
  }

  /// The languages that count, the first one before all others: the wanted one, its parents, the source's.
  func ordered(_ names: [String], source: [String]) -> [String] {
    var result: [String] = []
    for tag in wanted + source.map({ Self.normalized($0) }) {
      for name in names where Self.normalized(name) == tag && !result.contains(name) {
        result.append(name)
      }
    }
    return result
  }

  private static func normalized(_ tag: String) -> String {
    tag.lowercased().replacing("_", with: "-")
  }

  /// Whether a text is the identifier of a locale, such as `de`, `pt-BR` or `zh_Hant_HK`.
  static func isLocale(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let areWords = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard let language = parts.first, parts.count <= 8, areWords else { return false }
    return (2...3).contains(language.count) && language.allSatisfy(\.isLetter)
  }
}
