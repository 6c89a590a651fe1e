// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SourceModel
import SurfaceRules
import Testing

/// Controls and widgets that no bundle lists.
struct NotInBundleRuleTests {
  private func type(
    _ name: String, _ inherits: String..., isMain: Bool = false, isPrivate: Bool = false,
    isGeneric: Bool = false, kind: IndexedType.Kind = .struct
  ) -> IndexedType {
    IndexedType(
      name: name, qualifiedName: name, kind: kind, inherits: inherits, file: name + ".swift",
      line: 1, column: 8, isMain: isMain, isPrivate: isPrivate, isGeneric: isGeneric)
  }

  private func use(_ owner: String?, _ type: String, _ isConstruction: Bool = true) -> IndexedUse {
    IndexedUse(owner: owner, type: type, isConstruction: isConstruction)
  }

  /// The names of the types that are found, with a bundle that is the entry point.
  private func found(_ types: [IndexedType], _ uses: [IndexedUse]) -> [String] {
    let index = SourceIndex(
      files: [IndexedFile(path: "With.swift", prepared: "1", isCompanion: true)],
      types: [type("Bundle", "WidgetBundle", isMain: true)] + types, uses: uses)
    return NotInBundleRule.findings(in: SourceEvidence(index: index, files: []))
      .map { $0.file?.replacing(".swift", with: "") ?? "" }
  }

  @Test func `what nothing lists is found`() {
    let types = [type("Fan", "ControlWidget"), type("Clock", "Widget")]
    #expect(found(types, [use("Bundle", "Clock")]) == ["Fan"])
  }

  @Test func `asking for its kind lists nothing`() {
    #expect(found([type("Fan", "ControlWidget")], [use("Bundle", "Fan", false)]) == ["Fan"])
  }

  @Test func `what a nested bundle, a helper or code outside types lists is listed`() {
    let fan = type("Fan", "ControlWidget")
    let more = type("More", "WidgetBundle")
    #expect(found([fan, more], [use("Bundle", "More"), use("More", "Fan")]) == [])
    #expect(found([fan], [use("Bundle", "Helper", false), use("Helper", "Fan")]) == [])
    #expect(found([fan], [use(nil, "Fan")]) == [])
  }

  @Test func `a bundle that nothing leads to lists nothing`() {
    let types = [type("Fan", "ControlWidget"), type("More", "WidgetBundle")]
    #expect(found(types, [use("More", "Fan")]) == ["Fan"])
  }

  @Test func `types that may be meant otherwise are not judged`() {
    let types = [
      type("Hidden", "Widget", isPrivate: true), type("Box", "Widget", isGeneric: true),
      type("Base", "Widget", kind: .class), type("Leaf", "Base", kind: .class),
      type("With", "Widget"), type("P", "ControlWidget", kind: .protocol),
    ]
    #expect(found(types, [use("Bundle", "Leaf")]) == [])
  }

  @Test func `without an entry point everything is taken`() {
    let index = SourceIndex(types: [type("Fan", "ControlWidget")])
    #expect(NotInBundleRule.findings(in: SourceEvidence(index: index, files: [])).isEmpty)
  }
}
