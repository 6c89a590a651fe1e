// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The modules that prepared source can import.
struct ProvidedModules: Sendable {
  /// What the toolchain itself brings on Linux, short of the test libraries.
  private static let toolchain: Set<String> = [
    "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "_Concurrency", "_StringProcessing",
  ]

  private let names: Set<String>

  /// - Parameter further: Modules that the compiler will be shown besides the toolchain's.
  init(_ further: Set<String>) {
    names = further.union(Self.toolchain)
  }

  func contains(_ module: String) -> Bool { names.contains(module) }
}
