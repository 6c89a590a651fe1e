// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An intent whose parameters configure a control.
///
/// It needs no `perform()`.
///
/// Source: Apple, ControlConfigurationIntent.
public protocol ControlConfigurationIntent: AppIntent {
  /// The result of an intent that cannot be run.
  associatedtype NeverResult where NeverResult == Never
}

extension ControlConfigurationIntent {
  /// Cannot be run.
  ///
  /// - Throws: ``AppIntentError`` always.
  public func perform() async throws -> NeverResult {
    throw AppIntentError(.notPerformable(String(describing: Self.self)))
  }
}

/// An intent whose parameters configure a widget.
///
/// It needs no `perform()`.
///
/// Source: Apple, WidgetConfigurationIntent.
public protocol WidgetConfigurationIntent: AppIntent {
  /// The result of an intent that cannot be run.
  associatedtype NeverResult where NeverResult == Never
}

extension WidgetConfigurationIntent {
  /// Cannot be run.
  ///
  /// - Throws: ``AppIntentError`` always.
  public func perform() async throws -> NeverResult {
    throw AppIntentError(.notPerformable(String(describing: Self.self)))
  }
}
