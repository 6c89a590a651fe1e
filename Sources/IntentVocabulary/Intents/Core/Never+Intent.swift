// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

// `Never` stands for the parts that a result or an intent does not have. It therefore conforms to
// what those parts are, and needs an `init()` that no program reaches.

extension Never {
  /// Stops the program: there is no value of this type.
  public nonisolated init() {
    preconditionFailure(
      "A value of type Never was asked for; an intent that returns none has no intent to open.")
  }
}

extension Never: AppIntent {
  /// An empty title.
  public static var title: LocalizedStringResource { "" }

  /// Cannot be called.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    switch self {}
  }
}

extension Never: IntentResult {
  /// No value.
  public var value: Never? { nil }
}

extension Never: _IntentValue {}

extension Never: ParameterSummary {
  /// No intent.
  public typealias Intent = Never
}
