// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A configuration without choices for the person who uses it.
///
/// Source: Apple, WidgetKit StaticControlConfiguration.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration, Sendable
{
  private let kind: String
  private let content: _ControlDefinition.Content

  /// Creates a configuration of a control without a value.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.kind = kind
    self.content = { _, _ in content()._template() }
  }

  /// Creates a configuration of a control whose value a provider knows.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = kind
    let provider = ValueSource(provider)
    self.content = { value, _ in content(try await provider.value(value))._template() }
  }

  /// There is no body.
  public var body: Never { preconditionFailure("a static configuration has no body of its own") }

  /// Defines kind and content.
  public func _define(_ definition: inout _ControlDefinition) {
    definition.kind = kind
    definition.content = content
  }
}

/// Knows the value of a control.
///
/// Source: Apple, WidgetKit ControlValueProvider.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value

  /// The value that galleries preview: quick, and that of the off state.
  var previewValue: Value { get }

  /// The value now; throws when it can't be known, and is asked again later.
  func currentValue() async throws -> Value
}

private struct ValueSource<Provider: ControlValueProvider>: @unchecked Sendable {
  private let provider: Provider

  init(_ provider: Provider) { self.provider = provider }

  @MainActor func value(_ request: _ControlDefinition.Value) async throws -> Provider.Value {
    switch request {
    case .preview: return provider.previewValue
    case .state(let isOn):
      if let value = isOn as? Provider.Value { return value }
      return try await current().value
    case .current: return try await current().value
    }
  }

  private func current() async throws -> UncheckedTransfer<Provider.Value> {
    UncheckedTransfer(value: try await provider.currentValue())
  }
}
