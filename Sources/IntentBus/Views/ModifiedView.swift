// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A view with a modifier.
struct ModifiedView<Content: View>: View {
  let content: Content
  let modifier: ViewNode.Modifier

  func _archive(in environment: ArchiveEnvironment) -> ViewNode {
    var node = content._archive(in: environment)
    node.modifiers.append(modifier)
    return node
  }
}

extension ModifiedView {
  var body: Never { preconditionFailure("a modified view has no body of its own") }
}
