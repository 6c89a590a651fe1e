// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// The snapshots of the plugins that come with this package: every item on every surface, in every
/// slot, mode and state, and on other devices.
struct PackageSnapshotTests {
  static let folder = "Tests/SurfacectlTests/__Snapshots__"

  /// The folder of each device, and the options that mean it.
  static let devices: [(folder: String, options: [String])] = [
    ("iOS-26", []),
    ("iOS-26", ["--os", "27"]),
    ("iOS-26", ["--dark"]),
    ("iOS-26", ["--look", "tinted"]),
    ("iOS-26-locked", ["--locked"]),
    ("iOS-18", ["--os", "18"]),
    ("watchOS-26", ["--platform", "watchos"]),
  ]

  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(cache: .shared) }

  @Test(arguments: devices)
  func `the plugins look as recorded`(device: String, options: [String]) throws {
    let run = try sandbox.run(
      ["snapshot", "verify", "Plugins", "--snapshots", "\(Self.folder)/\(device)"] + options,
      setting: .package)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.errors.isEmpty)
    #expect(!run.output.contains("orphan"))
  }

  @Test func `the wallpapers look as recorded once the app was used`() throws {
    let run = try sandbox.run(
      "snapshot", "verify", "Plugins/Wallpaper", "--snapshots", "\(Self.folder)/iOS-26-used",
      "--store", "\(Self.folder)/used.json", setting: .package)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.errors.isEmpty)
  }

  @Test func `the example with traps looks as recorded`() throws {
    let run = try sandbox.run(
      "snapshot", "verify", "Examples/Flawed", "--snapshots", "\(Self.folder)/Examples",
      setting: .package)
    #expect(run.output.contains("are as recorded"), "\(run.output)")
    #expect(run.status == 1)
    #expect(!run.output.contains("orphan"))
  }
}
