// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values look like something to people.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How this value looks.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of this value.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type whose cases look like something to people.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable,
  Hashable
{
  /// How each case looks.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of this case.
  ///
  /// A case without a representation has its own name (assumed: Apple documents no text for it).
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: String(describing: self))
  }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
  /// The title of this value.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type with a name, whose values look like something to people.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type with a name, whose cases look like something to people.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
