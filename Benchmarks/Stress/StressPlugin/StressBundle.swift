// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

/// An extension whose buttons do nothing but write to a store.
@main
struct StressBundle: WidgetBundle {
  var body: some Widget {
    FillControl()
    CountControl()
  }
}

/// The group that all of it writes to.
let group = "group.com.example.stress"

struct FillControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.stress.fill") {
      ControlWidgetButton(action: FillIntent()) {
        Label("Fill", systemImage: "square.fill")
      }
    }
    .displayName("Fill")
  }
}

struct CountControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.stress.count") {
      ControlWidgetButton(action: CountIntent()) {
        Label("Count", systemImage: "number")
      }
    }
    .displayName("Count")
  }
}

/// Writes keys that no other number has.
struct FillIntent: AppIntent {
  static let title: LocalizedStringResource = "Fill"

  @Parameter(title: "Number", default: 0)
  var number: Int

  @Parameter(title: "Keys", default: 1000)
  var keys: Int

  func perform() async throws -> some IntentResult {
    let store = UserDefaults(suiteName: group)
    for index in 1...keys { store?.set(index, forKey: "p\(number)-\(index)") }
    return .result()
  }
}

/// Counts up, writes a key of this run, and notes both in a file as soon as the store has taken them.
struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"

  @Parameter(title: "Number", default: 0)
  var number: Int

  @Parameter(title: "Notes", default: "/dev/null")
  var notes: String

  func perform() async throws -> some IntentResult {
    let store = UserDefaults(suiteName: group)
    note("begin")
    let count = (store?.integer(forKey: "count") ?? 0) + 1
    note("read")
    store?.set(count, forKey: "count")
    note("count \(count)")
    store?.set(count, forKey: "run-\(number)")
    note("key \(count)")
    print("acknowledged \(number)")
    return .result()
  }

  /// Appends a line; what is in a file outlives the process, however it ends.
  private func note(_ text: String) {
    let file = open(notes, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { fatalError("\(notes) can't be written") }
    let line = Array("\(number) \(text)\n".utf8)
    guard write(file, line, line.count) == line.count else { fatalError("\(notes) is not written") }
    close(file)
  }
}
