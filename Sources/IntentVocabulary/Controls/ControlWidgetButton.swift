// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A control that acts when pressed.
///
/// Source: Apple, WidgetKit ControlWidgetButton.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: ControlWidgetTemplate {
  private let value: _ControlTemplateValue

  /// There is no body.
  public var body: Never { preconditionFailure("a button has no body of its own") }

  /// A button with its labels.
  public func _template() -> _ControlTemplateValue? { value }

  private init(_ action: any AppIntent, label: ViewNode, actionLabel: ((Bool) -> ActionLabel)?) {
    let context = _ViewContext()
    value = _ControlTemplateValue(
      form: .button, action: action, label: label,
      offLabel: actionLabel?(false)._archive(in: context),
      onLabel: actionLabel?(true)._archive(in: context))
  }

  /// Creates a button with a label, and another one for while its action runs.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(
      action, label: label()._archive(in: _ViewContext()), actionLabel: actionLabel)
  }

  /// Creates a button with a label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: AppIntent {
    self.init(action, label: label()._archive(in: _ViewContext()), actionLabel: nil)
  }

  /// Creates a button that opens its app.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: OpenIntent {
    self.init(action, label: label()._archive(in: _ViewContext()), actionLabel: nil)
  }
}

extension ControlWidgetButton where Label == Text {
  private init(_ title: Text, _ action: Action, _ actionLabel: @escaping (Bool) -> ActionLabel)
  where Action: AppIntent {
    self.init(
      action, label: title._archive(in: _ViewContext()), actionLabel: actionLabel)
  }

  /// Creates a button with a localised title.
  public init(
    _ key: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(Text(key), action, actionLabel)
  }

  /// Creates a button with a title from a localised resource.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(Text(resource), action, actionLabel)
  }

  /// Creates a button with a title.
  @_disfavoredOverload public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Action: AppIntent {
    self.init(Text(title), action, actionLabel)
  }
}

@available(*, unavailable) extension ControlWidgetButton: Sendable {}

/// What a button without an action label shows while its action runs.
@MainActor @preconcurrency public struct ControlWidgetButtonDefaultActionLabel: View {
  /// There is no body.
  public var body: Never { preconditionFailure("a default label has no body of its own") }

  /// Nothing.
  public func _archive(in context: _ViewContext) -> ViewNode { ViewNode(.empty) }
}
