// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An error that an intent throws so that the system says or asks something.
public struct AppIntentError: Error, Equatable, Sendable {
  /// What the system is to do.
  package enum Reason: Equatable, Sendable {
    case restartPerform
    case needsValue(parameter: String, dialog: String?)
    case needsDisambiguation(parameter: String, dialog: String?, among: [String])
    case needsForeground(String?)
    case userAction(String)
    case permission(String)
    case unrecoverable(String)
    case notPerformable(String)
  }

  package let reason: Reason

  package init(_ reason: Reason) {
    self.reason = reason
  }

  /// The system runs the action again from its start.
  public static var restartPerform: AppIntentError { AppIntentError(.restartPerform) }
}

extension AppIntentError {
  /// The person has to do something first.
  public enum UserActionRequired {
    /// Sign in.
    public static let signin = AppIntentError(.userAction("The person has to sign in."))
    /// Set up an account.
    public static let accountSetup = AppIntentError(
      .userAction("The person has to set up an account."))
    /// Confirm the action.
    public static let confirmation = AppIntentError(
      .userAction("The person has to confirm the action."))
  }

  /// The app lacks a permission.
  public enum PermissionRequired {
    /// Siri.
    public static let siri = AppIntentError(.permission("Siri"))
    /// The local network.
    public static let localNetwork = AppIntentError(.permission("the local network"))
    /// Bluetooth.
    public static let bluetooth = AppIntentError(.permission("Bluetooth"))
    /// The photo library.
    public static let photos = AppIntentError(.permission("photos"))
    /// The contacts.
    public static let contacts = AppIntentError(.permission("contacts"))
    /// The location.
    public static func location(precise: Bool = false) -> AppIntentError {
      AppIntentError(.permission(precise ? "the precise location" : "the location"))
    }
  }

  /// The action cannot be done.
  public enum Unrecoverable {
    /// The network failed.
    public static let networkFailure = AppIntentError(.unrecoverable("The network failed."))
    /// Some of it failed.
    public static let partialFailure = AppIntentError(.unrecoverable("A part of it failed."))
    /// It is not allowed.
    public static let notAllowed = AppIntentError(.unrecoverable("It is not allowed."))
    /// The cause is not known.
    public static let unknown = AppIntentError(.unrecoverable("The cause is not known."))
    /// The device cannot do it.
    public static let unsupportedOnDevice = AppIntentError(
      .unrecoverable("The device does not support it."))
    /// A restriction forbids it.
    public static let featureCurrentlyRestricted = AppIntentError(
      .unrecoverable("The feature is restricted at present."))
    /// The entity does not exist any more.
    public static let entityNotFound = AppIntentError(
      .unrecoverable("The entity was not found."))
  }
}

extension AppIntentError: CustomStringConvertible {
  /// One sentence that says what the system is to do.
  public var description: String {
    switch reason {
    case .restartPerform:
      "The intent asked to be run again from its start."
    case .needsValue(let parameter, let dialog):
      "The parameter \"\(parameter)\" needs a value; on a device the system would ask for one"
        + (dialog.map { ": \($0)" } ?? ".")
    case .needsDisambiguation(let parameter, _, let titles):
      "The parameter \"\(parameter)\" needs a choice among: \(titles.joined(separator: ", "))."
    case .needsForeground(let dialog):
      "The intent asked to go on in the foreground" + (dialog.map { ": \($0)" } ?? ".")
    case .permission(let subject):
      "The app lacks the permission for \(subject)."
    case .notPerformable(let type):
      "\(type) has no perform() of its own, so it cannot be run."
    case .userAction(let sentence), .unrecoverable(let sentence):
      sentence
    }
  }
}

extension AppIntentError: CustomLocalizedStringResourceConvertible {
  /// One sentence that says what the system is to do.
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: description)
  }
}
