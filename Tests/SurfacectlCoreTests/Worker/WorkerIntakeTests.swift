// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel
import Testing

@testable import SurfacectlCore

/// What is believed of what a worker says, though whoever says it knows its word.
struct WorkerIntakeTests {
  private static let surface = SurfaceDescription(
    id: "shelf", name: "Shelf", source: "built-in",
    slots: [SlotDescription(Slot("top", holds: [.control]))], facts: [])

  private static func intake(
    _ limits: WorkerLimits = WorkerLimits(), isPress: Bool = false, isLoading: Bool = false
  ) -> WorkerIntake {
    WorkerIntake(
      [surface],
      expecting: WorkerIntake.Expectation(
        plugins: ["Lamp", "Bell"], token: "word", isPress: isPress, isLoading: isLoading),
      limits: limits)
  }

  private static func bytes(_ message: WorkerMessage) -> [UInt8] {
    Array("\nword\t".utf8) + message.line + [UInt8(ascii: "\n")]
  }

  private static func step(
    _ plugin: Int, _ phase: WorkerPhase = .archiving, _ subject: String = "LampControl"
  ) -> WorkerMessage {
    .step(WorkerMessage.Step(phase: phase, plugin: plugin, subject: subject))
  }

  private static func item(
    plugin: Int = 0, named name: String = "Lamp", kind: String = "lamp",
    type: String = "LampControl", slot: String = "top"
  ) -> WorkerMessage {
    let description = ItemDescription(
      kind: kind, type: .control, typeName: type, title: "Lamp", plugin: name)
    let placed = PlacedItem(
      kind: kind, plugin: name, surface: "shelf", slot: slot, mode: .accented, state: .current,
      placement: .absent(Absence("a", "b")))
    return .item(
      WorkerMessage.Item(plugin: plugin, order: 0, item: description, placements: [placed]))
  }

  @Test func `messages that are sound are taken, whatever pieces they come in`() {
    var intake = Self.intake()
    let bytes = [Self.step(0), Self.item(), .done(WorkerMessage.Done(isCut: false))].flatMap {
      Self.bytes($0)
    }
    for byte in bytes { intake.take([byte]) }
    #expect(intake.step?.subject == "LampControl")
    #expect(intake.items.map(\.item.kind) == ["lamp"])
    #expect(intake.isDone)
    #expect(intake.intrusion == nil)
  }

  @Test(arguments: [2, -1, 99, .max, .min])
  func `a step of a plugin that there is not is none`(plugin: Int) {
    var intake = Self.intake()
    intake.take(Self.bytes(Self.step(plugin)))
    #expect(intake.step == nil)
    #expect(intake.intrusion != nil)
  }

  @Test(arguments: [2, -1, .max, .min])
  func `a problem of a plugin that there is not is none`(plugin: Int) {
    var intake = Self.intake()
    intake.take(
      Self.bytes(
        .problem(
          WorkerMessage.Problem(plugin: plugin, typeName: "", trouble: .archiving("x")))))
    #expect(intake.problems.isEmpty)
  }

  @Test(
    arguments: [
      (0, "Bell", "LampControl"), (1, "Bell", "LampControl"), (0, "Lamp", "BellControl"),
      (-1, "Lamp", "LampControl"), (.max, "Lamp", "LampControl"),
    ])
  func `an item of another plugin or type than is archived is none`(
    plugin: Int, name: String, type: String
  ) {
    var intake = Self.intake()
    intake.take(Self.bytes(Self.step(0)))
    intake.take(Self.bytes(Self.item(plugin: plugin, named: name, type: type)))
    #expect(intake.items.isEmpty)
    #expect(intake.intrusion?.step?.plugin == 0)
  }

  @Test func `an item is told once`() {
    var intake = Self.intake()
    for message in [Self.step(0), Self.item(), Self.item()] { intake.take(Self.bytes(message)) }
    #expect(intake.items.count == 1)
  }

