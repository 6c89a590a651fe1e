// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What an initialiser of a parameter says about it.
struct ParameterTraits {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
  var defaultValue: Any?
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?
  var inputConnectionBehavior: InputConnectionBehavior
  /// What only one value type has, such as a control style.
  var detail: Any?
  /// The cases of an enum that the system offers.
  var supportedValues: [Any]?
  /// Where the system gets its options from.
  var source: (any OptionSource)?

  init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Any? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, detail: Any? = nil,
    supportedValues: [Any]? = nil, source: (any OptionSource)? = nil
  ) {
    self.title = title
    self.description = description
    // An `Optional` put into `Any?` is a value of its own; nil has to stay nil.
    self.defaultValue = defaultValue
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.inputConnectionBehavior = inputConnectionBehavior
    self.detail = detail
    self.supportedValues = supportedValues
    self.source = source
  }
}

/// Whether a parameter takes the result of the action before it in a shortcut.
public enum InputConnectionBehavior: Sendable {
  /// The system decides.
  case `default`
  /// It does not.
  case never
  /// It does.
  case connectToPreviousIntentResult
}

/// Where the options of a parameter come from.
protocol OptionSource: Sendable {
  /// The options, with the titles that the app gives them.
  func options() async throws -> [(value: Any, title: String?)]
  /// The option taken where there is no value.
  func defaultOption() async -> Any?
  /// The value that an identifier stands for; nil where the source knows none.
  func value(identifiedBy text: String) async throws -> Any?
}

/// Options from an app's provider.
struct ProviderSource<Provider: DynamicOptionsProvider>: OptionSource, @unchecked Sendable {
  // A provider is not required to be sendable; it is only ever used by one run at a time.
  let provider: Provider

  func options() async throws -> [(value: Any, title: String?)] {
    try await IntentDependencies.resolve(in: provider)
    return try await provider.results().options
  }

  func defaultOption() async -> Any? {
    try? await IntentDependencies.resolve(in: provider)
    return await provider.defaultResult().flatMap { IntentValues.unwrapped($0) }
  }

  func value(identifiedBy text: String) async throws -> Any? { nil }
}

/// Options from an entity's query.
struct QuerySource<Query: EntityQuery>: OptionSource {
  let query: Query

  func options() async throws -> [(value: Any, title: String?)] {
    try await IntentDependencies.resolve(in: query)
    return try await query.suggestedEntities().options
  }

  func defaultOption() async -> Any? {
    try? await IntentDependencies.resolve(in: query)
    return await query.defaultResult().flatMap { IntentValues.unwrapped($0) }
  }

  func value(identifiedBy text: String) async throws -> Any? {
    guard let id = Query.Entity.ID.entityIdentifier(for: text) else { return nil }
    try await IntentDependencies.resolve(in: query)
    return try await query.entities(for: [id]).first
  }
}

extension QuerySource {
  static func `default`<Entity: AppEntity>(of type: Entity.Type) -> any OptionSource
  where Query == Entity.DefaultQuery {
    QuerySource(query: Entity.defaultQuery)
  }
}
