// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

@testable import SurfacectlCore

/// Lines that are no messages: whoever finds the pipe may write what they like.
struct MalformedMessageTests {
  private func message(_ text: String) -> Result<WorkerMessage, FieldReader.Malformed> {
    do throws(FieldReader.Malformed) {
      return .success(try WorkerMessage(Array(text.utf8)[...]))
    } catch {
      return .failure(error)
    }
  }

  private func fault(_ text: String) -> FieldReader.Malformed? {
    if case .failure(let error) = message(text) { error } else { nil }
  }

  @Test(
    arguments: [
      "", "hello", "step", "step\tloading", "step\tloading\tx\t", "step\tsleeping\t0\t",
      "done", "done\t0\tand more", "step\tloading\t0\tx\ty", "event\tforeground\t", "pressed\t{}",
      "step\tloading\t99999999999999999999\tx", "item\t0\t0", "surface\tid\tname\tsource\t-1",
      "surface\tid\tname\tsource\t999999999999",
    ])
  func `a line of another form is no message`(line: String) {
    #expect(fault(line) == .field)
  }

  /// A message whose tree goes down so many levels below its root.
  private func tree(levels: Int) -> [UInt8] {
    var view = DrawnView("leaf", frame: DrawnView.Frame(0, 0, 0, 0))
    for _ in 0..<levels {
      var parent = DrawnView("", frame: DrawnView.Frame(0, 0, 0, 0))
      parent.children = [view]
      view = parent
    }
    var representation = Representation()
    representation.tree = view
    let placed = PlacedItem(
      kind: "k", plugin: "p", surface: "s", slot: "t", mode: .fullColor, state: .entry,
      placement: .shown(representation))
    let item = ItemDescription(kind: "k", type: .widget, typeName: "T", title: "t", plugin: "p")
    return WorkerMessage.item(
      WorkerMessage.Item(plugin: 0, order: 0, item: item, placements: [placed])
    ).line
  }

  private func depth(_ view: DrawnView) -> Int {
    1 + (view.children.map { depth($0) }.max() ?? 0)
  }

  private func depth(of line: [UInt8]) throws -> Int {
    guard case .item(let item) = try WorkerMessage(line[...]),
      case .shown(let representation)? = item.placements.first?.placement,
      let tree = representation.tree
    else { return 0 }
    return depth(tree)
  }

  @Test func `views inside each other are sent down to a depth, and no deeper`() throws {
    let most = FieldReader.mostDepth
    #expect(try depth(of: tree(levels: most)) == most + 1)
    #expect(try depth(of: tree(levels: most * 4)) == most + 1)
  }

  @Test func `values of a store inside each other are sent down to a depth`() throws {
    var value = StoreValue.int(1)
    for _ in 0..<FieldReader.mostDepth * 4 { value = .array([value]) }
    let line = WorkerMessage.event(.read(group: nil, key: "k", value: value)).line
    guard case .event(.read(_, _, var found?)) = try WorkerMessage(line[...]) else {
      Issue.record("no event")
      return
    }
    var depth = 0
    while case .array(let items) = found, let first = items.first {
      found = first
      depth += 1
    }
    #expect(depth == FieldReader.mostDepth)
  }

  @Test(arguments: [FieldReader.mostDepth + 1, 200_000])
  func `a message that goes deeper is refused`(levels: Int) {
    let line = "event\tread\t0\tk\t1" + String(repeating: "\tarray\t1", count: levels)
    #expect(fault(line + "\tarray\t0") == .depth)
  }

  @Test func `a picture's path that leads out of its catalog is refused`() {
    var dice = Dice(seed: 20)
    for file in ["/etc/passwd", "../secret", "Assets.xcassets/../../secret"] {
      var representation = dice.representation()
      var image = ImageValue("x", source: .bitmapAsset)
      image.file = file
      representation.tree = DrawnView(
        "Image", frame: dice.frame(), kind: .image(DrawnView.Image(image)))
      var writer = FieldWriter("")
      writer.put(representation)
      var reader = FieldReader(writer.line[...])
      #expect(throws: FieldReader.Malformed.field) {
        _ = try reader.text()
        _ = try Representation(from: &reader)
      }
    }
  }

  @Test func `no message that was cut or changed ends the program`() {
    var dice = Dice(seed: 21)
    for _ in 0..<300 {
      var line = dice.message().line
      _ = try? WorkerMessage(line[..<dice.below(line.count + 1)])
      for _ in 0..<4 { line[dice.below(line.count)] = UInt8(dice.below(256)) }
      _ = try? WorkerMessage(line[...])
    }
  }
}
