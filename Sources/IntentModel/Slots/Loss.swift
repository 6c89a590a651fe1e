// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension Representation {
  /// Something the item offered and the slot does not show.
  public struct Loss: Sendable, Equatable {
    /// What sort of thing is lost; code decides by this, never by the words.
    public enum Kind: String, Sendable, Codable, CaseIterable {
      /// The symbol: no label carries an image.
      case symbol
      /// A picture where only symbols are shown.
      case picture
      /// An image that no catalog has.
      case missingImage = "missing-image"
      /// A picture larger than a widget can hold.
      case largePicture = "large-picture"
      /// A picture that is loaded after the widget was archived.
      case remotePicture = "remote-picture"
      /// The colours of an image.
      case imageColors = "image-colors"
      /// All of an image but its silhouette.
      case silhouette
      /// What tells two things apart that differ by colour alone.
      case colorDifference = "color-difference"
      /// The tint of a button, or of a label.
      case tint
      /// An appearance of a label that the system chooses itself.
      case appearance
      /// The end of a text that does not fit.
      case text
      /// The value of a provider that threw.
      case value
      /// All content, for a warning of the system.
      case content
      /// The container background.
      case background
      /// The label beside a complication.
      case widgetLabel = "widget-label"
      /// The action of one button or toggle that has no intent.
      case action
      /// The actions of all buttons and toggles.
      case interactions
      /// The links inside a widget that is one tap target.
      case links
      /// All but one of several addresses of a widget.
      case widgetURLs = "widget-urls"
      /// Something of a kind that only one surface knows.
      case other
    }

    /// What sort of thing is lost.
    public var kind: Kind
    /// The name of the image, the text or the view concerned; nil where it is the item as a whole.
    public var subject: String?
    /// What was lost, as a short clause for people.
    public var what: String
    /// The identifier of the fact or rule that took it.
    public var rule: String

    /// Creates a loss from a short clause and the identifier of a fact.
    ///
    /// - Parameters:
    ///   - what: What was lost, for people.
    ///   - rule: The identifier of the fact or rule that took it.
    ///   - kind: What sort of thing is lost.
    ///   - subject: The name of the image, the text or the view concerned.
    public init(_ what: String, rule: String, kind: Kind = .other, subject: String? = nil) {
      self.what = what
      self.rule = rule
      self.kind = kind
      self.subject = subject
    }
  }
}

extension Representation.Loss: Codable {
  private enum CodingKeys: CodingKey { case kind, subject, what, rule }

  /// Decodes a loss; one without a kind is of another sort.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .what),
      rule: try container.decode(String.self, forKey: .rule),
      kind: try container.decodeIfPresent(Kind.self, forKey: .kind) ?? .other,
      subject: try container.decodeIfPresent(String.self, forKey: .subject))
  }

  /// Encodes a loss, its kind only where that says more than the rule does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if kind != .other { try container.encode(kind, forKey: .kind) }
    try container.encodeIfPresent(subject, forKey: .subject)
    try container.encode(what, forKey: .what)
    try container.encode(rule, forKey: .rule)
  }
}
