// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel
import IntentVocabulary
import Testing

@testable import IntentLayout

/// Layouts with numbers worked out by hand from SwiftUI's rules.
///
/// Text is measured with 10 points a character, and lines are 22 points high.
@MainActor struct LayoutTableTests {
  /// Measures each character as 10 points wide; breaks at spaces.
  struct TenPoints: TextMeasuring {
    func lines(
      of text: String, font: DrawnView.Font, width: Double, limit: Int?,
      truncation: ViewNode.Truncation
    ) -> (lines: [String], isCut: Bool, width: Double) {
      let step = 10 * font.size / 17
      let most = max(1, Int(min(width / step + 0.001, 10_000)))
      var lines: [String] = []
      for word in text.split(separator: " ") {
        if let last = lines.last, last.count + 1 + word.count <= most {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append(String(word))
        }
      }
      let isCut = lines.count > limit ?? .max || lines.contains { $0.count > most }
      lines = lines.prefix(limit ?? .max).map { String($0.prefix(most)) }
      return (lines, isCut, step * Double(lines.map(\.count).max() ?? 0))
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var size: Size
    var frames: [String]
    var view: @MainActor @Sendable () -> AnyView

    init(
      _ name: String, _ width: Double, _ height: Double, _ frames: [String],
      @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      self.name = name
      size = Size(width, height)
      self.frames = frames
      self.view = { AnyView(view()) }
    }

    var testDescription: String { name }
  }

  /// The frames of what is painted, in order: "x y width height".
  private func frames(_ view: PlacedView) -> [String] {
    let inner = view.children.flatMap(frames)
    switch view.kind {
    case .text, .shape, .fill, .image, .divider:
      let frame = view.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { value in
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
      }
      return [numbers.joined(separator: " ")] + inner
    default: return inner
    }
  }

  private func layOut(_ row: Row) -> LayoutResult {
    let node = row.view()._archive(in: _ViewContext())
    return LayoutEngine(measuring: TenPoints()).layOut(node, in: row.size)
  }

  @Test(arguments: rows) func `views stand where SwiftUI's rules put them`(_ row: Row) {
    #expect(frames(layOut(row).content) == row.frames)
  }

  nonisolated static let rows: [Row] = leaves + frames + stacks + piles + grids + trees
}

extension LayoutTableTests {
  // MARK: One view

  nonisolated static let leaves = [
    // "Hello" is 50 wide; it stands in the middle: (100 - 50) / 2, (100 - 22) / 2.
    Row("a text takes its own size", 100, 100, ["25 39 50 22"]) { Text("Hello") },
    // Two lines of 50, 44 high: (60 - 50) / 2, (100 - 44) / 2.
    Row("a text breaks where it must", 60, 100, ["5 28 50 44"]) { Text("Hello world") },
    // 30 points hold one line of 22.
    Row("a text takes no more lines than fit", 60, 30, ["5 4 50 22"]) { Text("Hello world") },
    Row("a limit of lines holds", 60, 100, ["5 39 50 22"]) { Text("Hello world").lineLimit(1) },
    // At its ideal size the text is 110 wide, and stands over both edges: (60 - 110) / 2.
    Row("a text of fixed size does not break", 60, 100, ["-25 39 110 22"]) {
      Text("Hello world").fixedSize()
    },
    // 110 have to fit into 100: one step of 0.05 gives 104.5, two give 99; 22 × 0.9 = 19.8 high.
    Row("a text shrinks in steps until it fits", 100, 22, ["0.5 1.1 99 19.8"]) {
      Text("Hello world").lineLimit(1).minimumScaleFactor(0.5)
    },
    Row("a colour takes all it is offered", 80, 40, ["0 0 80 40"]) { Color.red },
    // The greatest circle has the smaller side.
    Row("a circle is as wide as high", 80, 40, ["20 0 40 40"]) { Circle() },
    // Where nothing is proposed a shape is 10 by 10.
    Row("a shape of fixed size is ten points", 80, 40, ["35 15 10 10"]) {
      Rectangle().fixedSize()
    },
    // A symbol is 1.2 × 17 = 20.4 wide and high.
    Row("a symbol follows its font", 100, 100, ["39.8 39.8 20.4 20.4"]) {
      Image(systemName: "star")
    },
    Row("a resizable image takes all it is offered", 80, 40, ["0 0 80 40"]) {
      Image(systemName: "star").resizable()
    },
    // Square in 80 by 40: the smaller side counts.
    Row("scaledToFit keeps the ratio inside", 80, 40, ["20 0 40 40"]) {
      Image(systemName: "star").resizable().scaledToFit()
    },
    // Square in 80 by 40: the greater side counts, and it stands over: (40 - 80) / 2.
    Row("scaledToFill keeps the ratio outside", 80, 40, ["0 -20 80 80"]) {
      Image(systemName: "star").resizable().scaledToFill()
    },
    // 2:1 in 80 by 80 is 80 by 40.
    Row("a ratio of width to height fits", 80, 80, ["0 20 80 40"]) {
      Color.red.aspectRatio(2, contentMode: .fit)
    },
  ]

