// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A control that is off or on.
///
/// Source: Apple, WidgetKit ControlWidgetToggle.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: ControlWidgetTemplate {
  private let value: _ControlTemplateValue

  /// There is no body.
  public var body: Never { preconditionFailure("a toggle has no body of its own") }

  /// A toggle with its labels.
  public func _template() -> _ControlTemplateValue? { value }

  private init(
    _ isOn: Bool, _ action: any AppIntent, label: ViewNode, valueLabel: ((Bool) -> ValueLabel)?
  ) {
    let context = _ViewContext()
    value = _ControlTemplateValue(
      form: .toggle, isOn: isOn, action: action, label: label,
      offLabel: valueLabel?(false)._archive(in: context),
      onLabel: valueLabel?(true)._archive(in: context))
  }

  /// Creates a toggle with a label, and another one for its value.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(
      isOn, action, label: label()._archive(in: _ViewContext()), valueLabel: valueLabel)
  }

  /// Creates a toggle with a label; its value reads "On" or "Off".
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
  where
    ValueLabel == ControlWidgetToggleDefaultLabel, Action: SetValueIntent, Action.ValueType == Bool
  {
    self.init(isOn, action, label: label()._archive(in: _ViewContext()), valueLabel: nil)
  }
}

extension ControlWidgetToggle where Label == Text {
  private init(
    _ title: Text, _ isOn: Bool, _ action: Action, _ valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(
      isOn, action, label: title._archive(in: _ViewContext()), valueLabel: valueLabel)
  }

  /// Creates a toggle with a localised title.
  public init(
    _ key: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(Text(key), isOn, action, valueLabel)
  }

  /// Creates a toggle with a title from a localised resource.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(Text(resource), isOn, action, valueLabel)
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action: SetValueIntent, Action.ValueType == Bool {
    self.init(Text(title), isOn, action, valueLabel)
  }
}

@available(*, unavailable) extension ControlWidgetToggle: Sendable {}

/// What a toggle without a value label shows: "On" or "Off".
@MainActor @preconcurrency public struct ControlWidgetToggleDefaultLabel: View {
  /// There is no body.
  public var body: Never { preconditionFailure("a default label has no body of its own") }

  /// Nothing.
  public func _archive(in context: _ViewContext) -> ViewNode { ViewNode(.empty) }
}
