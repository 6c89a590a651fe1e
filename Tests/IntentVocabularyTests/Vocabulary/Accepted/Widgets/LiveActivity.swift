// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var driver: String
    var arrival: ClosedRange<Date>
  }

  var order: Int
}

struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      HStack {
        Text("Order \(context.attributes.order)")
        Spacer()
        Text(timerInterval: context.state.arrival, countsDown: true).monospacedDigit()
      }
      .opacity(context.isStale ? 0.5 : 1)
      .activityBackgroundTint(Color.cyan)
      .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "box.truck") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          Text(context.state.arrival.upperBound, style: .timer)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        if context.isStale {
          DynamicIslandExpandedRegion(.center) { Text("Late") }
        }
        bottom(context)
      } compactLeading: {
        Image(systemName: "box.truck")
      } compactTrailing: {
        Text(context.state.driver)
      } minimal: {
        ProgressView(timerInterval: context.state.arrival)
      }
      .widgetURL(URL(string: "delivery://order"))
      .keylineTint(.red)
      .contentMargins(.trailing, 8, for: .expanded)
    }
    .supplementalActivityFamilies([.small])
  }

  @DynamicIslandExpandedContentBuilder
  private func bottom(
    _ context: ActivityViewContext<DeliveryAttributes>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.bottom) { Text("With \(context.state.driver)") }
  }
}

struct DeliveryLook: View {
  @Environment(\.activityFamily) private var family
  @Environment(\.isActivityUpdateReduced) private var isReduced

  var body: some View { Text(family == .small && !isReduced ? "Small" : "Large") }
}

struct StopDelivery: LiveActivityIntent {
  static let title: LocalizedStringResource = "Stop"

  func perform() async throws -> some IntentResult {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return .result() }
    let state = DeliveryAttributes.ContentState(driver: "Ada", arrival: Date()...Date())
    let activity = try Activity.request(
      attributes: DeliveryAttributes(order: 1),
      content: ActivityContent(state: state, staleDate: nil), pushType: nil)
    await activity.update(ActivityContent(state: state, staleDate: Date(), relevanceScore: 1))
    for activity in Activity<DeliveryAttributes>.activities where activity.activityState == .active
    {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}
