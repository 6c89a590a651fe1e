// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary
import SurfaceKit

/// One press of one item, done as the system does it: looked for on the surface, refused or performed.
@MainActor package struct Press {
  private let archiver: ItemArchiver
  private let options: PressOptions
  private let journal: Journal
  private let willPerform: (_ intent: String) -> Void

  private var bus: Bus { archiver.bus }
  private var item: RegisteredItem { archiver.item }

  /// Creates a press of the item that an archiver archives.
  ///
  /// - Parameters:
  ///   - journal: Takes what the action does.
  ///   - willPerform: Is told the type of the intent right before it is performed.
  package init(
    _ archiver: ItemArchiver, _ options: PressOptions, journal: Journal,
    willPerform: @escaping (_ intent: String) -> Void = { _ in }
  ) {
    self.archiver = archiver
    self.options = options
    self.journal = journal
    self.willPerform = willPerform
  }

  /// Does it.
  ///
  /// Throws when the item can't be archived, or does not take the values that the options give it.
  package func perform() async throws -> PressEnding {
    let archive = try await archiver.archive(in: state)
    let place = try await PressPlace.find(options, archiver, archive)
    // Which button of a widget is meant is known once it is found.
    let tap =
      archive.isWidget ? try await bus.prepare(item, options, family: place.family) : nil
    guard let intent = tap.map({ ArchivedIntent($0.action) }) ?? archive.intents.first else {
      let reason =
        if case .activity = archive.content {
          "what a Live Activity shows is not drawn yet, so nothing in it can be pressed"
        } else {
          "\(item.typeName) runs no intent"
        }
      return PressEnding(.refused(reason), intent: item.typeName)
    }
    let execution = ExecutionPlace.of(intent, app: options.app)
    var ending = PressEnding(.done, intent: intent.typeName, process: execution.process)
    ending.foregroundReason = intent.foregroundReason
    if case .control(let control) = archive.content {
      ending.asksForConfiguration = control.promptsForUserConfiguration
    }
    if let reason = place.refusal ?? refusal(of: archive, intent) {
      ending.outcome = .refused(reason)
      return ending
    }
    ending.foregroundsApp = execution.foregroundsApp
    ending.optimistic = tap?.isOn.map { !$0 }
    let prepared: PreparedPress
    if let tap {
      prepared = tap
    } else {
      prepared = try await bus.prepare(item, options, family: nil)
    }
    await perform(prepared, &ending)
    return ending
  }

  private var state: ItemState { item.type == .widget ? .entry : .current }

  /// Why the system does not press it, on whatever surface; nil when it does.
  private func refusal(of archive: ArchivedItem, _ intent: ArchivedIntent) -> String? {
    if case .control(let control) = archive.content, control.isDisabled {
      return "the control is disabled"
    }
    return LockRule(intent, on: bus.context.system)?.reason(for: intent)
  }

  private func perform(_ prepared: PreparedPress, _ ending: inout PressEnding) async {
    ending.intent = unqualifiedName(of: type(of: prepared.action))
    ending.target = prepared.target
    ending.isUnconfigured = prepared.lacksChoice
    let parameters = IntentParameters.all(of: prepared.action)
    let value = parameters.first { $0.name == "value" }?.parameter
    if ending.foregroundsApp {
      let target = parameters.first { $0.name == "target" }?.parameter.currentValue
      ending.openedTarget = target.map { IntentValues.title(of: $0) }
    }
    let readsBefore = value?.readCount ?? 0
    let surroundings = bus.context.playing(ending.process, in: journal)
    willPerform(ending.intent)
    let clock = ContinuousClock()
    let start = clock.now
    ending.outcome = await bus.within(surroundings) {
      await Bus.run(prepared.action, in: surroundings.serving(item.plugin))
    }
    ending.milliseconds = (clock.now - start) / .milliseconds(1)
    if prepared.target != nil, let value { ending.readsValue = value.readCount > readsBefore }
  }
}
