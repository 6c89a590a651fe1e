// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing
import TestSupport

@testable import IntentBus
@testable import IntentVocabulary

/// Text in the language that was chosen.
@MainActor struct LocalizationTests {
  private func localized<Result>(
    _ texts: [String: String], table: String = "Localizable", locale: String? = "de",
    _ body: () throws -> Result
  ) rethrows -> Result {
    let context = RunContext(
      locale: locale.map { Locale(identifier: $0) },
      strings: ["Plugin": StringTables([table: texts])])
    return try RunContext.$bound.withValue(context.serving("Plugin")) { try body() }
  }

  private func string(of view: some View) -> String? {
    ArchivedLabel(view._archive(in: _ViewContext())).text
  }

  // MARK: Keys

  @Test func `views, resources and strings are looked up`() {
    localized(["Lamp": "Lampe"]) {
      let resource: LocalizedStringResource = "Lamp"
      #expect(string(of: Text("Lamp")) == "Lampe")
      #expect(string(of: Label("Lamp", systemImage: "star")) == "Lampe")
      #expect(string(of: Text(resource)) == "Lampe")
      #expect(String(localized: resource) == "Lampe")
      #expect(String(localized: "Lamp") == "Lampe")
      #expect(String(AttributedString(localized: "Lamp").characters) == "Lampe")
      #expect(_localizedString("Lamp", table: nil, value: "") == "Lampe")
      #expect(IntentDialog("Lamp").text == "Lampe")
    }
  }

  @Test func `what is no literal is not looked up`() {
    localized(["Lamp": "Lampe"]) {
      let name = "Lamp"
      #expect(string(of: Text(verbatim: "Lamp")) == "Lamp")
      #expect(string(of: Text(name)) == "Lamp")
    }
  }

