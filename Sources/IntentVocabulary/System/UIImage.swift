// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A picture of UIKit: its size is read, and nothing of it is decoded.
///
/// Source: Apple, UIKit UIImage.
public final class UIImage: Sendable {
  let image: ImageValue
  /// What was changed about the picture and is not drawn.
  let modifiers: [ViewNode.Modifier]
  private let data: Data?

  private init(
    _ image: ImageValue, data: Data? = nil, modifiers: [ViewNode.Modifier] = []
  ) {
    self.image = image
    self.data = data
    self.modifiers = modifiers
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

  /// Creates a picture from a file's data; nil where its size can't be read.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let pixels = PictureHeader.size(of: [UInt8](data.prefix(PictureHeader.mostBytes)))
    else { return nil }
    let scale = scale > 0 ? Double(scale) : 1
    self.init(
      ImageValue(
        "\(Int(pixels.width))×\(Int(pixels.height)) pixels", source: .bitmap,
        size: Size(pixels.width / scale, pixels.height / scale), pixels: pixels),
      data: data)
  }

  /// Creates a picture from a file; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an empty picture.
  public convenience init() {
    self.init(ImageValue("empty", source: .bitmap, size: Size(0, 0), pixels: Size(0, 0)))
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
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    var image = image
    image.isTemplate = mode == .alwaysTemplate
    return UIImage(image, data: data, modifiers: modifiers)
  }

  /// The picture in a colour, which is not drawn.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(image, data: data, modifiers: modifiers + [.unmodelled("withTintColor")])
  }

  /// The picture in a colour and as a template or not; the colour is not drawn.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

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
  public init(uiImage: UIImage) { self.init(uiImage.image, modifiers: uiImage.modifiers) }
}
