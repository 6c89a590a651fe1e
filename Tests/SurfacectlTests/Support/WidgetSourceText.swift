// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Source of a widget whose parts a test chooses.
struct WidgetSourceText {
  var view = "Text(\"x\")"
  var families = ".systemSmall"
  /// The body of `getTimeline`.
  var timeline = "completion(Timeline(entries: [Entry(date: .now)], policy: .never))"
  var declarations = ""
  var hasBackground = true

  var text: String {
    """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        \(timeline)
      }
    }

    \(declarations)

    @main struct Card: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "card", provider: Provider()) { entry in
          \(view)
            \(hasBackground ? ".containerBackground(.clear, for: .widget)" : "")
        }
        .supportedFamilies([\(families)])
      }
    }

    """
  }
}
