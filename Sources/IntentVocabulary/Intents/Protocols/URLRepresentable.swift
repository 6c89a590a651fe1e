// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A URL with places for an intent's parameters.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let parts: [URLTemplate<Intent>.Part]

  /// Creates a URL without places.
  public init(_ value: String) {
    parts = [.literal(value)]
  }

  /// Creates a URL without places.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a URL with places.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.template.parts
  }

  /// Collects the parts of a URL.
  public struct StringInterpolation: StringInterpolationProtocol {
    var template = URLTemplate<Intent>()

    /// Creates an empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      template.parts.append(.literal(literal))
    }

    /// Appends the value of a parameter.
    public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
      _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) {
      template.parts.append(.value { $0[keyPath: subject].currentValue })
    }
  }
}

/// A URL with places for an entity's identifier and properties.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation {
  let parts: [URLTemplate<Entity>.Part]

  /// Creates a URL without places.
  public init(_ value: String) {
    parts = [.literal(value)]
  }

  /// Creates a URL without places.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a URL with places.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.template.parts
  }

  /// Collects the parts of a URL.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// A place that is no property.
    public enum Token: Hashable, Sendable {
      /// The identifier.
      case id
    }

    var template = URLTemplate<Entity>()

    /// Creates an empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      template.parts.append(.literal(literal))
    }

    /// Appends the value of a property.
    public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
      _ subject: KeyPath<Entity, EntityProperty<Value>>
    ) {
      template.parts.append(.value { $0[keyPath: subject].wrappedValue })
    }

    /// Appends the identifier.
    public mutating func appendInterpolation(_ subject: Token) {
      template.parts.append(.value { $0 })
    }
  }
}

/// The URLs of an enum's cases.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation {
  let parts: [URLTemplate<Enum>.Part]
  let cases: [Enum: EnumSingleURLRepresentation]

  /// Creates one URL for all cases.
  public init(_ value: String) {
    parts = [.literal(value)]
    cases = [:]
  }

  /// Creates one URL for all cases.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a URL with places.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.template.parts
    cases = [:]
  }

  /// Creates a URL for each case.
  public init(_ urlRepresentations: [Enum: EnumSingleURLRepresentation]) {
    parts = []
    cases = urlRepresentations
  }

  /// The URL of one case.
  public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation {
    let parts: [URLTemplate<Enum>.Part]

    /// Creates a URL without places.
    public init(stringLiteral value: String) {
      parts = [.literal(value)]
    }

    /// Creates a URL with places.
    public init(stringInterpolation: StringInterpolation) {
      parts = stringInterpolation.template.parts
    }

    /// Collects the parts of a URL.
    public typealias StringInterpolation = EnumURLRepresentation<Enum>.StringInterpolation
  }

  /// Collects the parts of a URL.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// A place.
    public enum Token: Hashable, Sendable {
      /// The raw value.
      case rawValue
    }

    var template = URLTemplate<Enum>()

    /// Creates an empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      template.parts.append(.literal(literal))
    }

    /// Appends the raw value of a case.
    public mutating func appendInterpolation(_ subject: Enum) {
      template.parts.append(.literal(IntentValues.rawText(of: subject)))
    }

    /// Appends the raw value.
    public mutating func appendInterpolation(_ subject: Token) {
      template.parts.append(.value { $0 })
    }
  }
}

/// The parts of a URL, literal or read from a subject.
struct URLTemplate<Subject> {
  enum Part {
    case literal(String)
    case value((Subject) -> Any?)
  }

  var parts: [Part] = []

  /// The URL of a subject, or nil where a value is missing or the text is no URL.
  static func url(of subject: Subject, parts: [Part]) -> URL? {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .value(let read):
        guard let value = read(subject).flatMap({ IntentValues.unwrapped($0) }) else { return nil }
        text += IntentValues.identifier(of: value)
      }
    }
    return URL(string: text)
  }
}

/// An entity that a universal link stands for.
public protocol URLRepresentableEntity: AppEntity {
  /// The link.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  /// A link with places for properties.
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The link to this entity.
  public var urlRepresentation: URL? {
    get async { URLTemplate.url(of: self, parts: Self.urlRepresentation.parts) }
  }
}

/// An enum whose cases universal links stand for.
public protocol URLRepresentableEnum: AppEnum {
  /// The links.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
  /// The links of the cases.
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The link to this case.
  public var urlRepresentation: URL? {
    let representation = Self.urlRepresentation
    let parts = representation.cases[self]?.parts ?? representation.parts
    return parts.isEmpty ? nil : URLTemplate.url(of: self, parts: parts)
  }
}

/// An intent that is carried out by opening a universal link.
public protocol URLRepresentableIntent: AppIntent {
  /// The link.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
  /// A link with places for parameters.
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  /// The link with the parameters' values.
  public var urlRepresentation: URL? {
    get async { URLTemplate.url(of: self, parts: Self.urlRepresentation.parts) }
  }

  /// Cannot be run: the system opens the link instead.
  ///
  /// - Throws: ``AppIntentError`` always.
  public func perform() async throws -> Never {
    throw AppIntentError(.notPerformable(String(describing: Self.self)))
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The link to the target.
  public static var urlRepresentation: URLRepresentation { URLRepresentation("") }
  /// The link to the target.
  public var urlRepresentation: URL? {
    get async { await target.urlRepresentation }
  }
  /// Cannot be run: the system opens the link instead.
  ///
  /// - Throws: ``AppIntentError`` always.
  public func perform() async throws -> Never {
    throw AppIntentError(.notPerformable(String(describing: Self.self)))
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  /// The link to the target.
  public static var urlRepresentation: URLRepresentation { URLRepresentation("") }
  /// The link to the target.
  public var urlRepresentation: URL? {
    get async { target.urlRepresentation }
  }
  /// Cannot be run: the system opens the link instead.
  ///
  /// - Throws: ``AppIntentError`` always.
  public func perform() async throws -> Never {
    throw AppIntentError(.notPerformable(String(describing: Self.self)))
  }
}
