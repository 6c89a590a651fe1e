// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What a control's configuration says.
public struct _ControlDefinition {
  /// Which value the content of a control is asked for.
  package enum Value: Sendable {
    /// What the provider says now.
    case current
    /// What the provider says for galleries.
    case preview
    /// Off or on, as far as the provider's value is a Bool; else what the provider says now.
    case state(Bool)
  }

  /// Evaluates the content for a value and a configuration; nil when there is no content.
  package typealias Content =
    @MainActor (Value, (any ControlConfigurationIntent)?) async throws ->
    _ControlTemplateValue?

  package var kind: String = ""
  package var displayName: LocalizedStringResource?
  package var configurationDescription: LocalizedStringResource?
  package var promptsForUserConfiguration = false
  package var configurationType: (any ControlConfigurationIntent.Type)?
  package var content: Content?

  package init() {}
}

/// What a control's template says.
public struct _ControlTemplateValue {
  package var form: ArchivedControl.Form
  package var isOn: Bool?
  package var action: any AppIntent
  package var label: ViewNode
  package var offLabel: ViewNode?
  package var onLabel: ViewNode?
  package var tint: ColorValue?
  package var isDisabled = false
  package var isPrivacySensitive = false
}

/// Carries a value that its owner never uses from two places at once.
///
/// Apple's value providers are not Sendable, and each call here is awaited before the next begins.
package struct UncheckedTransfer<Value>: @unchecked Sendable {
  package let value: Value

  package init(value: Value) { self.value = value }
}
