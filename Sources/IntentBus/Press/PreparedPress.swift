// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

/// A press that is ready to be performed.
struct PreparedPress {
  /// The action, with its parameters.
  var action: any AppIntent
  /// Whether the control was shown as on; nil for a button.
  var isOn: Bool?
  /// The state that a toggle is asked to go to.
  var target: Bool?
  /// Whether a parameter of the configuration has no value yet.
  var lacksChoice = false
}

extension Bus {
  /// What a press of an item does, with the target state filled in for a toggle.
  ///
  /// Source: Apple, SetValueIntent: the system sets the value to the new state.
  @MainActor func prepare(
    _ item: RegisteredItem, _ options: PressOptions, family: String?
  ) async throws -> PreparedPress {
    try await RunContext.$bound.withValue(context.serving(item.plugin)) {
      var press: PreparedPress
      switch item.source {
      case .intent(let registered): press = PreparedPress(action: registered.fresh())
      case .shortcut(let source): press = PreparedPress(action: source.shortcut.intent)
      case .widget(let source):
        press = try await source.press(
          options, family: family, configurations[source.kind] ?? [])
        // What a tap in a widget runs has its values from the views that were archived.
        try await Self.set(options.parameters, of: press.action)
        return press
      case .control(let source):
        let configuration = try await source.configuration(configurations[source.kind] ?? [])
        let (template, _) = try await source.template(in: .current, configuration: configuration)
        press = PreparedPress(action: template.action)
        press.lacksChoice = configuration.map { Self.isUnconfigured($0) } ?? false
        press.isOn = template.isOn.map { options.isStale ? !$0 : $0 }
      }
      try Self.check(options.interaction, against: press.action, of: item)
      if var setter = press.action as? any SetValueIntent<Bool> {
        let target = options.value ?? (press.isOn != true)
        setter.value = target
        press.action = setter
        press.target = target
      }
      try await Self.set(options.parameters, of: press.action)
      return press
    }
  }

  /// Sees to it that an intent that was named is the one that an item runs, since it runs no other.
  private static func check(
    _ name: String?, against action: any AppIntent, of item: RegisteredItem
  ) throws {
    let own = unqualifiedName(of: type(of: action))
    guard let name, NameMatch.candidates(named: name, among: [own], names: { [$0] }).isEmpty else {
      return
    }
    throw PressOptions.NoSuchParameter(description: "\(item.typeName) runs \(own), not '\(name)'")
  }

  /// Sets values of a configuration; what it leaves open takes its query's default.
  static func configure(
    _ configuration: any AppIntent, with settings: [PressOptions.Setting]
  ) async throws {
    try await set(settings, of: configuration)
    for (_, parameter) in IntentParameters.all(of: configuration) {
      await parameter.applyDefaultResult()
    }
  }

  static func set(_ values: [PressOptions.Setting], of intent: any AppIntent) async throws {
    let parameters = IntentParameters.all(of: intent)
    for setting in values {
      guard let parameter = parameters.first(where: { $0.name == setting.name }) else {
        let names = parameters.map(\.name).joined(separator: ", ")
        throw PressOptions.NoSuchParameter(
          description: "\(unqualifiedName(of: type(of: intent))) has no parameter '\(setting.name)'"
            + (names.isEmpty ? "" : "; it has \(names)"))
      }
      try await parameter.parameter.setText(setting.text)
    }
  }

  /// Whether a parameter of a configuration has no value.
  private static func isUnconfigured(_ configuration: any ControlConfigurationIntent) -> Bool {
    IntentParameters.all(of: configuration).contains { !$0.parameter.hasValue }
  }
}
