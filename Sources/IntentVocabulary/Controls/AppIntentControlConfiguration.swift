// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A configuration with choices for the person who uses it.
///
/// Source: Apple, WidgetKit AppIntentControlConfiguration.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration, Sendable {
  private let kind: String
  private let content: _ControlDefinition.Content

  /// Creates a configuration of a control whose value a provider knows.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {
    self.kind = kind
    let provider = ConfiguredValueSource(provider)
    self.content = { value, configuration in
      let configuration = configuration as? Configuration ?? Configuration()
      return content(try await provider.value(value, configuration))._template()
    }
  }

  /// Creates a configuration of a control that shows its configuration.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = kind
    self.content = { _, configuration in
      content(configuration as? Configuration ?? Configuration())._template()
    }
  }

  /// There is no body.
  public var body: Never { preconditionFailure("a configuration has no body of its own") }

  /// Defines kind, content and the type of the configuration.
  public func _define(_ definition: inout _ControlDefinition) {
    definition.kind = kind
    definition.content = content
    definition.configurationType = Configuration.self
  }
}

/// Knows the value of a control in a configuration.
///
/// Source: Apple, WidgetKit AppIntentControlValueProvider.
public protocol AppIntentControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The type of the configuration.
  associatedtype Configuration: ControlConfigurationIntent

  /// The value that galleries preview: quick, and that of the off state.
  func previewValue(configuration: Configuration) -> Value

  /// The value now; throws when it can't be known, and is asked again later.
  func currentValue(configuration: Configuration) async throws -> Value
}

private struct ConfiguredValueSource<Provider: AppIntentControlValueProvider>: @unchecked Sendable {
  private let provider: Provider

  init(_ provider: Provider) { self.provider = provider }

  @MainActor func value(
    _ request: _ControlDefinition.Value, _ configuration: Provider.Configuration
  ) async throws -> Provider.Value {
    switch request {
    case .preview: return provider.previewValue(configuration: configuration)
    case .state(let isOn):
      if let value = isOn as? Provider.Value { return value }
      return try await current(configuration).value
    case .current: return try await current(configuration).value
    }
  }

  private func current(
    _ configuration: Provider.Configuration
  ) async throws -> UncheckedTransfer<Provider.Value> {
    UncheckedTransfer(value: try await provider.currentValue(configuration: configuration))
  }
}
