// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A context of a preview.
public protocol PreviewContext: Sendable {}

/// The family of a widget in a preview.
///
/// Source: Apple, WidgetKit WidgetPreviewContext.
public struct WidgetPreviewContext: PreviewContext {
  /// Creates a context.
  public init(family: WidgetFamily) {}
}

/// Views for Xcode's canvas; nothing here shows them.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// The layout of a preview.
public enum PreviewLayout: Sendable {
  /// That of the device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// Of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: Sendable, ExpressibleByStringLiteral {
  /// Creates a device from its name.
  public init(stringLiteral value: String) {}
}
