// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SourceModel

/// What the sources of a plugin say.
package struct SourceEvidence {
  private let readIndex: () -> SourceIndex
  /// The files of the plugin's own folder.
  package var files: [SourceText]
  /// The uses of names that IntentBus accepts and Xcode does not.
  package var acceptedNames: [AcceptedNameUse]

  /// Creates evidence; the index is read when a rule first asks for it, since most runs find nothing.
  package init(
    index: @escaping @autoclosure () -> SourceIndex, files: [SourceText],
    acceptedNames: [AcceptedNameUse] = []
  ) {
    readIndex = index
    self.files = files
    self.acceptedNames = acceptedNames
  }

  /// What they declare.
  package var index: SourceIndex { readIndex() }

  /// Where a type is declared; nil where no source says so.
  package func declaration(of typeName: String) -> SourcePlace? {
    index.type(named: typeName).map {
      SourcePlace(file: $0.file, line: $0.line, column: $0.column)
    }
  }

  /// Where a mark stands, in one file before all others.
  func place(
    of mark: SourceMark, firstIn file: String?, where fits: (Substring) -> Bool = { _ in true }
  ) -> SourcePlace? {
    let ordered = files.filter { $0.path == file } + files.filter { $0.path != file }
    for file in ordered {
      if let place = file.place(of: mark, where: fits) { return place }
    }
    return nil
  }
}

/// A use of a name that IntentBus accepts so that code runs, and that Xcode does not compile.
package struct AcceptedNameUse: Sendable, Codable, Equatable {
  /// The names; the vocabulary marks each with its raw value.
  package enum Name: String, Sendable, Codable, CaseIterable {
    /// The protocol of public tutorials.
    case controlWidgetBundle = "ControlWidgetBundle"
    /// The body of a bundle that returns a control.
    case bundleOfControl = "some ControlWidget"
    /// The app object, from within an extension.
    case sharedApplication = "UIApplication.shared"
  }

  /// The name.
  package var name: Name
  /// The path, as the user gave it.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int

  package init(name: Name, file: String, line: Int, column: Int) {
    self.name = name
    self.file = file
    self.line = line
    self.column = column
  }

  var place: SourcePlace { SourcePlace(file: file, line: line, column: column) }
}
