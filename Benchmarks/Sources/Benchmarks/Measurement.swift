// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Times of one thing that was done many times.
struct Measurement {
  let name: String
  /// Seconds, sorted.
  let samples: [Double]

  /// The middle of all times, which a few slow ones do not move.
  var median: Double { samples[samples.count / 2] }

  /// Does several things in turn, a round after the other, so that a slow moment meets all of them.
  static func rounds(
    _ count: Int, _ things: [(name: String, body: () throws -> Void)]
  ) throws -> [Measurement] {
    let clock = ContinuousClock()
    var samples = things.map { _ in [Double]() }
    for round in 0..<(count + 3) {
      for (index, thing) in things.enumerated() {
        let time = try clock.measure(thing.body)
        // The first rounds warm caches up and do not count.
        if round >= 3 { samples[index].append(time / .seconds(1)) }
      }
    }
    return zip(things, samples).map { Measurement(name: $0.name, samples: $1.sorted()) }
  }
}

/// A ratio of two measurements of one run, against what is allowed.
struct Ratio {
  let name: String
  let value: Double
  let limit: Double

  init(_ name: String, _ measured: Measurement, to base: Measurement, limit: Double) {
    self.name = name
    self.value = measured.median / base.median
    self.limit = limit
  }

  var line: String {
    let verdict = value <= limit ? "ok" : "OVER"
    return "\(verdict)  \(rounded(value)) of at most \(rounded(limit))  \(name)"
  }

  private func rounded(_ number: Double) -> String { String(format: "%.2f", number) }
}

func milliseconds(_ measurement: Measurement) -> String {
  String(format: "%11.6f ms  ", measurement.median * 1000) + measurement.name
}
