// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SwiftIfConfig
  import SwiftSyntax

  /// Answers `#if` for an Apple device, as far as code for it can be compiled on this machine.
  struct TargetBuildConfiguration: BuildConfiguration, Sendable {
    private let platform: TargetPlatform
    private let conditions: Set<String>
    private let modules: ProvidedModules
    private let features: CompilerFeatures

    let languageVersion: VersionTuple
    let compilerVersion = VersionTuple(6, 3, 1)
    let targetPointerBitWidth = 64
    let targetAtomicBitWidths = [8, 16, 32, 64, 128]

    var endianness: Endianness { .little }

    init(options: PrepareOptions, modules: ProvidedModules) {
      platform = options.platform
      conditions = options.conditions
      self.modules = modules
      features = CompilerFeatures(languageMode: options.languageMode)
      // In Swift 5 mode the compiler answers `#if swift(>=…)` as the last of the 5 series.
      languageVersion = options.languageMode < 6 ? VersionTuple(5, 10) : compilerVersion
    }

    func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }

    func hasFeature(name: String) -> Bool { features.hasFeature(name) }

    func hasAttribute(name: String) -> Bool { features.hasAttribute(name) }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
      // Modules built from source have no version; the compiler then ignores the one asked for.
      importPath.first.map { modules.contains($0.1) } ?? false
    }

    func isActiveTargetOS(name: String) -> Bool { platform.conditionNames.contains(name) }

    func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }

    /// A device: neither the simulator nor Mac Catalyst.
    func isActiveTargetEnvironment(name: String) -> Bool { false }

    /// Without Objective-C: what a branch needs of it would not compile here.
    func isActiveTargetRuntime(name: String) -> Bool {
      name == "_Native" || name == "_multithreaded"
    }

    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

    /// The format that is really compiled to: such branches name sections of the file.
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
  }
#endif
