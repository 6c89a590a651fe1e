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
