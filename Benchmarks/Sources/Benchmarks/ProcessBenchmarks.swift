// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Times whole runs of `surfacectl` against the least that a Swift program or a compiler takes.
struct ProcessBenchmarks {
  let surfacectl: String
  let project: String
  let scratch: String

  /// `list` on the samples, all of them in the cache, against a program that prints one line.
  func listing() throws -> (measurements: [Measurement], ratio: Ratio) {
    let hello = try helloWorld()
    let list = Program(path: surfacectl, arguments: ["list"], folder: project)
    try list.run()
    let measurements = try Measurement.rounds(
      40,
      [
        ("a Foundation hello world", hello.run),
        ("surfacectl list, everything in the cache", list.run),
      ])
    return (
      measurements,
      Ratio("list on the samples to a hello world", measurements[1], to: measurements[0], limit: 3)
    )
  }

  /// `list` after a file of a sample was edited, against the compiler alone on the same folder.
  func editing() throws -> (measurements: [Measurement], ratio: Ratio) {
    // A folder of its own: Swift files beside `Plugins` would make their folder a plugin itself.
    let edited = scratch + "/edited"
    try FileManager.default.createDirectory(atPath: edited, withIntermediateDirectories: true)
    let plugins = edited + "/Plugins"
    try FileManager.default.copyItem(atPath: project + "/Plugins", toPath: plugins)
    let folder = plugins + "/WorkTimer"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
      folder + "/" + $0
    }
    let prelude = scratch + "/prelude.swift"
    try "@_exported import IntentBus\npublic typealias UserDefaults = IntentBus.UserDefaults\n"
      .write(toFile: prelude, atomically: true, encoding: .utf8)
    let modules = URL(fileURLWithPath: surfacectl).deletingLastPathComponent().path + "/Modules"
    let compile = Program(
      path: "/usr/bin/env",
      arguments: [
        "swiftc", "-parse-as-library", "-swift-version", "5", "-wmo", "-use-ld=lld",
        "-emit-library", "-module-name", "WorkTimer", "-I", modules, "-o", scratch + "/plain.so",
      ] + files + [prelude])
    let list = Program(path: surfacectl, arguments: ["list"], folder: edited)
    try list.run()
    let file = folder + "/TimerStore.swift"
    let original = try String(contentsOfFile: file, encoding: .utf8)
    var edits = 0
    let measurements = try Measurement.rounds(
      10,
      [
        ("swiftc -emit-library", compile.run),
        (
          "surfacectl list after an edit",
          {
            edits += 1
            try (original + "// \(edits) \(UUID())\n").write(
              toFile: file, atomically: true, encoding: .utf8)
            try list.run()
          }
        ),
      ])
    return (
      measurements,
      Ratio("an edit and list to swiftc alone", measurements[1], to: measurements[0], limit: 1.5)
    )
  }

  private func helloWorld() throws -> Program {
    let source = scratch + "/hello.swift"
    try """
    import Foundation
    print("hello \\(Date().timeIntervalSince1970 > 0)")
    """.write(toFile: source, atomically: true, encoding: .utf8)
    try Program(
      path: "/usr/bin/env", arguments: ["swiftc", "-O", source, "-o", scratch + "/hello"]
    ).run()
    return Program(path: scratch + "/hello", arguments: [])
  }
}
