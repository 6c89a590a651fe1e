// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension Fact {
  /// The facts that hold for widgets on every surface.
  public static let widgets: [Fact] = [
    Fact(
      "widget.family", .documented, "A place shows a widget that supports the family of the place.",
      source: "Apple, WidgetConfiguration.supportedFamilies(_:)"),
    Fact(
      "widget.platform", .documented,
      "A surface offers the widgets of extensions that are built for its platform.",
      source: "Apple, Developing a WidgetKit strategy"),
    Fact(
      "widget.text-width", .assumed,
      "Text is measured with the font Inter in place of Apple's own; where it breaks and is cut is approximate.",
      source: "Apple's fonts may not be used elsewhere"),
    Fact(
      "widget.colors", .assumed,
      "System colours are those that Apple's HIG gave up to OS 18; later systems differ a little.",
      source: "Apple, HIG Color"),
    Fact(
      "widget.accented", .documented,
      "An accented widget has two groups: what is accentable with all inside, and everything else; colour is ignored, opacity is kept.",
      source: "Apple, widgetAccentable(_:) and WidgetRenderingMode.accented"),
    Fact(
      "widget.accented-image", .conflicting,
      "An image without an accented rendering mode is filled with its group's colour; another page of Apple's has it in greys.",
      source:
        "Apple, Optimizing your widget for accented rendering mode; WWDC25 278; against HIG Widgets"
    ),
    Fact(
      "widget.vibrant", .documented,
      "A vibrant widget is desaturated: opacity says how strong the material is, brightness how bright.",
      source: "Apple, HIG Widgets; WWDC22 10050"),
    Fact(
      "widget.vibrant-curve", .assumed,
      "Brightness is the luminance of the colour by Rec. 709.", source: "no formula is published"),
    Fact(
      "widget.background-removed", .documented,
      "The container background is removed where the widget is accented or vibrant, in StandBy and on watch faces.",
      source: "Apple, Displaying the right widget background; WWDC23 10027"),
    Fact(
      "widget.container-background", .documented,
      "Without containerBackground(for: .widget) a widget shows a warning in place of its content from OS 17 on.",
      source: "Apple, Displaying the right widget background; many reports"),
    Fact(
      "widget.locked-privacy", .documented,
      "Views marked as privacy sensitive are redacted while the device is locked; everything else is shown.",
      source: "WWDC22 10050"),
    Fact(
      "widget.placeholder", .assumed,
      "A widget whose timeline has no entries shows its placeholder, redacted.",
      source: "no statement found"),
    Fact(
      "widget.buttons", .documented,
      "Only buttons and toggles with an intent work in a widget; other controls do nothing.",
      source: "WWDC23 10028"),
    Fact(
      "widget.inactive", .documented,
      "Buttons and toggles do nothing in a line above the clock, on Apple Watch, and on a locked device.",
      source: "Apple, Adding interactivity to widgets and Live Activities"),
    Fact(
      "widget.asset-missing", .assumed,
      "An image whose name is in none of the extension's asset catalogs leaves its place empty.",
      source: "no statement found"),
    Fact(
      "widget.label", .documented,
      "A widgetLabel is shown by the watch face, and ignored on the Lock Screen.",
      source: "Apple, widgetLabel(_:); WWDC22 10051"),
    Fact(
      "widget.remote-image", .documented,
      "A widget's views are archived once: a picture that is loaded later never appears.",
      source: "WWDC23 10028; Apple Developer Forums 652581"),
    Fact(
      "widget.unsized-image", .assumed,
      "An image that is not resizable, and whose size its file does not tell, is taken as 24 points square.",
      source: "PNG, JPEG, GIF and HEIC tell their size, vector files are not read"),
  ]
}
