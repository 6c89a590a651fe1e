// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The kind, name, value and content of a control.
///
/// Source: Apple, SwiftUI ControlWidgetConfiguration.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  /// The configuration that `body` returns.
  associatedtype Body: ControlWidgetConfiguration

  /// The content of the configuration.
  var body: Body { get }

  /// Writes what the configuration says into a definition; configurations of the vocabulary implement it.
  func _define(_ definition: inout _ControlDefinition)
}

extension ControlWidgetConfiguration {
  /// Writes what the body says.
  public func _define(_ definition: inout _ControlDefinition) { body._define(&definition) }

  /// Sets the name that galleries and hints use.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(content: self) { $0.displayName = name }
  }

  /// Sets what the configuration view says.
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(content: self) { $0.configurationDescription = description }
  }

  /// Lets the system ask for a configuration when the control is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(content: self) { $0.promptsForUserConfiguration = true }
  }

  /// Names the type that learns the tokens for pushes.
  public func pushHandler(
    _ handler: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration { self }
}

extension ControlWidgetConfiguration where Body == Never {
  /// Configurations of the vocabulary have a definition instead of a body.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

extension Never: ControlWidgetConfiguration {
  /// There is no such configuration.
  public func _define(_ definition: inout _ControlDefinition) {}
}

/// A configuration of nothing.
@MainActor @preconcurrency public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration
{
  /// Creates a configuration of nothing.
  nonisolated public init() {}

  /// There is no body.
  public var body: Never { preconditionFailure("an empty configuration has no body of its own") }

  /// Defines nothing.
  public func _define(_ definition: inout _ControlDefinition) {}
}

struct ModifiedControlConfiguration<Content: ControlWidgetConfiguration>: ControlWidgetConfiguration
{
  let content: Content
  let change: (inout _ControlDefinition) -> Void

  var body: Never { preconditionFailure("a modified configuration has no body of its own") }

  func _define(_ definition: inout _ControlDefinition) {
    content._define(&definition)
    change(&definition)
  }
}

/// Learns the tokens for pushes to controls.
///
/// Source: Apple, WidgetKit ControlPushHandler. Pushes do not exist here, so nothing calls it.
public protocol ControlPushHandler {
  /// Creates the handler.
  init()

  /// Learns that tokens have changed; gets all controls that take pushes.
  func pushTokensDidChange(controls: [ControlInfo])
}
