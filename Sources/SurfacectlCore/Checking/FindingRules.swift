// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Runs the rules that judge what was loaded.
enum FindingRules {
  private static let widgetRules = [
    ContainerBackgroundRule.findings, RemoteImageRule.findings, LinkRule.findings,
    AccentedOpaqueRule.findings, AccentedImageRule.findings, VibrantColourRule.findings,
    TextTruncatedRule.findings, ImageTooLargeRule.findings,
  ]

  static func findings(in session: Session) -> [Finding] {
    session.items.flatMap { item in
      item.item.type == .widget
        ? widgetRules.flatMap { $0(item, session) }
        : ControlImageRule.findings(for: item, in: session)
    }
  }
}
