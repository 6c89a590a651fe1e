// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A module that offers intents to the targets that use it.
public protocol AppIntentsPackage {
  /// The modules that this one passes on, by default none.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension that runs intents.
///
/// Its `main()` does nothing: intents are found by their types.
public protocol AppIntentsExtension {
  /// Creates the extension.
  init()
}

extension AppIntentsExtension {
  /// Does nothing.
  public static func main() {}
}
