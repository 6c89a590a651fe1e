// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What a control looks like, as far as an app may say.
///
/// Source: Apple, SwiftUI ControlWidgetTemplate.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  /// The template that `body` returns.
  associatedtype Body: ControlWidgetTemplate

  /// The content of the template.
  var body: Body { get }

  /// The template as a value; templates of the vocabulary implement it.
  func _template() -> _ControlTemplateValue?
}

extension ControlWidgetTemplate {
  /// The body's value.
  public func _template() -> _ControlTemplateValue? { body._template() }

  /// Sets the colour of the symbol of a toggle that is on.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(content: self) { $0.tint = tint?.value }
  }

  /// Hides title, value and state on a locked device.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(content: self) { $0.isPrivacySensitive = sensitive }
  }

  /// Disables the control.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    // An outer `disabled(false)` cannot enable what is disabled inside.
    ModifiedControlTemplate(content: self) { $0.isDisabled = $0.isDisabled || disabled }
  }
}

extension Never: ControlWidgetTemplate {
  /// There is no such template.
  public func _template() -> _ControlTemplateValue? { nil }
}

/// A template of nothing.
@MainActor @preconcurrency public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// Creates a template of nothing.
  nonisolated public init() {}

  /// There is no body.
  public var body: Never { preconditionFailure("an empty template has no body of its own") }

  /// Nothing.
  public func _template() -> _ControlTemplateValue? { nil }
}

struct ModifiedControlTemplate<Content: ControlWidgetTemplate>: ControlWidgetTemplate {
  let content: Content
  let change: (inout _ControlTemplateValue) -> Void

  var body: Never { preconditionFailure("a modified template has no body of its own") }

  func _template() -> _ControlTemplateValue? {
    guard var value = content._template() else { return nil }
    change(&value)
    return value
  }
}

/// Takes exactly one template, without `if` or `switch`.
///
/// Source: Apple, ControlWidgetTemplateBuilder.
@resultBuilder public enum ControlWidgetTemplateBuilder {
  /// A template as given.
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  /// A template as given.
  public static func buildBlock<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }
}
