// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel
import Testing
import TestSupport

/// What takes the place of the compiler's own test for availability.
struct AvailabilityTests {
  private func isAvailable(_ condition: String, on version: Int, _ platform: Platform) -> Bool {
    surrounded(system: SystemState(osVersion: version), platform: platform) {
      _isAvailable(condition)
    }.result
  }

  @Test(arguments: [(18, false), (26, true), (27, true)])
  func `a version is available from that version on`(_ version: Int, _ expected: Bool) {
    #expect(isAvailable("iOS 26.0, *", on: version, .iOS) == expected)
  }

  @Test(arguments: [("iOS 26", true), ("iOS 26.4", true), ("iOS 27", false), ("iOS 18.2", true)])
  func `the major version counts`(_ condition: String, _ expected: Bool) {
    #expect(isAvailable(condition + ", *", on: 26, .iOS) == expected)
  }

  @Test(arguments: [Platform.iOS, .watchOS, .macOS])
  func `a platform that is not named is available`(_ platform: Platform) {
    #expect(isAvailable("tvOS 99, visionOS 99, *", on: 18, platform))
  }

  @Test(arguments: [(Platform.iOS, false), (.watchOS, true), (.macOS, false)])
  func `each platform has its own version`(_ platform: Platform, _ expected: Bool) {
    #expect(
      isAvailable("iOS 27, watchOS 26, macOS 27, *", on: 26, platform) == expected)
  }

  @Test(arguments: [(18, false), (26, true)])
  func `an extension is on its platform`(_ version: Int, _ expected: Bool) {
    #expect(isAvailable("iOSApplicationExtension 26.0, *", on: version, .iOS) == expected)
  }

  @Test(arguments: ["", "*", "iOS", "iOS x", ",,"])
  func `what is no condition is available`(_ condition: String) {
    #expect(isAvailable(condition, on: 18, .iOS))
  }
}
