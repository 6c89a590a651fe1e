// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import SurfaceTesting
import Testing

@testable import WallpaperExtension

@Test(arguments: SurfaceCase.all(of: WallpaperBundle.self))
func looks(_ surfaceCase: SurfaceCase) throws { try expectSnapshot(surfaceCase) }

@Test func `a press moves on to the next wallpaper`() async throws {
  let bus = Bus(WallpaperBundle.self, store: ["wallpaperCount": 5])
  let report = try await bus.press("shuffle", from: .lockScreen)
  #expect(report.writes["wallpaperIndex"] == 1)
}
