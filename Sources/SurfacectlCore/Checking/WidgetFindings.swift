// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import IntentModel

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
    _ rule: Rule,
    _ describe: (_ places: String, _ what: String) -> (message: String, near: SourceMark?)
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
      return finding(rule, message, near: near)
    }
  }

  /// A finding at the line of a mark, or at the widget.
  func finding(_ rule: Rule, _ message: String, near mark: SourceMark?) -> Finding {
    let source = session.source(of: item)
    let place =
      mark.flatMap {
        SourceSearch.line(of: $0, in: session.plugins[item.plugin], near: source)
      }
      ?? source.map { SourceSearch.Place(file: $0.file, line: $0.line, column: nil) }
    return Finding(
      rule: rule.id, severity: rule.severity, message: message, file: place?.file,
      line: place?.line, column: place?.column, help: rule.help)
  }
}
