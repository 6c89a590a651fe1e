// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension LayoutPass {
  /// An item in an area: it is proposed the area, and stands in it by an alignment.
  func placed(_ item: LayoutItem, in area: Size, _ alignment: ViewNode.Alignment) -> PlacedView {
    let proposal = Proposal(area)
    let size = size(of: item, proposal)
    return place(
      item, proposal, x: Self.start(alignment.horizontal, size.width, in: area.width),
      y: Self.start(alignment.vertical, size.height, in: area.height))
  }

  static func start(
    _ alignment: ViewNode.HorizontalAlignment, _ length: Double, in room: Double
  ) -> Double {
    switch alignment {
    case .leading: 0
    case .center: (room - length) / 2
    case .trailing: room - length
    }
  }

  static func start(
    _ alignment: ViewNode.VerticalAlignment, _ length: Double, in room: Double
  ) -> Double {
    switch alignment {
    case .top, .firstTextBaseline: 0
    case .center: (room - length) / 2
    case .bottom, .lastTextBaseline: room - length
    }
  }

  /// Places an item, and all inside it, that was proposed a size.
  func place(_ item: LayoutItem, _ proposal: Proposal, x: Double, y: Double) -> PlacedView {
    let size = size(of: item, proposal)
    var view = PlacedView(
      kind: item.kind, frame: DrawnView.Frame(x, y, size.width, size.height), style: item.style)
    switch item.form {
    case .leaf:
      if case .text(let string) = item.kind {
        view.text = textLayout(string, item.style, proposal).text
      }
    case .stack(let axis, let alignment, let spacing):
      view.children = placeStack(item, axis, alignment, spacing, proposal, size, x, y)
    case .pile(let alignment):
      view.children = item.children.map { place($0, proposal, alignment, in: view.frame) }
    case .lazyGrid(let grid):
      view.children = placeCells(lazyGridLayout(item.children, grid, proposal), grid, view.frame)
    case .grid(let grid):
      view.children = placeCells(gridLayout(item.children, grid, proposal), grid, view.frame)
    case .fitting(let axes):
      if let choice = fitting(item.children, axes, proposal) {
        return place(choice, proposal, x: x, y: y)
      }
    case .reader(let number):
      readerSizes[number] = size
      view.children = item.children.map { place($0, Proposal(size), x: x, y: y) }
    case .gauge(let gauge):
      view.children = placeGauge(item, gauge, view.frame)
      if !gauge.isRing { view.bar = bar(in: view.frame) }
    case .progress(let progress):
      if !progress.isRing {
        view.children = placeLabels(item, view.frame)
        view.bar = bar(in: view.frame)
      }
    default: return placeModifier(item, proposal, view)
    }
    return view
  }

  private func place(
    _ item: LayoutItem, _ proposal: Proposal, _ alignment: ViewNode.Alignment,
    in frame: DrawnView.Frame
  ) -> PlacedView {
    let size = size(of: item, proposal)
    return place(
      item, proposal,
      x: frame.x + Self.start(alignment.horizontal, size.width, in: frame.width),
      y: frame.y + Self.start(alignment.vertical, size.height, in: frame.height))
  }

  private func placeStack(
    _ item: LayoutItem, _ axis: ViewNode.Axis, _ alignment: ViewNode.Alignment, _ spacing: Double,
    _ proposal: Proposal, _ size: Size, _ x: Double, _ y: Double
  ) -> [PlacedView] {
    let layout = stackLayout(item.children, axis, spacing, proposal)
    var views: [PlacedView] = []
    for (child, (start, childSize)) in zip(item.children, zip(layout.starts, layout.sizes)) {
      // Proposing what it chose lets it choose the same again, and text break as it was measured.
      var offer = Proposal(childSize)
      if proposal[axis] == nil { offer[axis] = nil }
      if self.size(of: child, offer) != childSize { offer = Proposal(childSize) }
      var left = x
      var top = y
      if axis == .horizontal {
        left += start
        top += Self.start(alignment.vertical, childSize.height, in: size.height)
      } else {
        left += Self.start(alignment.horizontal, childSize.width, in: size.width)
        top += start
      }
      views.append(place(child, offer, x: left, y: top))
    }
    if axis == .horizontal { alignBaselines(&views, alignment.vertical) }
    return views
  }

  /// Shifts the views of a row so that their first or last lines of text stand on one line.
  private func alignBaselines(
    _ views: inout [PlacedView], _ alignment: ViewNode.VerticalAlignment
  ) {
    guard alignment == .firstTextBaseline || alignment == .lastTextBaseline else { return }
    func isText(_ view: PlacedView) -> Bool { view.text != nil }
    let baselines = views.map { view -> Double in
      let text =
        alignment == .firstTextBaseline ? view.first(where: isText) : view.last(where: isText)
      guard let text, let lines = text.text else { return view.frame.height }
      let metrics = text.style.resolvedFont(textSize, scale: lines.scale)
      let line = alignment == .firstTextBaseline ? 0 : Double(max(0, lines.lines.count - 1))
      return text.frame.y - view.frame.y + metrics.baseline
        + line * (metrics.lineHeight + lines.lineSpacing)
    }
    let deepest = baselines.max() ?? 0
    let top = views.map(\.frame.y).min() ?? 0
    for index in views.indices {
      views[index].move(x: 0, y: top + deepest - baselines[index] - views[index].frame.y)
    }
  }

  private func placeCells(
    _ layout: GridLayout, _ grid: ViewNode.Grid, _ frame: DrawnView.Frame
  ) -> [PlacedView] {
    layout.cells.map { item, cell in
      let place = DrawnView.Frame(
        frame.x + cell.x, frame.y + cell.y, cell.width, cell.height)
      return self.place(
        item, Proposal(cell.width, cell.height), grid.alignment, in: place)
    }
  }

  // MARK: Gauges

  private func placeGauge(
    _ item: LayoutItem, _ gauge: ViewNode.Gauge, _ frame: DrawnView.Frame
  ) -> [PlacedView] {
    guard gauge.isRing else { return placeLabels(item, frame) }
    // The current value stands in the middle of the ring, the other labels below where there is room.
    guard let value = item.children.dropFirst().first ?? item.children.first else { return [] }
    let inner = Size(frame.width * 0.7, frame.height * 0.7)
    var view = placed(value, in: inner, ViewNode.Alignment())
    view.move(x: frame.x + frame.width * 0.15, y: frame.y + frame.height * 0.15)
    return [view]
  }

  /// The bar of a gauge or a progress view, below its labels.
  private func bar(in frame: DrawnView.Frame) -> DrawnView.Frame {
    let height = min(LayoutChoices.barHeight, frame.height)
    return DrawnView.Frame(frame.x, frame.y + frame.height - height, frame.width, height)
  }

  private func placeLabels(_ item: LayoutItem, _ frame: DrawnView.Frame) -> [PlacedView] {
    var top = frame.y
    return item.children.map { child in
      let view = place(child, Proposal(frame.width, nil), x: frame.x, y: top)
      top += view.frame.height
      return view
    }
  }

  // MARK: Modifiers

  private func placeModifier(
    _ item: LayoutItem, _ proposal: Proposal, _ outer: PlacedView
  ) -> PlacedView {
    guard let content = item.children.first else { return outer }
    let frame = outer.frame
    switch item.form {
    case .frame(let width, let height, let alignment):
      return place(
        content, Proposal(width ?? proposal.width, height ?? proposal.height), alignment, in: frame)
    case .flexibleFrame(let limits):
      let alignment = limits.alignment
      return place(content, flexibleProposal(limits, proposal), alignment, in: frame)
    case .padding(let top, let leading, let bottom, let trailing):
      let inner = Proposal(
        proposal.width.map { $0 - leading - trailing }, proposal.height.map { $0 - top - bottom })
      return place(content, inner, x: frame.x + leading, y: frame.y + top)
    case .fixedSize(let horizontal, let vertical):
      return place(
        content, Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height),
        x: frame.x, y: frame.y)
    case .aspectRatio(let ratio, let fills):
      return place(
        content, ratioProposal(item, ratio, fills: fills, proposal), x: frame.x, y: frame.y)
    case .offset(let x, let y):
      return place(content, proposal, x: frame.x + x, y: frame.y + y)
    case .position(let x, let y):
      let size = size(of: content, proposal)
      return place(
        content, proposal, x: frame.x + x - size.width / 2, y: frame.y + y - size.height / 2)
    case .scale(let x, let y):
      var view = place(content, proposal, x: frame.x, y: frame.y)
      view.scale(
        x: x, y: y, aboutX: frame.x + frame.width / 2, frame.y + frame.height / 2)
      return view
    case .clip(let outline):
      var view = outer
      view.clip = outline
      view.children = [place(content, proposal, x: frame.x, y: frame.y)]
      return view
    case .decoration(let alignment, let isBehind):
      var view = outer
      let inner = place(content, proposal, x: frame.x, y: frame.y)
      let other = item.children.dropFirst().map {
        place($0, Proposal(frame.width, frame.height), alignment, in: frame)
      }
      view.children = isBehind ? other + [inner] : [inner] + other
      return view
    default: return outer
    }
  }
}
