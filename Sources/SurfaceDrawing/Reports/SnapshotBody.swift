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
      /// It belonged to no item any more, and was removed.
      case removed
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

  /// Whether everything was drawn; what failed has no files here.
  package var isWhole: Bool

  /// Creates a result.
  package init(folder: String, isRecord: Bool, files: [File], isWhole: Bool = true) {
    self.isWhole = isWhole
    self.folder = folder
    self.isRecord = isRecord
    self.files = files
  }

  /// The files that an item has.
  package var known: [File] { files.filter { ![.orphan, .removed].contains($0.state) } }

  /// Whether something is not as recorded; a check that checks nothing must not look passed.
  var differs: Bool {
    !isRecord && (known.isEmpty || files.contains { $0.state != .same })
  }
}
