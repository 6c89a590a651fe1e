// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A colour as the user's code names or mixes it.
public enum ColorValue: Sendable, Equatable, Hashable {
  /// A colour of the system or an asset, by name, such as "systemBlue", and its opacity from 0 to 1.
  case named(String, opacity: Double = 1)
  /// Red, green, blue and opacity, each from 0 to 1, in sRGB.
  case rgba(Double, Double, Double, Double)

  /// The colour that Apple's systems use for a toggle that is on and has no tint.
  public static let systemBlue = ColorValue.named("systemBlue")
}

extension ColorValue: CustomStringConvertible {
  /// The name, followed by `50%` where it is not opaque; or `#RRGGBB`, followed by the opacity's two digits.
  public var description: String {
    switch self {
    case .named(let name, let opacity):
      // An opacity that is no number says nothing; it is drawn as none.
      let percent = opacity.isFinite ? (min(max(opacity, 0), 1) * 100).rounded() : 0
      return percent < 100 ? "\(name) \(Int(percent))%" : name
    case .rgba(let red, let green, let blue, let opacity):
      let parts = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
      return parts.reduce(into: "#") { text, part in
        let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count < 2 ? "0" + digits : digits
      }
    }
  }

  /// Creates a colour from a description.
  public init(description: String) {
    guard description.hasPrefix("#"), [7, 9].contains(description.utf8.count),
      let number = UInt32(description.dropFirst(), radix: 16)
    else {
      self.init(name: description)
      return
    }
    let hasOpacity = description.utf8.count == 9
    let bytes = hasOpacity ? number : number << 8 | 0xFF
    func part(_ shift: UInt32) -> Double { Double((bytes >> shift) & 0xFF) / 255 }
    self = .rgba(part(24), part(16), part(8), part(0))
  }

  private init(name: String) {
    let words = name.split(separator: " ")
    if words.count == 2, words[1].last == "%", let percent = Double(words[1].dropLast()) {
      self = .named(String(words[0]), opacity: percent / 100)
    } else {
      self = .named(name)
    }
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> ColorValue {
    switch self {
    case .named(let name, let opacity): .named(name, opacity: opacity * factor)
    case .rgba(let red, let green, let blue, let opacity): .rgba(red, green, blue, opacity * factor)
    }
  }
}

extension ColorValue: Codable {
  /// Decodes a colour from its description.
  public init(from decoder: any Decoder) throws {
    self.init(description: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes a colour as its description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
