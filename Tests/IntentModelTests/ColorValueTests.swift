// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import Testing

/// Colours as text.
struct ColorValueTests {
  @Test(
    arguments: [
      (ColorValue.rgba(1, 0.5, 0, 1), "#FF8000"), (.rgba(0, 0, 0, 0.5), "#00000080"),
      (.rgba(0.02, 0.02, 0.02, 1), "#050505"), (.named("systemTeal"), "systemTeal"),
    ])
  func `a colour is described by its name or its parts`(_ color: ColorValue, _ text: String) {
    #expect(color.description == text)
  }

  @Test(arguments: [
    (ColorValue.rgba(-1, 2, .nan, 1), "#00FF00"), (.rgba(1, 1, 1, .nan), "#FFFFFF"),
  ])
  func `parts that no colour has are set right`(_ color: ColorValue, _ text: String) {
    #expect(color.description == text)
  }

  @Test(arguments: ["#FF8000", "#00000080", "systemTeal", "#FF", "#GGGGGG", ""])
  func `a description is read back as it was`(_ text: String) {
    #expect(ColorValue(description: text).description == text)
  }

  @Test func `a colour is encoded as its description`() throws {
    let data = try JSONEncoder().encode([ColorValue.systemBlue, .rgba(1, 0, 0, 1)])
    #expect(String(decoding: data, as: UTF8.self) == "[\"systemBlue\",\"#FF0000\"]")
    let colors = try JSONDecoder().decode([ColorValue].self, from: data)
    #expect(colors == [.systemBlue, .rgba(1, 0, 0, 1)])
  }
}
