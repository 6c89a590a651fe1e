// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A parameter, seen without its type.
package protocol AnyIntentParameter: AnyObject, Sendable {
  /// The title for people, or nil where there is none.
  var titleText: String? { get }
  /// Whether the value may be missing.
  var isOptional: Bool { get }
  /// Whether there is a value, set or by default.
  var hasValue: Bool { get }
  /// Whether somebody set the value, be it to nil.
  var isSet: Bool { get }
  /// The value, set or by default, without optionality.
  var currentValue: Any? { get }
  /// How often the value was read.
  var readCount: Int { get }
  /// The type of the value as source code spells it.
  var valueTypeName: String { get }

  /// Sets the value.
  ///
  /// - Throws: ``IntentParameterError`` where it has another type.
  func setValue(_ any: Any?) throws

  /// Sets the value from what a command line gives.
  ///
  /// - Throws: ``IntentParameterError`` where the text stands for no value, and what a query throws.
  func setText(_ text: String) async throws

  /// What the system would offer, each with the text that ``setText(_:)`` takes.
  func suggestedTexts() async throws -> [(id: String, title: String)]

  /// Takes the default that a query or an options provider names, where there is no value.
  func applyDefaultResult() async
}

/// A parameter as an object: to be known as one, its class is compared, while a protocol would be
/// searched for in all libraries, for the parameters of each type anew.
public class _IntentParameterObject {
  init() {}

  /// The parameter, seen without its type.
  var withoutType: any AnyIntentParameter {
    preconditionFailure("every parameter has a type")
  }
}

/// Why a parameter did not take a value.
package enum IntentParameterError: Error, Equatable, CustomStringConvertible {
  case missing(parameter: String, type: String)
  case wrongType(parameter: String, expected: String, found: String)
  case unreadable(parameter: String, type: String, text: String, expected: String)
  case outOfRange(parameter: String, text: String, range: String)
  case notSupported(parameter: String, type: String)

  package var description: String {
    switch self {
    case .missing(let parameter, let type):
      "The parameter \"\(parameter)\" is of type \(type) and cannot be nil."
    case .wrongType(let parameter, let expected, let found):
      "The parameter \"\(parameter)\" is of type \(expected), not \(found)."
    case .unreadable(let parameter, let type, let text, let expected):
      "The parameter \"\(parameter)\" is of type \(type); \"\(text)\" is not \(expected)."
    case .outOfRange(let parameter, let text, let range):
      "The parameter \"\(parameter)\" takes \(range); \"\(text)\" is outside."
    case .notSupported(let parameter, let type):
      "The parameter \"\(parameter)\" is of type \(type), which cannot be given as text."
    }
  }
}
