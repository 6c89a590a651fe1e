// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A view with a modifier.
struct ModifiedView<Content: View>: View {
  let content: Content
  let modifier: ViewNode.Modifier

  var body: Never { preconditionFailure("a modified view has no body of its own") }

  func _archive(in context: _ViewContext) -> ViewNode {
    var node = content._archive(in: context)
    node.modifiers.append(modifier)
    return node
  }
}

/// A view with a modifier that has to be archived first, such as a view behind it.
struct DecoratedView<Content: View>: View {
  let content: Content
  let modifier: @MainActor (_ViewContext) -> ViewNode.Modifier

  var body: Never { preconditionFailure("a decorated view has no body of its own") }

  func _archive(in context: _ViewContext) -> ViewNode {
    var node = content._archive(in: context)
    node.modifiers.append(modifier(context))
    return node
  }
}
