// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The parts of a label that are shown.
public struct _LabelStyle: LabelStyle {
  /// Whether the title is shown.
  public let _showsTitle: Bool
  /// Whether the icon is shown.
  public let _showsIcon: Bool
}

/// The look of labels.
///
/// Source: Apple, SwiftUI LabelStyle.
public protocol LabelStyle: Sendable {
  /// Whether the title is shown.
  var _showsTitle: Bool { get }
  /// Whether the icon is shown.
  var _showsIcon: Bool { get }
}

extension LabelStyle where Self == _LabelStyle {
  /// The icon alone.
  public static var iconOnly: _LabelStyle { _LabelStyle(_showsTitle: false, _showsIcon: true) }
  /// The title alone.
  public static var titleOnly: _LabelStyle { _LabelStyle(_showsTitle: true, _showsIcon: false) }
  /// Both.
  public static var titleAndIcon: _LabelStyle { _LabelStyle(_showsTitle: true, _showsIcon: true) }
  /// The system's choice.
  public static var automatic: _LabelStyle { _LabelStyle(_showsTitle: true, _showsIcon: true) }
}

extension View {
  /// Sets the look of labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    ChangedView(content: self) { $0.showParts(title: style._showsTitle, icon: style._showsIcon) }
  }
}

extension ViewNode {
  fileprivate mutating func showParts(title: Bool, icon: Bool) {
    if kind == .label, children.count == 2, !(title && icon) {
      self = ViewNode(.group, children: title ? [children[0]] : [children[1]], modifiers: modifiers)
    }
    for index in children.indices { children[index].showParts(title: title, icon: icon) }
  }
}
