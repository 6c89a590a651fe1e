// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

// Usage: Benchmarks PATH-OF-A-RELEASE-SURFACECTL, from the project's root.

guard CommandLine.arguments.count == 2 else {
  print("usage: Benchmarks <surfacectl built for release>")
  exit(64)
}
let surfacectl = URL(fileURLWithPath: CommandLine.arguments[1]).standardizedFileURL.path
let scratch = NSTemporaryDirectory() + "/intentbus-benchmarks-\(getpid())"
try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
setenv("SURFACECTL_CACHE", scratch + "/cache", 1)
defer { try? FileManager.default.removeItem(atPath: scratch) }

let processes = ProcessBenchmarks(
  surfacectl: surfacectl, project: FileManager.default.currentDirectoryPath, scratch: scratch)
let results = [try processes.listing(), try processes.editing()]
for result in results { result.measurements.forEach { print(milliseconds($0)) } }
let dispatch = try await DispatchBenchmarks().run()
dispatch.measurements.forEach { print(milliseconds($0)) }
let widgets = try await WidgetBenchmarks().run()
widgets.measurements.forEach { print(milliseconds($0)) }
print("")
for ratio in results.map(\.ratio) + dispatch.ratios + widgets.ratios { print(ratio.line) }
