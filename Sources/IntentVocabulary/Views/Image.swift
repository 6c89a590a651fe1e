// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A view that shows an image.
///
/// Source: Apple, SwiftUI Image.
public struct Image: Sendable, Equatable {
  var image: ImageValue
  var modifiers: [ViewNode.Modifier] = []

  init(_ image: ImageValue, modifiers: [ViewNode.Modifier] = []) {
    self.image = image
    self.modifiers = modifiers
  }

  /// Creates an image from an SF Symbol.
  public init(systemName: String) { self.init(ImageValue(systemName, source: .symbol)) }

  /// Creates an image from an SF Symbol with a variable value from 0 to 1.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image from an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(ImageValue(name, source: .asset))
  }

  /// Creates an image from an asset catalog, with a variable value from 0 to 1.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name)
  }

  /// Creates an image from an asset catalog, with a label for accessibility.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }

  /// Creates an image from an asset catalog that accessibility ignores.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }

  /// Creates an image from a generated name of an asset.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// How a template image is used.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// Shape alone.
    case template
    /// Colours as given.
    case original
  }

  /// How large a symbol is beside text.
  public enum Scale: Sendable, Hashable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large

    var value: ViewNode.ImageScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// How an image fills a larger place.
  public enum ResizingMode: Sendable, Hashable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// How pixels are interpolated.
  public enum Interpolation: Sendable, Hashable {
    /// Not at all.
    case none
    /// Low quality.
    case low
    /// Medium quality.
    case medium
    /// High quality.
    case high
  }

  private func with(_ modifier: ViewNode.Modifier) -> Image {
    var image = self
    image.modifiers.append(modifier)
    return image
  }

  /// Sets whether it is a template.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    with(.templateRendering(mode.map { $0 == .template }))
  }

  /// Lets it take any size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    let image = with(.resizable(isTiled: resizingMode == .tile))
    return capInsets == EdgeInsets() ? image : image.with(.unmodelled("resizable(capInsets:)"))
  }

  /// Sets how its symbol takes colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    mode.map { with(.symbolRenderingMode($0.name)) } ?? self
  }

  /// Sets the quality of scaling.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether edges are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View {
  /// There is no body: the value is the image.
  public var body: Never { preconditionFailure("an image has no body of its own") }

  /// The image.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.image(image), modifiers: modifiers)
  }
}

/// A name of an image in an asset catalog, as Xcode generates it.
public struct ImageResource: Sendable, Hashable {
  /// The name in the catalog.
  public let name: String

  /// Creates a name in a catalog.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// How a symbol takes colours.
public struct SymbolRenderingMode: Sendable, Hashable {
  let name: String

  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One colour in several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}
