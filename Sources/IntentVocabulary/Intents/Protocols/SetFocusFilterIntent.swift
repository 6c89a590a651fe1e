// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An intent that filters what the app shows during a Focus.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the system filters on the app's behalf.
  var appContext: FocusFilterAppContext { get }
  /// The filters that the system offers, by default none.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  /// None.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] {
    []
  }
  /// Tells the system that what it filters has changed.
  public static func invalidateFocusFilterAppContext() {}

  /// The filter of the Focus that is on.
  ///
  /// - Throws: ``SetFocusFilterIntentError/notFound``, for none is on here.
  public static var current: Self {
    get async throws { throw SetFocusFilterIntentError.notFound }
  }
}

/// What the system filters on an app's behalf.
public struct FocusFilterAppContext {
  /// Which notifications get through.
  public let notificationFilterPredicate: NSPredicate?
  /// Which windows get through.
  public let targetContentIdentifierPrefix: String?

  /// Creates a context.
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// What the system offers filters for.
public struct FocusFilterSuggestionContext: Sendable {}

/// Why there is no filter.
public enum SetFocusFilterIntentError: LocalizedError, Equatable {
  /// No Focus with a filter is on.
  case notFound
  /// A parameter of the filter has no value.
  case missingParameterValue
}
