// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What came of performing an intent.
public struct PressReport: Sendable, Equatable {
  /// How it ended.
  public enum Outcome: Sendable, Equatable {
    /// `perform()` returned.
    case done
    /// `perform()` threw; the text says what.
    case threw(String)
    /// It was not performed; the text says why.
    case refused(String)
  }

  /// The values that were written, by key; the last one counts.
  public struct Writes: Sendable, Equatable {
    var values: [String: StoreValue?]

    /// The value written to a key; nil when none was, or when the key was removed.
    public subscript(key: String) -> StoreValue? { values[key] ?? nil }

    /// The keys that were written, in alphabetical order.
    public var keys: [String] { values.keys.sorted() }
  }

  /// How it ended.
  public var outcome: Outcome
  /// What it wrote.
  public var writes: Writes
  /// The addresses it opened.
  public var opened: [String]
}

/// Why a bus could not press.
public struct NoSuchItem: Error, CustomStringConvertible {
  /// What was asked for.
  public let kind: String
  /// What there is.
  public let candidates: [String]

  /// One sentence.
  public var description: String {
    candidates.isEmpty
      ? "there is nothing called '\(kind)'"
      : "'\(kind)' could be any of \(candidates.joined(separator: ", "))"
  }
}

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
    let item = try find(kind)
    let archived = try await archive(item, in: .current)
    if let surface, let reason = refusal(of: archived, on: surface) {
      return PressReport(
        outcome: .refused(reason), writes: PressReport.Writes(values: [:]), opened: [])
    }
    return await perform(try await action(of: item))
  }

  /// The item that a kind, a type's name or a unique end of one means.
  @MainActor public func find(_ name: String) throws -> RegisteredItem {
    if let item = item(ofKind: name) { return item }
    let items = items()
    let exact = items.filter { $0.typeName == name }
    let matches =
      exact.isEmpty
      ? items.filter { $0.kind.hasSuffix(name) || $0.typeName.hasSuffix(name) } : exact
    guard let match = matches.first, matches.count == 1 else {
      throw NoSuchItem(kind: name, candidates: matches.map(\.kind))
    }
    return match
  }

  /// Why a surface does not offer an item; nil when it does.
  private func refusal(of item: ArchivedItem, on id: SurfaceID) -> String? {
    guard let surface = surfaces.first(where: { $0.id == id.rawValue }) else {
      return "there is no surface '\(id.rawValue)'"
    }
    var reason: String?
    for slot in surface.slots where !slot.holds.isDisjoint(with: item.slotContents) {
      switch surface.represent(item, in: slot, system: context.system) {
      case .shown: return nil
      case .absent(let absence): reason = reason ?? absence.reason
      }
    }
    return reason ?? "\(surface.name) has no place for it"
  }

  /// The action of an item, with the target state filled in for a toggle.
  ///
  /// Source: Apple, SetValueIntent: the system sets the value to the new state.
  @MainActor private func action(of item: RegisteredItem) async throws -> any AppIntent {
    switch item.source {
    case .intent(let intent): return intent
    case .shortcut(let source): return source.shortcut.intent
    case .control(let source):
      return try await RunContext.$bound.withValue(context) {
        let configuration = await source.defaultConfiguration()
        let (template, _) = try await source.template(in: .current, configuration: configuration)
        guard var setter = template.action as? any SetValueIntent<Bool> else {
          return template.action
        }
        setter.value = template.isOn != true
        return setter
      }
    }
  }

  /// Performs an intent and follows what it opens.
  @MainActor public func perform(_ intent: any AppIntent) async -> PressReport {
    let context = context
    _ = context.journal.drain()
    let outcome: PressReport.Outcome = await RunContext.$bound.withValue(context) {
      do {
        try await Self.run(intent)
        return .done
      } catch {
        return .threw(describe(error))
      }
    }
    var writes: [String: StoreValue?] = [:]
    var opened: [String] = []
    for event in context.journal.drain() {
      switch event {
      case .write(_, let key, _, let to): writes.updateValue(to, forKey: key)
      case .open(let url): opened.append(url)
      default: break
      }
    }
    return PressReport(
      outcome: outcome, writes: PressReport.Writes(values: writes), opened: opened)
  }

  private static func run<Intent: AppIntent>(_ intent: Intent) async throws {
    if let link = intent as? OpenURLIntent {
      return RunContext.current.journal.record(.open(url: link.url.absoluteString))
    }
    let result = try await intent.perform()
    if let next = (result as? any ErasedIntentResult)?.erasedOpensIntent {
      try await run(next)
    }
  }
}
