// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// An image as named or given by the user's code.
public struct ImageValue: Sendable, Codable, Equatable {
  /// Where an image comes from.
  public enum Source: String, Sendable, Codable {
    /// An SF Symbol, by name.
    case symbol
    /// An asset in a catalog of which nothing is known, by name.
    case asset
    /// A symbol image in a catalog, by name.
    case symbolAsset
    /// A bitmap in a catalog, by name.
    case bitmapAsset
    /// A bitmap in memory.
    case bitmap
    /// A name that no catalog of the extension has.
    case missing
  }

  /// The name; for a bitmap in memory a description of it.
  public var name: String
  /// Where it comes from.
  public var source: Source
  /// The size in points, where it is known.
  public var size: Size?
  /// The size in pixels, where it is known.
  public var pixels: Size?
  /// The file of a picture: the name of its asset catalog and the path within it.
  public var file: String?
  /// Whether only its shape counts unless a view says otherwise.
  public var isTemplate = false

  /// Creates an image from a name and where it comes from.
  public init(_ name: String, source: Source, size: Size? = nil, pixels: Size? = nil) {
    self.name = name
    self.source = source
    self.size = size
    self.pixels = pixels
  }
}
