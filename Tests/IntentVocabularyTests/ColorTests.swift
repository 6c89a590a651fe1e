// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

@testable import IntentVocabulary

/// The colours of the vocabulary as neutral values.
struct ColorTests {
  @Test(
    arguments: [
      (Color.red, "systemRed"), (.blue, "systemBlue"), (.purple, "systemPurple"),
      (.gray, "systemGray"), (.accentColor, "accentColor"), (.primary, "primary"),
      (.white, "#FFFFFF"), (.black, "#000000"), (.clear, "#00000000"),
    ])
  func `a colour of the system has its name or its parts`(_ color: Color, _ text: String) {
    #expect(color.value.description == text)
  }

  @Test func `a colour of a catalog has its name`() {
    #expect(Color("Brand").value == .named("Brand"))
  }

  @Test(
    arguments: [
      (0.0, "#FF0000"), (1.0 / 3, "#00FF00"), (2.0 / 3, "#0000FF"), (1.0, "#FF0000"),
      (0.5, "#00FFFF"),
    ])
  func `a hue is a colour of the circle`(_ hue: Double, _ text: String) {
    #expect(Color(hue: hue, saturation: 1, brightness: 1).value.description == text)
  }

  @Test func `a colour without saturation is grey`() {
    #expect(Color(hue: 0.3, saturation: 0, brightness: 0.5).value.description == "#808080")
  }

  @Test func `opacity multiplies`() {
    #expect(
      Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5).value == .rgba(1, 0, 0, 0.25))
  }
}
