// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter for a file.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: _const [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: supportedTypeIdentifiers))
  }

  /// Creates a parameter for a file, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: _const [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: supportedTypeIdentifiers))
  }

  /// Creates a parameter for a file, with options of the app's own.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: _const [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: supportedTypeIdentifiers, source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a file, with options of the app's own and resolvers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: _const [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: supportedTypeIdentifiers, source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a file without a title of its own.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: _const [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: supportedTypeIdentifiers))
  }

  /// Creates a parameter for a file without a title of its own, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: _const [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: supportedTypeIdentifiers))
  }

  /// Creates a parameter for a file without a title of its own, with options of the app's own.
  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: _const [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: supportedTypeIdentifiers,
        source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a file without a title of its own, with options of the app's own and resolvers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: _const [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: supportedTypeIdentifiers,
        source: ProviderSource(provider: optionsProvider)))
  }
}
