// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension IntentParameter where Value.ValueType == Bool {
  /// Creates a parameter for a truth value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: displayName))
  }

  /// Creates a parameter for a truth value, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
        detail: displayName))
  }

  /// Creates a parameter for a truth value without a title of its own.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: displayName))
  }

  /// Creates a parameter for a truth value without a title of its own, with resolvers.
  public convenience init<Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, detail: displayName))
  }
}
