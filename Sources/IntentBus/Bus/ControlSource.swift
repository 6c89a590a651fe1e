// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import IntentVocabulary

/// Archives a control from its definition.
struct ControlSource: Sendable {
  private let definition: UncheckedTransfer<_ControlDefinition>
  let kind: String
  let typeName: String

  /// Evaluates the control's configuration, but not its content.
  @MainActor init(_ control: any ControlWidget) {
    var definition = _ControlDefinition()
    control.body._define(&definition)
    self.definition = UncheckedTransfer(value: definition)
    self.kind = definition.kind
    self.typeName = unqualifiedName(of: type(of: control))
  }

  /// The configuration with some values set, and what its parameters' queries give by default for others.
  ///
  /// Nil when there is no choice. Throws when a parameter does not exist or take its value.
  @MainActor func configuration(
    _ settings: [PressOptions.Setting]
  ) async throws -> (any ControlConfigurationIntent)? {
    guard let type = definition.value.configurationType else {
      if let setting = settings.first {
        throw PressOptions.NoSuchParameter(
          description: "\(typeName) has no configuration that could have '\(setting.name)'")
      }
      return nil
    }
    let configuration = type.init()
    try await Bus.configure(configuration, with: settings)
    return configuration
  }

  /// The template in a state, and what the provider threw when it could not say the current value.
  @MainActor func template(
    in state: ItemState, configuration: (any ControlConfigurationIntent)?
  ) async throws -> (template: _ControlTemplateValue, providerError: String?) {
    let definition = definition.value
    guard let content = definition.content else { throw ArchiveError.noContent(typeName) }
    let value: _ControlDefinition.Value =
      switch state {
      case .off: .state(false)
      case .on: .state(true)
      case .preview: .preview
      case .current, .running, .entry: .current
      }
    do {
      guard let template = try await content(value, configuration) else {
        throw ArchiveError.noContent(typeName)
      }
      return (template, nil)
    } catch let error as ArchiveError {
      throw error
    } catch {
      // A device goes on showing what it showed before; before anything was shown that is the preview.
      guard let template = try await content(.preview, configuration) else {
        throw ArchiveError.noContent(typeName)
      }
      return (template, describe(error))
    }
  }

  /// The control as a neutral value.
  @MainActor func archive(
    in state: ItemState, _ settings: [PressOptions.Setting]
  ) async throws -> ArchivedControl {
    let configuration = try await configuration(settings)
    let (template, providerError) = try await template(in: state, configuration: configuration)
    return control(template, in: state, providerError: providerError)
  }

  @MainActor private func control(
    _ template: _ControlTemplateValue, in state: ItemState, providerError: String?
  ) -> ArchivedControl {
    let definition = definition.value
    var control = ArchivedControl(
      form: template.form, label: ArchivedLabel(template.label),
      action: ArchivedIntent(template.action))
    control.isOn =
      switch (template.form, state) {
      case (.button, _): nil
      case (.toggle, .off): false
      case (.toggle, .on): true
      case (.toggle, _): template.isOn
      }
    control.displayName = definition.displayName.map { String(localized: $0) }
    control.configurationDescription = definition.configurationDescription.map {
      String(localized: $0)
    }
    control.offLabel = template.offLabel.map { ArchivedLabel($0) }
    control.onLabel = template.onLabel.map { ArchivedLabel($0) }
    control.tint = template.tint
    control.isDisabled = template.isDisabled
    control.isPrivacySensitive = template.isPrivacySensitive
    control.isConfigurable = definition.configurationType != nil
    control.promptsForUserConfiguration = definition.promptsForUserConfiguration
    control.providerError = providerError
    return control
  }
}
