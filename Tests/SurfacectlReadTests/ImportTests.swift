// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SourceModel
  import Testing

  @testable import surfacectl_read

  @Suite
  struct ImportTests {
    @Test(arguments: [
      "import UIKit", "@preconcurrency import UIKit", "@_exported import UIKit",
      "@testable import App", "import struct UIKit.UIImage", "public import UIKit.UIView",
      "@_spi(Private) internal import Combine", "import\n  os",
    ])
    func `an import that nobody provides is blanked`(line: String) throws {
      let prepared = try Preparation(line + "\nlet x = 1")
      #expect(prepared.lines.last == "let x = 1")
      #expect(prepared.lines.dropLast().joined().isEmpty)
      #expect(prepared.index.imports.map(\.isProvided) == [false])
    }

    @Test(arguments: ["import Foundation", "@preconcurrency import SwiftUI", "import Dispatch"])
    func `an import that is provided stays`(line: String) throws {
      let prepared = try Preparation(line)
      #expect(prepared.text == line)
      #expect(prepared.index.imports.map(\.isProvided) == [true])
    }

    @Test func `of two imports on a line one can be blanked`() throws {
      let prepared = try Preparation("import SwiftUI; import UIKit; import AppIntents")
      #expect(prepared.text == "import SwiftUI;               import AppIntents")
    }

    @Test func `imports are told with module and line`() throws {
      let index = try Preparation("// x\nimport class UIKit.UIView\n\nimport SwiftUI").index
      #expect(
        index.imports == [
          IndexedImport(module: "UIKit", file: "Test.swift", line: 2, isProvided: false),
          IndexedImport(module: "SwiftUI", file: "Test.swift", line: 4, isProvided: true),
        ])
    }

    @Test func `imports of inactive branches are not told`() throws {
      let index = try Preparation("#if os(macOS)\nimport AppKit\n#endif").index
      #expect(index.imports.isEmpty)
    }
  }
#endif
