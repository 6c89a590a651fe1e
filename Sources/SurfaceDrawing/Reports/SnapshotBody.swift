// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Snapshot files, against what is drawn now.
package struct SnapshotBody {
  /// A snapshot file and what became of it.
  package struct File {
    /// How a file stands to what is drawn now.
    package enum State: Sendable {
      /// There was none.
      case new
      /// It holds something else.
      case changed
      /// It is as it should be.
      case same
      /// It belongs to no item any more.
      case orphan
    }

    /// The path, as the user would type it.
    package var path: String
    /// How it stands to what is drawn now.
    package var state: State
    /// What it held, and what it should hold, as far as the options ask for it.
    package var old: String
    /// What it should hold.
    package var new: String

    /// Creates a file.
    package init(path: String, state: State, old: String, new: String) {
      self.path = path
      self.state = state
      self.old = old
      self.new = new
    }
  }

  /// The folder of the snapshots, as the user would type it.
  package var folder: String
  /// Whether the files were written, and not compared.
  package var isRecord: Bool
  /// The files, in the order of their paths, orphans last.
  package var files: [File]

  /// Creates a result.
  package init(folder: String, isRecord: Bool, files: [File]) {
    self.folder = folder
    self.isRecord = isRecord
    self.files = files
  }

  /// The files that an item has.
  package var known: [File] { files.filter { $0.state != .orphan } }

  /// Whether something is not as recorded; a check that checks nothing must not look passed.
  var differs: Bool {
    !isRecord && (known.isEmpty || known.contains { $0.state != .same })
  }
}
