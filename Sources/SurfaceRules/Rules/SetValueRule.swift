// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A toggle whose intent does not use the value it is asked to set, or whose label ignores its argument.
///
/// Seen when `perform()` never reads `value` and yet does something, or when both positions of a label
/// change together with the stored value.
package enum SetValueRule: PressRule {
  package static let id = "setvalue-ignored"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "The system says which state it wants, and shows a toggle's label for a state that it names; code that turns the stored state around, or paints from a captured value, drifts away from it."
  package static let help =
    "store 'value' as it is, and paint a value label from the argument of its closure"
  package static let source =
    "Apple, SetValueIntent; ControlWidgetToggle.init(isOn:action:label:valueLabel:)"

  package static func findings(in press: PressEvidence) -> [Finding] {
    // Code that gives up before it does anything ignores nothing; that is another rule's matter.
    let didSomething = !press.report.writes.isEmpty || press.before != press.after
    if press.report.outcome == .done, press.ending?.readsValue == false, didSomething {
      let state = press.ending?.target == true ? "on" : "off"
      return [
        finding(
          "perform() was asked for \(state) and never read 'value'; after a press on a stale surface the state is the opposite of what the person sees",
          at: press.intentPlace, about: [press.report.intent])
      ]
    }
    return label(press)
  }

  /// A label that is the same for both arguments, and another one when the value is another.
  private static func label(_ press: PressEvidence) -> [Finding] {
    guard let before = press.before, let after = press.after,
      before.form == .toggle, before.isOn != after.isOn, let off = before.offLabel,
      off == before.onLabel, after.offLabel == after.onLabel, after.offLabel != off
    else { return [] }
    return [
      finding(
        "the value label ignores its argument: it is painted from the provider's value, so hint and state of the other position are wrong",
        at: press.itemPlace, about: [press.report.kind, "label"])
    ]
  }
}
