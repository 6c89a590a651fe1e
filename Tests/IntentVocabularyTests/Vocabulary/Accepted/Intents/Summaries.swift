// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

enum Kind: String, AppEnum {
  case one, two, three
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
  static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
    .one: "One", .two: "Two", .three: "Three",
  ]
}

struct PlainSummaryIntent: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Loud", default: false) var loud: Bool
  static var parameterSummary: some ParameterSummary {
    Summary("Greet \(\.$name)") {
      \.$loud
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct EmptySummaryIntent: AppIntent {
  static let title: LocalizedStringResource = "Empty"
  static var parameterSummary: some ParameterSummary { Summary() }
  func perform() async throws -> some IntentResult { .result() }
}

struct WhenIntent: AppIntent {
  static let title: LocalizedStringResource = "When"
  @Parameter(title: "Kind", default: .one) var kind: Kind
  @Parameter(title: "Count") var count: Int?
  @Parameter(title: "Loud", default: false) var loud: Bool
  static var parameterSummary: some ParameterSummary {
    When(\.$kind, .equalTo, .one) {
      When(\.$loud, .equalTo, true) {
        Summary("Loudly \(\.$kind)")
      } otherwise: {
        Summary("Softly \(\.$kind) \(\.$count)")
      }
    } otherwise: {
      When(\.$count, .hasAnyValue) {
        Summary("Count \(\.$count)", table: "Sentences")
      } otherwise: {
        Summary {
          \.$kind
          \.$count
        }
      }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct ExplicitOtherwiseIntent: AppIntent {
  static let title: LocalizedStringResource = "When"
  @Parameter(title: "Level", default: 1) var level: Int
  static var parameterSummary: some ParameterSummary {
    When(
      \.$level, .greaterThan, 5,
      {
        Summary("High \(\.$level)")
      },
      otherwise: {
        Summary("Low \(\.$level)")
      })
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct SwitchIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "Kind") var kind: Kind
  @Parameter(title: "Name") var name: String
  static var parameterSummary: some ParameterSummary {
    Switch(\.$kind) {
      Case(.one) {
        Summary("One \(\.$name)")
      }
      Case([.two, .three]) {
        Summary("Some \(\.$kind)")
      }
      DefaultCase {
        Summary("Any")
      }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct FamilyIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Family"
  @Parameter(title: "Name") var name: String?
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary()
    } otherwise: {
      Summary("Show \(\.$name)")
    }
  }
}
