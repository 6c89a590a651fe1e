// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension Trap {
  /// Every trap, each in its plain form and in a variant.
  static let all: [Trap] =
    failing + ignoring + forgetting + quiet + unchosen + opening + neighbours

  /// What is written before something fails stays.
  private static let failing = [
    Trap(
      name: "Tunnel", rule: "no-rollback", outcome: "threw", mendedOutcome: "threw",
      common: "struct TunnelRefused: Error {}\nfunc dig() async throws { throw TunnelRefused() }\n"
        + toggle("Tunnel"),
      flawed: setter(
        "Tunnel",
        "UserDefaults(suiteName: \"group.example.tunnel\")!.set(value, forKey: \"on\")\n"
          + "try await dig()\nreturn .result()"),
      mended: setter(
        "Tunnel", "try await dig()\nstore?.set(value, forKey: \"on\")\nreturn .result()")),
    Trap(
      name: "Boiler", rule: "no-rollback", outcome: "threw", mendedOutcome: "threw",
      common: "struct BoilerCold: Error {}\nfunc heat() async throws { throw BoilerCold() }\n"
        + button("Boiler"),
      flawed: action(
        "Boiler",
        "store?.set(\"Connecting\", forKey: \"status\")\n"
          + "do { try await heat() } catch { print(\"failed\"); throw error }\nreturn .result()"),
      mended: action(
        "Boiler",
        "let old = store?.string(forKey: \"status\")\n"
          + "store?.set(\"Connecting\", forKey: \"status\")\n"
          + "do { try await heat() } catch { store?.set(old, forKey: \"status\"); throw error }\n"
          + "return .result()")),
  ]

  /// The system's value is not used.
  private static let ignoring = [
    Trap(
      name: "Hall", rule: "setvalue-ignored", common: toggle("Hall"),
      flawed: setter(
        "Hall",
        "let isOn = store?.bool(forKey: \"on\") ?? false\n"
          + "store?.set(!isOn, forKey: \"on\")\nreturn .result()"),
      mended: setter("Hall", "store?.set(value, forKey: \"on\")\nreturn .result()")),
    Trap(
      name: "Blind", rule: "setvalue-ignored",
      common: setter("Blind", "store?.set(value, forKey: \"on\")\nreturn .result()", marks: false),
      flawed: toggle("Blind", argument: "state", marks: true), mended: toggle("Blind")),
  ]

  /// State that another process cannot see.
  private static let forgetting = [
    Trap(
      name: "Fan", rule: "state-not-shared", common: "",
      flawed: "enum FanState { static var isOn = false }\n"
        + toggle("Fan", isOn: "FanState.isOn") + "\n"
        + setter("Fan", "FanState.isOn = value\nreturn .result()"),
      mended: toggle("Fan") + "\n"
        + setter("Fan", "store?.set(value, forKey: \"on\")\nreturn .result()")),
    Trap(
      name: "Radio", rule: "state-not-shared", common: "",
      flawed: "actor RadioModel {\n  static let shared = RadioModel()\n"
        + "  private(set) var isOn = false\n  func set(_ value: Bool) { isOn = value }\n}\n"
        + toggle("Radio", isOn: "await RadioModel.shared.isOn") + "\n"
        + setter("Radio", "await RadioModel.shared.set(value)\nreturn .result()"),
      mended: toggle("Radio") + "\n"
        + setter("Radio", "store?.set(value, forKey: \"on\")\nreturn .result()")),
    Trap(
      name: "Player", rule: "state-not-shared", common: "",
      flawed: toggle("Player", isOn: "UserDefaults.standard.bool(forKey: \"on\")") + "\n"
        + setter(
          "Player", "UserDefaults.standard.set(value, forKey: \"on\")\nreturn .result()",
          conforms: "SetValueIntent, AudioPlaybackIntent"),
      mended: toggle("Player") + "\n"
        + setter(
          "Player", "store?.set(value, forKey: \"on\")\nreturn .result()",
          conforms: "SetValueIntent, AudioPlaybackIntent")),
  ]

  /// Success without a deed.
  private static let quiet = [
    Trap(
      name: "Gate", rule: "silent-success", mendedOutcome: "threw", status: 0,
      common: "struct GateUnknown: Error {}\n" + toggle("Gate"),
      flawed: setter(
        "Gate",
        "guard let token = store?.string(forKey: \"token\") else { return .result() }\n"
          + "store?.set(value && !token.isEmpty, forKey: \"on\")\nreturn .result()"),
      mended: setter(
        "Gate",
        "guard let token = store?.string(forKey: \"token\") else { throw GateUnknown() }\n"
          + "store?.set(value && !token.isEmpty, forKey: \"on\")\nreturn .result()")),
    Trap(
      name: "Siren", rule: "silent-success", mendedOutcome: "threw", status: 0,
      common: "struct SirenUnpaired: Error {}\n" + toggle("Siren"),
      flawed: setter(
        "Siren",
        "let wanted = value\n"
          + "if store?.bool(forKey: \"paired\") == true { store?.set(wanted, forKey: \"on\") }\n"
          + "return .result()"),
      mended: setter(
        "Siren",
        "if store?.bool(forKey: \"paired\") != true { throw SirenUnpaired() }\n"
          + "store?.set(value, forKey: \"on\")\nreturn .result()")),
  ]

  /// openAppWhenRun in an extension.
  private static let opening = [
    Trap(
      name: "Inbox", rule: "open-app-in-extension", common: button("Inbox"),
      flawed: action(
        "Inbox", "store?.set(\"Opened\", forKey: \"status\")\nreturn .result()",
        members: "static let openAppWhenRun: Bool = true"),
      mended: """
        enum InboxScreen: String, AppEnum {
          case inbox
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Screen"
          static let caseDisplayRepresentations: [InboxScreen: DisplayRepresentation] = [
            .inbox: "Inbox"
          ]
        }
        struct InboxIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open"
          @Parameter(title: "Screen", default: .inbox) var target: InboxScreen
          func perform() async throws -> some IntentResult {
            store?.set("Opened", forKey: "status")
            return .result()
          }
        }
        """),
    Trap(
      name: "Camera", rule: "open-app-in-extension", common: toggle("Camera"),
      flawed: setter(
        "Camera", "store?.set(value, forKey: \"on\")\nreturn .result()",
        members: "static var openAppWhenRun: Bool { true }"),
      mended: setter(
        "Camera", "store?.set(value, forKey: \"on\")\nreturn .result()",
        members: "static var openAppWhenRun: Bool { false }")),
  ]

  /// A control that changes what another one shows.
  private static let neighbours = [
    Trap(
      name: "Scene", rule: "stale-after-app-write", status: 0,
      common: button("Scene") + "\n" + button("SceneName"),
      flawed: action(
        "Scene", "store?.set(\"Evening\", forKey: \"status\")\nreturn .result()") + sceneName,
      mended: action(
        "Scene",
        "store?.set(\"Evening\", forKey: \"status\")\n"
          + "ControlCenter.shared.reloadControls(ofKind: \"com.example.scenename\")\n"
          + "return .result()") + sceneName),
    Trap(
      name: "Mood", rule: "stale-after-app-write", status: 0,
      common: toggle("Mood") + "\n" + button("MoodName"),
      flawed: setter("Mood", mood + "com.example.mood\")\nreturn .result()") + moodName,
      mended: setter(
        "Mood",
        "store?.set(value, forKey: \"on\")\n"
          + "store?.set(value ? \"Bright\" : \"Dull\", forKey: \"status\")\n"
          + "ControlCenter.shared.reloadAllControls()\nreturn .result()") + moodName),
  ]

  private static let mood =
    "store?.set(value, forKey: \"on\")\n"
    + "store?.set(value ? \"Bright\" : \"Dull\", forKey: \"status\")\n"
    + "ControlCenter.shared.reloadControls(ofKind: \""

  private static let sceneName = "\nstruct SceneNameIntent: AppIntent {" + nothing
  private static let moodName = "\nstruct MoodNameIntent: AppIntent {" + nothing
  private static let nothing = """

      static let title: LocalizedStringResource = "Look"
      func perform() async throws -> some IntentResult { .result() }
    }
    """

  /// A configurable control that nobody has configured.
  private static let unchosen = [
    Trap(
      name: "Door", rule: "unconfigured", mendedOutcome: "threw", status: 0,
      common: rooms("Door") + "\nstruct DoorUnknown: Error {}",
      flawed: configured("Door", text: "\"switch\"", "return .result()"),
      mended: configured(
        "Door", text: "\"Choose a Door\"",
        "guard door != nil else { throw DoorUnknown() }\n"
          + "return .result()", prompt: ".promptsForUserConfiguration()")),
    Trap(
      name: "Shade", rule: "unconfigured", status: 0, common: rooms("Shade"),
      flawed: configured(
        "Shade", text: "\"\"",
        "guard let door else { return .result() }\nstore?.set(door.id, forKey: \"down\")\n"
          + "return .result()"),
      mended: configured(
        "Shade", text: "\"Choose\"",
        "guard let door else { return .result() }\nstore?.set(door.id, forKey: \"down\")\n"
          + "return .result()", prompt: ".promptsForUserConfiguration()")),
  ]

  private static func rooms(_ name: String) -> String {
    """
    struct \(name)Entity: AppEntity {
      let id: String
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(name)"
      static let defaultQuery = \(name)Query()
      var displayRepresentation: DisplayRepresentation { "\\(id)" }
    }
    struct \(name)Query: EntityQuery {
      func entities(for ids: [String]) async throws -> [\(name)Entity] {
        ids.map { \(name)Entity(id: $0) }
      }
    }
    struct Pick\(name): ControlConfigurationIntent {
      static let title: LocalizedStringResource = "Pick"
      @Parameter(title: "Which") var door: \(name)Entity?
    }
    """
  }

  private static func configured(
    _ name: String, text: String, _ body: String, prompt: String = ""
  ) -> String {
    """
    struct \(name)Value: AppIntentControlValueProvider {
      func previewValue(configuration: Pick\(name)) -> \(name)Entity? { configuration.door }
      func currentValue(configuration: Pick\(name)) async throws -> \(name)Entity? {
        configuration.door
      }
    }
    struct \(name)Intent: AppIntent { // here
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Which") var door: \(name)Entity?
      init() {}
      init(door: \(name)Entity?) { self.door = door }
      func perform() async throws -> some IntentResult {
        \(body)
      }
    }
    struct \(name)Control: ControlWidget { // here
      var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(
          kind: "com.example.\(name.lowercased())", provider: \(name)Value()
        ) { door in
          ControlWidgetButton(action: \(name)Intent(door: door)) {
            Label(door?.id ?? \(text), systemImage: "circle")
          }
        }
        .displayName("\(name)")
        \(prompt)
      }
    }
    """
  }
}
