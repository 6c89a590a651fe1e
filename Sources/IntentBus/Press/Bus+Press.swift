// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension Bus {
  /// Presses an item once, as the system would from a surface.
  ///
  /// - Parameters:
  ///   - kind: The kind, the name of the control's or intent's type, or any unique end of one.
  ///   - surface: The surface it is pressed on; nil for none in particular.
  /// - Throws: `NoSuchItem` when no item, or more than one, is called so.
  @MainActor public func press(
    _ kind: String, from surface: SurfaceID? = nil
  ) async throws -> PressReport {
    let item = try await find(kind)
    var options = PressOptions()
    options.surface = surface?.rawValue
    // A journal of its own: another press may run at the same time.
    let journal = Journal()
    let ending = try await Press(ItemArchiver(self, item), options, journal: journal).perform()
    return PressReport(
      kind: item.kind, from: options.surface, ending, events: journal.events)
  }

  /// Performs an intent and follows what it opens.
  @MainActor public func perform(_ intent: any AppIntent) async -> PressReport {
    let surroundings = context.recording(in: Journal())
    let outcome = await Self.run(intent, in: surroundings)
    let name = unqualifiedName(of: type(of: intent))
    return PressReport(
      kind: name, from: nil, PressEnding(outcome, intent: name),
      events: surroundings.journal.events)
  }

  /// The item that a kind, the name of a control's or intent's type, or a unique end of one means.
  ///
  /// - Throws: `NoSuchItem` when no item, or more than one, is called so.
  @MainActor public func find(_ name: String) async throws -> RegisteredItem {
    if let item = item(ofKind: name) { return item }
    var named: [(item: RegisteredItem, names: [String])] = []
    for item in items() {
      let intents = (try? await archive(item, in: .current))?.intents ?? []
      named.append((item, [item.kind, item.typeName] + intents.map(\.typeName)))
    }
    let matches = NameMatch.candidates(named: name, among: named, names: \.names)
    guard let match = matches.first, matches.count == 1 else {
      throw NoSuchItem(kind: name, candidates: matches.map(\.item.kind))
    }
    return match.item
  }
}
