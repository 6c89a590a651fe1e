// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceKit

/// The surfaces that come with the program.
public enum BuiltIn {
  /// One line a surface; the only list of them.
  public static let surfaces: [any Surface] = [
    ControlCenterSurface(),
    LockScreenSurface(),
    ActionButtonSurface(),
    WatchSurface(),
    HomeScreenSurface(),
    StandBySurface(),
  ]
}
