// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Where an app tells the system when a widget is useful.
public final class RelevantIntentManager: Sendable {
  /// The manager.
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Replaces what the system was told.
  ///
  /// Nothing is kept here.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}

/// A configured widget and when it is useful.
public struct RelevantIntent: Sendable {
  let intent: any WidgetConfigurationIntent
  let widgetKind: String
  let relevance: RelevantContext

  /// Says when a configured widget is useful.
  public init<Intent: WidgetConfigurationIntent>(
    _ intent: Intent, widgetKind: String, relevance: RelevantContext
  ) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
}

/// When something is useful.
public struct RelevantContext: Hashable, Sendable {
  let name: String

  /// At a time.
  public static func date(_ exact: Date) -> RelevantContext { .init(name: "date") }
  /// Between two times.
  public static func date(from: Date, to: Date) -> RelevantContext { .init(name: "date") }
  /// In an interval.
  public static func date(interval: DateInterval) -> RelevantContext { .init(name: "date") }
  /// At a place that the system knows.
  public static func location(inferred: InferredLocation) -> RelevantContext {
    .init(name: "location.\(inferred.name)")
  }
  /// Around sleep.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    .init(name: "sleep.\(condition.name)")
  }
  /// Around training.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    .init(name: "fitness.\(condition.name)")
  }
  /// With a device.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    .init(name: "headphones.\(headphones.name)")
  }

  /// A place that the system knows.
  public struct InferredLocation: Sendable {
    let name: String
    /// Home.
    public static var home: InferredLocation { .init(name: "home") }
    /// Work.
    public static var work: InferredLocation { .init(name: "work") }
    /// School.
    public static var school: InferredLocation { .init(name: "school") }
    /// On the way.
    public static var commute: InferredLocation { .init(name: "commute") }
  }

  /// A time around sleep.
  public struct SleepCondition: Sendable {
    let name: String
    /// Getting up.
    public static var wakeup: SleepCondition { .init(name: "wakeup") }
    /// Going to bed.
    public static var bedtime: SleepCondition { .init(name: "bedtime") }
  }

  /// A time around training.
  public struct FitnessCondition: Sendable {
    let name: String
    /// During a workout.
    public static var workoutActive: FitnessCondition { .init(name: "workoutActive") }
    /// While the rings are open.
    public static var activityRingsIncomplete: FitnessCondition {
      .init(name: "activityRingsIncomplete")
    }
  }

  /// What headphones do.
  public struct HeadphonesCondition: Sendable {
    let name: String
    /// They are connected.
    public static var connected: HeadphonesCondition { .init(name: "connected") }
  }
}
