// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel
import IntentVocabulary

extension Worker {
  /// Presses an item once and tells what came of it; what it does meanwhile is told as it happens.
  ///
  /// Returns whether it did more than is told.
  func press(_ press: PressRequest) async -> Bool {
    let item =
      press.place.map { bus.item(ofKind: press.kind, at: $0) } ?? bus.item(ofKind: press.kind)
    guard let item else {
      problem(press.plugin, "", .archiving("there is no item of kind '\(press.kind)'"))
      return false
    }
    guard !request.skips(.archiving, press.plugin, item.typeName) else { return false }
    step(.archiving, press.plugin, item.typeName)
    let channel = channel
    let journal = Journal { channel.send(.event($0)) }
    let engine = Press(
      archiver(of: item, plugin: press.plugin), press.options, journal: journal,
      willPerform: { self.step(.performing, press.plugin, $0) })
    do {
      var ending = try await engine.perform()
      try? RunContext.processDefault.stores.flush()
      // Told before the control is asked again: that can go wrong, and the press was done.
      channel.send(.pressed(ending))
      guard !ending.outcome.isRefused else { return false }
      ending.shownHere = await shownHere(item, plugin: press.plugin)
      channel.send(.pressed(ending))
    } catch let error as PressOptions.NoSuchParameter {
      channel.send(.pressed(PressEnding(.refused("\(error)"), intent: item.typeName)))
    } catch let error as IntentParameterError {
      channel.send(.pressed(PressEnding(.refused("\(error)"), intent: item.typeName)))
    } catch {
      problem(press.plugin, item.typeName, .archiving("\(error)"))
    }
    return journal.isCut
  }

  /// What the control shows in this process: more than a new one can know, if state is kept in memory.
  private func shownHere(_ item: RegisteredItem, plugin: Int) async -> ArchivedControl? {
    guard item.type == .control else { return nil }
    step(.archiving, plugin, item.typeName)
    let archive = try? await archiver(of: item, plugin: plugin).archive(in: .current)
    guard case .control(let control)? = archive?.content else { return nil }
    return control
  }
}
