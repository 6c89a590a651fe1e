// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What differs between Linux and macOS.
///
/// The macOS half was never tried; see Documentation/Fidelity.md.
enum Host {
  /// The arguments that make the compiler's result a library that finds IntentBus in this program.
  static var libraryArguments: [String] {
    #if os(Linux)
      ["-use-ld=lld"]
    #else
      ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
  }
}
