// swift-tools-version: 6.2
//
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import PackageDescription

let package = Package(
  name: "WallpaperPackage",
  dependencies: [.package(name: "IntentBus", path: "../..")],
  targets: [
    // An extension with `@main` has to be an executable: as a plain target it fails to link into
    // its tests, with two functions called `main`.
    .executableTarget(
      name: "WallpaperExtension",
      dependencies: [
        .product(name: "AppIntents", package: "IntentBus"),
        .product(name: "SwiftUI", package: "IntentBus"),
        .product(name: "WidgetKit", package: "IntentBus"),
      ]),
    .testTarget(
      name: "WallpaperExtensionTests",
      dependencies: [
        "WallpaperExtension",
        .product(name: "SurfaceTesting", package: "IntentBus"),
      ], exclude: ["__Snapshots__"]),
  ]
)
