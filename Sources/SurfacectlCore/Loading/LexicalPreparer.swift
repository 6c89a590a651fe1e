// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import SourceModel

/// Prepares sources where SwiftSyntax is missing: blanks `#Preview`s, and knows no types.
enum LexicalPreparer {
  /// Writes prepared files into a folder and returns an index without types.
  static func prepare(_ plugin: PluginFolder, in folder: String) throws(LoadingError) -> SourceIndex
  {
    var files: [IndexedFile] = []
    var hasMain = false
    for (number, file) in (plugin.files + plugin.withFiles).enumerated() {
      let isWith = number >= plugin.files.count
      let name = "\(number)-\((file.path as NSString).lastPathComponent)"
      var text = blankingPreviews(String(decoding: file.bytes, as: UTF8.self))
      if isWith {
        text = text.replacing("@main", with: "     ")
      } else if text.contains("@main") {
        hasMain = true
      }
      let header = "#sourceLocation(file: \(literal(file.path)), line: 1)\n"
      guard
        FileManager.default.createFile(
          atPath: folder + "/" + name, contents: Data((header + text).utf8))
      else { throw LoadingError("\(folder) can't be written") }
      files.append(IndexedFile(path: file.path, prepared: name, isCompanion: isWith))
    }
    guard hasMain else {
      throw LoadingError(
        "without surfacectl-read a folder without an @main type can't be loaded; add a WidgetBundle with @main"
      )
    }
    return SourceIndex(files: files)
  }

  /// A path as a Swift string literal.
  static func literal(_ path: String) -> String {
    var text = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case _ where scalar.value < 0x20: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The text with each `#Preview` and its braces replaced by blanks, line breaks kept.
  static func blankingPreviews(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let marker = Array("#Preview".utf8)
    var index = 0
    while index + marker.count <= bytes.count {
      let isLineStart = index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
      guard isLineStart, bytes[index..<index + marker.count].elementsEqual(marker),
        let end = endOfBraces(bytes, from: index)
      else {
        index += 1
        continue
      }
      for place in index..<end where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
      index = end
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func endOfBraces(_ bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }
}
