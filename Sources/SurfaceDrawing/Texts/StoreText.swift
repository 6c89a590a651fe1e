// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// Writes what a store holds, and what a change of it did.
enum StoreText {
  static func text(_ body: StoreBody, _ style: Style) -> String {
    switch body {
    case .entries(let entries): entries.map { line($0) + "\n" }.joined()
    case .change(let change): text(change)
    case .removal: ""
    }
  }

  private static func line(_ entry: StoreBody.Entry) -> String {
    let author = entry.process.isEmpty ? "" : "  (\(entry.process)"
    let time = entry.date.map { ", \($0.formatted(.iso8601))" } ?? ""
    return "\(SafeText.line(entry.key)) = \(SafeText.line(entry.value.description, limit: 1000))"
      + (author.isEmpty ? "" : author + time + ")")
  }

  private static func text(_ change: StoreBody.Change) -> String {
    let old = SafeText.line(change.old?.description ?? "nothing")
    return
      "wrote \(SafeText.line(change.key)) in \(SafeText.line(change.group)): \(old) → \(SafeText.line(change.new.description))\n"
      + change.reloaded.map { "reloaded \(SafeText.line($0)), which looks different now\n" }
      .joined()
  }
}
