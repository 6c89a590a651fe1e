// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The app, which an extension can't reach.
///
/// Source: Apple, UIKit UIApplication.
@MainActor public final class UIApplication {
  /// The app.
  @available(
    *, deprecated,
    message:
      "<UIApplication.shared> an extension can't use 'UIApplication.shared'; Xcode does not compile it there"
  )
  public static let shared = UIApplication()

  private init() {}

  /// Opens an address.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    RunContext.current.journal.record(.open(url: url.absoluteString))
    completionHandler?(true)
  }

  /// Whether something opens an address: nothing is known of that here.
  public func canOpenURL(_ url: URL) -> Bool { true }
}

/// The screen of an iPhone of 393 by 852 points.
@MainActor public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  private init() {}

  /// The place of the screen, in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }

  /// Pixels for a point.
  public var scale: CGFloat { 3 }
}

/// The device.
@MainActor public final class UIDevice {
  /// The device.
  public static let current = UIDevice()

  private init() {}

  /// Its name.
  public var name: String { "iPhone" }

  /// Its model.
  public var model: String { "iPhone" }

  /// The version of its system.
  public var systemVersion: String { "\(RunContext.current.system.osVersion).0" }
}
