// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// How an entity or an enum case looks to people.
public struct DisplayRepresentation: Hashable, Sendable {
  /// The title.
  public var title: LocalizedStringResource
  /// A second line, if there is one.
  public var subtitle: LocalizedStringResource?
  /// An image, if there is one.
  public var image: Image?
  /// Other names that people use.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation from its parts.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: [])
  }

  /// Creates a representation from its parts and other names.
  @_disfavoredOverload
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// The rendered title.
  package var text: String { title.text }
}

// Apple's samples write `"\(title)"`; whether that needs more than a literal was not seen in an interface.
extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// Creates a representation that has a title only.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}

extension DisplayRepresentation {
  /// The image of a representation.
  public struct Image: Hashable, Codable, Sendable {
    /// The shape that an image is cut to.
    public struct DisplayStyle: Hashable, Codable, Sendable {
      let name: String
      /// A circle.
      public static let circular = DisplayStyle(name: "circular")
      /// The shape that the place has.
      public static let `default` = DisplayStyle(name: "default")
    }

    /// Where an image comes from.
    package enum Source: Hashable, Codable, Sendable {
      case system(name: String)
      case asset(name: String)
      case data(Data)
      case url(URL)
    }

    package let source: Source
    package let isTemplate: Bool?
    let displayStyle: DisplayStyle

    init(_ source: Source, isTemplate: Bool?, displayStyle: DisplayStyle = .default) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// Creates an image from an asset catalog.
    public init(named name: String, isTemplate: Bool? = nil) {
      self.init(.asset(name: name), isTemplate: isTemplate)
    }

    /// Creates an image from a system symbol.
    public init(systemName name: String, isTemplate: Bool? = nil) {
      self.init(.system(name: name), isTemplate: isTemplate)
    }

    /// Creates an image from its bytes.
    public init(data: Data, isTemplate: Bool? = nil) {
      self.init(.data(data), isTemplate: isTemplate)
    }

    /// Creates an image from a URL.
    public init(url: URL, isTemplate: Bool? = nil) {
      self.init(.url(url), isTemplate: isTemplate)
    }

    /// Creates an image of a given size in points from a URL.
    public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
      self.init(.url(url), isTemplate: isTemplate)
    }

    /// Creates an image from an asset catalog, cut to a shape.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.asset(name: name), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates an image from its bytes, cut to a shape.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.data(data), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates an image from a URL, cut to a shape.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.url(url), isTemplate: isTemplate, displayStyle: displayStyle)
    }

    /// Creates an image of a given size in points from a URL, cut to a shape.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle
    ) {
      self.init(.url(url), isTemplate: isTemplate, displayStyle: displayStyle)
    }
  }
}
