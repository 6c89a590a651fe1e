// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

extension PressTests {
  /// Icons of controls that are bitmaps.
  struct IconTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox(cache: .common)
      try write("Icons", asset: "imageset")
      try write("Symbols", asset: "symbolset")
    }

    private func write(_ folder: String, asset: String) throws {
      try sandbox.write("\(folder)/Icons.swift", Self.source)
      let file = asset == "imageset" ? "bulb.png" : "bulb.svg"
      for name in ["Bulb", "Horn"] {
        try sandbox.write(
          "\(folder)/Assets.xcassets/\(name).\(asset)/Contents.json",
          """
          {"\(asset == "imageset" ? "images" : "symbols")": [
            {"idiom": "universal", "filename": "\(file)"}],
           "info": {"version": 1, "author": "xcode"}}
          """)
      }
    }

    private static let source = """
      import AppIntents
      import SwiftUI
      import WidgetKit

      @main
      struct IconBundle: WidgetBundle {
        var body: some Widget {
          BulbControl()
          HornControl()
        }
      }

      struct BulbControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "com.example.bulb") {
            ControlWidgetButton(action: Ping()) {
              Label("Lamp", image: "Bulb")
            }
          }
        }
      }

      struct HornControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "com.example.horn", provider: HornValue()) { isOn in
            ControlWidgetToggle("Horn", isOn: isOn, action: SetHorn()) { isOn in
              Label {
                Text(isOn ? "Loud" : "Quiet")
              } icon: {
                Image("Horn")
              }
            }
          }
        }
      }

      struct HornValue: ControlValueProvider {
        let previewValue = false
        func currentValue() async throws -> Bool {
          UserDefaults(suiteName: "group.example.horn")?.bool(forKey: "on") ?? false
        }
      }

      struct SetHorn: SetValueIntent {
        static let title: LocalizedStringResource = "Set Horn"
        @Parameter(title: "On") var value: Bool
        func perform() async throws -> some IntentResult {
          UserDefaults(suiteName: "group.example.horn")?.set(value, forKey: "on")
          return .result()
        }
      }

      struct Ping: AppIntent {
        static let title: LocalizedStringResource = "Ping"
        func perform() async throws -> some IntentResult { .result() }
      }

      """

    @Test(arguments: ["com.example.bulb", "com.example.horn"])
    func `a bitmap as icon is found where it is named`(kind: String) throws {
      let (run, json) = try document(sandbox, kind, "Icons")
      #expect(run.status == 1)
      #expect(Set(json.rules) == ["control-image"])
      let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
      for (name, call) in [("Bulb", "Label(\"Lamp\", image: "), ("Horn", "Image(\"Horn\")")] {
        let line = lines.firstIndex { $0.contains(call) }.map { Double($0 + 1) }
        let isTold = json.list("findings").contains { finding in
          finding["file"]?.string == "Icons/Icons.swift" && finding["line"]?.number == line
            && finding["message"]?.string?.contains("'\(name)'") == true
        }
        #expect(isTold)
      }
    }

    @Test(arguments: ["com.example.bulb", "com.example.horn"])
    func `a symbol of the catalog as icon is not found`(kind: String) throws {
      let (run, json) = try document(sandbox, kind, "Symbols", "--fail-on", "info")
      #expect(run.status == 0)
      #expect(json["outcome"]?.string == "done")
      #expect(json.rules.isEmpty)
    }
  }
}
