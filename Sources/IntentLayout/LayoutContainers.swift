// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension LayoutPass {
  /// The sizes of a stack's children and where each begins along its axis.
  struct StackLayout {
    var size = Size(0, 0)
    var sizes: [Size] = []
    var starts: [Double] = []
  }

  /// Shares out the room of a stack.
  ///
  /// Children of higher priority come first; what the others need at least is kept for them. Among
  /// equals the least flexible one is asked first, each for an equal share of what is left.
  func stackLayout(
    _ items: [LayoutItem], _ axis: ViewNode.Axis, _ spacing: Double, _ proposal: Proposal
  ) -> StackLayout {
    guard !items.isEmpty else { return StackLayout() }
    let gaps = gaps(between: items, spacing)
    let cross = proposal[axis.other]
    func offer(_ length: Double?) -> Proposal {
      var offer = Proposal(nil, nil)
      offer[axis] = length
      offer[axis.other] = cross
      return offer
    }
    var sizes = Array(repeating: Size(0, 0), count: items.count)
    if let length = proposal[axis] {
      let least = items.map { size(of: $0, offer(0))[axis] }
      let most = items.map { size(of: $0, offer(LayoutChoices.longest))[axis] }
      var room = length - gaps.reduce(0, +)
      let order = items.indices.sorted { left, right in
        if items[left].priority != items[right].priority {
          return items[left].priority > items[right].priority
        }
        let flexibility = (most[left] - least[left], most[right] - least[right])
        return flexibility.0 == flexibility.1 ? left < right : flexibility.0 < flexibility.1
      }
      var waiting = least.reduce(0, +)
      var position = 0
      while position < order.count {
        let priority = items[order[position]].priority
        let group = order[position...].prefix { items[$0].priority == priority }
        waiting -= group.reduce(0) { $0 + least[$1] }
        var left = group.count
        for index in group {
          let share = max(0, (room - waiting) / Double(left))
          sizes[index] = size(of: items[index], offer(share))
          room -= sizes[index][axis]
          left -= 1
        }
        position += group.count
      }
    } else {
      for index in items.indices { sizes[index] = size(of: items[index], offer(nil)) }
    }
    var layout = StackLayout(sizes: sizes)
    var start = 0.0
    for index in items.indices {
      layout.starts.append(start)
      start += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
    }
    layout.size[axis] = start
    layout.size[axis.other] = sizes.map { $0[axis.other] }.max() ?? 0
    return layout
  }

  /// The distances between neighbours; a negative spacing stands for the system's.
  ///
  /// Assumed: the system's spacing beside a spacer is nothing.
  private func gaps(between items: [LayoutItem], _ spacing: Double) -> [Double] {
    zip(items, items.dropFirst()).map { first, second in
      if spacing >= 0 { return spacing }
      return first.isSpacer || second.isSpacer ? 0 : LayoutChoices.stackSpacing
    }
  }

  // MARK: Grids

  /// Where the cells of a grid are.
  struct GridLayout {
    var size = Size(0, 0)
    /// The item of each cell, the cell's place, and how its content stands in it.
    var cells: [(item: LayoutItem, frame: DrawnView.Frame)] = []
  }

  /// Fills the tracks of a lazy grid in turn.
  func lazyGridLayout(
    _ items: [LayoutItem], _ grid: ViewNode.Grid, _ proposal: Proposal
  ) -> GridLayout {
    let axis = grid.axis.other
    let trackGap =
      LayoutChoices.length(
        (axis == .horizontal ? grid.horizontalSpacing : grid.verticalSpacing)
          ?? LayoutChoices.stackSpacing)
    let lineGap =
      LayoutChoices.length(
        (axis == .horizontal ? grid.verticalSpacing : grid.horizontalSpacing)
          ?? LayoutChoices.stackSpacing)
    let tracks = trackLengths(grid.tracks ?? [], proposal[axis], trackGap)
    guard !tracks.isEmpty else { return GridLayout() }
    var layout = GridLayout()
    var start = 0.0
    for line in stride(from: 0, to: items.count, by: tracks.count) {
      let members = items[line..<min(line + tracks.count, items.count)]
      var sizes: [Size] = []
      for (item, track) in zip(members, tracks) {
        var offer = Proposal(nil, nil)
        offer[axis] = track
        sizes.append(size(of: item, offer))
      }
      let thickness = sizes.map { $0[axis.other] }.max() ?? 0
      var place = 0.0
      for (item, track) in zip(members, tracks) {
        var frame = DrawnView.Frame(0, 0, 0, 0)
        if axis == .horizontal {
          frame = DrawnView.Frame(place, start, track, thickness)
        } else {
          frame = DrawnView.Frame(start, place, thickness, track)
        }
        layout.cells.append((item, frame))
        place += track + trackGap
      }
      start += thickness + lineGap
    }
    let length = tracks.reduce(0, +) + trackGap * Double(tracks.count - 1)
    layout.size[axis] = max(length, proposal[axis] ?? length)
    layout.size[axis.other] = max(0, start - lineGap)
    return layout
  }

  private func trackLengths(
    _ tracks: [ViewNode.Grid.Track], _ proposed: Double?, _ gap: Double
  ) -> [Double] {
    let total = proposed ?? 100
    var room = total - gap * Double(max(0, tracks.count - 1))
    var flexible = 0
    for track in tracks {
      if case .fixed(let length) = track {
        room -= LayoutChoices.length(length)
      } else {
        flexible += 1
      }
    }
    return tracks.flatMap { track -> [Double] in
      switch track {
      case .fixed(let length): return [LayoutChoices.length(length)]
      case .flexible(let minimum, let maximum):
        let share = max(0, room) / Double(max(1, flexible))
        let length = min(
          max(share, LayoutChoices.length(minimum)), max(LayoutChoices.length(maximum), 1))
        room -= length
        flexible -= 1
        return [length]
      case .adaptive(let minimum, let maximum):
        let share = max(0, room) / Double(max(1, flexible))
        let least = max(1, LayoutChoices.length(minimum))
        let count = min(max(1, Int((share + gap) / (least + gap))), 1_000)
        let length = min(
          max((share - gap * Double(count - 1)) / Double(count), least),
          max(LayoutChoices.length(maximum), 1))
        room -= share
        flexible -= 1
        return Array(repeating: length, count: count)
      }
    }
  }

  /// Rows whose cells line up in columns as wide as their widest cell; what is no row spans them all.
  func gridLayout(
    _ items: [LayoutItem], _ grid: ViewNode.Grid, _ proposal: Proposal
  ) -> GridLayout {
    func cells(_ item: LayoutItem) -> [LayoutItem]? {
      if case .stack(.horizontal, _, _) = item.form { item.children } else { nil }
    }
    let gapX = LayoutChoices.length(grid.horizontalSpacing ?? LayoutChoices.stackSpacing)
    let gapY = LayoutChoices.length(grid.verticalSpacing ?? LayoutChoices.stackSpacing)
    let rows = items.map(cells)
    let count = rows.compactMap { $0?.count }.max() ?? 0
    // Columns share the room that is left once the least flexible ones have theirs.
    var widths = Array(repeating: 0.0, count: count)
    let gaps = gapX * Double(max(0, count - 1))
    let share = proposal.width.map { max(0, $0 - gaps) / Double(max(1, count)) }
    for column in 0..<count {
      for case let row? in rows where column < row.count {
        let ideal = size(of: row[column], Proposal(nil, nil)).width
        let offered = size(of: row[column], Proposal(share, nil)).width
        widths[column] = max(widths[column], max(offered, min(ideal, share ?? ideal)))
      }
    }
    let width = widths.reduce(0, +) + gaps
    var layout = GridLayout()
    layout.size.width = width
    var y = 0.0
    for (item, row) in zip(items, rows) {
      guard let row else {
        let size = size(of: item, Proposal(max(width, proposal.width ?? width), nil))
        layout.cells.append((item, DrawnView.Frame(0, y, max(width, size.width), size.height)))
        layout.size.width = max(layout.size.width, size.width)
        y += size.height + gapY
        continue
      }
      let heights = zip(row, widths).map { size(of: $0, Proposal($1, nil)).height }
      let height = heights.max() ?? 0
      var x = 0.0
      for (cell, columnWidth) in zip(row, widths) {
        layout.cells.append((cell, DrawnView.Frame(x, y, columnWidth, height)))
        x += columnWidth + gapX
      }
      y += height + gapY
    }
    layout.size.height = max(0, y - gapY)
    return layout
  }
}
