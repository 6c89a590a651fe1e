// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus

/// Writes what one surface shows of one item as a snapshot: a section for each slot, mode and state.
public struct SnapshotFormat {
  private let text: RepresentationText

  /// Creates a format that knows the facts of surfaces.
  public init(surfaces: [SurfaceDescription]) {
    text = RepresentationText(facts: FactIndex(surfaces))
  }

  /// The text of one snapshot file.
  public func draw(_ placements: [PlacedItem]) -> String {
    placements.map { placed in
      "[\(placed.slot) \(placed.mode.rawValue) \(placed.state.rawValue)]\n"
        + text.lines(placed.placement).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// The path of a snapshot within the folder of snapshots: plugin, kind and surface.
  public static func path(plugin: String, kind: String, surface: String) -> String {
    let folder = FileNames.escaped(plugin)
    return "\(folder)/\(FileNames.escaped(kind)).\(FileNames.escaped(surface)).txt"
  }
}
