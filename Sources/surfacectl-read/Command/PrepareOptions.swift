// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What `surfacectl-read prepare` was asked to do.
struct PrepareOptions: Equatable, Sendable {
  /// The folder for the prepared copies.
  var output = ""
  var platform = TargetPlatform.ios
  /// The language mode, 5 or 6.
  var languageMode = 5
  /// Names that `#if NAME` finds set.
  var conditions: Set<String> = []
  /// Modules that can be imported besides those of the toolchain.
  var provides: Set<String> = []
  /// The files as the user named them.
  var files: [String] = []
  /// Files compiled along with them, whose `@main` must not count.
  var companions: [String] = []
}
