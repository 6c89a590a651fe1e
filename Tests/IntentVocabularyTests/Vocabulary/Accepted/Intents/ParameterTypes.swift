// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation

struct TypesIntent: AppIntent {
  static let title: LocalizedStringResource = "Types"

  @Parameter(title: "Names", displayName: Bool.IntentDisplayName(true: "Lit", false: "Dark"))
  var lit: Bool
  @Parameter(
    title: "Note",
    inputOptions: String.IntentInputOptions(
      keyboardType: .default, capitalizationType: .words, multiline: true, autocorrect: false))
  var note: String
  @Parameter(title: "Rich") var rich: AttributedString
  @Parameter(title: "Day", kind: .date) var day: Date
  @Parameter(title: "Later", default: Date(timeIntervalSince1970: 0)) var later: Date?
  @Parameter(title: "Parts", kind: .time) var parts: DateComponents?
  @Parameter(title: "Page") var page: URL
  @Parameter(title: "File", supportedTypeIdentifiers: ["public.image"]) var file: IntentFile
  @Parameter(title: "Files") var files: [IntentFile]
  @Parameter(title: "Person", mode: .email) var person: IntentPerson?
  @Parameter(title: "Distance", defaultUnit: .kilometers) var distance: Measurement<UnitLength>
  @Parameter(title: "Time", defaultValue: 5, unit: .minutes) var time: Measurement<UnitDuration>
  @Parameter(title: "Tags", default: ["a", "b"]) var tags: [String]
  @Parameter(title: "Numbers") var numbers: [Int]?
  @Parameter(title: "Flag", default: true, inputConnectionBehavior: .never) var flag: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    .result(value: distance.converted(to: .meters).value)
  }
}
