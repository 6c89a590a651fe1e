// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What the app and its extension share: the settings of their app group.
///
/// The extension runs in a process of its own, so nothing that is kept in memory survives a press.
enum WallpaperStore {
  /// App and extension both need this group in their entitlements.
  static let group = "group.com.example.wallpaper"

  /// The wallpapers that come with the app, so that a first press has something to show.
  static let names = ["Aurora", "Basalt", "Cedar"]

  /// The number of wallpapers; the app writes it when people add their own.
  static var count: Int {
    let stored = defaults?.integer(forKey: "wallpaperCount") ?? 0
    return stored > 0 ? stored : names.count
  }

  /// The wallpaper that is shown now.
  static var index: Int {
    get { defaults?.integer(forKey: "wallpaperIndex") ?? 0 }
    set { defaults?.set(newValue, forKey: "wallpaperIndex") }
  }

  /// Whether the wallpaper changes every day.
  static var shufflesDaily: Bool {
    get { defaults?.bool(forKey: "shufflesDaily") ?? false }
    set { defaults?.set(newValue, forKey: "shufflesDaily") }
  }

  /// The name of the wallpaper that is shown now.
  static var name: String {
    names.indices.contains(index) ? names[index] : "Wallpaper \(index + 1)"
  }

  private static var defaults: UserDefaults? { UserDefaults(suiteName: group) }
}