  @Test func `a place that no surface has shows nothing`() {
    var intake = Self.intake()
    for message in [Self.step(0), Self.item(slot: "bottom")] { intake.take(Self.bytes(message)) }
    #expect(intake.items.map(\.placements.count) == [0])
  }

  @Test func `a surface whose name is taken is none`() {
    var intake = Self.intake()
    intake.take(Self.bytes(.surface(Self.surface)))
    #expect(intake.surfaces.count == 1)
  }

  @Test func `events and endings come from a press alone`() {
    let messages: [WorkerMessage] = [
      .event(.foreground), .pressed(PressEnding(.done, intent: "RingIntent")),
    ]
    var intake = Self.intake()
    for message in messages { intake.take(Self.bytes(message)) }
    #expect(intake.events.isEmpty)
    #expect(intake.pressed == nil)
    intake = Self.intake(isPress: true)
    for message in messages { intake.take(Self.bytes(message)) }
    #expect(intake.events == [.foreground])
    #expect(intake.pressed != nil)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func `a press that took no time that can be is none`(milliseconds: Double) {
    var ending = PressEnding(.done, intent: "RingIntent")
    ending.milliseconds = milliseconds
    var intake = Self.intake(isPress: true)
    intake.take(Self.bytes(.pressed(ending)))
    #expect(intake.pressed == nil)
  }

  @Test func `how a process ended is not for it to say`() {
    var intake = Self.intake(isPress: true)
    intake.take(Self.bytes(.pressed(PressEnding(.crashed, intent: "RingIntent"))))
    #expect(intake.pressed == nil)
  }

  @Test func `a worker that opens plugins is not done, and one that works is not ready`() {
    var intake = Self.intake(isLoading: true)
    intake.take(Self.bytes(.done(WorkerMessage.Done(isCut: false))))
    #expect(!intake.isDone)
    intake = Self.intake()
    intake.take(Self.bytes(.ready(WorkerMessage.Readiness(canCopy: true))))
    #expect(intake.readiness == nil)
  }

  @Test(arguments: [
    "step\tloading\t0\t", "wordstep\tloading\t0\t", "worse\tdone\t0", "word\tdance",
  ])
  func `what does not begin with the worker's word, or says nothing known, is told`(line: String) {
    var intake = Self.intake()
    intake.take(Self.bytes(Self.step(1)))
    intake.take(Array((line + "\n").utf8))
    #expect(intake.intrusion?.step?.plugin == 1)
  }

  @Test func `a line that somebody left open does not swallow a message`() {
    var intake = Self.intake()
    intake.take(Array("half a line".utf8))
    intake.take(Self.bytes(.done(WorkerMessage.Done(isCut: false))))
    #expect(intake.isDone)
  }

  @Test func `more events than a journal keeps are not taken, and that is told`() {
    var intake = Self.intake(isPress: true)
    for _ in 0...Journal.mostEvents { intake.take(Self.bytes(.event(.foreground))) }
    #expect(intake.events.count == Journal.mostEvents)
    #expect(intake.isCut)
  }

  @Test(
    arguments: [
      WorkerLimits(messageBytes: 1000), WorkerLimits(bytes: 1000), WorkerLimits(messages: 100),
      WorkerLimits(fields: 100),
    ])
  func `there is an end to what is taken`(limits: WorkerLimits) {
    var intake = Self.intake(limits)
    for _ in 0..<1000 where intake.excess == nil {
      intake.take(Array("a\tb\tc".utf8))
      if limits.messageBytes > 1000 { intake.take([UInt8(ascii: "\n")]) }
    }
    #expect(intake.excess != nil)
  }

  @Test func `a message of nothing but ends of fields takes little`() {
    var intake = Self.intake()
    intake.take(Array("word\titem".utf8) + Array(repeating: UInt8(ascii: "\t"), count: 20 << 20))
    intake.take([UInt8(ascii: "\n")])
    #expect(intake.excess != nil)
    #expect(intake.items.isEmpty)
  }
}
