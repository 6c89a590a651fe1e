// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct ColorNames: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection {
      ItemSection("Warm") {
        IntentItem("red", title: "Red")
        IntentItem("orange", title: "Orange", subtitle: "Like the fruit")
      }
      ItemSection("Cold") {
        "blue"
        "green"
      }
    }
  }
}

struct LoopNames: DynamicOptionsProvider {
  let names = ["a", "b"]
  func results() async throws -> IntentItemCollection<String> {
    IntentItemCollection {
      IntentItemSection<String>("All") {
        for name in names {
          IntentItem(name, title: "\(name)")
        }
      }
    }
  }
}

struct PaintIntent: AppIntent {
  static let title: LocalizedStringResource = "Paint"
  @Parameter(title: "Color", optionsProvider: ColorNames()) var color: String
  @Parameter(title: "Name", optionsProvider: LoopNames()) var name: String?
  func perform() async throws -> some IntentResult { .result() }
}
