// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What an intent says, shown or spoken.
public struct IntentDialog: Hashable, Sendable {
  let full: LocalizedStringResource
  let supporting: LocalizedStringResource?
  let systemImageName: String?

  private init(
    _ full: LocalizedStringResource, _ supporting: LocalizedStringResource?,
    _ systemImageName: String?
  ) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }

  /// Creates a dialog from one text.
  public init(_ string: LocalizedStringResource) {
    self.init(string, nil, nil)
  }

  /// Creates a dialog from a full text and a shorter one that stands beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full, supporting, nil)
  }

  /// Creates a dialog with a system symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full, nil, systemImageName)
  }

  /// Creates a dialog from a full and a shorter text, with a system symbol.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full, supporting, systemImageName)
  }

  /// The rendered full text.
  package var text: String { full.text }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// Creates a dialog from a text.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a dialog from an interpolated text.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(
      LocalizedStringResource(String.LocalizationValue(stringInterpolation: stringInterpolation)))
  }
}
