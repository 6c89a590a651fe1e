// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension IntentResult {
  /// A result with a view.
  public static func result<Content: View>(
    view: Content = EmptyView()
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never>
  {
    IntentResultContainer(snippetView: view)
  }

  /// A result with a value and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, view: Content = EmptyView()
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never>
  {
    IntentResultContainer(value: value, snippetView: view)
  }

  /// A result with words and a view.
  public static func result<Content: View>(
    dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog>
  {
    IntentResultContainer(dialog: dialog, snippetView: view)
  }

  /// A result with a value, words and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog>
  {
    IntentResultContainer(value: value, dialog: dialog, snippetView: view)
  }

  /// A result with an intent to run next and a view.
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, view: Content = EmptyView()
  ) -> Self
  where
    Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never>
  {
    IntentResultContainer(opensIntent: opensIntent, snippetView: view)
  }

  /// A result with an intent to run next, words and a view.
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self
  where
    Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog>
  {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog, snippetView: view)
  }

  /// A result with a value, an intent to run next and a view.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, view: Content = EmptyView()
  ) -> Self
  where
    Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never>
  {
    IntentResultContainer(value: value, opensIntent: opensIntent, snippetView: view)
  }

  /// A result with a value, an intent to run next, words and a view.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self
  where
    Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog>
  {
    IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog, snippetView: view)
  }
}

extension IntentResult {
  /// A result with a view.
  public static func result<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never>
  {
    IntentResultContainer(snippetView: content())
  }

  /// A result with a value and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never>
  {
    IntentResultContainer(value: value, snippetView: content())
  }

  /// A result with words and a view.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog>
  {
    IntentResultContainer(dialog: dialog, snippetView: content())
  }

  /// A result with a value, words and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog>
  {
    IntentResultContainer(value: value, dialog: dialog, snippetView: content())
  }

  /// A result with an intent to run next and a view.
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never>
  {
    IntentResultContainer(opensIntent: opensIntent, snippetView: content())
  }

  /// A result with an intent to run next, words and a view.
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog>
  {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog, snippetView: content())
  }

  /// A result with a value, an intent to run next and a view.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never>
  {
    IntentResultContainer(value: value, opensIntent: opensIntent, snippetView: content())
  }

  /// A result with a value, an intent to run next, words and a view.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog>
  {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, dialog: dialog, snippetView: content())
  }
}

extension IntentResult {
  /// A result with an interactive snippet.
  public static func result<SnippetContent: SnippetIntent>(
    snippetIntent: SnippetContent
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never>
  {
    IntentResultContainer(snippetIntent: snippetIntent)
  }

  /// A result with a value and an interactive snippet.
  public static func result<Value: _IntentValue, SnippetContent: SnippetIntent>(
    value: Value, snippetIntent: SnippetContent
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never>
  {
    IntentResultContainer(value: value, snippetIntent: snippetIntent)
  }

  /// A result with words and an interactive snippet.
  public static func result<SnippetContent: SnippetIntent>(
    dialog: IntentDialog, snippetIntent: SnippetContent
  ) -> Self
  where
    Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog>
  {
    IntentResultContainer(dialog: dialog, snippetIntent: snippetIntent)
  }

  /// A result with a value, words and an interactive snippet.
  public static func result<Value: _IntentValue, SnippetContent: SnippetIntent>(
    value: Value, dialog: IntentDialog, snippetIntent: SnippetContent
  ) -> Self
  where
    Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog>
  {
    IntentResultContainer(value: value, dialog: dialog, snippetIntent: snippetIntent)
  }

  /// A result with an intent to run next and an interactive snippet.
  public static func result<OpensAppIntent: AppIntent, SnippetContent: SnippetIntent>(
    opensIntent: OpensAppIntent, snippetIntent: SnippetContent
  ) -> Self
  where
    Self == IntentResultContainer<Never, OpensAppIntent, _SnippetIntentContainer, Never>
  {
    IntentResultContainer(opensIntent: opensIntent, snippetIntent: snippetIntent)
  }

  /// A result with an intent to run next, words and an interactive snippet.
  public static func result<OpensAppIntent: AppIntent, SnippetContent: SnippetIntent>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, snippetIntent: SnippetContent
  ) -> Self
  where
    Self == IntentResultContainer<Never, OpensAppIntent, _SnippetIntentContainer, IntentDialog>
  {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog, snippetIntent: snippetIntent)
  }

  /// A result with a value, an intent to run next and an interactive snippet.
  public static func result<
    Value: _IntentValue, OpensAppIntent: AppIntent, SnippetContent: SnippetIntent
  >(
    value: Value, opensIntent: OpensAppIntent, snippetIntent: SnippetContent
  ) -> Self
  where
    Self == IntentResultContainer<Value, OpensAppIntent, _SnippetIntentContainer, Never>
  {
    IntentResultContainer(value: value, opensIntent: opensIntent, snippetIntent: snippetIntent)
  }

  /// A result with a value, an intent to run next, words and an interactive snippet.
  public static func result<
    Value: _IntentValue, OpensAppIntent: AppIntent, SnippetContent: SnippetIntent
  >(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, snippetIntent: SnippetContent
  ) -> Self
  where
    Self == IntentResultContainer<Value, OpensAppIntent, _SnippetIntentContainer, IntentDialog>
  {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, dialog: dialog, snippetIntent: snippetIntent)
  }
}
