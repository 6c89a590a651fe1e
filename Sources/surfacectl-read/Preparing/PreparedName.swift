// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The name of a prepared copy in the output folder.
enum PreparedName {
  /// Leaves room for the number and the suffix in the 255 bytes of a file's name.
  private static let longestBase = 100

  /// A name that no other number gives, and that is harmless on a command line.
  static func name(number: Int, path: String) -> String {
    var base = path.split(separator: "/").last.map(String.init) ?? ""
    if base.hasSuffix(".swift") { base.removeLast(".swift".count) }
    let harmless = base.unicodeScalars.prefix(longestBase).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        || "+-_.".unicodeScalars.contains(scalar) ? scalar : "_"
    }
    return "\(number)-\(String(String.UnicodeScalarView(harmless))).swift"
  }
}
