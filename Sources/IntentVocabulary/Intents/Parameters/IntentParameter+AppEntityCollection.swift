// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
  /// Creates a parameter for entities, with a number of elements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: Value.ValueType.defaultQuery)))
  }

  /// Creates a parameter for entities, with a number of elements and resolvers.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: Value.ValueType.defaultQuery)))
  }

  /// Creates a parameter for entities, with a query of its own and a number of elements.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: _const InputConnectionBehavior = .default, query: Query
  )
  where Query.Entity == Value.ValueType {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: query)))
  }

  /// Creates a parameter for entities, with a number of elements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: Value.ValueType.defaultQuery)))
  }

  /// Creates a parameter for entities, with a number of elements and resolvers.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: Value.ValueType.defaultQuery)))
  }

  /// Creates a parameter for entities, with a query of its own and a number of elements.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default, query: Query
  )
  where Query.Entity == Value.ValueType {
    self.init(
      ParameterTraits(
        title: title, description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: query)))
  }

  /// Creates a parameter for entities without a title of its own, with a number of elements.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize, inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: Value.ValueType.defaultQuery)))
  }

  /// Creates a parameter for entities without a title of its own, with a number of elements and resolvers.
  public convenience init<Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize, inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: Value.ValueType.defaultQuery)))
  }

  /// Creates a parameter for entities without a title of its own, with a query of its own and a number of elements.
  public convenience init<Query: EntityQuery>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize, inputConnectionBehavior: _const InputConnectionBehavior = .default,
    query: Query
  )
  where Query.Entity == Value.ValueType {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: query)))
  }

  /// Creates a parameter for entities without a title of its own, with a number of elements.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: Value.ValueType.defaultQuery)))
  }

  /// Creates a parameter for entities without a title of its own, with a number of elements and resolvers.
  public convenience init<Specification: ResolverSpecification>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: Value.ValueType.defaultQuery)))
  }

  /// Creates a parameter for entities without a title of its own, with a query of its own and a number of elements.
  public convenience init<Query: EntityQuery>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default, query: Query
  )
  where Query.Entity == Value.ValueType {
    self.init(
      ParameterTraits(
        description: description, default: defaultValue,
        inputConnectionBehavior: inputConnectionBehavior, detail: size,
        source: QuerySource(query: query)))
  }
}
