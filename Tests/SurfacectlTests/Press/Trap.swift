// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// A mistake that a press shows: a file with it, and the same file without it.
struct Trap: Sendable, CustomTestStringConvertible {
  /// The name of the file and of what is declared in it.
  let name: String
  let rule: String
  /// How the document says that the press with the mistake ends.
  var outcome = "done"
  /// The same for the press without the mistake.
  var mendedOutcome = "done"
  /// The exit status of the press with the mistake.
  var status: Int32 = 1
  /// Further words of the command.
  var arguments: [String] = []
  /// The control and the provider, and whatever both forms have in common.
  let common: String
  /// What has the mistake; the line that is told ends with "// here".
  let flawed: String
  /// The same without it.
  let mended: String

  var testDescription: String { "\(rule), \(name)" }

  /// The kind of the control.
  var kind: String { "com.example.\(name.lowercased())" }

  /// The lines that may be told, from 1.
  var lines: [Double] {
    let lines = source(flawed).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].hasSuffix("// here") }.map { Double($0 + 1) }
  }

  /// The text of the file with the mistake or without it.
  func source(_ part: String) -> String {
    """
    import AppIntents
    import SwiftUI
    import WidgetKit

    private var store: UserDefaults? {
      UserDefaults(suiteName: "group.example.\(name.lowercased())")
    }

    \(common)
    \(part)

    """
  }

  /// The file of the bundle that lists the controls of some traps.
  static func bundle(_ name: String, _ traps: [Trap]) -> String {
    """
    import SwiftUI
    import WidgetKit

    @main
    struct \(name)Bundle: WidgetBundle {
      var body: some Widget {
    \(traps.map { "    \($0.name)Control()" }.joined(separator: "\n"))
      }
    }

    """
  }

  /// A control with a toggle over a Bool of the store.
  static func toggle(
    _ name: String, isOn: String = "store?.bool(forKey: \"on\") ?? false",
    argument: String = "isOn",
    marks: Bool = false
  ) -> String {
    """
    struct \(name)Control: ControlWidget {\(marks ? " // here" : "")
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(
          kind: "com.example.\(name.lowercased())", provider: \(name)Provider()
        ) { state in
          ControlWidgetToggle("\(name)", isOn: state, action: \(name)Intent()) { isOn in
            Label(\(argument) ? "Open" : "Shut", systemImage: "circle")
          }
        }
        .displayName("\(name)")
      }
    }

    struct \(name)Provider: ControlValueProvider {
      let previewValue = false
      func currentValue() async throws -> Bool { \(isOn) }
    }
    """
  }

  /// A control with a button that shows a text of the store.
  static func button(_ name: String, key: String = "status", action: String? = nil) -> String {
    """
    struct \(name)Control: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(
          kind: "com.example.\(name.lowercased())", provider: \(name)Provider()
        ) { text in
          ControlWidgetButton(action: \(action ?? "\(name)Intent()")) {
            Label(text, systemImage: "circle")
          }
        }
        .displayName("\(name)")
      }
    }

    struct \(name)Provider: ControlValueProvider {
      let previewValue = "Nothing"
      func currentValue() async throws -> String { store?.string(forKey: "\(key)") ?? "Nothing" }
    }
    """
  }

  /// An intent that sets a Bool.
  static func setter(
    _ name: String, _ body: String, conforms: String = "SetValueIntent", members: String = "",
    marks: Bool = true
  ) -> String {
    """
    struct \(name)Intent: \(conforms) {\(marks ? " // here" : "")
      static let title: LocalizedStringResource = "Set \(name)"
      \(members)
      @Parameter(title: "On") var value: Bool
      func perform() async throws -> some IntentResult {
        \(body)
      }
    }
    """
  }

  /// An intent that takes no value.
  static func action(
    _ name: String, _ body: String, conforms: String = "AppIntent", members: String = ""
  ) -> String {
    """
    struct \(name)Intent: \(conforms) { // here
      static let title: LocalizedStringResource = "Do \(name)"
      \(members)
      func perform() async throws -> some IntentResult {
        \(body)
      }
    }
    """
  }
}
