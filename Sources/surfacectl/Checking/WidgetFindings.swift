// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Drawing
import Foundation
import IntentBus

/// Makes findings of what the representations of a widget lost.
struct WidgetFindings {
  private let item: WorkerMessage.Item
  private let session: Session

  init(_ item: WorkerMessage.Item, _ session: Session) {
    self.item = item
    self.session = session
  }

  /// A finding for each thing that a rule took, with the places where it did.
  ///
  /// - Parameter describe: Makes a message of the places and of what was lost, and says what to look
  ///   for in the sources.
  func each(
    _ rule: Rule, _ describe: (_ places: String, _ what: String) -> (message: String, near: String?)
  ) -> [Finding] {
    var losses: [(what: String, places: [String])] = []
    for placed in item.placements {
      guard case .shown(let representation) = placed.placement else { continue }
      for loss in representation.lost where loss.rule == rule.id {
        let place = "\(placed.surface)/\(placed.slot)"
        if let index = losses.firstIndex(where: { $0.what == loss.what }) {
          if !losses[index].places.contains(place) { losses[index].places.append(place) }
        } else {
          losses.append((loss.what, [place]))
        }
      }
    }
    return losses.map { what, places in
      let (message, near) = describe("on " + places.joined(separator: ", "), what)
      // Of several addresses it is the second that is too much.
      return finding(rule, message, near: near, isLast: near == ".widgetURL(")
    }
  }

  /// A finding at the first line that names something, or at the widget.
  func finding(
    _ rule: Rule, _ message: String, near text: String?, isLast: Bool = false
  ) -> Finding {
    let source = session.source(of: item)
    let place =
      text.flatMap {
        SourceSearch.line(
          with: $0, in: session.plugins[item.plugin], near: source, isLast: isLast)
      }
      ?? source.map { SourceSearch.Place(file: $0.file, line: $0.line, column: nil) }
    return Finding(
      rule: rule.id, severity: rule.severity, message: message, file: place?.file,
      line: place?.line, column: place?.column, help: rule.help)
  }
}

extension SourceSearch {
  /// The first line with a text that is no comment, in the file of an item first.
  ///
  /// With `isLast` it is the last one of the first file that has it.
  static func line(
    with text: String, in plugin: BuiltPlugin, near item: ItemDescription.Source?,
    isLast: Bool = false
  ) -> Place? {
    for file in plugin.folder.files.sorted(by: { left, _ in left.path == item?.file }) {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let numbered = Array(lines.enumerated())
      for (index, line) in isLast ? numbered.reversed() : numbered
      where !line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//") {
        guard let range = line.range(of: text) else { continue }
        return Place(
          file: file.path, line: index + 1,
          column: line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1)
      }
    }
    return nil
  }
}
