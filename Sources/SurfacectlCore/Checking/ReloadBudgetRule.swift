// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension Rule {
  /// A timeline that asks for more reloads than there are.
  static let reloadBudget = Rule(
    id: "reload-budget", severity: .warning,
    sentence:
      "A widget that is looked at often is reloaded 40 to 70 times a day, and entries are to be five minutes apart or more.",
    help:
      "let entries lie further apart, and ask for the next timeline when there is something new",
    source: "Apple, Keeping a widget up to date")
}
