// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The one result type, made by the `result` functions.
///
/// It conforms to ``ReturnsValue`` and ``OpensIntent`` whatever it holds, as Apple's does: a bare
/// `.result()` satisfies `some IntentResult & OpensIntent`.
public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog
>: IntentResult, @unchecked Sendable {
  /// The value that a following action receives.
  public var value: Value?
  /// What the system says.
  public var dialog: IntentDialog?
  /// The intent that the system runs next.
  public var opensIntent: OpensAppIntent?
  /// The activity that the system shows.
  public var activityIdentifier: String?

  var actionButtonIntent: (any AppIntent)?
  var snippetIntent: (any AppIntent)?
  var snippetView: (any View)?

  init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: IntentDialog? = nil,
    actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil,
    snippetIntent: (any AppIntent)? = nil, snippetView: (any View)? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.dialog = dialog
    self.actionButtonIntent = actionButtonIntent
    self.activityIdentifier = activityIdentifier
    self.snippetIntent = snippetIntent
    self.snippetView = snippetView
  }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

/// A result, seen without its type.
package protocol ErasedIntentResult {
  /// The value that a following action receives.
  var erasedValue: Any? { get }
  /// The intent that the system runs next.
  var erasedOpensIntent: (any AppIntent)? { get }
  /// What the system says.
  var dialogText: String? { get }
  /// The view that the system shows.
  var erasedSnippetView: (any View)? { get }
  /// The intent whose view the system shows.
  var erasedSnippetIntent: (any AppIntent)? { get }
  /// The intent that the system puts on the Action button next.
  var erasedActionButtonIntent: (any AppIntent)? { get }
}

extension IntentResultContainer: ErasedIntentResult {
  package var erasedValue: Any? { value }
  package var erasedOpensIntent: (any AppIntent)? { opensIntent }
  package var dialogText: String? { dialog?.text }
  package var erasedSnippetView: (any View)? { snippetView }
  package var erasedSnippetIntent: (any AppIntent)? { snippetIntent }
  package var erasedActionButtonIntent: (any AppIntent)? { actionButtonIntent }
}
