// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import Surfaces

/// Times archiving and representing a medium widget against encoding what comes of it as JSON.
@MainActor struct WidgetBenchmarks {
  func run() async throws -> (measurements: [Measurement], ratios: [Ratio]) {
    let bus = Bus()
    bus.register(widget: ForecastWidget.self)
    let surface = HomeScreenSurface()
    guard let item = bus.items().first, let slot = surface.slots.first(where: { $0.id == "medium" })
    else { return ([], []) }
    let archived = try await bus.archive(item, in: .entry)
    guard case .shown(let shown) = surface.represent(archived, in: slot, system: SystemState())
    else { return ([], []) }
    let encoder = JSONEncoder()
    let clock = ContinuousClock()
    var samples: [[Double]] = [[], [], []]
    for round in 0..<203 {
      var start = clock.now
      let archived = try await bus.archive(item, in: .entry)
      let archiving = (clock.now - start) / .seconds(1)
      start = clock.now
      _ = surface.represent(archived, in: slot, system: SystemState())
      let representing = (clock.now - start) / .seconds(1)
      start = clock.now
      _ = try encoder.encode(shown)
      let encoding = (clock.now - start) / .seconds(1)
      guard round >= 3 else { continue }
      samples[0].append(archiving + representing)
      samples[1].append(encoding)
      samples[2].append(archiving)
    }
    let measurements = zip(
      [
        "archiving and representing a medium widget", "encoding its representation as JSON",
        "archiving it alone",
      ], samples
    ).map { Measurement(name: $0, samples: $1.sorted()) }
    return (
      measurements,
      [
        Ratio(
          "a medium widget to encoding its representation", measurements[0], to: measurements[1],
          limit: 5)
      ]
    )
  }
}

struct ForecastEntry: TimelineEntry {
  let date: Date
  let hours: [(hour: Int, symbol: String, degrees: Int)]
}

struct ForecastProvider: TimelineProvider {
  private var entry: ForecastEntry {
    ForecastEntry(
      date: Date(timeIntervalSince1970: 0),
      hours: (9..<15).map { ($0, $0 % 2 == 0 ? "sun.max.fill" : "cloud.fill", 10 + $0) })
  }

  func placeholder(in context: Context) -> ForecastEntry { entry }

  func getSnapshot(in context: Context, completion: @escaping (ForecastEntry) -> Void) {
    completion(entry)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void) {
    completion(Timeline(entries: [entry], policy: .never))
  }
}

struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "forecast", provider: ForecastProvider()) { entry in
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Label("Copenhagen", systemImage: "location.fill").font(.headline)
          Spacer()
          Text("19°").font(.largeTitle).bold()
        }
        Text("Mostly sunny, with a light breeze from the sea").font(.caption).lineLimit(2)
        HStack {
          ForEach(entry.hours, id: \.hour) { hour in
            VStack(spacing: 4) {
              Text("\(hour.hour)").font(.caption2)
              Image(systemName: hour.symbol).foregroundStyle(.yellow)
              Text("\(hour.degrees)°").font(.caption).monospacedDigit()
            }
            .frame(maxWidth: .infinity)
          }
        }
        .padding(6)
        .background(.white.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
      }
      .foregroundStyle(.white)
      .containerBackground(.blue.gradient, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}
