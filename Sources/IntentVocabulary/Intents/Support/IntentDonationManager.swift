// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The identifier of a donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  let id: UUID
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  /// One donation.
  public static func donationIdentifier(
    _ identifier: IntentDonationIdentifier
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }

  /// Those with an entity.
  public static func entityIdentifier(
    _ identifier: EntityIdentifier
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }

  /// Those of an intent.
  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }
}

/// Where an app tells the system what the person did.
public struct IntentDonationManager: Sendable {
  /// The manager.
  public static let shared = IntentDonationManager()

  /// Donates an intent.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    record(intent)
  }

  /// Donates an intent and its result.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    record(intent)
  }

  /// Donates an intent without waiting.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    record(intent)
  }

  /// Donates an intent and its result without waiting.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier
  {
    record(intent)
  }

  /// Forgets donations.
  ///
  /// Nothing is kept here, so nothing is forgotten.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    []
  }

  private func record(_ intent: some AppIntent) -> IntentDonationIdentifier {
    IntentRuntime.observer?.intentDonated(intent)
    return IntentDonationIdentifier(id: UUID())
  }
}

extension AppIntent {
  /// Tells the system that the person did this.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }

  /// Tells the system that the person did this, without waiting.
  @discardableResult
  public func donate() -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self)
  }

  /// Tells the system that the person did this, and what came of it.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }

  /// Tells the system that the person did this, and what came of it, without waiting.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }
}
