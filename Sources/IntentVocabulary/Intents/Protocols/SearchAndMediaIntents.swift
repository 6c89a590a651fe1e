// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What a search is for.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
  /// The places that can be searched.
  associatedtype SearchScopes = Void
}

/// A place that can be searched.
public enum StringSearchScope: String, AppEnum {
  /// Everything.
  case general
  /// Films.
  case movies
  /// Television.
  case tv
  /// Other videos.
  case freeformVideo

  /// The name of the type.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Search Scope"
  /// The names of the cases.
  public static let caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] = [
    .general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Video",
  ]
}

/// A text to search for.
public struct StringSearchCriteria: SearchCriteria {
  /// The places that can be searched.
  public typealias SearchScopes = [StringSearchScope]
  /// The text.
  public var term: String

  /// Creates criteria from a text.
  public init(term: String) {
    self.term = term
  }
}

extension IntentParameter where Value.ValueType == StringSearchCriteria {
  /// Creates a parameter for a search.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior))
  }

  /// Creates a parameter for a search without a title of its own.
  public convenience init(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterTraits(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior))
  }
}

/// An intent that shows search results in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// What a search is for.
  associatedtype Criteria: SearchCriteria
  /// The places that can be searched.
  static var searchScopes: Criteria.SearchScopes { get }
  /// What to search for.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  /// Running the intent opens the app.
  public static var openAppWhenRun: Bool { true }
  /// The app comes to the foreground before the intent runs (assumed).
  public static var supportedModes: IntentModes { .foreground }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
  /// No places.
  public static var searchScopes: Void { () }
}

extension ShowInAppSearchResultsIntent where Criteria == StringSearchCriteria {
  /// Everything.
  public static var searchScopes: [StringSearchScope] { [.general] }
}

/// A kind of video.
public enum VideoCategory: String, AppEnum {
  /// Films.
  case movies
  /// Television.
  case tv
  /// Other videos.
  case freeform

  /// The name of the type.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Video Category"
  /// The names of the cases.
  public static let caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] = [
    .movies: "Movies", .tv: "TV", .freeform: "Video",
  ]
}

/// An intent that plays a video.
public protocol PlayVideoIntent: SystemIntent {
  /// The kinds of video that the app plays.
  static var supportedCategories: [VideoCategory] { get }
  /// What to play.
  var term: String { get set }
}

extension PlayVideoIntent {
  /// Running the intent opens the app.
  public static var openAppWhenRun: Bool { true }
  /// The app comes to the foreground before the intent runs (assumed).
  public static var supportedModes: IntentModes { .foreground }
}

/// An intent that starts a workout.
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
  /// The kind of workout.
  associatedtype WorkoutStyle: AppValue
  /// The workouts that the system offers.
  static var suggestedWorkouts: [Self] { get }
  /// The kind of workout.
  var workoutStyle: WorkoutStyle { get set }
}

extension StartWorkoutIntent {
  /// Running the intent opens the app.
  public static var openAppWhenRun: Bool { true }
  /// The app comes to the foreground before the intent runs (assumed).
  public static var supportedModes: IntentModes { .foreground }
  /// Tells the system that the suggestions have changed.
  public static func invalidateSuggestedWorkouts() {}

  /// Creates an intent for a kind of workout.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}
