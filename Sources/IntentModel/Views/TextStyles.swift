// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The sizes of Apple's text styles.
///
/// Source: Apple, Human Interface Guidelines, Typography.
package enum TextStyles {
  /// The height of a line of a font without a text style, in parts of its size.
  ///
  /// Assumed: the figures of the text styles lie between 1.17 and 1.33.
  package static let lineHeightFactor = 1.2

  private static let sizes: [DynamicTypeSize] = DynamicTypeSize.allCases

  /// Size and line height in points for each Dynamic Type size, the smallest first.
  private static let table: [String: [(Double, Double)]] = [
    "largeTitle": [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
      (52, 61), (56, 66), (60, 70),
    ],
    "title": [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
      (48, 57), (53, 62), (58, 68),
    ],
    "title2": [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
      (44, 52), (50, 59), (56, 66),
    ],
    "title3": [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
      (43, 51), (49, 58), (55, 65),
    ],
    "body": [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
      (40, 48), (47, 56), (53, 62),
    ],
    "callout": [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
      (38, 46), (44, 52), (51, 60),
    ],
    "subheadline": [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
      (36, 43), (42, 50), (49, 58),
    ],
    "footnote": [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
      (33, 40), (38, 46), (44, 52),
    ],
    "caption": [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
      (32, 39), (37, 44), (43, 51),
    ],
    "caption2": [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
      (29, 35), (34, 41), (40, 48),
    ],
  ]

  /// The size, line height and weight of a text style; an unknown one is the body's.
  package static func metrics(
    of style: String, _ textSize: DynamicTypeSize
  ) -> (size: Double, lineHeight: Double, weight: Int) {
    let row = table[style] ?? table["body"] ?? []
    let index = sizes.firstIndex(of: textSize) ?? 3
    let (size, lineHeight) = row.indices.contains(index) ? row[index] : (17, 22)
    return (size, lineHeight, style == "headline" ? 600 : 400)
  }
}
