// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

/// When the conditions of mode rules hold.
struct SystemStateTests {
  @Test(arguments: [(17, false), (18, true), (26, true)])
  func `a lowest version holds from that version on`(_ version: Int, _ holds: Bool) {
    let condition = SystemCondition(minimumOSVersion: 18)
    #expect(condition.holds(on: SystemState(osVersion: version)) == holds)
  }

  @Test(
    arguments: [
      (SystemState.Look.default, false), (.tinted(.systemBlue), true), (.clear, true),
    ])
  func `looks hold for any of those named`(_ look: SystemState.Look, _ holds: Bool) {
    let condition = SystemCondition(looks: [.tinted, .clear])
    #expect(condition.holds(on: SystemState(look: look)) == holds)
  }

  @Test(arguments: [true, false])
  func `a lock condition holds for that lock state`(_ isLocked: Bool) {
    #expect(SystemCondition(isLocked: true).holds(on: SystemState(isLocked: isLocked)) == isLocked)
    #expect(SystemCondition().holds(on: SystemState(isLocked: isLocked)))
  }

  @Test(arguments: [true, false])
  func `an appearance condition holds for that appearance`(_ isDark: Bool) {
    #expect(SystemCondition(isDark: false).holds(on: SystemState(isDark: isDark)) == !isDark)
  }

  @Test func `a switch that nobody set is off`() {
    #expect(SystemCondition(switches: ["night": false]).holds(on: SystemState()))
    #expect(!SystemCondition(switches: ["night": true]).holds(on: SystemState()))
    #expect(
      SystemCondition(switches: ["night": true]).holds(
        on: SystemState(switches: ["night": true, "other": true])))
  }

  @Test func `every part of a condition has to hold`() {
    let condition = SystemCondition(minimumOSVersion: 26, isLocked: true)
    #expect(!condition.holds(on: SystemState(osVersion: 26, isLocked: false)))
    #expect(!condition.holds(on: SystemState(osVersion: 18, isLocked: true)))
    #expect(condition.holds(on: SystemState(osVersion: 27, isLocked: true)))
  }

  @Test func `of a slot's rules the first that holds counts`() {
    let slot = Slot(
      "main", holds: [.control],
      modeRules: [
        ModeRule(when: SystemCondition(looks: [.tinted]), modes: [SlotMode(.accented)]),
        ModeRule(when: SystemCondition(minimumOSVersion: 26), modes: [SlotMode(.vibrant)]),
        ModeRule(modes: [SlotMode(.fullColor), SlotMode(.accented)]),
      ])
    #expect(slot.modes(on: SystemState(look: .tinted(.systemBlue))).map(\.mode) == [.accented])
    #expect(slot.modes(on: SystemState(osVersion: 26)).map(\.mode) == [.vibrant])
    #expect(slot.modes(on: SystemState(osVersion: 18)).map(\.mode) == [.fullColor, .accented])
  }

  @Test func `a slot without a rule that holds has no mode`() {
    let slot = Slot(
      "main", holds: [.control],
      modeRules: [
        ModeRule(when: SystemCondition(minimumOSVersion: 27), modes: [SlotMode(.accented)])
      ])
    #expect(slot.modes(on: SystemState(osVersion: 26)).isEmpty)
  }

  @Test func `a mode is archived in an environment that names it`() {
    #expect(SlotMode(.vibrant).environment.renderingMode == .vibrant)
    #expect(
      Slot("main", holds: [.control]).modes(on: SystemState()).map(\.mode) == [.accented])
  }
}
