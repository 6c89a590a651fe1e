// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What running an intent gives.
///
/// Source: Apple, IntentResult.
public protocol IntentResult: Sendable {
  /// The value that a following action receives.
  associatedtype Value: _IntentValue = Never
  /// The intent that the system runs next.
  associatedtype OpensAppIntent: AppIntent = Never
  /// What the system shows.
  associatedtype Snippet = Never
  /// What the system says.
  associatedtype Dialog = Never

  /// The value that a following action receives.
  var value: Value? { get }
}

/// A result with a value for a following action.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result after which the system runs another intent.
public protocol OpensIntent: IntentResult {}

/// A result with words.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with an interactive snippet.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// Marks a result that has a view.
public struct _SnippetViewContainer: Sendable {}

/// Marks a result that has an interactive snippet.
public struct _SnippetIntentContainer: Sendable {}
