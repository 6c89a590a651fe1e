// swift-tools-version: 6.2
//
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import PackageDescription

#if os(Linux)
  import Glibc
#endif

// MARK: - The toolchain's own SwiftSyntax

/// The folder of the toolchain that reads this manifest which holds SwiftSyntax, or nil.
///
/// The toolchain is found from the library that runs this manifest, not from PATH: another `swiftc`
/// may come first there.
func swiftSyntaxFolder() -> String? {
  #if os(Linux)
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, maps) > 0 {
      guard let line else { break }
      var text = String(cString: line)
      while text.last?.isWhitespace == true { text.removeLast() }
      guard text.hasSuffix("/libPackageDescription.so"), let start = text.firstIndex(of: "/") else {
        continue
      }
      let folders = text[start...].split(separator: "/").dropLast(3)
      let host = "/" + folders.joined(separator: "/") + "/host"
      if access(host + "/libSwiftParser.so", R_OK) == 0 { return host }
    }
    return nil
  #else
    return nil
  #endif
}

let syntaxLibraries = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig", "SwiftOperators"]
let syntaxSettings: (swift: [SwiftSetting], linker: [LinkerSetting]) =
  if let host = swiftSyntaxFolder() {
    (
      [.unsafeFlags(["-I", host]), .define("HAS_SWIFT_SYNTAX")],
      [
        .unsafeFlags(
          ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + syntaxLibraries.map { "-l" + $0 })
      ]
    )
  } else {
    ([], [])
  }

// MARK: - Start-up

/// Settings with which types are made of what the compiler knows: to make them of their names, the
/// runtime searches all libraries for each conformance, which took a fifth of the time of `list`.
///
/// A package that depends on a version of this one may not take over such settings, and is no program
/// that starts often.
let startUpSettings: [SwiftSetting] =
  ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }
  ? []
  : [
    .unsafeFlags(
      ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
      .when(platforms: [.linux]))
  ]

// MARK: - Modules with Apple's names

// SwiftPM lets a built `SwiftUI` be seen by targets that never ask for it, so these exist only where
// Apple's own modules do not.
#if os(Linux)
  let appleNames: [Target] = [
    "ActivityKit", "AppIntents", "Intents", "OSLog", "SwiftUI", "UIKit", "WidgetKit", "os",
  ].map { name in
    .target(name: name, dependencies: ["IntentVocabulary"], path: "Sources/AppleNames/\(name)")
  }
#else
  let appleNames: [Target] = []
#endif
let appleNameDependencies = appleNames.map { Target.Dependency.target(name: $0.name) }

let package = Package(
  name: "IntentBus",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "IntentBus", targets: ["IntentBus"]),
    .library(name: "Surfaces", targets: ["Surfaces"]),
    .library(name: "SurfaceTesting", targets: ["SurfaceTesting"]),
    .executable(name: "surfacectl", targets: ["surfacectl"]),
    .executable(name: "surfacectl-read", targets: ["surfacectl-read"]),
  ] + appleNames.map { .library(name: $0.name, targets: [$0.name]) },
  targets: [
    // Libraries: what is on the left of an arrow knows nothing of what is on its right.
    .target(name: "IntentModel"),
    .target(name: "IntentStore"),
    .target(name: "SourceModel"),
    .target(name: "IntentLayout", dependencies: ["IntentModel"]),
    .target(name: "SurfaceKit", dependencies: ["IntentModel", "IntentLayout"]),
    .target(name: "IntentVocabulary", dependencies: ["IntentModel", "IntentStore"]),
    .target(
      name: "IntentBus",
      dependencies: [
        "IntentModel", "IntentStore", "IntentLayout", "SurfaceKit", "IntentVocabulary",
      ]),
    .target(name: "Surfaces", dependencies: ["IntentModel", "SurfaceKit"]),
    .target(name: "SurfaceDrawing", dependencies: ["IntentModel"]),
    .target(name: "SurfaceRules", dependencies: ["IntentModel", "SourceModel"]),
    .target(name: "SurfaceTesting", dependencies: ["IntentBus", "Surfaces", "SurfaceDrawing"]),

    // Programs
    .target(name: "CHost"),
    .target(
      name: "SurfacectlCore",
      dependencies: [
        "IntentBus", "Surfaces", "SurfaceDrawing", "SurfaceRules", "SourceModel", "CHost",
      ]),
    .executableTarget(
      name: "surfacectl",
      dependencies: ["SurfacectlCore"] + appleNameDependencies,
      linkerSettings: [
        // Plugins leave IntentBus undefined and find it in this executable.
        .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux])),
        .unsafeFlags(["-Xlinker", "-export_dynamic"], .when(platforms: [.macOS])),
      ]),
    .executableTarget(
      name: "surfacectl-read",
      dependencies: ["SourceModel"],
      swiftSettings: syntaxSettings.swift,
      linkerSettings: syntaxSettings.linker),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["IntentBus"], path: "Tests/TestSupport"),
    .testTarget(name: "PackageTests"),
    .testTarget(name: "IntentModelTests", dependencies: ["IntentModel"]),
    .testTarget(name: "SurfaceRulesTests", dependencies: ["SurfaceRules"]),
    .testTarget(name: "SourceModelTests", dependencies: ["SourceModel"]),
    .testTarget(name: "IntentStoreTests", dependencies: ["IntentStore", "TestSupport"]),
    .testTarget(
      name: "IntentLayoutTests", dependencies: ["IntentLayout", "IntentBus"]),
    .testTarget(
      name: "IntentVocabularyTests",
      dependencies: ["IntentVocabulary", "TestSupport"] + appleNameDependencies,
      exclude: ["Vocabulary/Accepted", "Vocabulary/Rejected"]),
    .testTarget(
      name: "IntentBusTests",
      dependencies: ["IntentBus", "Surfaces", "SurfaceTesting", "TestSupport"]
        + appleNameDependencies),
    .testTarget(name: "SurfacesTests", dependencies: ["IntentBus", "Surfaces"]),
    .testTarget(name: "SurfaceDrawingTests", dependencies: ["IntentBus", "SurfaceDrawing"]),
    .testTarget(name: "SurfaceTestingTests", dependencies: ["IntentBus", "SurfaceTesting"]),
    .testTarget(name: "SurfacectlCoreTests", dependencies: ["SurfacectlCore"]),
    .testTarget(
      name: "SurfacectlTests",
      dependencies: [
        "surfacectl", "SurfacectlCore", "surfacectl-read", "SurfaceDrawing", "IntentBus",
      ],
      exclude: ["__Snapshots__"]),
    // A file of a sample that apps copy, tested as it is.
    .testTarget(name: "WallpaperTests", dependencies: ["IntentBus"]),
    .testTarget(
      name: "SurfacectlReadTests", dependencies: ["surfacectl-read", "SourceModel"],
      swiftSettings: syntaxSettings.swift, linkerSettings: syntaxSettings.linker),
  ] + appleNames,
  swiftLanguageModes: [.v6]
)

let startingOften = [
  "IntentModel", "IntentStore", "IntentLayout", "SurfaceKit", "IntentVocabulary", "IntentBus",
  "Surfaces", "SurfaceDrawing", "SurfacectlCore",
]
for target in package.targets where startingOften.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + startUpSettings
}