  // MARK: Frames

  nonisolated static let frames = [
    // The frame is 60 by 60 at (20, 20); the text at its top leading corner.
    Row("a frame aligns what is smaller", 100, 100, ["20 20 20 22"]) {
      Text("Hi").frame(width: 60, height: 60, alignment: .topLeading)
    },
    // The frame takes all of the width; the text at its trailing edge.
    Row("an endless frame takes what is offered", 100, 100, ["80 39 20 22"]) {
      Text("Hi").frame(maxWidth: .infinity, alignment: .trailing)
    },
    // At least 50 wide: (100 - 50) / 2 = 25, then the text in the middle of it.
    Row("a least width holds", 100, 100, ["40 39 20 22"]) { Text("Hi").frame(minWidth: 50) },
    // A colour takes 40, the most it may: (100 - 40) / 2.
    Row("a greatest width holds", 100, 100, ["30 0 40 100"]) { Color.red.frame(maxWidth: 40) },
    Row("padding makes room", 100, 100, ["10 10 80 80"]) { Color.red.padding(10) },
    // 16 at one edge only.
    Row("padding without a length is the system's", 100, 100, ["16 0 84 100"]) {
      Color.red.padding(.leading)
    },
    Row("an offset moves what is drawn", 100, 100, ["45 34 20 22"]) {
      Text("Hi").offset(x: 5, y: -5)
    },
    // The middle of 20 by 22 stands at (30, 30).
    Row("a position is that of the middle", 100, 100, ["20 19 20 22"]) {
      Text("Hi").position(x: 30, y: 30)
    },
    // 20 by 22 about (50, 50), twice as large.
    Row("a scale is about the middle", 100, 100, ["30 28 40 44"]) { Text("Hi").scaleEffect(2) },
  ]

  // MARK: Stacks

