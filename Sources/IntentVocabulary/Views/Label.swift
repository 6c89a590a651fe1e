// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A title with an icon.
///
/// Source: Apple, SwiftUI Label.
@MainActor @preconcurrency public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label from a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// There is no body: the value is title and icon.
  public var body: Never { preconditionFailure("a label has no body of its own") }

  /// A label with its title and its icon.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(
      .label, children: [title._archive(in: context), icon._archive(in: context)])
  }
}

extension Label where Title == Text, Icon == Image {
  private init(_ title: Text, _ icon: Image) {
    self.title = title
    self.icon = icon
  }

  /// Creates a label from a localised title and an SF Symbol.
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    self.init(Text(key), Image(systemName: name))
  }

  /// Creates a label from a localised title and an image of an asset catalog.
  public init(_ key: LocalizedStringKey, image name: String) {
    self.init(Text(key), Image(name))
  }

  /// Creates a label from a localised title and a generated name of an asset.
  public init(_ key: LocalizedStringKey, image resource: ImageResource) {
    self.init(Text(key), Image(resource))
  }

  /// Creates a label from a localised resource and an SF Symbol.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, systemImage name: String) {
    self.init(Text(resource), Image(systemName: name))
  }

  /// Creates a label from a localised resource and an image of an asset catalog.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, image name: String) {
    self.init(Text(resource), Image(name))
  }

  /// Creates a label from a title and an SF Symbol.
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }

  /// Creates a label from a title and an image of an asset catalog.
  @_disfavoredOverload public init(_ title: some StringProtocol, image name: String) {
    self.init(Text(title), Image(name))
  }

  /// Creates a label from a title and a generated name of an asset.
  @_disfavoredOverload public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init(Text(title), Image(resource))
  }
}
