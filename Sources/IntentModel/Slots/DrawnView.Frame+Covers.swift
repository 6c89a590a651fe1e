// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension DrawnView.Frame {
  /// Whether another frame lies within, up to a point at each edge.
  package func covers(_ other: DrawnView.Frame) -> Bool {
    other.x >= x - 1 && other.y >= y - 1 && other.x + other.width <= x + width + 1
      && other.y + other.height <= y + height + 1
  }
}
