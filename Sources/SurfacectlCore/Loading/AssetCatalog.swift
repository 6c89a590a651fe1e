// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// Reads which symbols and bitmaps the asset catalogs of an extension hold.
enum AssetCatalog {
  /// What each name in some catalogs is; nil where there is no catalog.
  static func read(_ catalogs: [String]) -> [String: ImageValue.Source]? {
    guard !catalogs.isEmpty else { return nil }
    var sources: [String: ImageValue.Source] = [:]
    for catalog in catalogs {
      for path in (try? FileManager.default.subpathsOfDirectory(atPath: catalog)) ?? [] {
        let url = URL(fileURLWithPath: path)
        let name = url.deletingPathExtension().lastPathComponent
        switch url.pathExtension {
        // A symbol is what controls need, so it counts where a catalog has both.
        case "symbolset": sources[name] = .symbolAsset
        case "imageset": sources[name] = sources[name] ?? .bitmapAsset
        default: break
        }
      }
    }
    return sources
  }
}
