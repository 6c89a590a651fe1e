// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension IntentResult {
  /// A result with nothing in it.
  public static func result() -> Self
  where
    Self == IntentResultContainer<Never, Never, Never, Never>
  {
    IntentResultContainer()
  }

  /// A result with a value.
  public static func result<Value: _IntentValue>(
    value: Value
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, Never, Never>
  {
    IntentResultContainer(value: value)
  }

  /// A result with words.
  public static func result(
    dialog: IntentDialog
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, Never, IntentDialog>
  {
    IntentResultContainer(dialog: dialog)
  }

  /// A result with a value and words.
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, Never, IntentDialog>
  {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A result with an intent to run next.
  public static func result<OpensAppIntent: AppIntent>(
    opensIntent: OpensAppIntent
  ) -> Self
  where
    Self == IntentResultContainer<Never, OpensAppIntent, Never, Never>
  {
    IntentResultContainer(opensIntent: opensIntent)
  }

  /// A result with an intent to run next and words.
  public static func result<OpensAppIntent: AppIntent>(
    opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self
  where
    Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog>
  {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
  }

  /// A result with a value and an intent to run next.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent
  ) -> Self
  where
    Self == IntentResultContainer<Value, OpensAppIntent, Never, Never>
  {
    IntentResultContainer(value: value, opensIntent: opensIntent)
  }

  /// A result with a value, an intent to run next and words.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self
  where
    Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog>
  {
    IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog)
  }
}

extension IntentResult {
  /// A result with an intent for the Action button.
  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, Never, Never>
  {
    IntentResultContainer(actionButtonIntent: actionButtonIntent)
  }

  /// A result with a value and an intent for the Action button.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, Never, Never>
  {
    IntentResultContainer(value: value, actionButtonIntent: actionButtonIntent)
  }

  /// A result with words and an intent for the Action button.
  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent, dialog: IntentDialog
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, Never, IntentDialog>
  {
    IntentResultContainer(dialog: dialog, actionButtonIntent: actionButtonIntent)
  }

  /// A result with a value, words and an intent for the Action button.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, dialog: IntentDialog
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, Never, IntentDialog>
  {
    IntentResultContainer(value: value, dialog: dialog, actionButtonIntent: actionButtonIntent)
  }
}

extension IntentResult {
  /// A result with an intent for the Action button and an activity.
  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent, activityIdentifier: String
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, Never, Never>
  {
    IntentResultContainer(
      actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
  }

  /// A result with a value and an intent for the Action button and an activity.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, activityIdentifier: String
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, Never, Never>
  {
    IntentResultContainer(
      value: value, actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
  }

  /// A result with words and an intent for the Action button and an activity.
  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, Never, IntentDialog>
  {
    IntentResultContainer(
      dialog: dialog, actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier
    )
  }

  /// A result with a value, words and an intent for the Action button and an activity.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, Never, IntentDialog>
  {
    IntentResultContainer(
      value: value, dialog: dialog, actionButtonIntent: actionButtonIntent,
      activityIdentifier: activityIdentifier)
  }
}
