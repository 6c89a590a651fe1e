// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A picture of UIKit: its size is read, and nothing of it is decoded.
///
/// Source: Apple, UIKit UIImage.
public final class UIImage: Sendable {
  let image: ImageValue
  private let data: Data?

  private init(_ image: ImageValue, data: Data? = nil) {
    self.image = image
    self.data = data
  }

  /// Creates a picture from an asset catalog.
  public convenience init?(named name: String) { self.init(ImageValue(name, source: .asset)) }

  /// Creates a picture from an asset catalog.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) {
    self.init(ImageValue(name, source: .asset))
  }

  /// Creates a picture from an SF Symbol.
  public convenience init?(systemName name: String) {
    self.init(ImageValue(name, source: .symbol))
  }

  /// Creates a picture from a file's data; nil where it is neither PNG nor JPEG.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let pixels = PictureHeader.size(of: data) else { return nil }
    let scale = scale > 0 ? Double(scale) : 1
    self.init(
      ImageValue(
        "\(Int(pixels.width))×\(Int(pixels.height)) pixels", source: .bitmap,
        size: Size(pixels.width / scale, pixels.height / scale)),
      data: data)
  }

  /// Creates a picture from a file; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an empty picture.
  public convenience init() {
    self.init(ImageValue("empty", source: .bitmap, size: Size(0, 0)))
  }

  /// The size in points.
  public var size: CGSize {
    CGSize(width: image.size?.width ?? 0, height: image.size?.height ?? 0)
  }

  /// The picture's file.
  public func pngData() -> Data? { data }

  /// The picture's file.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data }

  /// The picture as a template or not.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// The picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// How a picture is used.
  public enum RenderingMode: Int, Sendable {
    /// As the place wants it.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// Its shape alone.
    case alwaysTemplate
  }
}

extension Image {
  /// Creates an image from a picture of UIKit.
  public init(uiImage: UIImage) { self.init(uiImage.image) }
}

/// Reads the size of a picture from the first bytes of its file.
enum PictureHeader {
  /// Width and height in pixels; nil for what is neither PNG nor JPEG.
  static func size(of data: Data) -> Size? {
    let bytes = [UInt8](data.prefix(256 << 10))
    func number(_ index: Int, _ count: Int) -> Int {
      bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return Size(Double(number(16, 4)), Double(number(20, 4)))
    }
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // The frame header; the markers between are tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return Size(Double(number(index + 7, 2)), Double(number(index + 5, 2)))
      }
      index += 2 + max(2, number(index + 2, 2))
    }
    return nil
  }
}