  nonisolated static let stacks = [
    // 20 + 8 + 30 = 58: begins at 21.
    Row("a row puts its spacing between views", 100, 100, ["21 39 20 22", "49 39 30 22"]) {
      HStack {
        Text("ab")
        Text("cde")
      }
    },
    // 22 + 4 + 22 = 48: begins at 26; the widest is 30, from 35 on.
    Row("a column aligns at its leading edge", 100, 100, ["35 26 20 22", "35 52 30 22"]) {
      VStack(alignment: .leading, spacing: 4) {
        Text("ab")
        Text("cde")
      }
    },
    // 100 - 20 - 0 spacing beside a spacer: the text at the trailing edge.
    Row("a spacer takes what is left", 100, 100, ["80 39 20 22"]) {
      HStack {
        Spacer()
        Text("ab")
      }
    },
    // The text needs 80 of 100; a spacer has no share before it, and 8 at least: 92 are left.
    Row("a spacer yields to a text", 100, 22, ["0 0 80 22"]) {
      HStack {
        Text("abcdefgh").lineLimit(1)
        Spacer()
      }
    },
    // (100 - 2 × 5) / 3 = 30 each.
    Row("equals share a row", 100, 30, ["0 0 30 30", "35 0 30 30", "70 0 30 30"]) {
      HStack(spacing: 5) {
        Color.red
        Color.green
        Color.blue
      }
    },
    // The frame of 40 is asked first; (100 - 40) / 2 = 30 are left for each colour.
    Row("what is fixed comes first", 100, 30, ["0 0 30 30", "30 0 40 30", "70 0 30 30"]) {
      HStack(spacing: 0) {
        Color.red
        Color.green.frame(width: 40)
        Color.blue
      }
    },
    // The text of priority 1 takes its 80; the other has 20 left, one line of two letters.
    Row("priority comes before fairness", 100, 22, ["0 0 20 22", "20 0 80 22"]) {
      HStack(spacing: 0) {
        Text("abcdefgh").lineLimit(1)
        Text("ijklmnop").lineLimit(1).layoutPriority(1)
      }
    },
    // Half for each: 50 points are five letters.
    Row("equal texts are cut equally", 100, 22, ["0 0 50 22", "50 0 50 22"]) {
      HStack(spacing: 0) {
        Text("abcdefgh").lineLimit(1)
        Text("ijklmnop").lineLimit(1)
      }
    },
    // Baselines at 0.8 of the lines: body 17.6 of 22; large title 41 high, 32.8. The body moves to 15.2.
    // Together 20 + 40 = 60 wide (large title: 10 × 34 / 17 a letter).
    Row("a row aligns first baselines", 100, 41, ["20 15.2 20 22", "40 0 40 41"]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("ab")
        Text("cd").font(.largeTitle)
      }
    },
    // One point thick, across: 22 + 8 + 1 + 8 + 22 = 61 high, begins at 19.5.
    Row(
      "a divider lies across its stack", 100, 100,
      ["40 19.5 20 22", "0 49.5 100 1", "40 58.5 20 22"]
    ) {
      VStack {
        Text("ab")
        Divider()
        Text("cd")
      }
    },
    // Icon 20.4, 8, title 20: 48.4 wide, begins at 25.8.
    Row("a label puts its icon first", 100, 100, ["25.8 39.8 20.4 20.4", "54.2 39 20 22"]) {
      Label("ab", systemImage: "star")
    },
    // A group's views are the row's own: 20 + 5 + 20 + 5 + 20 = 70.
    Row(
      "a group's views are those of its row", 100, 22,
      ["15 0 20 22", "40 0 20 22", "65 0 20 22"]
    ) {
      HStack(spacing: 5) {
        Text("ab")
        Group {
          Text("cd")
          Text("ef")
        }
      }
    },
  ]

  // MARK: On top of each other

  nonisolated static let piles = [
    Row("a pile aligns at a corner", 100, 100, ["0 0 100 100", "80 78 20 22"]) {
      ZStack(alignment: .bottomTrailing) {
        Color.red
        Text("ab")
      }
    },
    // The background has the size of the text with its padding: 40 by 42.
    Row("a background is as large as its view", 100, 100, ["30 29 40 42", "40 39 20 22"]) {
      Text("ab").padding(10).background(Color.red)
    },
    // The overlay of 10 by 10 at the top trailing corner of 60 by 60 at (20, 20).
    Row("an overlay stands at its alignment", 100, 100, ["20 20 60 60", "70 20 10 10"]) {
      Color.red.frame(width: 60, height: 60).overlay(alignment: .topTrailing) {
        Color.blue.frame(width: 10, height: 10)
      }
    },
    // 120 do not fit into 100, 60 do.
    Row("the first view that fits is taken", 100, 100, ["20 39 60 22"]) {
      ViewThatFits(in: .horizontal) {
        Text("abcdefghijkl")
        Text("abcdef")
      }
    },
    Row("the last view is taken where none fits", 10, 100, ["0 39 10 22"]) {
      ViewThatFits(in: .horizontal) {
        Text("abcdef")
        Text("ab").lineLimit(1)
      }
    },
    // A reader takes everything; its content stands at the top leading corner.
    Row("a geometry reader takes all it is offered", 100, 50, ["0 0 20 22"]) {
      GeometryReader { _ in Text("ab") }
    },
  ]

