// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// An intent that is no longer to be used.
public protocol DeprecatedAppIntent: AppIntent {
  /// What to use instead.
  associatedtype ReplacementIntent: AppIntent = Never
  /// Why.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// Why an intent is no longer to be used.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// What people are told.
  public var message: LocalizedStringResource
  /// What to use instead.
  public var replacedBy: ReplacementIntent.Type?

  /// Says why, and what to use instead.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// Says why.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(message: message, replacedBy: nil)
  }

  /// Says what to use instead.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: "", replacedBy: replacedBy)
  }
}
