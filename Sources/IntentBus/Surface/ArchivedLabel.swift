// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The label of a control, reduced to what systems take from it.
public struct ArchivedLabel: Sendable, Codable, Equatable {
  /// The text, or nil when there is none.
  public var text: String?
  /// The image, or nil when there is none.
  public var image: ImageValue?
  /// The action hint.
  public var hint: String?
  /// The momentary status text.
  public var status: String?
  /// Whether the text is privacy sensitive.
  public var isPrivacySensitive: Bool = false
  /// Whether the label alone is disabled.
  public var isDisabled: Bool = false
  /// Colours, fonts and layout that the label carries and systems ignore, by name.
  public var ignored: [String] = []

  /// Creates a label from a text and an image.
  public init(text: String? = nil, image: ImageValue? = nil) {
    self.text = text
    self.image = image
  }
}

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

  /// Creates an image from a name and where it comes from.
  public init(_ name: String, source: Source, size: Size? = nil) {
    self.name = name
    self.source = source
    self.size = size
  }
}

extension ArchivedItem {
  /// Says of each image that is named as an asset what the extension's catalogs have under that name.
  ///
  /// - Parameter catalog: The sources by name; nil where no catalog is known, which leaves assets as
  ///   they are.
  public mutating func resolveAssets(in catalog: [String: ImageValue.Source]?) {
    guard let catalog else { return }
    func resolve(_ image: ImageValue?) -> ImageValue? {
      guard let image, image.source == .asset else { return image }
      return ImageValue(image.name, source: catalog[image.name] ?? .missing)
    }
    if case .widget(var widget) = content {
      widget.tree.changeImages { resolve($0) ?? $0 }
      content = .widget(widget)
    }
    guard case .control(var control) = content else { return }
    control.label.image = resolve(control.label.image)
    for label in [\ArchivedControl.offLabel, \ArchivedControl.onLabel] {
      let image = resolve(control[keyPath: label]?.image)
      control[keyPath: label]?.image = image
    }
    content = .control(control)
  }
}
