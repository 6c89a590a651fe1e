// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct ValueIntent: AppIntent {
  static let title: LocalizedStringResource = "Value"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 4) }
}

struct BareValueIntent: AppIntent {
  static let title: LocalizedStringResource = "Value"
  func perform() async throws -> some ReturnsValue<String?> {
    let text: String? = nil
    return .result(value: text)
  }
}

struct ListIntent: AppIntent {
  static let title: LocalizedStringResource = "List"
  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    guard Bool.random() else { return .result(value: []) }
    return .result(value: ["a"])
  }
}

struct DialogIntent: AppIntent {
  static let title: LocalizedStringResource = "Dialog"
  @Parameter(title: "Name") var name: String
  func perform() async throws -> some ProvidesDialog {
    if name.isEmpty { return .result(dialog: IntentDialog(stringLiteral: name)) }
    return .result(dialog: "Hello \(name)")
  }
}

struct DialogResultIntent: AppIntent {
  static let title: LocalizedStringResource = "Dialog"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: IntentDialog("Done."))
  }
}

struct AllIntent: AppIntent {
  static let title: LocalizedStringResource = "All"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: 1, dialog: .init(full: "One item", supporting: "One"))
  }
}

struct FollowUpIntent: AppIntent {
  static let title: LocalizedStringResource = "Follow Up"
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: DialogIntent())
  }
}

struct FollowUpValueIntent: AppIntent {
  static let title: LocalizedStringResource = "Follow Up"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent
    & ProvidesDialog
  {
    .result(value: 1, opensIntent: DialogIntent(), dialog: "Next")
  }
}

// Every result conforms to `OpensIntent`, so this compiles, and opens nothing.
struct BareFollowUpIntent: AppIntent {
  static let title: LocalizedStringResource = "Follow Up"
  func perform() async throws -> some IntentResult & OpensIntent { .result() }
}

struct ButtonIntent: AppIntent {
  static let title: LocalizedStringResource = "Button"
  func perform() async throws -> some IntentResult { .result(actionButtonIntent: DialogIntent()) }
}
