// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What is known of an intent without running it.
public struct ArchivedIntent: Sendable, Codable, Equatable {
  /// Whether running the intent brings its app to the foreground.
  public enum Foreground: String, Sendable, Codable {
    /// It stays in the background.
    case never
    /// It may ask for the foreground while it runs.
    case possible
    /// It brings the app to the foreground.
    case always
  }

  /// What makes an intent bring its app to the foreground, named as code has it.
  public enum ForegroundReason: String, Sendable, Codable {
    /// It opens an entity.
    case openIntent = "OpenIntent"
    /// It opens an address.
    case openURLIntent = "OpenURLIntent"
    /// It plays a video.
    case playVideoIntent = "PlayVideoIntent"
    /// It shows what the app finds.
    case showInAppSearchResultsIntent = "ShowInAppSearchResultsIntent"
    /// It starts a workout.
    case startWorkoutIntent = "StartWorkoutIntent"
    /// `openAppWhenRun` is true.
    case openAppWhenRun
    /// Its result opens the app.
    case opensIntent = "OpensIntent"
    /// Its modes say so.
    case supportedModes
  }

  /// When the intent may run on a locked device.
  ///
  /// Source: Apple, IntentAuthenticationPolicy.
  public enum Authentication: String, Sendable, Codable {
    /// Always.
    case alwaysAllowed
    /// Once one of the devices involved is unlocked.
    case requiresAuthentication
    /// Once the device that runs it is unlocked.
    case requiresLocalDeviceAuthentication
  }

  /// A parameter and the value it has.
  public struct Parameter: Sendable, Codable, Equatable {
    /// The name of the property.
    public var name: String
    /// The title for people, when there is one.
    public var title: String?
    /// The value as text; nil when there is none.
    public var value: String?

    /// Creates a parameter from its name, title and value.
    public init(name: String, title: String? = nil, value: String? = nil) {
      self.name = name
      self.title = title
      self.value = value
    }
  }

  /// The name of the type.
  public var typeName: String
  /// The title.
  public var title: String
  /// The names of the protocols that decide where it runs, in alphabetical order.
  public var protocols: [String]
  /// Whether it brings its app to the foreground.
  public var foreground: Foreground
  /// What makes it do so: "openAppWhenRun", "OpenIntent", "supportedModes" or "OpensIntent".
  public var foregroundReason: ForegroundReason?
  /// Whether the app that comes to the foreground shows what an `OpenIntent` targets.
  public var isOpenIntent: Bool
  /// When it may run on a locked device.
  public var authentication: Authentication
  /// Whether Siri, Spotlight and Shortcuts offer it.
  public var isDiscoverable: Bool
  /// The parameters, in the order of declaration.
  public var parameters: [Parameter]

  /// Creates an intent that stays in the background; everything else can be set afterwards.
  public init(typeName: String, title: String) {
    self.typeName = typeName
    self.title = title
    self.protocols = []
    self.foreground = .never
    self.isOpenIntent = false
    self.authentication = .alwaysAllowed
    self.isDiscoverable = true
    self.parameters = []
  }
}

/// An App Shortcut.
public struct ArchivedShortcut: Sendable, Codable, Equatable {
  /// The short title.
  public var title: String
  /// The symbol.
  public var image: ImageValue?
  /// The phrases, with the app's name put in.
  public var phrases: [String]
  /// The intent it runs.
  public var intent: ArchivedIntent

  /// Creates an App Shortcut.
  public init(title: String, image: ImageValue?, phrases: [String], intent: ArchivedIntent) {
    self.title = title
    self.image = image
    self.phrases = phrases
    self.intent = intent
  }
}
