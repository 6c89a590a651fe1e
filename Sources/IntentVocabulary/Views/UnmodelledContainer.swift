// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Views that are accepted and not drawn as a device draws them, with what they hold.
@MainActor @preconcurrency public struct _UnmodelledContainer<Content: View>: View {
  let name: String
  let content: Content

  /// What it holds, one below the other.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(
      .unmodelled(name),
      children: [
        ViewNode(
          .stack(.vertical, alignment: ViewNode.Alignment(), spacing: nil),
          children: [content._archive(in: context)])
      ])
  }
}
