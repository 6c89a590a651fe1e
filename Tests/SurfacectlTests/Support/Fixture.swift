// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A well-behaved plugin that several tests use: a folder with one Swift file.
struct Fixture {
  let folder: String
  let source: String

  /// Writes the plugin into a folder.
  func write(into parent: String) throws {
    let path = parent + "/" + folder
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: URL(fileURLWithPath: "\(path)/\(folder).swift"))
  }

  /// All fixtures: what the shared cache holds.
  static let all: [Fixture] = [lamp, bell, vault, kiosk, shelf]

  /// A toggle.
  static let lamp = Fixture(
    folder: "Lamp",
    source: ExtensionSource(
      name: "Lamp", kind: "com.example.lamp",
      content: """
        ControlWidgetToggle("Lamp", isOn: value, action: SetLampIntent()) { isOn in
          Label(isOn ? "Lit" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
        }
        """
    ).text)

  /// A button.
  static let bell = Fixture(
    folder: "Bell",
    source: ExtensionSource(
      name: "Bell", kind: "com.example.bell",
      content: """
        ControlWidgetButton(action: RingBellIntent()) {
          Label("Bell", systemImage: "bell")
        }
        """
    ).text)

  /// A toggle that hides all of it on a locked device, and one that hides its value only.
  static let vault = Fixture(
    folder: "Vault",
    source: """
      import AppIntents
      import SwiftUI
      import WidgetKit

      @main
      struct VaultBundle: WidgetBundle {
        var body: some Widget {
          VaultControl()
          ValueControl()
        }
      }

      struct VaultControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "com.example.vault", provider: IsOpen()) { isOpen in
            ControlWidgetToggle("Vault", isOn: isOpen, action: SetVaultIntent()) { isOpen in
              Label(isOpen ? "Open" : "Shut", systemImage: isOpen ? "lock.open" : "lock")
            }
            .privacySensitive()
          }
        }
      }

      struct ValueControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "com.example.vault.value", provider: IsOpen()) { isOpen in
            ControlWidgetToggle("Gate", isOn: isOpen, action: SetVaultIntent()) { isOpen in
              Label(isOpen ? "Open" : "Shut", systemImage: isOpen ? "door.left.hand.open" : "door")
                .privacySensitive()
            }
          }
        }
      }

      struct IsOpen: ControlValueProvider {
        let previewValue = false
        func currentValue() async throws -> Bool { true }
      }

      struct SetVaultIntent: SetValueIntent {
        static let title: LocalizedStringResource = "Set Vault"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        @Parameter(title: "Open") var value: Bool
        func perform() async throws -> some IntentResult { .result() }
      }

      """)

  /// App Shortcuts without a control.
  static let kiosk = Fixture(
    folder: "Kiosk",
    source: """
      import AppIntents

      struct OrderIntent: AppIntent {
        static let title: LocalizedStringResource = "Order"
        func perform() async throws -> some IntentResult { .result() }
      }

      struct KioskShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: OrderIntent(), phrases: ["Order in \\(.applicationName)"],
            shortTitle: "Order Lunch", systemImageName: "fork.knife")
        }
      }

      """)

  /// A surface with one slot.
  static let shelf = Fixture(
    folder: "Shelf", source: SurfaceSource(name: "Shelf", id: "shelf").text)
}

/// The source of an extension with one control.
struct ExtensionSource {
  var name: String
  var kind: String
  /// The inside of the content closure, which gets `value`, a Bool.
  var content = ""
  /// What is done before the bundle, the control or the provider answers.
  var beforeBundle = ""
  var beforeControl = ""
  var beforeContent = ""
  var provider = "return false"
  var perform = ""
  /// Declarations at the end of the file.
  var extra = ""
  var displayName: String?

  var text: String {
    """
    import AppIntents
    import Foundation
    import SwiftUI
    import WidgetKit

    @main
    struct \(name)Bundle: WidgetBundle {
      var body: some Widget {
        \(beforeBundle)
        \(name)Control()
      }
    }

    struct \(name)Control: ControlWidget {
      var body: some ControlWidgetConfiguration {
        \(beforeControl)
        return StaticControlConfiguration(kind: "\(kind)", provider: \(name)Provider()) { value in
          \(beforeContent)
          \(content.isEmpty ? button : content)
        }
        .displayName("\(displayName ?? name)")
      }
    }

    struct \(name)Provider: ControlValueProvider {
      let previewValue = false
      func currentValue() async throws -> Bool {
        \(provider)
      }
    }

    struct Set\(name)Intent: SetValueIntent {
      static let title: LocalizedStringResource = "Set \(name)"
      @Parameter(title: "On") var value: Bool
      func perform() async throws -> some IntentResult {
        \(perform)
        return .result()
      }
    }

    struct Ring\(name)Intent: AppIntent {
      static let title: LocalizedStringResource = "Ring \(name)"
      func perform() async throws -> some IntentResult {
        \(perform)
        return .result()
      }
    }

    \(extra)

    """
  }

  private var button: String {
    """
    ControlWidgetButton(action: Ring\(name)Intent()) {
      Label("\(displayName ?? name)", systemImage: "star")
    }
    """
  }
}

/// The source of a surface plugin.
struct SurfaceSource {
  var name: String
  var id: String
  var slots = "Slot(\"top\", holds: [.control])"
  var facts = ""
  /// What is done before the surface answers.
  var before = ""
  /// What the surface answers.
  var answer =
    "Placement.shown(control.represent([.glyph, .title], of: item, in: slot, system: system))"

  var text: String {
    """
    import Foundation
    import IntentBus

    @main
    struct \(name)Surface: Surface {
      let id = "\(id)"
      let name = "\(name)"
      let slots = [\(slots)]
      let facts: [Fact] = [\(facts)]

      func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement {
        guard case .control(let control) = item.content else {
          return .absent(Absence("control.platform", "holds controls only"))
        }
        \(before)
        return \(answer)
      }
    }

    """
  }
}
