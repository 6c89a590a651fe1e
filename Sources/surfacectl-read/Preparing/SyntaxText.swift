// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SwiftSyntax

  extension SyntaxProtocol {
    /// Where the node is in its file, in bytes, with the spaces and comments around it.
    var range: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }

    /// Where the node is in its file, in bytes, without the spaces and comments around it.
    var textRange: Range<Int> {
      let start = positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The node's source without comments, in one line, spaces collapsed.
    var plainText: String {
      var text = ""
      var isApart = false
      for token in tokens(viewMode: .sourceAccurate) {
        if isApart || !token.leadingTrivia.isEmpty, !text.isEmpty { text += " " }
        text += token.text
        isApart = !token.trailingTrivia.isEmpty
      }
      return text
    }
  }
#endif
