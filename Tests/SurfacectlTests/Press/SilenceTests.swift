// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

extension PressTests {
  /// Code that looks like a mistake and is none.
  struct SilenceTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox(cache: .common)
      let bundle = Trap.bundle("Honest", Self.controls + [Self.signedOut])
      try sandbox.write("Honest/Bundle.swift", bundle)
      for control in Self.controls + [Self.signedOut] {
        try sandbox.write("Honest/\(control.name).swift", control.source(control.mended))
      }
    }

    /// What a control does that is no mistake; its name says what it stands for.
    private static func honest(_ name: String, _ text: String...) -> Trap {
      Trap(
        name: name, rule: "none", common: "", flawed: "", mended: text.joined(separator: "\n"))
    }

    private static let write = "store?.set(value, forKey: \"on\")\nreturn .result()"

    static let controls: [Trap] = [
      honest("NoReload", Trap.toggle("NoReload"), Trap.setter("NoReload", write)),
      honest(
        "OwnReload", Trap.toggle("OwnReload"),
        Trap.setter(
          "OwnReload",
          "store?.set(value, forKey: \"on\")\n"
            + "ControlCenter.shared.reloadControls(ofKind: \"com.example.ownreload\")\n"
            + "return .result()")),
      // The preview is off in the gallery whatever the store says.
      honest(
        "FalsePreview",
        Trap.toggle("FalsePreview", isOn: "!(store?.bool(forKey: \"off\") ?? false)"),
        Trap.setter("FalsePreview", "store?.set(!value, forKey: \"off\")\nreturn .result()")),
      honest(
        "Tutorial",
        Trap.toggle("Tutorial"),
        Trap.setter(
          "Tutorial",
          "guard let store = UserDefaults(suiteName: \"group.example.tutorial\") else {\n"
            + "  return .result()\n}\nstore.set(value, forKey: \"on\")\nreturn .result()")),
      honest(
        "Standard",
        Trap.toggle("Standard", isOn: "UserDefaults.standard.bool(forKey: \"on\")"),
        Trap.setter(
          "Standard", "UserDefaults.standard.set(value, forKey: \"on\")\nreturn .result()")),
      honest(
        "RunTime",
        Trap.toggle("RunTime").replacing(
          "\"com.example.runtime\"",
          with: "[\"com\", \"example\", \"runtime\"].joined(separator: \".\")"),
        Trap.setter(
          "RunTime",
          "store?.set(value, forKey: \"on\")\n"
            + "let kind = [\"com\", \"example\", \"runtime\"].joined(separator: \".\")\n"
            + "ControlCenter.shared.reloadControls(ofKind: kind)\nreturn .result()")),
      honest(
        "SymbolName",
        Trap.toggle("SymbolName").replacing(
          "systemImage: \"circle\"",
          with: "systemImage: [\"circle\", \"fill\"].joined(separator: \".\")"),
        Trap.setter("SymbolName", write)),
      honest(
        "Hint",
        Trap.toggle("Hint").replacing(
          "systemImage: \"circle\")",
          with: "systemImage: \"circle\")\n.controlWidgetActionHint(isOn ? \"Start\" : \"Stop\")"),
        Trap.setter("Hint", write)),
      honest(
        "OneWord", Trap.toggle("OneWord", argument: "true"), Trap.setter("OneWord", write)),
      honest(
        "Button", Trap.button("Button"),
        Trap.action("Button", "store?.set(\"Pressed\", forKey: \"status\")\nreturn .result()")),
      honest("Idle", Trap.button("Idle"), Trap.action("Idle", "return .result()")),
    ]

    private static let signedOut = honest(
      "SignedOut", "struct NotSignedIn: Error {}",
      Trap.toggle(
        "SignedOut",
        isOn: "guard let on = store?.object(forKey: \"on\") as? Bool else { throw NotSignedIn() }\n"
          + "return on"), Trap.setter("SignedOut", write))

    @Test(arguments: controls)
    func `what only looks like a mistake is not found`(control: Trap) throws {
      let (run, json) = try document(sandbox, control.kind, "Honest", "--fail-on", "info")
      #expect(run.status == 0)
      #expect(json["outcome"]?.string == "done")
      #expect(json.rules.isEmpty)
    }

    @Test func `a reload of a kind built at run time is that of the control`() throws {
      let (_, json) = try document(sandbox, "com.example.runtime", "Honest")
      let reload = json.list("reloads").first
      #expect(reload?["kind"]?.string == "com.example.runtime")
      #expect(reload?["known"]?.bool == true)
      #expect(reload?["automatic"]?.bool == true)
      #expect(json.list("reloads").count == 1)
    }

    @Test func `a provider that throws when signed out is not found`() throws {
      let (run, json) = try document(
        sandbox, "--all", "Honest", "--fail-on", "info")
      #expect(run.status == 0)
      #expect(json.rules.isEmpty)
      #expect(json.list("presses").allSatisfy { $0["outcome"]?.string != "crashed" })
    }

    @Test func `a provider that throws when signed out is asked when signed in`() throws {
      try sandbox.write("in.json", #"{"group.example.signedout": {"on": false}}"#)
      let (run, json) = try document(
        sandbox, "com.example.signedout", "Honest", "--store", "in.json")
      #expect(run.status == 0)
      #expect(json["outcome"]?.string == "done")
      #expect(json.written("on") == .bool(true))
      #expect(json.rules.isEmpty)
    }
  }
}
