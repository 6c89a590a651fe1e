// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentStore
import SurfaceDrawing

/// Why a case is not as its snapshot says.
public struct SnapshotMismatch: Error, CustomStringConvertible {
  /// What differs, for people.
  public let description: String
}

/// Expects that a case looks as its snapshot file says; the file stands in `__Snapshots__` beside the test.
///
/// A case without a file is recorded, and fails once so that somebody looks at it. Under CI, where
/// the variable `CI` is set, nothing is written. With `RECORD_SNAPSHOTS=all` every file is written anew.
///
/// - Parameters:
///   - surfaceCase: What a slot shows.
///   - file: The path of the test's file; its name is the folder of its snapshots.
/// - Throws: `SnapshotMismatch` with the difference.
public func expectSnapshot(_ surfaceCase: SurfaceCase, file: String = #filePath) throws {
  if let failure = surfaceCase.failure { throw SnapshotMismatch(description: failure) }
  let test = URL(fileURLWithPath: file)
  let suite = test.deletingPathExtension().lastPathComponent
  let name = [
    surfaceCase.kind, surfaceCase.surface, surfaceCase.slot, surfaceCase.mode.rawValue,
    surfaceCase.state.rawValue,
  ].map { FileNames.escaped($0) }.joined(separator: ".")
  let snapshot = test.deletingLastPathComponent().appendingPathComponent(
    "__Snapshots__/\(suite)/\(name).txt")
  let environment = ProcessInfo.processInfo.environment
  let old = (try? Data(contentsOf: snapshot)).map { String(decoding: $0, as: UTF8.self) }
  if old == surfaceCase.text { return }
  let mayWrite = environment["CI"] == nil
  let isRecording = environment["RECORD_SNAPSHOTS"] == "all"
  if mayWrite, isRecording || old == nil {
    try FileManager.default.createDirectory(
      at: snapshot.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(surfaceCase.text.utf8).write(to: snapshot, options: .atomic)
    if isRecording { return }
    throw SnapshotMismatch(
      description: "\(surfaceCase) had no snapshot; it is recorded now, so look at it and run again"
    )
  }
  let difference = UnifiedDiff.text(
    from: old ?? "", to: surfaceCase.text, oldName: "recorded", newName: "now")
  throw SnapshotMismatch(
    description:
      "\(surfaceCase) differs from its snapshot; RECORD_SNAPSHOTS=all accepts what is now\n\(difference)"
  )
}
