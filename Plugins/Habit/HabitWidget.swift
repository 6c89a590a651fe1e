// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

@main struct HabitBundle: WidgetBundle {
  var body: some Widget {
    HabitWidget()
  }
}

struct HabitWidget: Widget {
  let kind = "org.example.habit"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: HabitProvider()) { entry in
      HabitView(habit: entry.habit)
        .containerBackground(.teal.gradient, for: .widget)
    }
    .configurationDisplayName("Habit")
    .description("Ticks today's habit.")
    .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular])
  }
}

struct HabitView: View {
  let habit: Habit
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular: CircularHabit(habit: habit)
    case .accessoryRectangular: RectangularHabit(habit: habit)
    default: SmallHabit(habit: habit)
    }
  }
}

struct CircularHabit: View {
  let habit: Habit

  var body: some View {
    Button(intent: TickHabitIntent()) {
      Gauge(value: habit.fraction) {
        Image(systemName: "drop.fill")
      } currentValueLabel: {
        Text("\(habit.done)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    }
    .buttonStyle(.plain)
    .widgetAccentable()
  }
}

struct RectangularHabit: View {
  let habit: Habit

  var body: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Label(habit.name, systemImage: "drop.fill")
          .font(.headline)
          .widgetAccentable()
        Text("\(habit.done) of \(habit.goal)")
          .font(.caption)
        ProgressView(value: habit.fraction)
          .progressViewStyle(.linear)
      }
      Button(intent: TickHabitIntent()) {
        Image(systemName: habit.isComplete ? "checkmark.circle.fill" : "plus.circle")
          .font(.title2)
      }
      .buttonStyle(.plain)
    }
  }
}

struct SmallHabit: View {
  let habit: Habit
  @Environment(\.showsWidgetContainerBackground) private var showsBackground

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "drop.fill")
          .foregroundStyle(showsBackground ? .white : .primary)
          .widgetAccentable()
        Spacer()
        Text("\(habit.done)/\(habit.goal)")
          .font(.caption)
          .monospacedDigit()
      }
      Spacer()
      Text(habit.name)
        .font(.headline)
      Button(intent: TickHabitIntent()) {
        Label(
          habit.isComplete ? "Done" : "One more",
          systemImage: habit.isComplete ? "checkmark" : "plus"
        )
        .font(.caption)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .tint(showsBackground ? .white : nil)
    }
    .foregroundStyle(showsBackground ? .black : .primary)
  }
}
