// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus

extension Worker {
  /// Presses an item once and tells what came of it; what it does meanwhile is told as it happens.
  func press(_ press: PressRequest) async {
    guard let item = bus.item(ofKind: press.kind) else {
      return problem(press.plugin, "", "archive", "there is no item of kind '\(press.kind)'")
    }
    guard !request.skips(.archiving, press.plugin, item.typeName) else { return }
    step(.archiving, press.plugin, item.typeName)
    do {
      let archive = try await archiver(of: item, plugin: press.plugin).archive(in: .current)
      guard let intent = archive.intents.first else { return }
      let place = ExecutionPlace.of(intent, app: press.app)
      var outcome = PressOutcome(
        ending: .done, intent: intent.typeName, process: place.process.rawValue, milliseconds: 0,
        foregroundsApp: place.foregroundsApp, foregroundReason: intent.foregroundReason,
        isUnconfigured: false, asksForConfiguration: false)
      if case .control(let control) = archive.content {
        outcome.asksForConfiguration = control.promptsForUserConfiguration
      }
      if let reason = refusal(of: archive, intent, press) {
        outcome.ending = .refused
        outcome.error = reason
        outcome.foregroundsApp = false
      } else {
        try await perform(item, press, place, &outcome)
      }
      // Told before the control is asked again: that can go wrong, and the press was done.
      channel.send(.pressed(outcome))
      guard outcome.ending != .refused else { return }
      outcome.shownHere = await shownHere(item, press, RunContext.processDefault.stores)
      channel.send(.pressed(outcome))
    } catch let error as PressOptions.NoSuchParameter {
      refuse(press, item, error)
    } catch let error as IntentParameterError {
      refuse(press, item, error)
    } catch {
      problem(press.plugin, item.typeName, "archive", "\(error)")
    }
  }

  /// Tells that a press never happened, since a parameter does not take what was given.
  private func refuse(_ press: PressRequest, _ item: RegisteredItem, _ error: any Error) {
    channel.send(
      .pressed(
        PressOutcome(
          ending: .refused, error: "\(error)", intent: item.typeName,
          process: ExecutionPlace.Process.extension.rawValue, milliseconds: 0,
          foregroundsApp: false, isUnconfigured: false, asksForConfiguration: false)))
  }

  private func refusal(
    of archive: ArchivedItem, _ intent: ArchivedIntent, _ press: PressRequest
  ) -> String? {
    if let surface = press.surface,
      let reason = bus.refusal(of: archive, on: SurfaceID(rawValue: surface))
    {
      return reason
    }
    if let reason = archive.refusal { return reason }
    guard request.system.isLocked else { return nil }
    if intent.authentication != .alwaysAllowed {
      return "the device is locked, and \(intent.typeName) asks for authentication first"
    }
    return intent.foreground == .always
      ? "the device is locked, and opening the app asks for unlock first" : nil
  }

  private func perform(
    _ item: RegisteredItem, _ press: PressRequest, _ place: ExecutionPlace,
    _ outcome: inout PressOutcome
  ) async throws {
    let prepared = try await bus.press(of: item, press.options)
    outcome.intent = unqualifiedName(of: type(of: prepared.action))
    outcome.target = prepared.target
    outcome.isUnconfigured = prepared.lacksChoice
    let parameters = IntentParameters.all(of: prepared.action)
    let value = parameters.first { $0.name == "value" }?.parameter
    let target = parameters.first { $0.name == "target" }?.parameter.currentValue
    if place.foregroundsApp { outcome.openedTarget = target.map { IntentValues.title(of: $0) } }
    let readsBefore = value?.readCount ?? 0
    // From here on the stores are those of the process that runs the intent.
    let channel = channel
    let stores = RunContext.processDefault.stores
    RunContext.processDefault = surroundings(
      process: place.process.rawValue, stores: stores,
      journal: Journal { channel.send(.event($0)) })
    step(.performing, press.plugin, outcome.intent)
    let clock = ContinuousClock()
    let start = clock.now
    let ending = await Bus.run(
      prepared.action, in: RunContext.processDefault.serving(item.plugin))
    outcome.milliseconds = (clock.now - start) / .milliseconds(1)
    switch ending {
    case .done: outcome.ending = .done
    case .threw(let error):
      outcome.ending = .threw
      outcome.error = error
    case .refused(let reason):
      outcome.ending = .refused
      outcome.error = reason
    }
    if prepared.target != nil, let value { outcome.readsValue = value.readCount > readsBefore }
    try? stores.flush()
  }

  /// What the control shows in this process: more than a new one can know, if state is kept in memory.
  private func shownHere(
    _ item: RegisteredItem, _ press: PressRequest, _ stores: Stores
  ) async -> ArchivedControl? {
    guard item.type == .control else { return nil }
    RunContext.processDefault = surroundings(stores: stores)
    step(.archiving, press.plugin, item.typeName)
    let archive = try? await archiver(of: item, plugin: press.plugin).archive(in: .current)
    guard case .control(let control)? = archive?.content else { return nil }
    return control
  }
}
