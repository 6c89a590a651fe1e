// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import IntentModel
import IntentStore
import IntentVocabulary

extension Worker {
  /// Presses an item once and tells what came of it; what it does meanwhile is told as it happens.
  func press(_ press: PressRequest) async {
    guard let item = bus.item(ofKind: press.kind) else {
      return problem(press.plugin, "", "archive", "there is no item of kind '\(press.kind)'")
    }
    guard !request.skips(.archiving, press.plugin, item.typeName) else { return }
    step(.archiving, press.plugin, item.typeName)
    do {
      let archiver = archiver(of: item, plugin: press.plugin)
      let archive = try await archiver.archive(in: item.type == .widget ? .entry : .current)
      var options = press.options
      var slotRefusal: String?
      if item.type == .widget {
        (options.family, slotRefusal) = try await widgetPlace(archiver, press)
      }
      let widgetTap = item.type == .widget ? try await bus.press(of: item, options) : nil
      guard let intent = widgetTap.map({ ArchivedIntent($0.action) }) ?? archive.intents.first
      else { return }
      let place = ExecutionPlace.of(intent, app: press.app)
      var outcome = PressOutcome(
        ending: .done, intent: intent.typeName, process: place.process.rawValue, milliseconds: 0,
        foregroundsApp: place.foregroundsApp, foregroundReason: intent.foregroundReason,
        isUnconfigured: false, asksForConfiguration: false)
      if case .control(let control) = archive.content {
        outcome.asksForConfiguration = control.promptsForUserConfiguration
      }
      outcome.optimistic = widgetTap?.isOn.map { !$0 }
      if let reason = slotRefusal ?? refusal(of: archive, intent, press) {
        outcome.ending = .refused
        outcome.error = reason
        outcome.foregroundsApp = false
        outcome.optimistic = nil
      } else {
        let prepared =
          if let widgetTap { widgetTap } else { try await bus.press(of: item, options) }
        await perform(prepared, item, press.plugin, place, &outcome)
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

  /// The family of the widget that is tapped on a surface, and why it can't be tapped there.
  private func widgetPlace(
    _ archiver: ItemArchiver, _ press: PressRequest
  ) async throws -> (family: String?, refusal: String?) {
    guard let id = press.surface, let surface = bus.surfaces.first(where: { $0.id == id }) else {
      return (nil, press.surface.map { "there is no surface '\($0)'" })
    }
    let archives = try await archiver.archives(
      for: surface, states: [.entry], on: [request.system])
    var refusal: String?
    for archive in archives where press.slot ?? archive.slot.id == archive.slot.id {
      switch surface.represent(archive.item, in: archive.slot, system: archive.system) {
      case .absent(let absence): refusal = refusal ?? absence.reason
      case .shown(let representation):
        if let inactive = representation.lost.first(where: { $0.kind == .interactions }) {
          refusal =
            request.system.isLocked
            ? "the device is locked, and buttons of widgets do nothing until it is unlocked"
            : inactive.what
        } else if archive.item.intents.isEmpty {
          refusal = refusal ?? "it shows no button or toggle there"
        } else {
          return (archive.slot.family, nil)
        }
      }
    }
    return (nil, refusal ?? "\(surface.name) has no place for it")
  }

  private func refusal(
    of archive: ArchivedItem, _ intent: ArchivedIntent, _ press: PressRequest
  ) -> String? {
    if let surface = press.surface, !archive.isWidget,
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
    _ prepared: PreparedPress, _ item: RegisteredItem, _ plugin: Int, _ place: ExecutionPlace,
    _ outcome: inout PressOutcome
  ) async {
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
    step(.performing, plugin, outcome.intent)
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
