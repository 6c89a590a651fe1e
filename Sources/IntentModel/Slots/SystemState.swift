// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The state of the device that a surface is shown on.
public struct SystemState: Sendable, Codable, Equatable {
  /// The look of the system, chosen by the person who uses the device.
  public enum Look: Sendable, Codable, Equatable {
    /// Nothing chosen.
    case `default`
    /// Tinted with a colour.
    case tinted(ColorValue)
    /// Clear glass, from OS 26 on.
    case clear
  }

  /// The major version of the operating system: 18, 26 or 27.
  public var osVersion: Int
  /// Whether the device is locked.
  public var isLocked: Bool
  /// The look of the system.
  public var look: Look
  /// Whether the appearance is dark.
  public var isDark: Bool
  /// Whether the iPhone has an Action button.
  public var hasActionButton: Bool
  /// Whether the iPhone has a Dynamic Island.
  public var hasDynamicIsland: Bool
  /// The size of text that the person has chosen.
  public var textSize: DynamicTypeSize
  /// A surface's own switches, by name.
  public var switches: [String: Bool]

  /// Creates a state; without arguments an unlocked iPhone with OS 26, Action button and Dynamic Island.
  public init(
    osVersion: Int = 26, isLocked: Bool = false, look: Look = .default, isDark: Bool = false,
    hasActionButton: Bool = true, hasDynamicIsland: Bool = true,
    textSize: DynamicTypeSize = .large, switches: [String: Bool] = [:]
  ) {
    self.osVersion = osVersion
    self.isLocked = isLocked
    self.look = look
    self.isDark = isDark
    self.hasActionButton = hasActionButton
    self.hasDynamicIsland = hasDynamicIsland
    self.textSize = textSize
    self.switches = switches
  }
}

/// A condition on the state of the system; what is nil or empty does not matter.
public struct SystemCondition: Sendable, Codable, Equatable {
  /// The kind of look, without its colour.
  public enum LookKind: String, Sendable, Codable {
    /// The default look.
    case `default`
    /// A tinted look, whatever the colour.
    case tinted
    /// The clear look.
    case clear
  }

  /// The lowest major OS version.
  public var minimumOSVersion: Int?
  /// The looks for which it holds.
  public var looks: Set<LookKind>
  /// Whether the device is locked.
  public var isLocked: Bool?
  /// Whether the appearance is dark.
  public var isDark: Bool?
  /// A surface's own switches, by name; a switch nobody set is off.
  public var switches: [String: Bool]

  /// Creates a condition; without arguments it always holds.
  public init(
    minimumOSVersion: Int? = nil, looks: Set<LookKind> = [], isLocked: Bool? = nil,
    isDark: Bool? = nil, switches: [String: Bool] = [:]
  ) {
    self.minimumOSVersion = minimumOSVersion
    self.looks = looks
    self.isLocked = isLocked
    self.isDark = isDark
    self.switches = switches
  }

  /// Whether the condition holds on a system in the given state.
  public func holds(on system: SystemState) -> Bool {
    if let minimumOSVersion, system.osVersion < minimumOSVersion { return false }
    if !looks.isEmpty, !looks.contains(LookKind(system.look)) { return false }
    if let isLocked, system.isLocked != isLocked { return false }
    if let isDark, system.isDark != isDark { return false }
    return switches.allSatisfy { system.switches[$0.key, default: false] == $0.value }
  }
}

extension SystemCondition.LookKind {
  fileprivate init(_ look: SystemState.Look) {
    self =
      switch look {
      case .default: .default
      case .tinted: .tinted
      case .clear: .clear
      }
  }
}
