// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// Creates a parameter for a measurement.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: _const Double? = nil, defaultUnit: _const Value.ValueType.IntentUnit? = nil,
    defaultUnitAdjustForLocale: _const Bool = false, supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description,
        default: defaultValue.flatMap { Value.ValueType.measured($0, unit: defaultUnit) },
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: defaultUnit))
  }

  /// Creates a parameter for a measurement, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: _const Double? = nil, defaultUnit: _const Value.ValueType.IntentUnit? = nil,
    defaultUnitAdjustForLocale: _const Bool = false, supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description,
        default: defaultValue.flatMap { Value.ValueType.measured($0, unit: defaultUnit) },
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: defaultUnit))
  }

  /// Creates a parameter for a measurement in one unit.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: _const Double? = nil, unit: _const Value.ValueType.IntentUnit,
    unitAdjustForLocale: _const Bool = false, supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description,
        default: defaultValue.flatMap { Value.ValueType.measured($0, unit: unit) },
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: unit))
  }

  /// Creates a parameter for a measurement, with resolvers in one unit.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: _const Double? = nil, unit: _const Value.ValueType.IntentUnit,
    unitAdjustForLocale: _const Bool = false, supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description,
        default: defaultValue.flatMap { Value.ValueType.measured($0, unit: unit) },
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: unit))
  }

  /// Creates a parameter for a measurement, with options of the app's own.
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

  /// Creates a parameter for a measurement, with options of the app's own and resolvers.
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

  /// Creates a parameter for a measurement without a title of its own.
  public convenience init(
    description: LocalizedStringResource? = nil, defaultValue: _const Double? = nil,
    defaultUnit: _const Value.ValueType.IntentUnit? = nil,
    defaultUnitAdjustForLocale: _const Bool = false, supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        description: description,
        default: defaultValue.flatMap { Value.ValueType.measured($0, unit: defaultUnit) },
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: defaultUnit))
  }

  /// Creates a parameter for a measurement without a title of its own, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil, defaultValue: _const Double? = nil,
    defaultUnit: _const Value.ValueType.IntentUnit? = nil,
    defaultUnitAdjustForLocale: _const Bool = false, supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        description: description,
        default: defaultValue.flatMap { Value.ValueType.measured($0, unit: defaultUnit) },
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: defaultUnit))
  }

  /// Creates a parameter for a measurement without a title of its own in one unit.
  public convenience init(
    description: LocalizedStringResource? = nil, defaultValue: _const Double? = nil,
    unit: _const Value.ValueType.IntentUnit, unitAdjustForLocale: _const Bool = false,
    supportsNegativeNumbers: _const Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        description: description,
        default: defaultValue.flatMap { Value.ValueType.measured($0, unit: unit) },
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: unit))
  }

  /// Creates a parameter for a measurement without a title of its own, with resolvers in one unit.
  public convenience init<Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil, defaultValue: _const Double? = nil,
    unit: _const Value.ValueType.IntentUnit, unitAdjustForLocale: _const Bool = false,
    supportsNegativeNumbers: _const Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        description: description,
        default: defaultValue.flatMap { Value.ValueType.measured($0, unit: unit) },
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: unit))
  }

  /// Creates a parameter for a measurement without a title of its own, with options of the app's own.
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

  /// Creates a parameter for a measurement without a title of its own, with options of the app's own and resolvers.
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