  @Test func `a key with a default value is looked up by the key`() {
    let resource = LocalizedStringResource("lamp.title", defaultValue: "Lamp")
    #expect(localized(["lamp.title": "Lampe"]) { resource.text } == "Lampe")
    #expect(localized(["Lamp": "Lampe"]) { resource.text } == "Lamp")
    #expect(
      localized(["lamp.title": "Lampe"]) {
        String(localized: "lamp.title", defaultValue: "Lamp")
      } == "Lampe")
  }

  @Test func `a table has texts of its own`() {
    localized(["Lamp": "Lampe"], table: "Other") {
      #expect(string(of: Text("Lamp")) == "Lamp")
      #expect(string(of: Text("Lamp", tableName: "Other")) == "Lampe")
      #expect(String(localized: "Lamp", table: "Other") == "Lampe")
      #expect(LocalizedStringResource("Lamp", table: "Other").text == "Lampe")
    }
  }

  @Test func `a resource that was made before is looked up when it is shown`() {
    let resource: LocalizedStringResource = "Hello \("Ada")"
    #expect(localized(["Hello %@": "Hallo %@"]) { resource.text } == "Hallo Ada")
    #expect(resource.text == "Hello Ada")
  }

  @Test func `a resource survives coding with its arguments`() throws {
    let resource: LocalizedStringResource = "\(2) of \("x")"
    let copy = try JSONDecoder().decode(
      LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(copy == resource)
    #expect(localized(["%lld of %@": "%2$@: %1$lld"]) { copy.text } == "x: 2")
  }

  // MARK: Formats

  private nonisolated static let name = "Ada"

  private struct Case: Sendable {
    var key: LocalizedStringKey
    var spelled: String
    var format: String
    var text: String
  }

  private nonisolated static let formats: [Case] = [
    Case(key: "Hello \(name)", spelled: "Hello %@", format: "Hallo %@", text: "Hallo Ada"),
    Case(key: "\(3) items", spelled: "%lld items", format: "%lld Dinge", text: "3 Dinge"),
    Case(key: "\(UInt(3)) items", spelled: "%llu items", format: "%llu Dinge", text: "3 Dinge"),
    Case(key: "\(1.5) km", spelled: "%lf km", format: "%.1lf Kilometer", text: "1,5 Kilometer"),
    Case(
      key: "\(1.25, specifier: "%.1f") km", spelled: "%.1f km", format: "%.1f Kilometer",
      text: "1,2 Kilometer"),
    Case(
      key: "\(1.25, specifier: "%.1f") km", spelled: "%.1f km", format: "%@ Kilometer",
      text: "1,2 Kilometer"),
    Case(
      key: "\(7, specifier: "%02lld") h", spelled: "%02lld h", format: "%03lld Uhr", text: "007 Uhr"
    ),
    Case(
      key: "\(1234) steps", spelled: "%lld steps", format: "%lld Schritte", text: "1.234 Schritte"),
    Case(
      key: "\(name) has \(2)", spelled: "%@ has %lld", format: "%2$lld bei %1$@", text: "2 bei Ada"),
    Case(key: "\(name)", spelled: "%@", format: "%1$@ und %1$@", text: "Ada und Ada"),
    Case(key: "\(3)% of it", spelled: "%lld%% of it", format: "%lld %% davon", text: "3 % davon"),
  ]

  @Test(arguments: formats.indices)
  func `arguments are put into the translated format`(index: Int) {
    let example = Self.formats[index]
    #expect(example.key.key == example.spelled)
    #expect(localized([example.spelled: example.format]) { example.key.text } == example.text)
  }

  @Test(
    arguments: [
      ("%@ %@", "Ada %@"), ("%3$@", "%3$@"), ("%0$@", "%0$@"), ("%", "%"), ("%z", "%z"),
      ("%n %@", "%n Ada"), ("%lld", "Ada"), ("%.3f", "Ada"), ("%99999999999999999999$@", nil),
      ("%s", "Ada"), ("100 %", "100 %"),
    ])
  func `a format that asks for what is not there does no harm`(format: String, text: String?) {
    let key: LocalizedStringKey = "Hello \(Self.name)"
    let shown = localized(["Hello %@": format]) { key.text }
    #expect(shown == text ?? format)
  }

  @Test func `text without arguments is no format`() {
    #expect(localized(["All": "100 %@ %%"]) { String(localized: "All") } == "100 %@ %%")
  }

  @Test func `numbers have the form of the locale even without a translation`() {
    let key: LocalizedStringKey = "\(1_234_567) of \(0.5, specifier: "%.1f")"
    #expect(localized([:]) { key.text } == "1.234.567 of 0,5")
    #expect(localized([:], locale: nil) { key.text } == "1,234,567 of 0.5")
  }

  @Test func `what has no translation stays as it is`() {
    #expect(localized([:]) { String(localized: "Hello \(Self.name)") } == "Hello Ada")
    #expect(_localizedString("key", table: nil, value: "Value") == "Value")
    #expect(_localizedString("key", table: nil, value: "") == "key")
  }

  // MARK: Surroundings

  @Test func `each plugin has texts of its own`() {
    let context = RunContext(
      strings: [
        "One": StringTables(["Localizable": ["Lamp": "Lampe"]]),
        "Two": StringTables(["Localizable": ["Lamp": "Lampada"]]),
      ])
    func text(_ plugin: String) -> String {
      RunContext.$bound.withValue(context.serving(plugin)) { String(localized: "Lamp") }
    }
    #expect(text("One") == "Lampe")
    #expect(text("Two") == "Lampada")
    #expect(text("Three") == "Lamp")
  }

  @Test func `work that no plugin is known of has the texts of the plugin that was called last`() {
    let context = RunContext(
      strings: [
        "One": StringTables(["Localizable": ["Lamp": "Lampe"]]),
        "Two": StringTables(["Localizable": ["Lamp": "Lampada"]]),
      ])
    #expect(context.strings == nil)
    _ = context.serving("Two")
    #expect(context.strings?.text(for: "Lamp", table: nil) == "Lampada")
  }

  @Test func `the code sees the locale that was chosen`() {
    localized([:]) {
      #expect(_currentLocale().identifier == "de")
      #expect(LocalizedStringResource("Lamp").locale.identifier == "de")
      #expect(EnvironmentValues().locale.identifier == "de")
    }
    localized([:], locale: nil) { #expect(_currentLocale() == .current) }
  }

  @Test func `a bus calls the code of a plugin with its texts`() async throws {
    let bus = Bus(
      context: RunContext(
        strings: ["Plugin": StringTables(["Localizable": ["Ring": "Läuten", "Done": "Fertig"]])]))
    bus.beginPlugin("Plugin")
    bus.register(intent: RingIntent.self)
    let item = try #require(bus.items().first)
    let archive = try await bus.archive(item, in: .current)
    #expect(archive.intents.first?.title == "Läuten")
    let outcome = try await bus.dispatch("RingIntent")
    #expect(outcome == .threw("RingError: Fertig"))
    #expect(try await bus.press("RingIntent").outcome == outcome)
  }

  private struct RingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ring"
    func perform() async throws -> some IntentResult {
      guard Bool(false) else { throw RingError() }
      return .result()
    }
  }

  private struct RingError: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "Done" }
  }
}
