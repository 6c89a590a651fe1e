// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Writes what was recorded, or how snapshots differ.
enum SnapshotText {
  static func text(_ body: SnapshotBody, _ style: Style) -> String {
    body.isRecord ? recorded(body) : verified(body, style)
  }

  private static func recorded(_ body: SnapshotBody) -> String {
    func count(_ state: SnapshotBody.File.State) -> Int { body.files.count { $0.state == state } }
    return
      "\(body.folder): \(count(.new)) new, \(count(.changed)) changed, \(count(.same)) unchanged\n"
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
    if body.known.isEmpty {
      return text + "nothing to verify: no item has a place that the options leave\n"
    }
    return text
      + (differing.isEmpty
        ? "\(body.known.count) snapshots are as recorded\n"
        : "\(differing.count) of \(body.known.count) snapshots differ; 'surfacectl snapshot record' accepts what is now\n")
  }

  /// A line for each file that no item has any more.
  private static func orphans(_ body: SnapshotBody) -> String {
    body.files.filter { $0.state == .orphan }.map {
      "orphan: \(SafeText.line($0.path, limit: 1000)) belongs to no item any more\n"
    }.joined()
  }
}
