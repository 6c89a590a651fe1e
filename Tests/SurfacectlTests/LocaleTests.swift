// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// String catalogs, folders of languages, and the option that chooses among them.
struct LocaleTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(cache: .common)
    try sandbox.write("Door/Door.swift", Self.source("Door", kind: "com.example.door"))
  }

  private static func source(_ name: String, kind: String) -> String {
    """
    import AppIntents
    import Foundation
    import SwiftUI
    import WidgetKit

    @main
    struct \(name)Bundle: WidgetBundle {
      var body: some Widget { \(name)Control() }
    }

    struct \(name)Control: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "\(kind)", provider: IsOpen()) { isOpen in
          ControlWidgetToggle("door.title", isOn: isOpen, action: SetDoorIntent()) { isOpen in
            Label {
              if isOpen {
                Text("\\(1234) of \\("x")")
              } else {
                Text(NSLocalizedString("shut", tableName: "Other", value: "Shut", comment: "")
                  + " " + Locale.current.identifier)
              }
            } icon: {
              Image(systemName: "door.left.hand.open")
            }
          }
        }
        .displayName("door.name")
      }
    }

    struct IsOpen: ControlValueProvider {
      let previewValue = false
      func currentValue() async throws -> Bool { false }
    }

    struct SetDoorIntent: SetValueIntent {
      static let title: LocalizedStringResource = "Set Door"
      @Parameter(title: "Open") var value: Bool
      func perform() async throws -> some IntentResult {
        guard !value else { throw DoorError() }
        return .result()
      }
    }

    struct DoorError: Error, CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { "The door jams." }
    }

    """
  }

  /// A catalog with the texts of one key by language.
  private func catalog(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
    let entries = texts.map { language, text in
      #""\#(language)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }.joined(separator: ", ")
    return
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"\#(key)": {"localizations": {\#(entries)}}}}"#
  }

  /// What the control shows in the Control Center.
  private func shown(
    _ field: String, _ arguments: String..., state: String = "off", plugin: String = "Door"
  ) throws -> String {
    let run = try sandbox.run(
      ["render", plugin, "--format", "json", "--slot", "control-center/medium", "--state", state]
        + arguments)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let entry = try #require(try run.json().list("representations").first)
    guard case .text(let text)? = entry[field] else { return "nothing" }
    return text
  }

  // MARK: String catalogs

  @Test(
    arguments: [
      (nil, "Door"), ("en", "Door"), ("de", "Tür"), ("de-AT", "Tür"), ("de_CH", "Tür"),
      ("fr", "Door"), ("pt-BR", "Porta BR"), ("pt-PT", "Porta"), ("zh-TW", "門"),
      ("zh-Hant-HK", "門"), ("zh-CN", "门"),
    ] as [(String?, String)])
  func `the nearest language counts`(locale: String?, text: String) throws {
    try sandbox.write(
      "Door/Localizable.xcstrings",
      catalog(
        "door.title",
        [
          "en": "Door", "de": "Tür", "pt": "Porta", "pt-BR": "Porta BR", "zh-Hant": "門",
          "zh-Hans": "门",
        ]))
    if let locale {
      #expect(try shown("label", "--locale", locale) == text)
    } else {
      #expect(try shown("label") == text)
    }
  }

  @Test func `without a catalog the text of the source is shown`() throws {
    #expect(try shown("label") == "door.title")
    #expect(try shown("label", "--locale", "de") == "door.title")
  }

  @Test func `a key without translations is its own text`() throws {
    try sandbox.write(
      "Door/Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"door.title": {}, "other": {"localizations": 3}}}"#)
    #expect(try shown("label", "--locale", "de") == "door.title")
  }

  @Test func `what is not translated yet is left to the source's language`() throws {
    try sandbox.write(
      "Door/Localizable.xcstrings",
      #"""
      {"sourceLanguage": "en", "strings": {"door.title": {"localizations": {
        "de": {"stringUnit": {"state": "new", "value": ""}},
        "en": {"stringUnit": {"state": "translated", "value": "Door"}}}}}}
      """#)
    #expect(try shown("label", "--locale", "de") == "Door")
  }

  @Test(
    arguments: [
      (#"{"stringUnit": {"state": "translated", "value": "%2$@: %1$lld"}}"#, "x: 1.234"),
      (
        #"""
        {"variations": {"plural": {
          "one": {"stringUnit": {"value": "one"}}, "other": {"stringUnit": {"value": "%lld/%@"}}}}}
        """#, "1.234/x"
      ),
      (
        #"""
        {"variations": {"device": {
          "mac": {"stringUnit": {"value": "mac"}}, "iphone": {"stringUnit": {"value": "phone"}}}}}
        """#, "phone"
      ),
      (
        #"""
        {"stringUnit": {"value": "%#@parts@ (%2$@)"}, "substitutions": {"parts": {
          "argNum": 1, "formatSpecifier": "lld",
          "variations": {"plural": {"other": {"stringUnit": {"value": "%arg parts"}}}}}}}
        """#, "1.234 parts (x)"
      ),
    ])
  func `a translated format takes the arguments`(localization: String, text: String) throws {
    try sandbox.write(
      "Door/Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"%lld of %@": {"localizations": {"de": "#
        + localization + "}}}}")
    #expect(try shown("value", "--locale", "de", state: "on") == text)
    #expect(try shown("value", state: "on") == "1,234 of x")
  }

  @Test func `each plugin has texts of its own`() throws {
    try sandbox.write("Gate/Gate.swift", Self.source("Gate", kind: "com.example.gate"))
    try sandbox.write("Door/Localizable.xcstrings", catalog("door.title", ["en": "Door"]))
    try sandbox.write("Gate/Localizable.xcstrings", catalog("door.title", ["en": "Gate"]))
    let run = try sandbox.run("render", "Door", "Gate", "--slot", "control-center/medium")
    #expect(run.output.contains("label: Door"))
    #expect(run.output.contains("label: Gate"))
    #expect(!run.output.contains("door.title"))
  }

  @Test func `names and errors are in the language that was chosen`() throws {
    try sandbox.write("Door/Localizable.xcstrings", catalog("door.name", ["de": "Haustür"]))
    try sandbox.write(
      "Door/App/Localizable.xcstrings", catalog("The door jams.", ["de": "Klemmt."]))
    #expect(try sandbox.run("list", "Door", "--locale", "de").output.contains("Haustür"))
    let run = try sandbox.run("press", "com.example.door", "Door", "--locale", "de")
    #expect(run.status == 1)
    #expect(run.output.contains("Klemmt."))
  }

  @Test func `the folder that sources are added from has texts too`() throws {
    try sandbox.write("Shared/Shared.swift", "struct Shared {}\n")
    try sandbox.write("Shared/Localizable.xcstrings", catalog("door.title", ["en": "Door"]))
    #expect(try shown("label", "--with", "Shared") == "Door")
  }

  // MARK: Folders of languages

  @Test func `a table has texts of its own, and the code sees the locale`() throws {
    try sandbox.write("Door/de.lproj/Other.strings", #""shut" = "Zu";"#)
    try sandbox.write("Door/de.lproj/Localizable.strings", #""shut" = "Falsch";"#)
    try sandbox.write("Door/en.lproj/Other.strings", #""shut" = "Closed";"#)
    #expect(try shown("value", "--locale", "de-AT") == "Zu de_AT")
    #expect(try shown("value").hasPrefix("Closed "))
  }

  @Test(arguments: ["en", "Base", "de"])
  func `without a locale the folder of the development language counts`(folder: String) throws {
    try sandbox.write("Door/\(folder).lproj/Localizable.strings", #""door.title" = "Door";"#)
    if folder != "de" {
      try sandbox.write("Door/fr.lproj/Localizable.strings", #""door.title" = "Porte";"#)
    }
    #expect(try shown("label") == "Door")
  }

  private static let pairs = """
    /* A comment; with "quotes" */
    // Another one
    "other" = "a";
    "door.title" = "T\\U00FCr \\"A\\"\\tB";
    bare = 'single';

    """

  @Test(
    arguments: [
      Data(pairs.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(pairs.utf8),
      pairs.data(using: .utf16) ?? Data(),
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>door.title</key><string>Tür "A"\tB</string></dict></plist>
        """.utf8),
      (try? PropertyListSerialization.data(
        fromPropertyList: ["door.title": "Tür \"A\"\tB"], format: .binary, options: 0)) ?? Data(),
    ])
  func `every form of a table is read`(bytes: Data) throws {
    try sandbox.write("Door/de.lproj/Localizable.strings", bytes: bytes)
    #expect(try shown("label", "--locale", "de") == "Tür \"A\"\tB")
  }

  @Test(arguments: ["", "\n", "// nothing\n", "/* nothing */"])
  func `a table may be empty`(text: String) throws {
    try sandbox.write("Door/en.lproj/Localizable.strings", text)
    #expect(try shown("label") == "door.title")
  }

  // MARK: Damage

  @Test(
    arguments: [
      ("Bad.xcstrings", "{"), ("Bad.xcstrings", ""), ("Bad.xcstrings", "[]"),
      ("Bad.xcstrings", #"{"strings": []}"#), ("en.lproj/Bad.strings", #""a" = "b""#),
      ("en.lproj/Bad.strings", "\"a\" = \"b\n"), ("en.lproj/Bad.strings", #""a" = ;"#),
      ("en.lproj/Bad.strings", "/* no end"), ("en.lproj/Bad.strings", "\u{0}\u{1}"),
      ("en.lproj/Bad.strings", "\"a\\"), ("en.lproj/Bad.strings", "<?xml version=\"1.0\"?><plist>"),
      ("en.lproj/Bad.strings", "bplist00"),
    ])
  func `a damaged catalog is told once with its name, and all else is shown`(
    name: String, text: String
  ) throws {
    try sandbox.write("Door/Localizable.xcstrings", catalog("door.title", ["en": "Door"]))
    try sandbox.write("Door/\(name)", text)
    let run = try sandbox.run("render", "Door", "--slot", "control-center/medium")
    #expect(run.status == 2)
    #expect(run.output.contains("label: Door"))
    #expect(run.errorLines.count == 1)
    #expect(try #require(run.errorLines.first).hasPrefix("Door/\(name):"))
  }

  @Test func `the line of the damage is told`() throws {
    try sandbox.write(
      "Door/en.lproj/Bad.strings", "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n")
    let run = try sandbox.run("list", "Door")
    #expect(run.errors.contains("Door/en.lproj/Bad.strings:3: error: "))
  }
}
