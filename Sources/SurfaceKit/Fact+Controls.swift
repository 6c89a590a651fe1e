// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension Fact {
  /// The facts that hold for controls on every surface.
  public static let controls: [Fact] = [
    Fact(
      "control.symbol-only", .documented,
      "A control shows a symbol image, never other artwork.",
      source: "Apple, ControlWidgetTemplate; WWDC24 10157"),
    Fact(
      "control.question-mark", .reported,
      "A bitmap given as a control's icon is drawn as a question mark.",
      source: "Apple Developer Forums 764233 and 762840"),
    Fact(
      "control.asset-missing", .assumed,
      "An icon whose name is in none of the extension's asset catalogs is drawn as a question mark.",
      source: "inferred from Apple Developer Forums 762840"),
    Fact(
      "control.no-symbol", .assumed,
      "A control whose labels carry no image leaves the place of the symbol empty.",
      source: "no statement found"),
    Fact(
      "control.value-default", .documented,
      "A toggle without a value text reads \"On\" or \"Off\".",
      source: "Apple, ControlWidgetToggle.init(isOn:action:label:); WWDC24 10157"),
    Fact(
      "control.value-symbol", .documented,
      "The image of the value label takes the place of the label's image in that state.",
      source: "WWDC24 10157; where both carry one, as other apps report it"),
    Fact(
      "control.running-text", .documented,
      "While the action of a button runs, the text of its action label is shown as a subtitle.",
      source: "Apple, ControlWidgetButton.init(action:label:actionLabel:)"),
    Fact(
      "control.resting-text", .assumed,
      "The text of a button's action label is shown as a subtitle at rest too, where there is one.",
      source: "no statement found; follows from the running button"),
    Fact(
      "control.tint-on", .documented,
      "A tint colours the symbol of a toggle that is on, and nothing of one that is off.",
      source: "Apple, HIG Controls; WWDC24 10157"),
    Fact(
      "control.tint-default", .documented,
      "A toggle that is on and has no tint takes systemBlue.", source: "WWDC24 10157"),
    Fact(
      "control.tint-on-label", .documented,
      "A tint on the label is ignored; it belongs on the template.",
      source: "Apple, ControlWidgetTemplate.tint(_:)"),
    Fact(
      "control.button-tint", .assumed,
      "A tint on a button has no effect.",
      source: "no statement found; the interface accepts it"),
    Fact(
      "control.label-appearance", .documented,
      "The system draws a control; fonts, colours and layout of its label are ignored.",
      source: "WWDC24 10157; what becomes of a stack is not specified"),
    Fact(
      "control.disabled", .documented,
      "disabled(true) on the template disables the control; on the label it disables the label alone.",
      source: "Apple, ControlWidgetTemplate.disabled(_:)"),
    Fact(
      "control.disabled-look", .assumed, "A disabled control is drawn dimmed.",
      source: "no statement found"),
    Fact(
      "control.redacted", .documented,
      "privacySensitive() on the template hides title and value on a locked device and shows the symbol of the off state.",
      source: "Apple, HIG Controls; ControlWidgetTemplate.privacySensitive(_:)"),
    Fact(
      "control.redacted-label", .documented,
      "privacySensitive() on a label hides that text on a locked device; the state stays visible.",
      source: "Apple, Adding refinements and configuration to controls"),
    Fact(
      "control.locked-authentication", .documented,
      "An intent runs on a locked device unless its authenticationPolicy asks for authentication.",
      source: "Apple, AppIntent.authenticationPolicy"),
    Fact(
      "control.locked-open", .assumed,
      "An action that opens the app asks for unlock on a locked device.",
      source: "documented for capture (Apple, HIG Controls), inferred for the rest"),
    Fact(
      "control.preview", .documented,
      "Galleries and settings show the preview value in the inactive state.",
      source: "Apple, Creating controls to perform actions across the system; WWDC24 10157"),
    Fact(
      "control.preview-name", .documented,
      "Galleries show the display name, or the app's name where there is none.",
      source: "Apple, Adding refinements and configuration to controls; WWDC24 10157"),
    Fact(
      "control.preview-glyph", .assumed,
      "In a gallery the symbol is that of the preview value, as the value text is, without its tint.",
      source: "no statement found; the gallery is inactive, and shows the preview value"),
    Fact(
      "control.app-name", .assumed,
      "The name of the extension's folder stands for the app's, which no source tells.",
      source: "a choice of this program"),
    Fact(
      "control.provider-throws", .assumed,
      "When the value provider throws before anything was shown, the preview value is shown.",
      source:
        "the system keeps its last template (SagerNet/sing-box#2245); the first one is not specified"
    ),
    Fact(
      "control.hint", .documented,
      "The hint is the action hint, else a toggle's own value text of the state it goes to, else one made of the display name.",
      source: "Apple, Adding refinements and configuration to controls; WWDC24 10157"),
    Fact(
      "control.hint-quotes", .conflicting,
      "Hints put the display name in straight quotation marks; another page of Apple's has curly ones.",
      source:
        "Apple, Adding refinements and configuration to controls against controlWidgetActionHint(_:)"
    ),
    Fact(
      "control.status", .documented,
      "The status of a value label is shown for a moment when the control changes to that state.",
      source: "Apple, View.controlWidgetStatus(_:)"),
    Fact(
      "control.platform", .documented,
      "A surface offers the controls of extensions that are built for its platform.",
      source: "Apple, Controls collection"),
  ]
}
