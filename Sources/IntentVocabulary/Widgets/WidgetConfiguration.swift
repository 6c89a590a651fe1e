// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The kind, families and content of a widget.
///
/// Source: Apple, SwiftUI WidgetConfiguration.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The configuration that `body` returns.
  associatedtype Body: WidgetConfiguration

  /// The content of the configuration.
  var body: Body { get }

  /// Writes what the configuration says into a definition; configurations of the vocabulary implement it.
  func _define(_ definition: inout _WidgetDefinition)
}

extension WidgetConfiguration {
  /// Writes what the body says.
  public func _define(_ definition: inout _WidgetDefinition) { body._define(&definition) }

  private func changed(
    _ change: @escaping (inout _WidgetDefinition) -> Void
  ) -> ModifiedWidgetConfiguration<Self> {
    ModifiedWidgetConfiguration(content: self, change: change)
  }

  /// Sets the name that the gallery shows.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(name))
  }

  /// Sets the name that the gallery shows.
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    changed { $0.displayName = name.string }
  }

  /// Sets the name that the gallery shows.
  @_disfavoredOverload public func configurationDisplayName(
    _ name: some StringProtocol
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(name))
  }

  /// Sets the name that the gallery shows.
  @_disfavoredOverload public func configurationDisplayName(
    _ name: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(name))
  }

  /// Sets what the gallery says about the widget.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets what the gallery says about the widget.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.configurationDescription = description.string }
  }

  /// Sets what the gallery says about the widget.
  @_disfavoredOverload public func description(
    _ description: some StringProtocol
  ) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets what the gallery says about the widget.
  @_disfavoredOverload public func description(
    _ description: LocalizedStringResource
  ) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets the families that the widget supports.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Lets the content go to the edges of the widget.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.disablesContentMargins = true }
  }

  /// Says whether the system may remove the background.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    changed { $0.isBackgroundRemovable = isRemovable }
  }

  /// Lets the system ask for a configuration when the widget is added.
  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    changed { $0.promptsForUserConfiguration = true }
  }

  /// Moves the widget to the end of the gallery of some places.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Names the type that learns the tokens for pushes; there are none here.
  public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration {
    self
  }

  /// Hands over what a background session tells; there is none here.
  public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Hands over what the background sessions with some names tell; there are none here.
  public func onBackgroundURLSessionEvents(
    matching matchingString: @escaping (String) -> Bool,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

extension WidgetConfiguration where Body == Never {
  /// Configurations of the vocabulary have a definition instead of a body.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

extension Never: WidgetConfiguration {
  /// There is no such configuration.
  public func _define(_ definition: inout _WidgetDefinition) {}
}

/// A configuration of nothing.
@MainActor @preconcurrency public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates a configuration of nothing.
  nonisolated public init() {}

  /// Defines nothing.
  public func _define(_ definition: inout _WidgetDefinition) {}
}

struct ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  let change: (inout _WidgetDefinition) -> Void

  var body: Never { preconditionFailure("a modified configuration has no body of its own") }

  func _define(_ definition: inout _WidgetDefinition) {
    content._define(&definition)
    change(&definition)
  }
}

/// A place in which a widget can be.
///
/// Source: Apple, WidgetKit WidgetLocation.
public struct WidgetLocation: Sendable, Hashable {
  private let name: String

  /// The Home Screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The Lock Screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// StandBy.
  public static let standBy = WidgetLocation(name: "standBy")
  /// Widgets of an iPhone on a Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// CarPlay.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// Learns the tokens for pushes to widgets.
///
/// Source: Apple, WidgetKit WidgetPushHandler. Pushes do not exist here, so nothing calls it.
public protocol WidgetPushHandler {
  /// Creates the handler.
  init()

  /// Learns that the token or the widgets have changed.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The token for pushes to widgets.
public struct WidgetPushInfo: Hashable, Sendable {
  /// The token.
  public let token: [UInt8]
}
