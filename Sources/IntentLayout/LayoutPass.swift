// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Sizes items for proposals, each item once for each proposal.
final class LayoutPass {
  let textSize: DynamicTypeSize
  private let measuring: any TextMeasuring
  var readerSizes: [Int: Size] = [:]

  init(textSize: DynamicTypeSize, measuring: any TextMeasuring) {
    self.textSize = textSize
    self.measuring = measuring
  }

  /// The size that an item chooses.
  func size(of item: LayoutItem, _ proposal: Proposal) -> Size {
    if let size = item.sizes[proposal] { return size }
    var size = chosenSize(of: item, proposal)
    size = Size(LayoutChoices.length(size.width), LayoutChoices.length(size.height))
    item.sizes[proposal] = size
    return size
  }

  private func childSize(_ item: LayoutItem, _ proposal: Proposal) -> Size {
    item.children.first.map { size(of: $0, proposal) } ?? Size(0, 0)
  }

  private func chosenSize(of item: LayoutItem, _ proposal: Proposal) -> Size {
    switch item.form {
    case .leaf: return leafSize(item, proposal)
    case .stack(let axis, _, let spacing):
      return stackLayout(item.children, axis, spacing, proposal).size
    case .pile: return union(item.children, proposal)
    case .lazyGrid(let grid): return lazyGridLayout(item.children, grid, proposal).size
    case .grid(let grid): return gridLayout(item.children, grid, proposal).size
    case .fitting(let axes):
      guard let choice = fitting(item.children, axes, proposal) else { return Size(0, 0) }
      return size(of: choice, proposal)
    case .reader:
      return Size(
        proposal.width ?? LayoutChoices.defaultLength,
        proposal.height ?? LayoutChoices.defaultLength)
    case .gauge(let gauge): return gaugeSize(item, gauge, proposal)
    case .progress(let progress): return progressSize(item, progress, proposal)
    case .frame(let width, let height, _):
      let child = childSize(
        item, Proposal(width ?? proposal.width, height ?? proposal.height))
      return Size(width ?? child.width, height ?? child.height)
    case .flexibleFrame(let frame): return flexibleSize(item, frame, proposal)
    case .padding(let top, let leading, let bottom, let trailing):
      let child = childSize(
        item,
        Proposal(
          proposal.width.map { $0 - leading - trailing },
          proposal.height.map { $0 - top - bottom }))
      return Size(child.width + leading + trailing, child.height + top + bottom)
    case .fixedSize(let horizontal, let vertical):
      return childSize(
        item, Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height))
    case .aspectRatio(let ratio, let fills):
      return childSize(item, ratioProposal(item, ratio, fills: fills, proposal))
    case .position:
      let child = childSize(item, proposal)
      return Size(proposal.width ?? child.width, proposal.height ?? child.height)
    case .offset, .scale, .clip, .decoration: return childSize(item, proposal)
    }
  }

  private func union(_ items: [LayoutItem], _ proposal: Proposal) -> Size {
    items.reduce(into: Size(0, 0)) { union, item in
      let size = size(of: item, proposal)
      union = Size(max(union.width, size.width), max(union.height, size.height))
    }
  }

  // MARK: Leaves

  private func leafSize(_ item: LayoutItem, _ proposal: Proposal) -> Size {
    let fallback = LayoutChoices.defaultLength
    switch item.kind {
    case .text(let string): return textLayout(string, item.style, proposal).size
    case .image(let image):
      let natural = naturalSize(of: image, item.style)
      guard item.style.isResizable else { return natural }
      return Size(proposal.width ?? natural.width, proposal.height ?? natural.height)
    case .fill, .accessoryBackground:
      return Size(proposal.width ?? fallback, proposal.height ?? fallback)
    case .shape(let shape):
      let size = Size(proposal.width ?? fallback, proposal.height ?? fallback)
      guard shape.outline == .circle else { return size }
      let side = min(size.width, size.height)
      return Size(side, side)
    case .spacer(let minimum):
      let least = minimum.map(LayoutChoices.length) ?? LayoutChoices.spacerLength
      func along(_ axis: ViewNode.Axis) -> Double {
        if let stack = item.stackAxis, stack != axis { return 0 }
        return max(least, proposal[axis] ?? least)
      }
      return Size(along(.horizontal), along(.vertical))
    case .divider:
      let thickness = LayoutChoices.dividerThickness
      return item.stackAxis == .horizontal
        ? Size(thickness, proposal.height ?? fallback)
        : Size(proposal.width ?? fallback, thickness)
    default: return Size(0, 0)
    }
  }

  /// The size of an image that is not resizable.
  func naturalSize(of image: ImageValue, _ style: InheritedStyle) -> Size {
    if let size = image.size { return size }
    guard image.source == .symbol || image.source == .symbolAsset else {
      return Size(LayoutChoices.imageSize, LayoutChoices.imageSize)
    }
    let scale =
      switch style.imageScale {
      case .small: 0.8
      case .medium: 1.0
      case .large: 1.3
      }
    let side = style.resolvedFont(textSize).font.size * LayoutChoices.symbolSize * scale
    return Size(side, side)
  }

  /// A text broken into lines for a proposal, and the size that it takes.
  func textLayout(
    _ string: String, _ style: InheritedStyle, _ proposal: Proposal
  ) -> (size: Size, text: PlacedView.Text) {
    let string =
      switch style.textCase {
      case .uppercase?: string.uppercased()
      case .lowercase?: string.lowercased()
      case nil: string
      }
    let width = proposal.width ?? .infinity
    func attempt(_ scale: Double) -> (size: Size, text: PlacedView.Text) {
      let metrics = style.resolvedFont(textSize, scale: scale)
      let step = metrics.lineHeight + style.lineSpacing
      var limit = style.lineLimit
      if let height = proposal.height {
        // A rounding error must not cost a line.
        let room = max(1, Int(min((height + style.lineSpacing + 0.001) / step, 10_000)))
        limit = min(limit ?? room, room)
      }
      let broken = measuring.lines(
        of: string, font: metrics.font, width: width, limit: limit, truncation: style.truncation)
      let count = Double(max(1, broken.lines.count))
      return (
        Size(min(broken.width, width), count * step - style.lineSpacing),
        PlacedView.Text(
          lines: broken.lines, isCut: broken.isCut, scale: scale, lineSpacing: style.lineSpacing)
      )
    }
    var best = attempt(1)
    var scale = 1.0
    while best.text.isCut, scale > style.minimumScaleFactor {
      scale = max(style.minimumScaleFactor, scale - 0.05)
      best = attempt(scale)
    }
    return best
  }

  // MARK: Frames

  private func flexibleSize(
    _ item: LayoutItem, _ frame: ViewNode.FlexibleFrame, _ proposal: Proposal
  ) -> Size {
    let child = childSize(item, flexibleProposal(frame, proposal))
    func length(
      _ proposed: Double?, _ ideal: Double?, _ least: Double?, _ most: Double?, _ child: Double
    ) -> Double {
      guard least != nil || most != nil || (ideal != nil && proposed == nil) else { return child }
      let wish = proposed ?? ideal ?? child
      return min(max(wish, least ?? min(child, most ?? child)), max(most ?? child, least ?? 0))
    }
    return Size(
      length(proposal.width, frame.idealWidth, frame.minWidth, frame.maxWidth, child.width),
      length(proposal.height, frame.idealHeight, frame.minHeight, frame.maxHeight, child.height))
  }

  func flexibleProposal(_ frame: ViewNode.FlexibleFrame, _ proposal: Proposal) -> Proposal {
    func length(_ proposed: Double?, _ ideal: Double?, _ least: Double?, _ most: Double?) -> Double?
    {
      guard let wish = proposed ?? ideal else { return nil }
      return max(min(wish, most ?? wish), least ?? 0)
    }
    return Proposal(
      length(proposal.width, frame.idealWidth, frame.minWidth, frame.maxWidth),
      length(proposal.height, frame.idealHeight, frame.minHeight, frame.maxHeight))
  }

  /// What a view that keeps a ratio is proposed.
  func ratioProposal(
    _ item: LayoutItem, _ ratio: Double?, fills: Bool, _ proposal: Proposal
  ) -> Proposal {
    let ideal = childSize(item, Proposal(nil, nil))
    guard ideal.height > 0, ideal.width > 0 || ratio != nil else { return proposal }
    let ratio = ratio ?? ideal.width / ideal.height
    switch (proposal.width, proposal.height) {
    case (nil, nil): return Proposal(ideal.height * ratio, ideal.height)
    case (let width?, nil): return Proposal(width, width / ratio)
    case (nil, let height?): return Proposal(height * ratio, height)
    case (let width?, let height?):
      let isWide = width / ratio > height
      return isWide != fills
        ? Proposal(height * ratio, height) : Proposal(width, width / ratio)
    }
  }

  // MARK: Gauges

  private func gaugeSize(
    _ item: LayoutItem, _ gauge: ViewNode.Gauge, _ proposal: Proposal
  ) -> Size {
    if gauge.isRing {
      let side = min(
        proposal.width ?? LayoutChoices.gaugeSide, proposal.height ?? LayoutChoices.gaugeSide,
        LayoutChoices.gaugeSide)
      return Size(side, side)
    }
    return barSize(item, proposal)
  }

  private func progressSize(
    _ item: LayoutItem, _ progress: ViewNode.Progress, _ proposal: Proposal
  ) -> Size {
    if progress.isRing {
      let side = min(
        proposal.width ?? LayoutChoices.progressSide, proposal.height ?? .infinity,
        LayoutChoices.progressSide)
      return Size(side, side)
    }
    return barSize(item, proposal)
  }

  /// A bar below its labels.
  private func barSize(_ item: LayoutItem, _ proposal: Proposal) -> Size {
    let labels = item.children.map { size(of: $0, Proposal(proposal.width, nil)) }
    let height = labels.map(\.height).reduce(0, +)
    let width = proposal.width ?? max(100, labels.map(\.width).max() ?? 0)
    return Size(width, height + LayoutChoices.barHeight)
  }

  // MARK: ViewThatFits

  /// The first item whose ideal size fits, or the last one.
  func fitting(
    _ items: [LayoutItem], _ axes: Set<ViewNode.Axis>, _ proposal: Proposal
  ) -> LayoutItem? {
    items.first { item in
      // Along an axis that doesn't matter, a view may use what is proposed.
      let ideal = size(
        of: item,
        Proposal(
          axes.contains(.horizontal) ? nil : proposal.width,
          axes.contains(.vertical) ? nil : proposal.height))
      return axes.allSatisfy { axis in
        proposal[axis].map { ideal[axis] <= $0 + 0.001 } ?? true
      }
    } ?? items.last
  }
}
