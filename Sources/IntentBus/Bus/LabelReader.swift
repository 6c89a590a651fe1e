// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension ArchivedLabel {
  /// Reduces the view of a label to what systems take from it: the first text, the first image, hint and status.
  init(_ node: ViewNode) {
    self.init()
    read(node)
  }

  private mutating func read(_ node: ViewNode) {
    switch node.kind {
    case .text(let text):
      // A second text has no place in a control; assumed: the first one is taken.
      if text.isEmpty { break }
      if self.text == nil { self.text = text } else { ignore("second text") }
    case .image(let image):
      if self.image == nil { self.image = image } else { ignore("second image") }
    case .fill: ignore("colour")
    case .empty, .group, .label: break
    default: ignore(node.kind.name)
    }
    for child in node.children { read(child) }
    for modifier in node.modifiers {
      switch modifier {
      // The outermost hint or status is the one read last, and the one that counts.
      case .actionHint(let hint): self.hint = hint
      case .status(let status): self.status = status
      case .privacySensitive(let sensitive): isPrivacySensitive = sensitive || isPrivacySensitive
      case .disabled(let disabled): self.isDisabled = disabled || self.isDisabled
      default: ignore(modifier.name)
      }
    }
  }

  private mutating func ignore(_ name: String) {
    if !ignored.contains(name) { ignored.append(name) }
  }
}
