// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What one declaration of a type, or one extension of it, adds to what is known of the type.
struct TypeBodyFacts: Equatable, Sendable {
  /// The type's qualified name.
  let type: String
  let inherits: [String]
  /// Whether `static func main() async` is declared here.
  var declaresAsyncMain = false
  /// The types that the `body` declared here constructs.
  var constructed: [String] = []
}
