// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct SnippetDialogIntent: AppIntent {
  static let title: LocalizedStringResource = "Snippet"
  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Here it is.") { EmptyView() }
  }
}

struct SnippetValueIntent: AppIntent {
  static let title: LocalizedStringResource = "Snippet"
  @MainActor
  func perform() async throws -> some ReturnsValue<Int> & ShowsSnippetView {
    .result(value: 3, view: EmptyView())
  }
}

struct SnippetAllIntent: AppIntent {
  static let title: LocalizedStringResource = "Snippet"
  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetView
  {
    .result(value: "x", dialog: "x", view: EmptyView())
  }
}

struct CardIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Card"
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }
}

struct ShowCardIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Card"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    CardIntent.reload()
    return .result(snippetIntent: CardIntent())
  }
}
