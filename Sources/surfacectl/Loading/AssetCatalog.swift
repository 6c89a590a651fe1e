// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus

/// Reads which symbols and bitmaps the asset catalogs of an extension hold.
enum AssetCatalog {
  /// What each name is; nil where the folder has no catalog.
  static func read(in folder: String) -> [String: ImageValue.Source]? {
    guard
      let enumerator = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
    else { return nil }
    var sources: [String: ImageValue.Source] = [:]
    var hasCatalog = false
    for case let url as URL in enumerator {
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "xcassets": hasCatalog = true
      // A symbol is what controls need, so it counts where a catalog has both.
      case "symbolset": sources[name] = .symbolAsset
      case "imageset": sources[name] = sources[name] ?? .bitmapAsset
      default: break
      }
    }
    return hasCatalog ? sources : nil
  }
}
