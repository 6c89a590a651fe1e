// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension Workspace {
  /// A folder that the workers' homes are in.
  func folder(_ name: String) -> String { temporary.folder("home/" + name) }

  /// Has everything archived to be compared with what is shown after a press.
  func compared(_ store: WorkerJob.Store) throws -> Session {
    var job = job(store, .comparison)
    job.home = folder("asked")
    return try session(job)
  }

  /// A room for one press, which begins with the files that being asked has left in the home.
  ///
  /// - Parameter owned: Folders that nobody needs when the press is over.
  func room(_ store: WorkerJob.Store, owned: [String] = []) throws(LoadingError) -> PressRoom {
    roomCount += 1
    return try PressRoom(
      home: temporary.folder("home") + "/press-\(roomCount)", like: folder("asked"), store: store,
      owned: owned)
  }
}
