// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// A parameter of an intent, spelled `@Parameter`.
///
/// It is a class: copies of an intent share their parameters, and a value can be set through a
/// constant.
///
/// Source: Apple, IntentParameter.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: _IntentParameterObject,
  AnyIntentValue, @unchecked Sendable
{
  // `traits` never changes after `init`; what it holds of unknown sendability is only read.
  let traits: ParameterTraits
  private let stored = Mutex<Value?>(nil)
  private let reads = Atomic<Int>(0)

  init(_ traits: ParameterTraits) {
    self.traits = traits
  }

  /// Makes `@Parameter var x: Bool` a declaration with a value of its own.
  ///
  /// It is never called: each value type has an initialiser that takes its place.
  @available(*, unavailable)
  public override init() {
    traits = ParameterTraits()
  }

  /// The value.
  ///
  /// Reading one that nobody set gives the default, else nil where it is optional. On a device the
  /// system would otherwise ask for one; here the program stops with a sentence that says so.
  public var wrappedValue: Value {
    get {
      reads.add(1, ordering: .relaxed)
      if let value = stored.withLock({ $0 }) ?? defaultAsValue ?? IntentValues.missing(Value.self) {
        return value
      }
      preconditionFailure(
        "The parameter \"\(label)\" has no value; on a device the system would have asked for one.")
    }
    set { stored.withLock { $0 = newValue } }
  }

  override var withoutType: any AnyIntentParameter { self }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// The title for people, empty where there is none.
  public var title: LocalizedStringResource {
    traits.title ?? LocalizedStringResource(stringLiteral: "")
  }

  /// What the parameter is for, if it says so.
  public var description: LocalizedStringResource? { traits.description }

  /// The value of a parameter that nobody set, if there is one.
  public var defaultValue: Value.UnwrappedType? { traits.defaultValue as? Value.UnwrappedType }

  /// Whether the value may be missing.
  public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }

  private var defaultAsValue: Value? { traits.defaultValue as? Value }

  /// How often the value was read.
  package var readCount: Int { reads.load(ordering: .relaxed) }

  /// The title, else the type, for messages.
  var label: String { titleText ?? valueTypeName }

  /// The value that somebody set, and whether anybody did.
  private var setValue: Value? { stored.withLock { $0 } }
}

extension IntentParameter {
  /// Asks the person for a value.
  ///
  /// - Throws: ``needsValueError(_:)``, for nobody is there to ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    throw needsValueError(dialog)
  }

  /// The error that asks the person for a value, in the form of the first release.
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
    needsValueError(dialog)
  }

  /// Asks the person to choose among values.
  ///
  /// - Throws: ``needsDisambiguationError(among:dialog:)``, for nobody is there to ask.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
  }

  /// Asks the person whether a value is meant.
  ///
  /// The answer is always yes (assumed: nobody is there to ask).
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    IntentRuntime.observer?.intentAskedForConfirmation(dialog: dialog?.text)
    return true
  }

  /// Asks the person whether a value is meant, with a view.
  ///
  /// The answer is always yes (assumed: nobody is there to ask).
  public func requestConfirmation<Content: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: Content
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog)
  }

  /// The error that asks the person for a value and runs the action again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    let dialog = dialog ?? traits.requestValueDialog
    return AppIntentError(.needsValue(parameter: label, dialog: dialog?.text))
  }

  /// The error that asks the person to choose and runs the action again.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    let dialog = dialog ?? traits.requestDisambiguationDialog
    return AppIntentError(
      .needsDisambiguation(
        parameter: label, dialog: dialog?.text,
        among: itemsToDisambiguate.map { IntentValues.title(of: $0) }))
  }
}

extension IntentParameter: AnyIntentParameter {
  package var titleText: String? { traits.title?.text }

  package var valueTypeName: String { IntentValues.name(of: Value.self) }

  package var isSet: Bool { setValue != nil }

  package var hasValue: Bool { currentValue != nil }

  package var currentValue: Any? {
    (setValue ?? defaultAsValue).flatMap { IntentValues.unwrapped($0) }
  }

  package func setValue(_ any: Any?) throws {
    guard let present = any.flatMap({ IntentValues.unwrapped($0) }) else {
      guard let missing = IntentValues.missing(Value.self) else {
        throw IntentParameterError.missing(parameter: label, type: valueTypeName)
      }
      wrappedValue = missing
      return
    }
    guard let value = present as? Value else {
      throw IntentParameterError.wrongType(
        parameter: label, expected: valueTypeName, found: IntentValues.name(of: type(of: present)))
    }
    wrappedValue = value
  }

  package func setText(_ text: String) async throws {
    let reader = IntentValueReader(parameter: label, traits: traits)
    try setValue(try await reader.read(text, as: Value.self))
  }

  package func suggestedTexts() async throws -> [(id: String, title: String)] {
    if let source = traits.source {
      return try await source.options().map { option in
        (
          id: IntentValues.identifier(of: option.value),
          title: option.title ?? IntentValues.title(of: option.value)
        )
      }
    }
    if let values = traits.supportedValues {
      return values.map { (IntentValues.identifier(of: $0), IntentValues.title(of: $0)) }
    }
    if let names = traits.detail as? Bool.IntentDisplayName {
      return [("true", names.true.text), ("false", names.false.text)]
    }
    return Value.ValueType.self == Bool.self ? [("true", "true"), ("false", "false")] : []
  }

  package func applyDefaultResult() async {
    guard !isSet, !hasValue, let value = await traits.source?.defaultOption() else { return }
    // A provider's default has the parameter's own type: the compiler has checked it.
    try? setValue(value)
  }
}
