// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// How many elements a parameter takes.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  let minimum: Int
  let maximum: Int

  /// At least and at most so many.
  public init(min: _const Int, max: _const Int) {
    minimum = min
    maximum = max
  }

  /// Exactly so many.
  public init(exactly: _const Int) {
    minimum = exactly
    maximum = exactly
  }

  /// Exactly so many.
  public init(integerLiteral value: Int) {
    minimum = value
    maximum = value
  }
}

/// A widget family, as an intent's summary and parameters name it.
public enum IntentWidgetFamily: Hashable, Sendable, _IntentValue {
  /// The small one.
  case systemSmall
  /// The medium one.
  case systemMedium
  /// The large one.
  case systemLarge
  /// The extra large one.
  case systemExtraLarge
  /// The one in a corner of a watch face.
  case accessoryCorner
  /// The round one.
  case accessoryCircular
  /// The one with several lines.
  case accessoryRectangular
  /// The one with a single line.
  case accessoryInline
}
