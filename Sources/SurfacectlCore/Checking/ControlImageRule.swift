// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import IntentVocabulary

extension Rule {
  /// The icon of a control is a bitmap.
  static let controlImage = Rule(
    id: "control-image", severity: .error,
    sentence: "A control shows symbol images only; for a bitmap people see a question mark.",
    help: "export a custom symbol (a .symbolset) to the extension's catalog, or use systemImage",
    source: "Apple, ControlWidgetTemplate; Apple Developer Forums 764233 and 762840")
}

/// Finds icons of controls that are bitmaps.
enum ControlImageRule {
  static func findings(for item: WorkerMessage.Item, in session: Session) -> [Finding] {
    item.item.images.filter { [.bitmapAsset, .bitmap, .missing].contains($0.source) }
      .map { image in
        let place = SourceSearch.image(
          named: image.name, in: session.plugins[item.plugin], near: session.source(of: item))
        return Finding(
          rule: Rule.controlImage.id, severity: Rule.controlImage.severity,
          message: message(item.item.typeName, image),
          file: place?.file, line: place?.line, column: place?.column, help: Rule.controlImage.help)
      }
  }
}

extension ControlImageRule {
  private static func message(_ typeName: String, _ image: ImageValue) -> String {
    image.source == .missing
      ? "\(typeName) shows '\(image.name)', which none of the extension's asset catalogs has; people see a question mark"
      : "\(typeName) shows '\(image.name)', which is a bitmap set; controls show symbol images only, and people see a question mark"
  }
}
