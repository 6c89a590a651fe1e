// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// What a tap means on a locked device, and on a control that is disabled.
struct LockTests {
  /// The places where a tap runs the action.
  private static let running = Place.live.filter { $0.slot.tap == .runs }
  /// The places where a tap does nothing in any case.
  private static let quiet = Place.forControls.filter { $0.slot.tap == .nothing }

  private func guarded(_ policy: ArchivedIntent.Authentication) -> ArchivedItem {
    button { $0.action.authentication = policy }
  }

  @Test(arguments: running)
  func `an action that is always allowed runs on a locked device`(_ place: Place) throws {
    #expect(try place.shown(guarded(.alwaysAllowed), on: .locked).tap == nil)
  }

  @Test(
    arguments: running,
    [
      ArchivedIntent.Authentication.requiresAuthentication, .requiresLocalDeviceAuthentication,
    ])
  func `an action that asks for authentication waits for the unlock`(
    _ place: Place, _ policy: ArchivedIntent.Authentication
  ) throws {
    let seen = try place.shown(guarded(policy), on: .locked)
    #expect(seen.tap == .needsUnlock)
    #expect(seen.facts.contains("control.locked-authentication"))
  }

  @Test(
    arguments: running,
    [
      ArchivedIntent.Authentication.requiresAuthentication, .requiresLocalDeviceAuthentication,
    ])
  func `an action that asks for authentication runs on an unlocked device`(
    _ place: Place, _ policy: ArchivedIntent.Authentication
  ) throws {
    #expect(try place.shown(guarded(policy)).tap == nil)
  }

  @Test(arguments: running.filter { $0.surface.id != "watch" })
  func `an action that opens the app waits for the unlock, which is assumed`(
    _ place: Place
  ) throws {
    let seen = try place.shown(button { $0.opensApp() }, on: .locked)
    #expect(seen.tap == .needsUnlock)
    #expect(seen.facts.contains("control.locked-open"))
    #expect(try place.shown(button { $0.opensApp() }).tap == nil)
  }

  @Test(arguments: quiet, [false, true])
  func `where a tap does nothing no policy changes that`(_ place: Place, _ isLocked: Bool) throws {
    let item = toggle(.preview) { $0.action.authentication = .requiresAuthentication }
    let tap = try place.shown(item, on: SystemState(isLocked: isLocked)).tap
    #expect(tap == nil || tap == .nothing)
  }

  @Test(arguments: running)
  func `a disabled control is dimmed and does nothing`(_ place: Place) throws {
    let seen = try place.shown(toggle(.on) { $0.isDisabled = true })
    #expect(seen.isDimmed)
    #expect(seen.tap == .nothing)
    #expect(seen.facts.contains("control.disabled"))
    #expect(seen.facts.contains("control.disabled-look"))
  }

  @Test(arguments: running)
  func `a disabled control does nothing on a locked device either`(_ place: Place) throws {
    let item = button {
      $0.isDisabled = true
      $0.action.authentication = .requiresAuthentication
    }
    #expect(try place.shown(item, on: .locked).tap == .nothing)
  }

  @Test(arguments: running)
  func `a disabled label does not disable the control`(_ place: Place) throws {
    let seen = try place.shown(toggle(.on) { $0.label.isDisabled = true })
    #expect(!seen.isDimmed)
    #expect(seen.tap == nil)
  }
}
