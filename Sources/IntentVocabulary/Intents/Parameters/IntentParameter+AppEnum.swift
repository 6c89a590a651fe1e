// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension IntentParameter where Value.ValueType: AppEnum {
  /// Creates a parameter for an enum.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior, supportedValues: supportedValues))
  }

  /// Creates a parameter for an enum, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior, supportedValues: supportedValues))
  }

  /// Creates a parameter for an enum, with options of the app's own.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases), optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior, supportedValues: supportedValues,
        source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for an enum without a title of its own.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior, supportedValues: supportedValues))
  }

  /// Creates a parameter for an enum without a title of its own, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior, supportedValues: supportedValues))
  }

  /// Creates a parameter for an enum without a title of its own, with options of the app's own.
  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases), optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        inputConnectionBehavior: inputConnectionBehavior, supportedValues: supportedValues,
        source: ProviderSource(provider: optionsProvider)))
  }
}
