// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// What a Live Activity is about.
///
/// Source: Apple, ActivityKit ActivityAttributes.
public protocol ActivityAttributes: Codable {
  /// What changes while it goes on.
  associatedtype ContentState: Codable, Hashable
}

/// A state of a Live Activity.
///
/// Source: Apple, ActivityKit ActivityContent.
public struct ActivityContent<State: Codable & Hashable>: @unchecked Sendable {
  /// The state.
  public var state: State
  /// When it is out of date.
  public var staleDate: Date?
  /// How relevant it is, compared with others of the app.
  public var relevanceScore: Double

  /// Creates a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// A Live Activity; here none is ever shown, and what an app asks for is only kept by the app.
///
/// Source: Apple, ActivityKit Activity.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  /// The state of a Live Activity.
  public typealias ContentState = Attributes.ContentState

  private struct Situation {
    var content: ActivityContent<ContentState>
    var activityState = ActivityState.active
  }

  /// The identity.
  public let id: String

  // Attributes never change once an activity has them.
  private let fixed: UncheckedTransfer<Attributes>
  private let situation: Mutex<Situation>

  /// What it is about.
  public var attributes: Attributes { fixed.value }

  /// Its state.
  public var content: ActivityContent<ContentState> { situation.withLock { $0.content } }

  /// The Live Activities that go on: none, since nothing shows them here.
  public static var activities: [Activity<Attributes>] { [] }

  /// Whether it goes on.
  public var activityState: ActivityState { situation.withLock { $0.activityState } }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    id = "\(Attributes.self)"
    fixed = UncheckedTransfer(value: attributes)
    situation = Mutex(Situation(content: content))
  }

  /// Begins one.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    Activity(attributes, content)
  }

  /// Changes it.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {
    situation.withLock { $0.content = content }
  }

  /// Changes it, with an alert.
  public func update(
    _ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration?
  ) async {
    situation.withLock { $0.content = content }
  }

  /// Ends it.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    situation.withLock { situation in
      if let content { situation.content = content }
      situation.activityState = .ended
    }
  }
}

/// Whether a Live Activity goes on.
///
/// Source: Apple, ActivityKit ActivityState.
public enum ActivityState: Sendable, Hashable {
  /// It goes on.
  case active
  /// It has ended, and is still shown.
  case ended
  /// It has gone.
  case dismissed
  /// It is out of date.
  case stale
}

/// How a Live Activity takes pushes.
public struct PushType: Sendable, Hashable {
  private let name: String

  /// By a token of its own.
  public static let token = PushType(name: "token")
}

/// What an alert of a Live Activity says.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert.
  public struct AlertSound: Sendable {
    /// The standard one.
    public static let `default` = AlertSound()
  }

  /// Creates an alert.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound = .default
  ) {}
}

/// When a Live Activity that has ended leaves the screen.
public struct ActivityUIDismissalPolicy: Sendable, Hashable {
  private let name: String

  /// When the system sees fit.
  public static let `default` = ActivityUIDismissalPolicy(name: "default")
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(name: "immediate")
  /// After a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(name: "after")
  }
}

/// Whether an app may begin Live Activities.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates it.
  public init() {}

  /// Whether the person allows them: here always.
  public var areActivitiesEnabled: Bool { true }
}
