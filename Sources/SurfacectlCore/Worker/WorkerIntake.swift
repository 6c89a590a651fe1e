// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

/// Turns what comes from workers into messages, and believes none of it before it is checked.
///
/// Whoever runs in the worker's process can write what a worker writes. So every index, name, size and
/// number is checked here, once: what gets through can harm nobody, whoever wrote it.
struct WorkerIntake {
  /// What the process that is listened to was asked for.
  struct Expectation {
    /// The names of the plugins, in the order of their indices.
    var plugins: [String]
    /// The word that the worker was given to begin its messages with.
    var token: String
    /// Whether something is pressed, so that its events and its ending are told.
    var isPress: Bool
    /// Whether it is a kept worker that opens its plugins, and does nothing else.
    var isLoading: Bool
  }

  /// Something that is no message, and the step in which the first of it came.
  struct Intrusion {
    var step: WorkerMessage.Step?
  }

  /// The surfaces that are known: the program's own, and those that plugins brought.
  private(set) var surfaces: [SurfaceDescription]
  private(set) var items: [WorkerMessage.Item] = []
  private(set) var problems: [WorkerMessage.Problem] = []
  private(set) var events: [RunEvent] = []
  private(set) var pressed: PressEnding?
  /// Whether the press did more than is told.
  private(set) var isCut = false
  /// The step that was told last; nil before the first.
  private(set) var step: WorkerMessage.Step?
  /// How many steps there were.
  private(set) var stepCount = 0
  /// Whether the worker has told that its plugins are loaded, and whether it can make copies of itself.
  private(set) var readiness: WorkerMessage.Readiness?
  /// Whether the worker has told everything.
  private(set) var isDone = false
  /// Where something was written that is no message; nil where nothing was.
  private(set) var intrusion: Intrusion?
  /// Which limit was reached; nil for none.
  private(set) var excess: String?

  private let limits: WorkerLimits
  private var expectation: Expectation
  private var token: [UInt8]
  private var places: Set<String> = []
  private var keys: Set<String> = []
  private var told: Set<WorkerMessage.Problem> = []
  private var lines = LineBuffer()
  private var byteCount = 0
  private var messageCount = 0
  private var fieldCount = 0

  /// Begins with the surfaces that need no telling.
  init(_ surfaces: [SurfaceDescription], expecting: Expectation, limits: WorkerLimits) {
    self.surfaces = surfaces
    self.limits = limits
    expectation = expecting
    token = Self.token(of: expecting)
    for surface in surfaces { learn(surface) }
  }

  /// Prepares for another process in the same run, after one that has ended.
  mutating func begin(_ expectation: Expectation, surfaces: [SurfaceDescription]) {
    self.expectation = expectation
    token = Self.token(of: expectation)
    self.surfaces = []
    places = []
    for surface in surfaces { learn(surface) }
    self.surfaces = surfaces
    lines = LineBuffer()
    step = nil
    isDone = false
    readiness = nil
  }

  /// Takes some bytes, which may end in the middle of a message.
  mutating func take(_ bytes: some Collection<UInt8>) {
    guard excess == nil else { return }
    byteCount += bytes.count
    guard byteCount <= limits.bytes else { return exceed("\(limits.bytes >> 20) MB of messages") }
    lines.append(bytes)
    while excess == nil, let line = lines.next() { take(line: line) }
    if lines.rest > limits.messageBytes { exceed("\(limits.messageBytes >> 20) MB in one message") }
  }

  private static func token(of expectation: Expectation) -> [UInt8] {
    Array(expectation.token.utf8) + [UInt8(ascii: "\t")]
  }

  private mutating func exceed(_ what: String) {
    excess = what
    lines = LineBuffer()
  }

  private mutating func take(line: ArraySlice<UInt8>) {
    // A message begins on a line of its own, whatever was written before it.
    if line.isEmpty { return }
    messageCount += 1
    fieldCount += line.count { $0 == UInt8(ascii: "\t") }
    guard messageCount <= limits.messages else { return exceed("\(limits.messages) messages") }
    guard fieldCount <= limits.fields else { return exceed("\(limits.fields) values") }
    guard line.starts(with: token), let message = try? WorkerMessage(line.dropFirst(token.count)),
      accept(message)
    else {
      if intrusion == nil { intrusion = Intrusion(step: step) }
      return
    }
  }

  /// Takes a message in; false when it says what can't be.
  private mutating func accept(_ message: WorkerMessage) -> Bool {
    // What work in the background does after the last word is nobody's.
    if isDone { return true }
    switch message {
    case .step(let step):
      guard expectation.plugins.indices.contains(step.plugin) else { return false }
      self.step = step
      stepCount += 1
    case .surface(let surface):
      guard isSound(surface) else { return false }
      surfaces.append(surface)
      learn(surface)
    case .problem(let problem):
      guard problem.plugin.map({ expectation.plugins.indices.contains($0) }) ?? true else {
        return false
      }
      // A worker that goes on for another one finds the same.
      if told.insert(problem).inserted { problems.append(problem) }
    case .item(var item):
      guard isSound(item) else { return false }
      // A surface can change its mind about its slots; where it has none, nothing is shown.
      item.placements.removeAll { !places.contains("\($0.surface)/\($0.slot)") }
      items.append(item)
    case .event(let event):
      guard expectation.isPress else { return false }
      if events.count < Journal.mostEvents { events.append(event) } else { isCut = true }
    case .pressed(let ending):
      guard expectation.isPress, isSound(ending) else { return false }
      pressed = ending
    case .ready(let readiness):
      guard expectation.isLoading else { return false }
      self.readiness = readiness
    case .done(let done):
      guard !expectation.isLoading else { return false }
      isCut = isCut || done.isCut
      isDone = true
    }
    return true
  }

  private mutating func learn(_ surface: SurfaceDescription) {
    for slot in surface.slots { places.insert("\(surface.id)/\(slot.id)") }
  }

  private func isSound(_ surface: SurfaceDescription) -> Bool {
    !surface.id.isEmpty && !surfaces.contains { $0.id == surface.id }
      && surface.slots.allSatisfy {
        $0.size.map { Self.isSize($0.width) && Self.isSize($0.height) } ?? true
      }
  }

  /// Whether an item is one of the plugin that is being archived, and is told for the first time.
  private mutating func isSound(_ item: WorkerMessage.Item) -> Bool {
    guard let step, step.phase == .archiving, step.plugin == item.plugin,
      step.subject == item.item.typeName,
      item.item.plugin == expectation.plugins[item.plugin],
      item.placements.allSatisfy({ placed in
        placed.kind == item.item.kind && placed.plugin == item.item.plugin
      })
    else { return false }
    return keys.insert(ItemKey.text(plugin: item.plugin, kind: item.item.kind)).inserted
  }

  private func isSound(_ ending: PressEnding) -> Bool {
    guard Self.isSize(ending.milliseconds), ending.milliseconds >= 0 else { return false }
    switch ending.outcome {
    case .done, .threw, .refused: return true
    // How a process ended is seen from outside.
    case .crashed, .exited, .timedOut: return false
    }
  }

  /// Whether a number can be a size or a time, to be drawn and rounded.
  private static func isSize(_ number: Double) -> Bool { abs(number) < 1e9 }
}
