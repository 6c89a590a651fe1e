// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceDrawing
import Testing

/// Colours for terminals, and how bad findings are.
struct StyleTests {
  private static let roles: [Style.Role] = [.heading, .faint, .error, .warning, .added, .removed]

  @Test(arguments: roles)
  func `without colours a text is as it was`(_ role: Style.Role) {
    #expect(Style.plain(role, "text") == "text")
  }

  @Test(arguments: roles)
  func `a colour ends where it started`(_ role: Style.Role) {
    let text = Style(isColoured: true)(role, "text")
    #expect(text.hasPrefix("\u{1B}["))
    #expect(text.hasSuffix("mtext\u{1B}[0m"))
  }

  @Test(arguments: roles)
  func `an empty text has no colour`(_ role: Style.Role) {
    #expect(Style(isColoured: true)(role, "") == "")
  }

  @Test func `an error is worse than a warning, and that than an info`() {
    #expect(Finding.Severity.allCases.sorted() == [.info, .warning, .error])
  }
}
