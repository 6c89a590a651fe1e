// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension IntentParameter where Value.ValueType == Int {
  /// Creates a parameter for a whole number.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: NumberDetail(inclusiveRange, controlStyle: controlStyle)))
  }

  /// Creates a parameter for a whole number, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: NumberDetail(inclusiveRange, controlStyle: controlStyle)))
  }

  /// Creates a parameter for a whole number, with options of the app's own.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        detail: NumberDetail(inclusiveRange, controlStyle: controlStyle),
        source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a whole number, with options of the app's own and resolvers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        detail: NumberDetail(inclusiveRange, controlStyle: controlStyle),
        source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a whole number without a title of its own.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        detail: NumberDetail(inclusiveRange, controlStyle: controlStyle)))
  }

  /// Creates a parameter for a whole number without a title of its own, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        detail: NumberDetail(inclusiveRange, controlStyle: controlStyle)))
  }

  /// Creates a parameter for a whole number without a title of its own, with options of the app's own.
  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        detail: NumberDetail(inclusiveRange, controlStyle: controlStyle),
        source: ProviderSource(provider: optionsProvider)))
  }

  /// Creates a parameter for a whole number without a title of its own, with options of the app's own and resolvers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil, controlStyle: _const IntControlStyle = .stepper,
    inclusiveRange: _const InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterTraits(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        detail: NumberDetail(inclusiveRange, controlStyle: controlStyle),
        source: ProviderSource(provider: optionsProvider)))
  }
}
