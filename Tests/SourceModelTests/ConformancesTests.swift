// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SourceModel
import Testing

/// Who conforms to what, through what the sources put in between.
struct ConformancesTests {
  private func type(
    _ name: String, _ inherits: String..., kind: IndexedType.Kind = .struct
  ) -> IndexedType {
    IndexedType(
      name: name, qualifiedName: name, kind: kind, inherits: inherits, file: "a", line: 1,
      column: 1)
  }

  @Test func `a conformance is found through protocols and classes`() {
    let fan = type("Fan", "Base<Int>", kind: .class)
    let lamp = type("Lamp", "Switchable")
    let index = SourceIndex(types: [
      fan, type("Base", "Switchable", kind: .class),
      type("Switchable", "WidgetKit . ControlWidget", kind: .protocol), lamp,
    ])
    let conformances = Conformances(index)
    #expect(conformances.conforms(fan, to: ["ControlWidget"]))
    #expect(conformances.conforms(lamp, to: ["Widget", "ControlWidget"]))
    #expect(!conformances.conforms(lamp, to: ["Widget"]))
  }

  @Test func `a circle of protocols ends`() {
    let one = type("One", "Two", kind: .protocol)
    let index = SourceIndex(types: [one, type("Two", "One", kind: .protocol)])
    #expect(!Conformances(index).conforms(one, to: ["Widget"]))
  }

  @Test func `a type that others inherit from is a base`() {
    let base = type("Base", kind: .class)
    let leaf = type("Leaf", "Kit.Base", kind: .class)
    let conformances = Conformances(SourceIndex(types: [base, leaf]))
    #expect(conformances.isBase(base))
    #expect(!conformances.isBase(leaf))
  }
}
