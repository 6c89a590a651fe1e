// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct Chore: Identifiable, Hashable {
  let id: UUID
  var title: String
  var isDone: Bool
}

struct FinishChore: AppIntent {
  static let title: LocalizedStringResource = "Finish Chore"
  @Parameter(title: "Identifier") var identifier: String

  init() {}
  init(_ identifier: UUID) { self.identifier = identifier.uuidString }

  func perform() async throws -> some IntentResult { .result() }
}

struct ChoresEntry: TimelineEntry {
  let date: Date
  let chores: [Chore]
  var share: Double { chores.isEmpty ? 0 : Double(chores.count) / 10 }
}

struct ChoresProvider: TimelineProvider {
  func placeholder(in context: Context) -> ChoresEntry { ChoresEntry(date: .now, chores: []) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ChoresEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<ChoresEntry>) -> Void
  ) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .after(.now + 900)))
  }
}

struct ChoresView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) private var colorScheme
  @State private var count = 0
  var entry: ChoresProvider.Entry

  var body: some View {
    content.containerBackground(.fill.tertiary, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: entry.share) {
        Image(systemName: "checklist")
      } currentValueLabel: {
        Text("\(entry.chores.count)").minimumScaleFactor(0.5)
      }
      .gaugeStyle(.accessoryCircularCapacity)
    case .accessoryRectangular:
      ViewThatFits { Text("All of the chores").lineLimit(1) }
      ProgressView(value: entry.share).tint(.green).progressViewStyle(.linear)
    default:
      GeometryReader { proxy in
        VStack(alignment: .leading, spacing: 4) {
          ForEach(entry.chores) { row($0) }
          ForEach(Array(entry.chores.enumerated()), id: \.offset) { Text($0.element.title) }
          Divider()
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 20))]) {
            ForEach(0..<3) { RoundedRectangle(cornerRadius: 4).fill(.blue.opacity(Double($0) / 3)) }
          }
        }
        .frame(width: proxy.size.width, alignment: .leading)
      }
      .modifier(Card())
    }
  }

  private func row(_ chore: Chore) -> some View {
    HStack {
      Button(intent: FinishChore(chore.id)) {
        Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(.plain)
      Toggle(isOn: chore.isDone, intent: FinishChore(chore.id)) { Text(chore.title) }
      Link(destination: URL(filePath: "/chore")) {
        Label(chore.title, systemImage: "link").labelStyle(.iconOnly)
      }
    }
    .strikethrough(chore.isDone)
    .accessibilityElement(children: .combine)
  }
}

struct Card: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(8)
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
      .overlay(alignment: .topTrailing) { Circle().strokeBorder(.secondary, lineWidth: 1) }
      .background {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
      .clipShape(.rect(cornerRadius: 12))
      .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
  }
}

struct ChoresWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "chores", provider: ChoresProvider()) { ChoresView(entry: $0) }
      .configurationDisplayName("Chores")
      .description("What is left to do.")
      .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular])
      .contentMarginsDisabled()
  }
}

struct ChoresPreviews: PreviewProvider {
  static var previews: some View {
    ChoresView(entry: ChoresEntry(date: .now, chores: []))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Small")
  }
}
