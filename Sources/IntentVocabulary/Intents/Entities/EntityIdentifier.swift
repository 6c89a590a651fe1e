// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An identifier that can be written as a string.
public protocol EntityIdentifierConvertible {
  /// The identifier as a string.
  var entityIdentifierString: String { get }
  /// Reads an identifier from a string, or gives nil where it is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The description.
  public var entityIdentifierString: String { description }

  /// Reads an identifier from its description.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  /// The canonical spelling.
  public var entityIdentifierString: String { uuidString }

  /// Reads a canonical spelling.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

extension URL: EntityIdentifierConvertible {
  /// The absolute string.
  public var entityIdentifierString: String { absoluteString }

  /// Reads a URL.
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
    URL(string: entityIdentifierString)
  }
}

/// The identifier of one entity, with its type.
public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible, _IntentValue {
  /// The type of the entity.
  public let entityType: any AppEntity.Type
  /// The identifier as a string.
  public let identifier: String

  /// The identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    entityType = Entity.self
    identifier = entity.id.entityIdentifierString
  }

  /// The identifier of an entity that is not at hand.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }

  /// The type and the identifier.
  public var description: String { "\(entityType)/\(identifier)" }

  /// Whether two identifiers stand for the same entity.
  public static func == (left: EntityIdentifier, right: EntityIdentifier) -> Bool {
    left.entityType == right.entityType && left.identifier == right.identifier
  }

  /// Feeds the type and the identifier to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}

/// The identifier of a file entity: a file, or a draft that is none yet.
public struct FileEntityIdentifier: Hashable, Codable, Sendable, EntityIdentifierConvertible {
  private let url: URL?
  /// The identifier of a draft, or nil for a file.
  public let draftIdentifier: String?

  /// The identifier of a file.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    FileEntityIdentifier(url: url, draftIdentifier: nil)
  }

  /// The identifier of a draft.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(url: nil, draftIdentifier: identifier)
  }

  /// The URL of the file, or nil for a draft.
  public var fileURL: URL? {
    get async throws { url }
  }

  /// Whether this is a draft.
  public var isDraft: Bool { draftIdentifier != nil }

  /// The URL or the draft's identifier as a string.
  public var entityIdentifierString: String {
    url?.absoluteString ?? "draft:\(draftIdentifier ?? "")"
  }

  /// Reads what ``entityIdentifierString`` gives.
  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix("draft:") {
      return draft(identifier: String(entityIdentifierString.dropFirst("draft:".count)))
    }
    guard let url = URL(string: entityIdentifierString), url.isFileURL else { return nil }
    return FileEntityIdentifier(url: url, draftIdentifier: nil)
  }
}
