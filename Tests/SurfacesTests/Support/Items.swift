// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus

/// A toggle that people call "Lightswitch", changed as a test needs it.
func toggle(
  _ state: ItemState = .off, name: String? = "Lightswitch", platforms: Set<Platform> = [.iOS],
  _ change: (inout ArchivedControl) -> Void = { _ in }
) -> ArchivedItem {
  var control = ArchivedControl(
    form: .toggle, isOn: state == .on,
    label: ArchivedLabel(text: "Light", image: ImageValue("bulb", source: .symbol)),
    action: ArchivedIntent(typeName: "SetLightIntent", title: "Set Light"))
  control.displayName = name
  change(&control)
  return item(control, state, platforms)
}

/// A button that people call "Perform Action", changed as a test needs it.
func button(
  _ state: ItemState = .current, name: String? = "Perform Action",
  platforms: Set<Platform> = [.iOS], _ change: (inout ArchivedControl) -> Void = { _ in }
) -> ArchivedItem {
  var control = ArchivedControl(
    form: .button,
    label: ArchivedLabel(text: "Act", image: ImageValue("bolt", source: .symbol)),
    action: ArchivedIntent(typeName: "ActIntent", title: "Act"))
  control.displayName = name
  change(&control)
  return item(control, state, platforms)
}

private func item(
  _ control: ArchivedControl, _ state: ItemState, _ platforms: Set<Platform>
) -> ArchivedItem {
  ArchivedItem(
    kind: "test.kind", typeName: "TestControl", appName: "MyApp", state: state,
    platforms: platforms, content: .control(control))
}

/// An App Shortcut, changed as a test needs it.
func shortcut(_ change: (inout ArchivedShortcut) -> Void = { _ in }) -> ArchivedItem {
  var shortcut = ArchivedShortcut(
    title: "Ring Bell", image: ImageValue("bell", source: .symbol), phrases: ["Ring MyApp"],
    intent: ArchivedIntent(typeName: "RingIntent", title: "Ring"))
  change(&shortcut)
  return ArchivedItem(
    kind: "RingIntent", typeName: "RingIntent", appName: "MyApp", state: .current,
    content: .shortcut(shortcut))
}

extension ArchivedControl {
  /// Value labels with texts and symbols of their own for both states.
  mutating func addValueLabels() {
    offLabel = ArchivedLabel(text: "Dark", image: ImageValue("bulb.off", source: .symbol))
    onLabel = ArchivedLabel(text: "Lit", image: ImageValue("bulb.on", source: .symbol))
  }

  /// Value labels that also have a hint and a status.
  mutating func addHintsAndStatus() {
    addValueLabels()
    offLabel?.hint = "Go Dark"
    onLabel?.hint = "Light Up"
    offLabel?.status = "Went Dark"
    onLabel?.status = "Lit Up"
  }

  /// An action that opens the app.
  mutating func opensApp() {
    action.isOpenIntent = true
    action.foreground = .always
    action.foregroundReason = .openIntent
  }
}

/// Items of every sort, by what is particular to them, in one state.
func everySort(_ state: ItemState) -> [(sort: String, item: ArchivedItem)] {
  let images: [ImageValue.Source] = [
    .symbol, .asset, .symbolAsset, .bitmapAsset, .bitmap, .missing,
  ]
  let policies: [ArchivedIntent.Authentication] = [
    .alwaysAllowed, .requiresAuthentication, .requiresLocalDeviceAuthentication,
  ]
  var items: [(String, ArchivedItem)] = [
    ("toggle", toggle(state)), ("button", button(state)), ("shortcut", shortcut()),
    ("unnamed toggle", toggle(state, name: nil)), ("unnamed button", button(state, name: nil)),
    ("value labels", toggle(state) { $0.addValueLabels() }),
    ("hints", toggle(state) { $0.addHintsAndStatus() }),
    ("action label", button(state) { $0.addHintsAndStatus() }),
    ("open", button(state) { $0.opensApp() }),
    ("may open", button(state) { $0.action.foreground = .possible }),
    ("tint", toggle(state) { $0.tint = .named("systemPurple") }),
    ("button tint", button(state) { $0.tint = .named("systemPurple") }),
    ("label tint", toggle(state) { $0.label.ignored = ["tint", "font"] }),
    ("private", toggle(state) { $0.isPrivacySensitive = true }),
    ("private button", button(state) { $0.isPrivacySensitive = true }),
    ("private label", toggle(state) { $0.label.isPrivacySensitive = true }),
    ("disabled", toggle(state) { $0.isDisabled = true }),
    ("disabled label", toggle(state) { $0.label.isDisabled = true }),
    ("no image", button(state) { $0.label.image = nil }),
    ("no label", button(state) { $0.label = ArchivedLabel() }),
    ("provider error", toggle(state) { $0.providerError = "SampleError: no answer" }),
    (
      "configurable",
      toggle(state) {
        $0.isConfigurable = true
        $0.promptsForUserConfiguration = true
      }
    ),
    ("watch app", toggle(state, platforms: [.watchOS])),
    ("both apps", button(state, platforms: [.iOS, .watchOS]) { $0.opensApp() }),
    ("mac app", button(state, platforms: [.macOS])),
    ("hidden shortcut", shortcut { $0.intent.isDiscoverable = false }),
  ]
  items += images.map { source in
    (
      "image \(source.rawValue)",
      button(state) { $0.label.image = ImageValue("art", source: source) }
    )
  }
  items += policies.map { policy in
    ("policy \(policy.rawValue)", button(state) { $0.action.authentication = policy })
  }
  return items
}
