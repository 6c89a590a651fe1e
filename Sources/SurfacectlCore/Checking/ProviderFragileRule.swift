// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension Rule {
  /// A provider that gives nothing to show.
  static let providerFragile = Rule(
    id: "provider-fragile", severity: .error,
    sentence:
      "A widget whose provider gives no entry, or never answers, shows its placeholder for ever.",
    help: "give at least one entry, and call the completion once on every path",
    source: "reported in five projects")
}
