// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension Rule {
  /// An intent does not use the value it is asked to set, or a label ignores its argument.
  static let setValueIgnored = Rule(
    id: "setvalue-ignored", severity: .error,
    sentence:
      "The system says which state it wants, and shows a toggle's label for a state that it names; code that turns the stored state around, or paints from a captured value, drifts away from it.",
    help: "store 'value' as it is, and paint a value label from the argument of its closure",
    source: "Apple, SetValueIntent; ControlWidgetToggle.init(isOn:action:label:valueLabel:)")
}

/// Finds toggles whose intent or label goes by something else than what the system says.
enum SetValueRule {
  static func judge(_ press: PressContext) -> Finding? {
    // Code that gives up before it does anything ignores nothing; that is another rule's matter.
    if press.summary.outcome == .done, press.outcome?.readsValue == false,
      !press.summary.writes.isEmpty
        || press.control(in: press.before) != press.control(in: press.after)
    {
      let state = press.outcome?.target == true ? "on" : "off"
      return press.finding(
        .setValueIgnored,
        "perform() was asked for \(state) and never read 'value'; after a press on a stale surface the state is the opposite of what the person sees"
      )
    }
    return label(press)
  }

  /// A label that is the same for both arguments, and another one when the value is another.
  private static func label(_ press: PressContext) -> Finding? {
    guard let before = press.control(in: press.before), let after = press.control(in: press.after),
      before.form == .toggle, before.isOn != after.isOn, let off = before.offLabel,
      off == before.onLabel, after.offLabel == after.onLabel, after.offLabel != off
    else { return nil }
    return press.itemFinding(
      .setValueIgnored,
      "the value label ignores its argument: it is painted from the provider's value, so hint and state of the other position are wrong"
    )
  }
}
