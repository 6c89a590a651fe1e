// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A person that an intent receives or returns.
public struct IntentPerson: Equatable, Codable, Sendable, _IntentValue {
  /// Which of a person's details a parameter asks for.
  public enum ParameterMode: String, Sendable {
    /// The contact.
    case contact
    /// An email address.
    case email
    /// A phone number.
    case phone
    /// An email address or a phone number.
    case emailOrPhone
  }

  /// What identifies a person.
  public enum Identifier: Hashable, Codable, Sendable {
    /// The identifier of a contact.
    case contact(String)
    /// An identifier of the app.
    case applicationDefined(String)
    /// None.
    case unknown
  }

  /// What a person is called.
  public enum Name: Equatable, Codable, Sendable {
    /// One string.
    case displayName(String)
    /// The parts of a name.
    case components(PersonNameComponents)
    /// Not known.
    case unknown
  }

  /// What the person is called.
  public var name: Name
  /// Whether the person owns the device.
  public var isMe: Bool
  /// What identifies the person.
  public var identifier: Identifier
  /// How to reach the person.
  public var handle: Handle?
  /// Further ways to reach the person.
  public var aliases: [Handle]
  /// A picture.
  public var image: DisplayRepresentation.Image?

  /// Creates a person.
  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// Creates a person of whom only a handle is known.
  public init(handle: Handle) {
    self.init(identifier: .unknown, name: .unknown, handle: handle)
  }
}

extension IntentPerson {
  /// A way to reach a person.
  public struct Handle: Hashable, Codable, Sendable {
    /// What reaches the person.
    public enum Value: Hashable, Codable, Sendable {
      /// A phone number.
      case phoneNumber(String)
      /// An email address.
      case emailAddress(String)
      /// Something of the app.
      case applicationDefined(String)
    }

    /// What the handle is for.
    public enum Label: Hashable, Codable, Sendable {
      /// A well-known label.
      case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
      /// A label of the person's own.
      case custom(String)
    }

    /// What reaches the person.
    public var value: Value
    /// What the handle is for.
    public var label: Label

    /// Creates a handle.
    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    /// Creates a handle from a phone number.
    public init(phoneNumber phoneNumberString: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumberString), label: label)
    }

    /// Creates a handle from an email address.
    public init(emailAddress emailAddressString: String, label: Label = .other) {
      self.init(.emailAddress(emailAddressString), label: label)
    }

    /// Creates a handle of the app.
    public init(applicationDefined stringValue: String, label labelString: String? = nil) {
      self.init(.applicationDefined(stringValue), label: labelString.map { .custom($0) } ?? .other)
    }

    var text: String {
      switch value {
      case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
      }
    }
  }
}

extension IntentPerson: DisplayRepresentable {
  /// The name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  /// The name of the person, else the handle.
  public var displayRepresentation: DisplayRepresentation {
    let text =
      switch name {
      case .displayName(let name): name
      case .components(let components):
        [components.givenName, components.familyName].compactMap { $0 }.joined(separator: " ")
      case .unknown: handle?.text ?? ""
      }
    return DisplayRepresentation(stringLiteral: text)
  }
}
