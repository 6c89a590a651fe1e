// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The icon of a control that is a bitmap, or that no catalog has: people see a question mark.
///
/// Seen in the labels of all states of a control. A `.symbolset` of that name is silent, and so is a
/// name where no catalog is known.
package enum ControlImageRule: ItemRule {
  package static let id = "control-image"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "A control shows symbol images only; for a bitmap people see a question mark."
  package static let help =
    "export a custom symbol (a .symbolset) to the extension's catalog, or use systemImage"
  package static let source =
    "Apple, ControlWidgetTemplate; Apple Developer Forums 764233 and 762840"

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    guard evidence.item.type != .widget else { return [] }
    return evidence.item.images.compactMap { image in
      switch image.source {
      case .symbol, .asset, .symbolAsset: nil
      case .bitmapAsset, .bitmap:
        finding(
          "\(evidence.item.typeName) shows '\(image.name)', which is a bitmap set; controls show symbol images only, and people see a question mark",
          image, evidence)
      case .missing:
        finding(
          "\(evidence.item.typeName) shows '\(image.name)', which none of the extension's asset catalogs has; people see a question mark",
          image, evidence)
      }
    }
  }

  private static func finding(
    _ message: String, _ image: ImageValue, _ evidence: ItemEvidence
  ) -> Finding {
    let place = evidence.place(near: .first("\"\(image.name)\"")) {
      $0.contains("image") || $0.contains("Image")
    }
    return finding(message, at: place, about: [evidence.item.typeName, image.name])
  }
}
