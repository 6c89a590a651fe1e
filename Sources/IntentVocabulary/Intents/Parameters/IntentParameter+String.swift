// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension IntentParameter where Value.ValueType == String {
  /// Creates a parameter for a text.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: inputOptions))
  }

  /// Creates a parameter for a text, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: inputOptions))
  }

  /// Creates a parameter for a text, with options of the app's own.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: inputOptions,
        source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a text, with options of the app's own and resolvers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: inputOptions,
        source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a text without a title of its own.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: inputOptions))
  }

  /// Creates a parameter for a text without a title of its own, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: inputOptions))
  }

  /// Creates a parameter for a text without a title of its own, with options of the app's own.
  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: inputOptions,
        source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a text without a title of its own, with options of the app's own and resolvers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: inputOptions,
        source: ProviderSource(provider: optionsProvider)))
  }
}

extension IntentParameter where Value.ValueType == AttributedString {
  /// Creates a parameter for a text with attributes.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior))
  }

  /// Creates a parameter for a text with attributes, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior))
  }

  /// Creates a parameter for a text with attributes, with options of the app's own.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a text with attributes, with options of the app's own and resolvers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a text with attributes without a title of its own.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior))
  }

  /// Creates a parameter for a text with attributes without a title of its own, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior))
  }

  /// Creates a parameter for a text with attributes without a title of its own, with options of the app's own.
  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a text with attributes without a title of its own, with options of the app's own and resolvers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        source: ProviderSource(provider: optionsProvider)))
  }
}
