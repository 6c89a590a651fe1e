// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing
import TestSupport

@testable import IntentBus
@testable import IntentVocabulary

/// The text that views show.
@MainActor struct TextTests {
  private func string<Content: View>(of view: Content) -> String? {
    ArchivedLabel(view._archive(in: _ViewContext())).text
  }

  @Test func `a literal is shown as it is`() {
    #expect(string(of: Text("Hello")) == "Hello")
    #expect(string(of: Text(verbatim: "Hello %@")) == "Hello %@")
  }

  @Test func `texts are put into an interpolated key`() {
    let name = "Ada"
    #expect(string(of: Text("Hello \(name)")) == "Hello Ada")
    #expect(string(of: Text("Hello \(name.prefix(2))")) == "Hello Ad")
  }

  @Test(arguments: [(0, "0 of 5"), (7, "7 of 5"), (-3, "-3 of 5"), (1_234_567, "1,234,567 of 5")])
  func `whole numbers are put into an interpolated key in groups`(_ number: Int, _ text: String) {
    #expect(string(of: Text("\(number) of 5")) == text)
  }

  @Test func `numbers with a fraction are put into an interpolated key`() {
    #expect(string(of: Text("\(1.5)")) == "1.500000")
    #expect(string(of: Text("\(21.25, specifier: "%.1f")°")) == "21.2°")
  }

  @Test func `percent signs survive`() {
    #expect(string(of: Text("100% of \(3)%")) == "100% of 3%")
    #expect(LocalizedStringKey("\(3)%").key == "%lld%%")
  }

  @Test func `a string that is no literal is shown as it is`() {
    let text = "50% \\(x)"
    #expect(string(of: Text(text)) == text)
  }

  @Test func `a resource is shown`() {
    let resource: LocalizedStringResource = "From \("here")"
    #expect(string(of: Text(resource)) == "From here")
    #expect(string(of: Label(resource, systemImage: "star")) == "From here")
  }

  @Test func `two texts are one`() {
    #expect(string(of: Text("One") + Text(" and ") + Text("two")) == "One and two")
  }

  @Test func `a label's title may be a string`() {
    let name = "Kitchen"
    #expect(string(of: Label(name, systemImage: "star")) == "Kitchen")
    #expect(string(of: Label("\(name) Lamp", systemImage: "star")) == "Kitchen Lamp")
    #expect(string(of: Label(name.dropFirst(3), image: "star")) == "chen")
  }

  @Test(arguments: [(true, "On"), (false, "Off")])
  func `a label chosen by a condition shows what is chosen`(_ isOn: Bool, _ text: String) {
    #expect(string(of: Text(isOn ? "On" : "Off")) == text)
    #expect(string(of: Label(isOn ? "On" : "Off", systemImage: isOn ? "a" : "b")) == text)
  }
}
