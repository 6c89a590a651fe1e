// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A control in one state.
public struct ArchivedControl: Sendable, Codable, Equatable {
  /// What the template is.
  public enum Form: String, Sendable, Codable {
    /// Acts and forgets: it has no state.
    case button
    /// Is off or on.
    case toggle
  }

  /// What the template is.
  public var form: Form
  /// Whether a toggle is on; nil for a button.
  public var isOn: Bool?
  /// The name that galleries and hints use, when the configuration gives one.
  public var displayName: String?
  /// What the configuration view says, when the configuration gives it.
  public var configurationDescription: String?
  /// The label of the template.
  public var label: ArchivedLabel
  /// The value label of a toggle that is off, or the action label of a button at rest.
  public var offLabel: ArchivedLabel?
  /// The value label of a toggle that is on, or the action label of a button that runs.
  public var onLabel: ArchivedLabel?
  /// The tint of the template.
  public var tint: ColorValue?
  /// Whether the template is disabled.
  public var isDisabled: Bool
  /// Whether the template is privacy sensitive.
  public var isPrivacySensitive: Bool
  /// The action.
  public var action: ArchivedIntent
  /// Whether a person can configure it.
  public var isConfigurable: Bool
  /// Whether the system asks for a configuration when it is added.
  public var promptsForUserConfiguration: Bool
  /// What the value provider threw, when it could not say the current value.
  public var providerError: String?

  /// Creates a control from its form, label and action; everything else can be set afterwards.
  public init(form: Form, isOn: Bool? = nil, label: ArchivedLabel, action: ArchivedIntent) {
    self.form = form
    self.isOn = isOn
    self.label = label
    self.action = action
    self.isDisabled = false
    self.isPrivacySensitive = false
    self.isConfigurable = false
    self.promptsForUserConfiguration = false
  }

  /// The value or action label of the state that the control is in.
  public func stateLabel(_ state: ItemState) -> ArchivedLabel? {
    switch form {
    case .button: state == .running ? onLabel : offLabel
    case .toggle: isOn == true ? onLabel : offLabel
    }
  }
}
