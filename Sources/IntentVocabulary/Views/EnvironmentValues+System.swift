// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

extension EnvironmentValues {
  // MARK: Widgets

  /// The family of the widget.
  public var widgetFamily: WidgetFamily {
    get { slot.family.flatMap { WidgetFamily(name: $0) } ?? .systemSmall }
    set { slot.family = newValue.description }
  }

  /// How the widget is rendered.
  public var widgetRenderingMode: WidgetRenderingMode {
    get {
      reads?.note(.renderingMode)
      return WidgetRenderingMode(slot.renderingMode)
    }
    set { slot.renderingMode = newValue.mode }
  }

  /// Whether the background of the widget is shown.
  public var showsWidgetContainerBackground: Bool {
    reads?.note(.containerBackground)
    return slot.showsContainerBackground
  }

  /// The margins between the widget's outline and its content.
  public var widgetContentMargins: EdgeInsets {
    reads?.note(.place)
    let margin = slot.margins
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// Whether a label is shown beside a complication.
  public var showsWidgetLabel: Bool {
    reads?.note(.widgetLabel)
    return slot.showsWidgetLabel
  }

  // MARK: The system

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? (RunContext.current.system.isDark ? .dark : .light) }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The size of text that the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] ?? RunContext.current.system.textSize }
    set { self[DynamicTypeKey.self] = newValue }
  }

  /// The locale.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? RunContext.current.chosenLocale ?? Locale(identifier: "en_US") }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? .current }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the device is locked and the widget redacted, or it is a placeholder.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Whether controls inside can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
private enum DynamicTypeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }
private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

/// Light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It stands for content that is to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private and the device locked.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// A size of text that a person has chosen.
///
/// Source: Apple, SwiftUI DynamicTypeSize.
public typealias DynamicTypeSize = IntentModel.DynamicTypeSize
