// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentStore

#if os(Linux)
  extension FileManager {
    /// The folder that an app and its extensions share, in the home folder that the code is given.
    ///
    /// Source: Apple, FileManager.containerURL(forSecurityApplicationGroupIdentifier:). Entitlements are
    /// not looked at, so it is never nil.
    public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
      let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(
        "Groups/" + FileNames.escaped(identifier), isDirectory: true)
      try? createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
  }
#endif
