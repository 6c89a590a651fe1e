// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// Reads which symbols and pictures the asset catalogs of an extension hold.
enum AssetCatalog {
  /// What each name in some catalogs is; nil where there is no catalog.
  static func read(_ catalogs: [String], for platform: Platform) -> [String: ImageValue]? {
    guard !catalogs.isEmpty else { return nil }
    var images: [String: ImageValue] = [:]
    for catalog in catalogs {
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: catalog)) ?? []
      // Sorted, so that of two sets with one name always the same counts.
      for path in paths.sorted() where path.hasSuffix("set") {
        let url = URL(fileURLWithPath: path)
        let name = url.deletingPathExtension().lastPathComponent
        switch url.pathExtension {
        // A symbol is what controls need, so it counts where a catalog has both.
        case "symbolset": images[name] = ImageValue(name, source: .symbolAsset)
        case "imageset":
          guard images[name] == nil else { continue }
          images[name] = ImageSet(catalog: catalog, path: path).image(name, for: platform)
        default: break
        }
      }
    }
    return images
  }
}

/// A picture of an asset catalog, in several scales.
private struct ImageSet {
  /// The path of the catalog.
  let catalog: String
  /// The path of the set within the catalog.
  let path: String

  /// One of the files of a set.
  private struct Variant {
    var file: String
    var idiom: String
    var scale: Double
    var isPlain: Bool

    /// Creates what an entry of `images` in Contents.json says; nil for a place without a file.
    init?(_ entry: [String: Any]) {
      // What is no name could lead out of the catalog.
      guard let file = entry["filename"] as? String, !file.isEmpty, file != "..", file != ".",
        !file.contains(where: { $0 == "/" || $0 == "\0" })
      else { return nil }
      self.file = file
      idiom = entry["idiom"] as? String ?? "universal"
      scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      isPlain = entry["appearances"] == nil
    }
  }

  /// The most bytes of a Contents.json.
  private static let mostContents = 1 << 20

  /// The picture that a device of the platform takes, as far as its file tells.
  func image(_ name: String, for platform: Platform) -> ImageValue {
    var image = ImageValue(name, source: .bitmapAsset)
    let folder = FolderContent.join(catalog, path)
    guard
      let bytes = BoundedFile.start(
        of: FolderContent.join(folder, "Contents.json"), bytes: Self.mostContents),
      let contents = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { return image }
    let properties = contents["properties"] as? [String: Any]
    image.isTemplate = properties?["template-rendering-intent"] as? String == "template"
    let entries = contents["images"] as? [[String: Any]] ?? []
    guard let variant = best(of: entries.compactMap { Variant($0) }, for: platform) else {
      return image
    }
    image.file = URL(fileURLWithPath: catalog).lastPathComponent + "/\(path)/\(variant.file)"
    let head = BoundedFile.start(
      of: FolderContent.join(folder, variant.file), bytes: PictureHeader.mostBytes)
    if let pixels = head.flatMap({ PictureHeader.size(of: $0) }) {
      image.pixels = pixels
      image.size = Size(pixels.width / variant.scale, pixels.height / variant.scale)
    }
    return image
  }

  /// The file for the platform's devices, in their scale or else the finest there is.
  private func best(of variants: [Variant], for platform: Platform) -> Variant? {
    let (idiom, scale) = platform == .watchOS ? ("watch", 2.0) : ("iphone", 3.0)
    func rank(_ variant: Variant) -> [Double] {
      [
        variant.isPlain ? 0 : 1,
        variant.idiom == idiom ? 0 : variant.idiom == "universal" ? 1 : 2,
        variant.scale == scale ? 0 : 1, -variant.scale,
      ]
    }
    return variants.filter { $0.scale > 0 && $0.scale.isFinite }
      .min { rank($0).lexicographicallyPrecedes(rank($1)) }
  }
}
