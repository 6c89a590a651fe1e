// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What a query or provider reads of the intent that is being configured.
///
/// It is nil unless every named parameter has a value.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  // Key paths are not sendable, but these only lead to sendable parameters.
  private let parameters: [(Intent) -> any AnyIntentParameter]

  /// Depends on the values of parameters.
  public init<each Value: _IntentValue & Sendable>(
    _ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var parameters: [(Intent) -> any AnyIntentParameter] = []
    for keyPath in repeat each keyPaths {
      parameters.append { $0[keyPath: keyPath] }
    }
    self.parameters = parameters
  }

  /// The values of the intent that is being configured.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentRuntime.configuredIntent as? Intent,
      parameters.allSatisfy({ $0(intent).hasValue })
    else { return nil }
    return IntentProjection(intent)
  }
}

extension IntentParameterDependency: Hashable {
  /// Whether two dependencies are one.
  public static func == (
    left: IntentParameterDependency<Intent>, right: IntentParameterDependency<Intent>
  ) -> Bool {
    left === right
  }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension DynamicOptionsProvider {
  /// What is read of the intent that is being configured.
  public typealias ParameterDependency = IntentParameterDependency
}

/// The values of an intent whose parameters all have one.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent

  init(_ intent: Intent) {
    self.intent = intent
  }

  /// The value of a parameter, without optionality.
  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value.UnwrappedType {
    guard let value = intent[keyPath: keyPath] as? Value.UnwrappedType else {
      preconditionFailure(
        "A parameter of \(Intent.self) was read that has no value; name it in the dependency.")
    }
    return value
  }
}
