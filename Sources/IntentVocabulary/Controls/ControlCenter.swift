// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Reloads controls and tells which ones people use.
///
/// Source: Apple, WidgetKit ControlCenter.
public final class ControlCenter: Sendable {
  /// The one and only.
  public static let shared = ControlCenter()

  private init() {}

  /// The controls that people use: here every control that is registered.
  public func currentControls() async throws -> [ControlInfo] {
    RunContext.current.gallery.content.controls
  }

  /// Asks the system to reload the controls of a kind.
  public func reloadControls(ofKind kind: String) {
    RunContext.current.journal.record(.reload(kind: kind))
  }

  /// Asks the system to reload all controls.
  public func reloadAllControls() {
    RunContext.current.journal.record(.reloadAllControls)
  }
}

/// A control that a person uses.
///
/// Source: Apple, WidgetKit ControlInfo.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  /// The identity: here the kind, since nobody adds a control twice.
  public let id: String
  /// The kind of the control.
  public let kind: String
  /// The token for pushes; there are none here.
  public var pushInfo: ControlPushInfo?

  package init(kind: String) {
    self.id = kind
    self.kind = kind
  }

  /// The configuration; here always the one with default values.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of type: Intent.Type = Intent.self
  ) -> Intent? {
    Intent()
  }
}

/// The token for pushes to a control.
public struct ControlPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}
