// swift-tools-version: 6.2
//
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "IntentBus", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "IntentBus", package: "IntentBus"),
        .product(name: "Surfaces", package: "IntentBus"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
