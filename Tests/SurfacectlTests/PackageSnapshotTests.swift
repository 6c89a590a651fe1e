// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// The snapshots of the plugins that come with this package: every item on every surface, in every
/// slot, mode and state, and on other devices.
struct PackageSnapshotTests {
  static let folder = "Tests/SurfacectlTests/__Snapshots__"

  /// A device, and the plugins that it shows.
  struct Device: Sendable, CustomTestStringConvertible {
    var folder: String
    var options: [String] = []
    var plugins = ["Plugins"]

    var testDescription: String { ([folder] + options).joined(separator: " ") }
  }

  private static let controls = ["FieldLink", "MenuBar", "Wallpaper", "WorkTimer"].map {
    "Plugins/\($0)"
  }

  /// The look of the system does not change a control, but it does a widget.
  static let devices = [
    Device(folder: "iOS-26"),
    Device(folder: "iOS-26", options: ["--os", "27"]),
    Device(folder: "iOS-26", options: ["--dark"], plugins: controls),
    Device(folder: "iOS-26", options: ["--look", "tinted"], plugins: controls),
    Device(folder: "iOS-26-dark", options: ["--dark"], plugins: ["Plugins/Habit"]),
    Device(folder: "iOS-26-tinted", options: ["--look", "tinted"], plugins: ["Plugins/Habit"]),
    Device(
      folder: "iOS-26-large-text", options: ["--text-size", "xxxLarge"], plugins: ["Plugins/Habit"]),
    Device(folder: "iOS-26-locked", options: ["--locked"]),
    Device(folder: "iOS-18", options: ["--os", "18"]),
    Device(folder: "watchOS-26", options: ["--platform", "watchos"]),
  ]

  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(cache: .shared) }

  @Test(arguments: devices)
  func `the plugins look as recorded`(device: Device) throws {
    let run = try sandbox.run(
      ["snapshot", "verify"] + device.plugins
        + ["--snapshots", "\(Self.folder)/\(device.folder)"] + device.options,
      setting: .package)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.errors.isEmpty)
    #expect(device.plugins != ["Plugins"] || !run.output.contains("orphan"))
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
