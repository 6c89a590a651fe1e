// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Writes what was recorded, or how snapshots differ.
enum SnapshotText {
  static func text(_ body: SnapshotBody, _ style: Style) -> String {
    body.isRecord ? recorded(body) : verified(body, style)
  }

  private static func recorded(_ body: SnapshotBody) -> String {
    func count(_ state: SnapshotBody.File.State) -> Int { body.files.count { $0.state == state } }
    let removed = count(.removed)
    return
      "\(body.folder): \(count(.new)) new, \(count(.changed)) changed, \(count(.same)) unchanged\(removed > 0 ? ", \(removed) removed" : "")\n"
      + orphans(body)
  }

  private static func verified(_ body: SnapshotBody, _ style: Style) -> String {
    let differing = body.known.filter { $0.state != .same }
    var text = differing.map { file in
      UnifiedDiff.text(
        from: file.old, to: file.new, oldName: file.state == .new ? "/dev/null" : file.path,
        newName: file.path, style: style)
    }.joined()
    text += orphans(body)
    text += summary(body, differing: differing.count)
    let orphans = body.files.count { $0.state == .orphan }
    if orphans > 0 {
      text +=
        "\(orphans) \(orphans == 1 ? "file belongs" : "files belong") to no item any more; 'surfacectl snapshot record --prune' removes \(orphans == 1 ? "it" : "them")\n"
    }
    return text
  }

  private static func summary(_ body: SnapshotBody, differing: Int) -> String {
    let count = body.known.count
    guard count > 0 else {
      return body.isWhole
        ? "nothing to verify: no item has a place that the options leave\n"
        : "nothing was verified: there is code that could not be loaded or run\n"
    }
    let rest =
      body.isWhole ? "" : "what could not be loaded or run was not verified\n"
    return
      (differing == 0
      ? "\(count) snapshots are as recorded\n"
      : "\(differing) of \(count) snapshots differ; 'surfacectl snapshot record' accepts what is now\n")
      + rest
  }

  /// A line for each file that no item has any more.
  private static func orphans(_ body: SnapshotBody) -> String {
    body.files.filter { [.orphan, .removed].contains($0.state) }.map {
      $0.state == .orphan
        ? "orphan: \(SafeText.line($0.path, limit: 1000)) belongs to no item any more\n"
        : "removed: \(SafeText.line($0.path, limit: 1000)) belonged to no item any more\n"
    }.joined()
  }
}
