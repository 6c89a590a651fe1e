// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation

let representations: [DisplayRepresentation] = [
  "Literal", DisplayRepresentation("Literal"), DisplayRepresentation(stringLiteral: "Run time"),
  .init(title: "Title"), DisplayRepresentation(title: "Title", subtitle: "Subtitle"),
  DisplayRepresentation(title: "Title", image: .init(systemName: "star")),
  DisplayRepresentation(title: "Title", subtitle: nil, image: .init(named: "Star")),
  DisplayRepresentation(title: "Title", subtitle: "Subtitle", synonyms: ["Heading"]),
  DisplayRepresentation(
    title: "Title", image: DisplayRepresentation.Image(named: "x", displayStyle: .circular)),
]

let types: [TypeDisplayRepresentation] = [
  "Literal", TypeDisplayRepresentation("Literal"), TypeDisplayRepresentation(name: "Name"),
  TypeDisplayRepresentation(name: "Name", numericFormat: "\(2) names"),
  TypeDisplayRepresentation(name: "Name", synonyms: ["Label"]),
]

let descriptions: [IntentDescription] = [
  "Literal", IntentDescription("Literal"), IntentDescription(stringLiteral: "Run time"),
  IntentDescription("Text", categoryName: "Group"),
  IntentDescription("Text", categoryName: "Group", searchKeywords: ["a", "b"]),
  IntentDescription(
    LocalizedStringResource("key", defaultValue: "Text"), resultValueName: "Result"),
]

func dialogs(_ name: String, _ count: Int, _ maybe: String?) -> [IntentDialog] {
  [
    "Literal", "Hello \(name)", IntentDialog("Hello \(name), \(count) times"),
    IntentDialog(stringLiteral: name), IntentDialog(stringLiteral: "Hello \(name)"),
    IntentDialog(full: "Full", supporting: "Short"),
    IntentDialog(full: "Full", systemImageName: "star"), IntentDialog("\(maybe ?? "")"),
    .init(full: "Full", supporting: "Short", systemImageName: "star"),
  ]
}

func titled(_ name: String, subtitle: String?) -> DisplayRepresentation {
  DisplayRepresentation(title: "\(name)", subtitle: subtitle.map { "\($0)" })
}
