// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension Text {
  /// How a date is told; what changes with time is told for the instant that is played.
  public struct DateStyle: Sendable, Hashable {
    enum Form: Sendable { case time, date, relative, offset, timer }

    let form: Form

    /// The time of day.
    public static let time = DateStyle(form: .time)
    /// The day.
    public static let date = DateStyle(form: .date)
    /// How long it is until then, or since.
    public static let relative = DateStyle(form: .relative)
    /// How long it is until then, or since, with a sign.
    public static let offset = DateStyle(form: .offset)
    /// A clock that counts to it, or from it.
    public static let timer = DateStyle(form: .timer)
  }

  /// Creates a text that tells a date.
  public init(_ date: Date, style: DateStyle) {
    let values = EnvironmentValues.bound
    let seconds = date.timeIntervalSince(values.now)
    switch style.form {
    case .time: self.init(verbatim: DateText.time(date, values))
    case .date: self.init(verbatim: DateText.day(date, values))
    case .relative: self.init(verbatim: DateText.relative(seconds))
    case .offset: self.init(verbatim: (seconds < 0 ? "-" : "+") + DateText.largest(seconds))
    case .timer: self.init(verbatim: DateText.clock(abs(seconds)))
    }
  }

  /// Creates a text of an image: its place is kept, and nothing is drawn there.
  public init(_ image: Image) { self.init(verbatim: "\u{FFFC}") }

  /// Creates a text that tells the time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    let values = EnvironmentValues.bound
    self.init(
      verbatim: DateText.time(dates.lowerBound, values) + " – "
        + DateText.time(dates.upperBound, values))
  }

  /// Creates a text that tells the time between two dates.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a clock that counts through a time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = pauseTime ?? EnvironmentValues.bound.now
    let moment = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(moment)
      : moment.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: DateText.clock(seconds, showsHours: showsHours))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date; what changes with time is told for the instant that is played.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(argument: Text(date, style: style).string)
  }

  /// Appends the time between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(argument: Text(dates).string)
  }

  /// Appends a clock that counts through a time.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      argument: Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours
      ).string)
  }

  /// Appends another text; of its looks nothing is kept.
  public mutating func appendInterpolation(_ text: Text) { append(argument: text.string) }

  /// Appends an image: its place is kept, and nothing is drawn there.
  public mutating func appendInterpolation(_ image: Image) { append(argument: "\u{FFFC}") }
}

/// Tells dates as Apple's systems do in English; in other languages as Foundation does.
enum DateText {
  static func time(_ date: Date, _ values: EnvironmentValues) -> String {
    guard isEnglish(values) else { return formatted(date, .omitted, .shortened, values) }
    let parts = calendar(values).dateComponents([.hour, .minute], from: date)
    let hour = parts.hour ?? 0
    let minute = parts.minute ?? 0
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\(padded(minute)) \(hour < 12 ? "AM" : "PM")"
  }

  static func day(_ date: Date, _ values: EnvironmentValues) -> String {
    guard isEnglish(values) else { return formatted(date, .long, .omitted, values) }
    let parts = calendar(values).dateComponents([.year, .month, .day], from: date)
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let month = months[min(max((parts.month ?? 1) - 1, 0), 11)]
    return "\(month) \(parts.day ?? 1), \(parts.year ?? 1)"
  }

  /// The two largest units: "1 hr, 30 min".
  static func relative(_ seconds: Double) -> String {
    let parts = units(seconds, ["yr", "mo", "day", "hr", "min", "sec"])
    return parts.prefix(2).map { count, name in
      "\(count) \(name == "day" && count != 1 ? "days" : name)"
    }.joined(separator: ", ")
  }

  /// The largest unit: "2 hours".
  static func largest(_ seconds: Double) -> String {
    let parts = units(seconds, ["year", "month", "day", "hour", "minute", "second"])
    let (count, name) = parts.first ?? (0, "second")
    return "\(count) \(name)\(count == 1 ? "" : "s")"
  }

  /// "1:30:00" or "5:10".
  static func clock(_ seconds: Double, showsHours: Bool = true) -> String {
    let total = whole(seconds)
    let (minutes, rest) = total.quotientAndRemainder(dividingBy: 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(padded(rest))" }
    return "\(minutes / 60):\(padded(minutes % 60)):\(padded(rest))"
  }

  private static func units(_ seconds: Double, _ names: [String]) -> [(Int, String)] {
    var rest = whole(abs(seconds))
    var parts: [(Int, String)] = []
    for (length, name) in zip([31_536_000, 2_592_000, 86_400, 3_600, 60, 1], names) {
      let count = rest / length
      rest %= length
      if count > 0 { parts.append((count, name)) }
    }
    return parts.isEmpty ? [(0, names[names.count - 1])] : parts
  }

  private static func whole(_ seconds: Double) -> Int {
    seconds.isFinite ? Int(min(max(seconds, 0), 1e12).rounded()) : 0
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func isEnglish(_ values: EnvironmentValues) -> Bool {
    values.locale.identifier.hasPrefix("en")
  }

  private static func calendar(_ values: EnvironmentValues) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = values.timeZone
    return calendar
  }

  private static func formatted(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    _ values: EnvironmentValues
  ) -> String {
    var style = Date.FormatStyle(date: day, time: time, locale: values.locale)
    style.timeZone = values.timeZone
    return date.formatted(style)
  }
}
