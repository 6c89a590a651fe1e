// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension View {
  /// Sets what is shown for a moment when the state of a control changes.
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View {
    modified(by: .status(status.text))
  }

  /// Sets what is shown for a moment when the state of a control changes.
  public func controlWidgetStatus(_ status: Text) -> some View {
    modified(by: .status(status.string))
  }

  /// Sets what is shown for a moment when the state of a control changes.
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: some StringProtocol) -> some View {
    modified(by: .status(String(status)))
  }

  /// Sets what follows "Hold to" beside the Action button.
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View {
    modified(by: .actionHint(hint.text))
  }

  /// Sets what follows "Hold to" beside the Action button.
  public func controlWidgetActionHint(_ hint: Text) -> some View {
    modified(by: .actionHint(hint.string))
  }

  /// Sets what follows "Hold to" beside the Action button.
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View {
    modified(by: .actionHint(String(hint)))
  }
}