  // MARK: Grids

  nonisolated static let grids = [
    // (100 - 10) / 2 = 45 a column; the second row begins at 20 + 5.
    Row(
      "flexible columns share the width", 100, 100,
      ["0 27.5 45 20", "55 27.5 45 20", "0 52.5 45 20"]
    ) {
      LazyVGrid(columns: [GridItem(spacing: 10), GridItem(spacing: 10)], spacing: 5) {
        Color.red.frame(height: 20)
        Color.green.frame(height: 20)
        Color.blue.frame(height: 20)
      }
    },
    // As many columns of at least 30 as fit into 100 with 5 between: three of 30.
    Row(
      "an adaptive column is as many as fit", 100, 10,
      ["0 0 30 10", "35 0 30 10", "70 0 30 10"]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)]) {
        Color.red.frame(height: 10)
        Color.green.frame(height: 10)
        Color.blue.frame(height: 10)
      }
    },
    // Columns of 30 and 20, 4 between: 54 wide from 23 on; rows of 22, 2 between: 46 from 27 on.
    // Cells stand in the middle of their columns.
    Row(
      "a grid lines its cells up", 100, 100,
      ["28 27 20 22", "62 27 10 22", "23 51 30 22", "57 51 20 22"]
    ) {
      Grid(horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Text("ab")
          Text("c")
        }
        GridRow {
          Text("def")
          Text("gh")
        }
      }
    },
  ]

  // MARK: Trees

  nonisolated static let trees = [
    // Four stacks inside each other. The column: 120 by 100 within 10 of padding.
    // Upper row: symbol 20.4, spacer, "9" of 10 at the trailing edge, 22 high.
    // Lower row: what is left, 100 - 22 - 8 = 70 high: a column of two bars, (120 - 40 - 10) = 70 wide,
    // (70 - 10) / 2 = 30 high each, then a pile of 40 by 40 in the middle of 70: 15 lower.
    Row(
      "a tree four stacks deep", 140, 120,
      [
        "10 10.8 20.4 20.4", "120 10 10 22", "10 40 70 30", "10 80 70 30", "90 55 40 40",
        "100 64 20 22",
      ]
    ) {
      VStack(spacing: 8) {
        HStack {
          Image(systemName: "star")
          Spacer()
          Text("9")
        }
        HStack(spacing: 10) {
          VStack(spacing: 10) {
            Color.red
            HStack(spacing: 0) { Color.green }
          }
          ZStack {
            Circle().frame(width: 40, height: 40)
            Text("ab")
          }
        }
      }.padding(10)
    },
    // The text has priority and takes 60 of 100; fixed 20 and spacing 0: the colour has 20.
    Row(
      "priority, fixed and flexible in one row", 100, 40,
      ["0 0 20 40", "20 9 60 22", "80 0 20 40"]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        Text("abcdef").layoutPriority(1)
        Color.blue
      }
    },
    // Two spacers share what is left of 100 - 22: 39 each; the text is in the middle.
    Row("two spacers share", 50, 100, ["15 39 20 22"]) {
      VStack {
        Spacer()
        Text("ab")
        Spacer()
      }
    },
    // A card: background around the padding around the row, in a frame of the whole width.
    // Row 22 high with 5 of padding: 32; content 100 - 10 = 90 wide: text, spacer, text.
    Row(
      "a card across the whole width", 100, 100,
      ["0 34 100 32", "5 39 20 22", "65 39 30 22"]
    ) {
      HStack {
        Text("ab")
        Spacer()
        Text("cde")
      }.padding(5).frame(maxWidth: .infinity).background(Color.gray)
    },
    // Where no width is proposed a colour is 10 wide, beside a text of 40: 22 + 9 = 31 high.
    Row(
      "a column of fixed size gives a colour its ten points", 100, 100,
      ["30 34.5 40 22", "45 56.5 10 9"]
    ) {
      VStack(spacing: 0) {
        Text("abcd")
        Color.red.frame(height: 9)
      }.fixedSize()
    },
  ]
}
