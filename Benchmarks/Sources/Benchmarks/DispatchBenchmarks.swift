// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import Surfaces

/// Times dispatch through the bus against the call itself and against a notification.
struct DispatchBenchmarks {
  private static let count = 20_000

  private struct Setup {
    let bus: Bus

    /// A bus with an intent among a number of others.
    init(items: Int) {
      bus = Bus()
      for surface in BuiltIn.surfaces { bus.register(surface: surface) }
      bus.register(intent: CountIntent.self)
      bus.register(intent: SetIntent.self)
      for number in 0..<items { bus.register(kind: "filler-\(number)", intent: FillerIntent()) }
    }
  }

  func run() async throws -> (measurements: [Measurement], ratios: [Ratio]) {
    let small = Setup(items: 1).bus
    let large = Setup(items: 10_000).bus
    for bus in [small, large] {
      _ = try await bus.dispatch("CountIntent")
      _ = try await bus.dispatch("SetIntent", value: true)
    }
    let plain: any AppIntent = CountIntent()
    let observer = NotificationCenter.default.addObserver(
      forName: Self.name, object: nil, queue: nil
    ) { _ in Counter.add() }
    defer { NotificationCenter.default.removeObserver(observer) }
    let measurements = await rounds([
      ("an awaited call through any AppIntent", { _ = try? await perform(plain) }),
      (
        "a notification with one observer",
        { NotificationCenter.default.post(name: Self.name, object: nil) }
      ),
      ("dispatch, 1 other item", { _ = try? await small.dispatch("CountIntent") }),
      ("dispatch, 10,000 other items", { _ = try? await large.dispatch("CountIntent") }),
      ("dispatch with a value to set", { _ = try? await small.dispatch("SetIntent", value: true) }),
    ])
    return (
      measurements,
      [
        Ratio("dispatch to an awaited call", measurements[2], to: measurements[0], limit: 4),
        Ratio("dispatch to a notification", measurements[2], to: measurements[1], limit: 1),
        Ratio("dispatch among 10,000 items to 1", measurements[3], to: measurements[2], limit: 1.2),
      ]
    )
  }

  private static let name = Notification.Name("benchmark")

  /// Times each thing many times in a row, round after round; the time is that of one.
  private func rounds(
    _ things: [(name: String, body: @Sendable () async -> Void)]
  ) async -> [Measurement] {
    let clock = ContinuousClock()
    var samples = things.map { _ in [Double]() }
    for round in 0..<33 {
      for (index, thing) in things.enumerated() {
        let start = clock.now
        for _ in 0..<Self.count { await thing.body() }
        let time = (clock.now - start) / .seconds(1) / Double(Self.count)
        if round >= 3 { samples[index].append(time) }
      }
    }
    return zip(things, samples).map { Measurement(name: $0.name, samples: $1.sorted()) }
  }
}

private func perform(_ intent: some AppIntent) async throws { _ = try await intent.perform() }

enum Counter {
  nonisolated(unsafe) static var value = 0
  static func add() { value &+= 1 }
}

struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"

  func perform() async throws -> some IntentResult {
    Counter.add()
    return .result()
  }
}

struct SetIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set"

  @Parameter(title: "On")
  var value: Bool

  func perform() async throws -> some IntentResult {
    if value { Counter.add() }
    return .result()
  }
}

struct FillerIntent: AppIntent {
  static let title: LocalizedStringResource = "Filler"

  func perform() async throws -> some IntentResult { .result() }
}
