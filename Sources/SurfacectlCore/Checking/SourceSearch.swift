// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

/// What to look for in sources: the first or the last line with a text.
enum SourceMark {
  case first(String)
  case last(String)

  fileprivate var text: String {
    switch self {
    case .first(let text), .last(let text): text
    }
  }
}

/// Finds lines in a plugin's sources.
enum SourceSearch {
  /// A place in a source file; line and column from 1.
  struct Place {
    var file: String
    var line: Int
    var column: Int?
  }

  /// The line that names an image, in the file of an item first; else the item's own line.
  static func image(
    named name: String, in plugin: BuiltPlugin, near item: ItemDescription.Source?
  ) -> Place? {
    line(of: .first("\"\(name)\""), in: plugin, near: item) {
      $0.contains("image") || $0.contains("Image")
    } ?? item.map { Place(file: $0.file, line: $0.line, column: nil) }
  }

  /// The line of a mark that is no comment and fits, in the first file that has it, an item's own before others.
  static func line(
    of mark: SourceMark, in plugin: BuiltPlugin, near item: ItemDescription.Source?,
    where fits: (Substring) -> Bool = { _ in true }
  ) -> Place? {
    for file in plugin.folder.files.sorted(by: { left, _ in left.path == item?.file }) {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      func isMarked(_ line: Substring) -> Bool {
        line.contains(mark.text) && fits(line)
          && !line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//")
      }
      let index =
        if case .last = mark {
          lines.lastIndex(where: isMarked)
        } else {
          lines.firstIndex(where: isMarked)
        }
      guard let index, let range = lines[index].range(of: mark.text) else { continue }
      return Place(
        file: file.path, line: index + 1,
        column: lines[index].utf8.distance(
          from: lines[index].startIndex, to: range.lowerBound) + 1)
    }
    return nil
  }
}
