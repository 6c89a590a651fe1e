// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Works out what is seen of a control, and keeps the facts that it rests on.
struct ControlRepresenter {
  let control: ArchivedControl
  let item: ArchivedItem
  let slot: Slot
  let system: SystemState
  private var seen = Representation()

  init(control: ArchivedControl, item: ArchivedItem, slot: Slot, system: SystemState) {
    self.control = control
    self.item = item
    self.slot = slot
    self.system = system
  }

  private var isPreview: Bool { item.state == .preview }
  private var isRedacted: Bool { system.isLocked && control.isPrivacySensitive }
  private var isOn: Bool { control.isOn == true }
  private var isShownOn: Bool { isOn && !isPreview && !isRedacted }

  /// The label of the state that is shown: the off state's where privacy hides the real one.
  private var shownLabel: ArchivedLabel? {
    switch control.form {
    case .button: control.stateLabel(item.state)
    case .toggle: isOn && (isPreview || !isRedacted) ? control.onLabel : control.offLabel
    }
  }

  mutating func representation(of parts: Set<ControlPart>) -> Representation {
    seen = Representation()
    if isPreview { rest(on: "control.preview") }
    if parts.contains(.glyph) { showGlyph() }
    if parts.contains(.title) { showTitle() }
    if parts.contains(.value) { showValue() }
    if parts.contains(.hint) { showHint() }
    if parts.contains(.status) { showStatus() }
    showState()
    tellLosses(of: parts)
    return seen
  }

  private mutating func rest(on facts: String...) {
    for fact in facts where !seen.facts.contains(fact) { seen.facts.append(fact) }
  }

  private mutating func lose(
    _ kind: Representation.Loss.Kind, of subject: String? = nil, _ what: String, rule: String
  ) {
    seen.lost.append(Representation.Loss(what, rule: rule, kind: kind, subject: subject))
  }

  // MARK: Parts

  /// What galleries and hints call it: the display name, else the app's.
  private mutating func name() -> String {
    if let name = control.displayName { return name }
    rest(on: "control.app-name")
    return item.appName
  }

  private mutating func showGlyph() {
    rest(on: "control.symbol-only")
    if isPreview, isOn { rest(on: "control.preview-glyph") }
    if shownLabel?.image != nil { rest(on: "control.value-symbol") }
    if let image = shownLabel?.image ?? control.label.image {
      showGlyph(image)
    } else {
      rest(on: "control.no-symbol")
      lose(.symbol, "symbol: the labels carry no image", rule: "control.no-symbol")
    }
    if control.form == .toggle { seen.isOn = isShownOn }
    guard isShownOn else { return }
    rest(on: "control.tint-on")
    if control.tint == nil { rest(on: "control.tint-default") }
    seen.tint = control.tint ?? .systemBlue
  }

  private mutating func showGlyph(_ image: ImageValue) {
    switch image.source {
    case .symbol: seen.glyph = Representation.Glyph(image.name, source: .symbol)
    case .asset, .symbolAsset: seen.glyph = Representation.Glyph(image.name, source: .asset)
    case .bitmapAsset, .bitmap:
      seen.glyph = .questionMark
      rest(on: "control.question-mark")
      lose(.picture, of: image.name, "full-colour image '\(image.name)'", rule: "control-image")
    case .missing:
      seen.glyph = .questionMark
      rest(on: "control.asset-missing")
      lose(
        .missingImage, of: image.name, "image '\(image.name)': no catalog has it",
        rule: "control.asset-missing")
    }
  }

  private mutating func showTitle() {
    if isPreview {
      rest(on: "control.preview-name")
      seen.label = name()
    } else if !hides(control.label, .label) {
      seen.label = control.label.text
    }
  }

  private mutating func showValue() {
    guard let (text, fact) = valueText else { return }
    rest(on: fact)
    if isPreview || !hides(control.stateLabel(item.state), .value) { seen.value = text }
  }

  /// The value text of the state the control is in; a preview's is that of the preview value.
  private var valueText: (String, fact: String)? {
    let text = control.stateLabel(item.state)?.text
    switch control.form {
    case .button:
      return text.map {
        ($0, item.state == .running ? "control.running-text" : "control.resting-text")
      }
    case .toggle: return (text ?? (isOn ? "On" : "Off"), "control.value-default")
    }
  }

  /// Whether privacy hides a part, which is then noted as redacted.
  private mutating func hides(_ label: ArchivedLabel?, _ part: Representation.Part) -> Bool {
    guard system.isLocked, control.isPrivacySensitive || label?.isPrivacySensitive == true else {
      return false
    }
    rest(on: control.isPrivacySensitive ? "control.redacted" : "control.redacted-label")
    seen.redacted.append(part)
    return true
  }

  private mutating func showHint() {
    rest(on: "control.hint")
    seen.hint = hint()
  }

  private mutating func hint() -> String {
    switch control.form {
    case .button:
      if let hint = control.stateLabel(item.state)?.hint ?? control.label.hint {
        return "Hold to \(hint)"
      }
      if control.action.isOpenIntent { return "Hold to Open \(name())" }
      return quoting("Hold for ")
    case .toggle:
      // The system speaks of the state that the press leads to.
      let target = isOn ? control.offLabel : control.onLabel
      if let hint = target?.hint ?? control.label.hint { return "Hold to \(hint)" }
      if let text = target?.text { return "Hold for \(text)" }
      return quoting("Hold to Turn \(isOn ? "Off" : "On") ")
    }
  }

  /// A hint that ends with the name in quotation marks.
  private mutating func quoting(_ start: String) -> String {
    rest(on: "control.hint-quotes")
    return "\(start)'\(name())'"
  }

  private mutating func showStatus() {
    guard !isPreview, !isRedacted, let status = shownLabel?.status else { return }
    rest(on: "control.status")
    seen.status = status
  }

  // MARK: State

  private mutating func showState() {
    if isRedacted, !isPreview {
      rest(on: "control.redacted")
      if control.form == .toggle { seen.redacted.append(.state) }
    }
    if control.isDisabled {
      rest(on: "control.disabled", "control.disabled-look")
      seen.isDimmed = true
    }
    showTap()
    if let error = control.providerError, !isPreview {
      rest(on: "control.provider-throws")
      lose(
        .value, "current value: the provider threw \(error)", rule: "control.provider-throws")
    }
  }

  /// What a tap means where that is not what the slot says.
  private mutating func showTap() {
    guard slot.tap == .runs else { return }
    if control.isDisabled {
      seen.tap = .nothing
    } else if let rule = LockRule(control.action, on: system) {
      rest(on: rule.fact)
      seen.tap = .needsUnlock
    }
  }

  private mutating func tellLosses(of parts: Set<ControlPart>) {
    guard !parts.isDisjoint(with: [.glyph, .title, .value]) else { return }
    if control.form == .button, control.tint != nil, parts.contains(.glyph) {
      rest(on: "control.button-tint")
      lose(.tint, "tint on a button", rule: "control.button-tint")
    }
    var ignored: [String] = []
    for label in [control.label, control.offLabel, control.onLabel] {
      for name in label?.ignored ?? [] where !ignored.contains(name) { ignored.append(name) }
    }
    for name in ignored {
      lose(
        name == "tint" ? .tint : .appearance, of: name, "\(name) of the label",
        rule: name == "tint" ? "control.tint-on-label" : "control.label-appearance")
    }
  }
}

extension LockRule {
  /// The fact it rests on.
  fileprivate var fact: String {
    switch self {
    case .authentication: "control.locked-authentication"
    case .opensApp: "control.locked-open"
    }
  }
}
