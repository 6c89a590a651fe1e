// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

@testable import IntentBus

/// What is kept of the view of a label.
@MainActor struct LabelReadingTests {
  private func read<Content: View>(@ViewBuilder _ content: () -> Content) -> ArchivedLabel {
    ArchivedLabel(content()._archive(in: _ViewContext()))
  }

  // MARK: Text and image

  @Test func `a label gives its title and its symbol`() {
    #expect(
      read { Label("Lamp", systemImage: "lightbulb") }
        == ArchivedLabel(text: "Lamp", image: ImageValue("lightbulb", source: .symbol)))
  }

  @Test func `a label of an asset gives the asset's name`() {
    #expect(
      read { Label("Lamp", image: "Bulb") }
        == ArchivedLabel(text: "Lamp", image: ImageValue("Bulb", source: .asset)))
  }

  @Test func `a label built of views gives their first text and image`() {
    let label = read {
      Label {
        Text("Title")
        Text("Subtitle")
      } icon: {
        Image(systemName: "star")
      }
    }
    #expect(label.text == "Title")
    #expect(label.image == ImageValue("star", source: .symbol))
    #expect(label.ignored == ["second text"])
  }

  @Test func `a text gives no image`() {
    #expect(read { Text("Lamp") } == ArchivedLabel(text: "Lamp"))
  }

  @Test func `an image gives no text`() {
    #expect(
      read { Image(systemName: "star") }
        == ArchivedLabel(image: ImageValue("star", source: .symbol)))
  }

  @Test func `a second text is ignored and told`() {
    let label = read {
      Text("One")
      Text("Two")
      Text("Three")
    }
    #expect(label.text == "One")
    #expect(label.ignored == ["second text"])
  }

  @Test func `a second image is ignored and told`() {
    let label = read {
      Image(systemName: "1.circle")
      Image(systemName: "2.circle")
    }
    #expect(label.image?.name == "1.circle")
    #expect(label.ignored == ["second image"])
  }

  @Test func `an empty text is no text and nothing lost`() {
    let label = read { Text("") }
    #expect(label.text == nil)
    #expect(label.ignored == [])
  }

  @Test func `an empty view gives nothing`() {
    #expect(read { EmptyView() } == ArchivedLabel())
    #expect(read {} == ArchivedLabel())
  }

  // MARK: Structure

  @Test(arguments: [(true, "Yes"), (false, "No")])
  func `of two branches the one taken counts`(_ condition: Bool, _ text: String) {
    let label = read {
      if condition { Text("Yes") } else { Label("No", systemImage: "xmark") }
    }
    #expect(label.text == text)
    #expect((label.image == nil) == condition)
  }

  @Test(arguments: [(true, "Only" as String?), (false, nil)])
  func `a branch that is not taken gives nothing`(_ condition: Bool, _ text: String?) {
    #expect(read { if condition { Text("Only") } }.text == text)
  }

  @Test(arguments: [(0, "zero"), (1, "one"), (2, "many")])
  func `a switch gives the case taken`(_ number: Int, _ text: String) {
    let label = read {
      switch number {
      case 0: Text("zero")
      case 1: Text("one")
      default: Text("many")
      }
    }
    #expect(label.text == text)
  }

  @Test func `what is bound in a branch is read`() {
    let name: String? = "Bound"
    #expect(read { if let name { Text(name) } }.text == "Bound")
  }

  @Test func `a group is read through`() {
    let label = read {
      Group {
        Image(systemName: "star")
        Text("Grouped")
      }
    }
    #expect(label.text == "Grouped")
    #expect(label.image?.name == "star")
    #expect(label.ignored == [])
  }

  @Test func `stacks are read through and told`() {
    let label = read {
      VStack {
        HStack {
          Image(systemName: "star")
          Text("Stacked")
        }
        ZStack { EmptyView() }
      }
    }
    #expect(label.text == "Stacked")
    #expect(label.image?.name == "star")
    #expect(label.ignored == ["VStack", "HStack", "ZStack"])
  }

  @Test func `a view without its type is read through`() {
    #expect(read { AnyView(Label("Any", systemImage: "star")) }.text == "Any")
  }

  @Test func `an app's own view is what its body is`() {
    struct Inner: View {
      let name: String
      var body: some View { Text("Inner \(name)") }
    }
    struct Outer: View {
      var body: some View {
        Inner(name: "view")
        Image(systemName: "star")
      }
    }
    let label = read { Outer() }
    #expect(label.text == "Inner view")
    #expect(label.image?.name == "star")
  }

  @Test func `a deep tree of views is read to its end`() {
    struct Nested: View {
      let depth: Int
      var body: some View {
        if depth == 0 {
          Text("bottom")
        } else {
          AnyView(Nested(depth: depth - 1))
        }
      }
    }
    #expect(read { Nested(depth: 200) }.text == "bottom")
  }

  // MARK: Hint and status

  @Test func `a hint is kept`() {
    #expect(read { Text("x").controlWidgetActionHint("Start") }.hint == "Start")
    #expect(read { Text("x").controlWidgetActionHint(Text("Start")) }.hint == "Start")
    let hint = "Start"
    #expect(read { Text("x").controlWidgetActionHint(hint) }.hint == "Start")
  }

  @Test func `a status is kept`() {
    #expect(read { Text("x").controlWidgetStatus("Started") }.status == "Started")
    #expect(read { Text("x").controlWidgetStatus(Text("Started")) }.status == "Started")
    let status = "Started"
    #expect(read { Text("x").controlWidgetStatus(status) }.status == "Started")
  }

  @Test func `of two hints the outer one counts`() {
    let label = read {
      VStack { Text("x").controlWidgetActionHint("Inner") }.controlWidgetActionHint("Outer")
    }
    #expect(label.hint == "Outer")
  }

  @Test func `a hint may sit on an image`() {
    #expect(
      read { Image(systemName: "star").controlWidgetActionHint("Star") }.hint == "Star")
  }

  // MARK: Modifiers

  @Test func `privacy of the text is kept`() {
    #expect(read { Text("x").privacySensitive() }.isPrivacySensitive)
    #expect(!read { Text("x").privacySensitive(false) }.isPrivacySensitive)
    #expect(!read { Text("x") }.isPrivacySensitive)
  }

  @Test func `a disabled label is kept as such`() {
    #expect(read { Text("x").disabled(true) }.isDisabled)
    #expect(!read { Text("x").disabled(false) }.isDisabled)
  }

  @Test func `what systems ignore is told once`() {
    let label = read {
      Label("x", systemImage: "star").tint(.red).font(.title).tint(.blue).padding()
    }
    #expect(label.ignored == ["tint", "font", "padding"])
  }

  @Test func `what a text carries in vain is told`() {
    #expect(read { Text("x").bold().foregroundStyle(.red) }.ignored == ["bold", "foregroundStyle"])
  }

  @Test func `what an image carries in vain is told`() {
    let label = read { Image("x").renderingMode(.original).symbolRenderingMode(.multicolor) }
    #expect(label.ignored == ["renderingMode", "symbolRenderingMode"])
    #expect(label.image == ImageValue("x", source: .asset))
  }

  @Test func `a colour is told and not shown`() {
    let label = read {
      Color.red
      Text("x")
    }
    #expect(label.text == "x")
    #expect(label.ignored == ["colour"])
  }
}
