// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Writes messages to the system's log: here to standard error.
///
/// Source: Apple, os Logger.
public struct Logger: Sendable {
  private let category: String

  /// Creates a log of a part of an app.
  public init(subsystem: String, category: String) { self.category = category }

  /// Creates a log.
  public init() { category = "" }

  private func write(_ level: String, _ message: OSLogMessage) {
    let name = category.isEmpty ? "" : "[\(category)] "
    FileHandle.standardError.write(Data("\(level): \(name)\(message.text)\n".utf8))
  }

  /// Logs a message.
  public func log(_ message: OSLogMessage) { write("log", message) }

  /// Logs a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }

  /// Logs a trace.
  public func trace(_ message: OSLogMessage) { write("trace", message) }

  /// Logs what helps to find mistakes.
  public func debug(_ message: OSLogMessage) { write("debug", message) }

  /// Logs an information.
  public func info(_ message: OSLogMessage) { write("info", message) }

  /// Logs a notice.
  public func notice(_ message: OSLogMessage) { write("notice", message) }

  /// Logs a warning.
  public func warning(_ message: OSLogMessage) { write("warning", message) }

  /// Logs an error.
  public func error(_ message: OSLogMessage) { write("error", message) }

  /// Logs something critical.
  public func critical(_ message: OSLogMessage) { write("critical", message) }

  /// Logs a fault.
  public func fault(_ message: OSLogMessage) { write("fault", message) }
}

/// A level of a log.
public struct OSLogType: Sendable, Hashable {
  let name: String

  /// The standard one.
  public static let `default` = OSLogType(name: "log")
  /// Information.
  public static let info = OSLogType(name: "info")
  /// What helps to find mistakes.
  public static let debug = OSLogType(name: "debug")
  /// Errors.
  public static let error = OSLogType(name: "error")
  /// Faults.
  public static let fault = OSLogType(name: "fault")
}

/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable {
  /// What is done to a private value.
  public enum Mask: Sendable {
    /// It is hashed.
    case hash
    /// Nothing.
    case none
  }

  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody.
  public static let `private` = OSLogPrivacy()
  /// Nobody, ever.
  public static let sensitive = OSLogPrivacy()
  /// The system's choice.
  public static let auto = OSLogPrivacy()

  /// Nobody, in a form that can be compared.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message for a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends literal text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += String(describing: value())
  }
}

/// Logs a message.
public func os_log(_ message: OSLogMessage) { Logger().log(message) }

/// Logs a message of a level.
public func os_log(_ level: OSLogType, _ message: OSLogMessage) {
  Logger().log(level: level, message)
}

/// A log of the system, for `os_log`.
public final class OSLog: Sendable {
  /// The standard log.
  public static let `default` = OSLog(subsystem: "", category: "")
  let category: String

  /// Creates a log of a part of an app.
  public init(subsystem: String, category: String) { self.category = category }
}

/// Logs a message with a format of the C library; its arguments follow the format as they are.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
  let values = arguments.map { "\($0)" }.joined(separator: " ")
  Logger(subsystem: "", category: log.category).log(
    level: type, "\("\(message) \(values)", privacy: .public)")
}

/// A lock that guards a value.
///
/// Source: Apple, os OSAllocatedUnfairLock.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  /// Creates a lock around a value.
  public init(uncheckedState: State) { state = uncheckedState }

  /// Creates a lock around a value.
  public init(initialState: State) where State: Sendable { state = initialState }

  /// Uses the value.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public convenience init() { self.init(uncheckedState: ()) }
}
