// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import IntentVocabulary

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
    let item = try await find(kind)
    let archived = try await archive(item, in: .current)
    if let reason = surface.flatMap({ refusal(of: archived, on: $0) }) ?? archived.refusal {
      return PressReport(
        outcome: .refused(reason), writes: PressReport.Writes(values: [:]), opened: [])
    }
    return await perform(
      try await press(of: item, PressOptions()).action, in: context.serving(item.plugin))
  }

  /// The item that a kind, the name of a control's or intent's type, or a unique end of one means.
  ///
  /// - Throws: `NoSuchItem` when no item, or more than one, is called so.
  @MainActor public func find(_ name: String) async throws -> RegisteredItem {
    if let item = item(ofKind: name) { return item }
    var names: [(item: RegisteredItem, names: [String])] = []
    for item in items() {
      let intents = (try? await archive(item, in: .current))?.intents ?? []
      names.append((item, [item.kind, item.typeName] + intents.map(\.typeName)))
    }
    let exact = names.filter { $0.names.contains(name) }
    let matches =
      exact.isEmpty && !name.isEmpty
      ? names.filter { $0.names.contains { $0.hasSuffix(name) } } : exact
    guard let match = matches.first, matches.count == 1 else {
      throw NoSuchItem(kind: name, candidates: matches.map(\.item.kind))
    }
    return match.item
  }

  /// Why a surface does not offer an item; nil when it does.
  package func refusal(of item: ArchivedItem, on id: SurfaceID) -> String? {
    guard let surface = surfaces.first(where: { $0.id == id.rawValue }) else {
      return "there is no surface '\(id.rawValue)'"
    }
    var reason: String?
    for slot in surface.slots where item.fits(slot) {
      switch surface.represent(item, in: slot, system: context.system) {
      case .shown: return nil
      case .absent(let absence): reason = reason ?? absence.reason
      }
    }
    return reason ?? "\(surface.name) has no place for it"
  }

  /// What a press of an item does, with the target state filled in for a toggle.
  ///
  /// Source: Apple, SetValueIntent: the system sets the value to the new state.
  @MainActor package func press(
    of item: RegisteredItem, _ options: PressOptions
  ) async throws -> PreparedPress {
    try await RunContext.$bound.withValue(context.serving(item.plugin)) {
      var press: PreparedPress
      switch item.source {
      case .intent(let registered): press = PreparedPress(action: registered.fresh())
      case .shortcut(let source): press = PreparedPress(action: source.shortcut.intent)
      case .widget(let source):
        press = try await source.press(options, configurations[source.kind] ?? [])
        // What a tap in a widget runs has its values from the views that were archived.
        try await Self.set(options.parameters, of: press.action)
        return press
      case .control(let source):
        let configuration = try await source.configuration(configurations[source.kind] ?? [])
        let (template, _) = try await source.template(in: .current, configuration: configuration)
        press = PreparedPress(action: template.action)
        press.lacksChoice = configuration.map { Self.isUnconfigured($0) } ?? false
        press.isOn = template.isOn.map { options.isStale ? !$0 : $0 }
      }
      if var setter = press.action as? any SetValueIntent<Bool> {
        let target = options.value ?? (press.isOn != true)
        setter.value = target
        press.action = setter
        press.target = target
      }
      try await Self.set(options.parameters, of: press.action)
      return press
    }
  }

  /// Sets values of a configuration; what it leaves open takes its query's default.
  static func configure(
    _ configuration: any AppIntent, with settings: [PressOptions.Setting]
  ) async throws {
    try await set(settings, of: configuration)
    for (_, parameter) in IntentParameters.all(of: configuration) {
      await parameter.applyDefaultResult()
    }
  }

  static func set(_ values: [PressOptions.Setting], of intent: any AppIntent) async throws {
    let parameters = IntentParameters.all(of: intent)
    for setting in values {
      guard let parameter = parameters.first(where: { $0.name == setting.name }) else {
        let names = parameters.map(\.name).joined(separator: ", ")
        throw PressOptions.NoSuchParameter(
          description: "\(unqualifiedName(of: type(of: intent))) has no parameter '\(setting.name)'"
            + (names.isEmpty ? "" : "; it has \(names)"))
      }
      try await parameter.parameter.setText(setting.text)
    }
  }

  /// Whether a parameter of a configuration has no value.
  private static func isUnconfigured(_ configuration: any ControlConfigurationIntent) -> Bool {
    IntentParameters.all(of: configuration).contains { !$0.parameter.hasValue }
  }

  /// Performs an intent and follows what it opens.
  @MainActor public func perform(_ intent: any AppIntent) async -> PressReport {
    await perform(intent, in: context)
  }

  @MainActor private func perform(
    _ intent: any AppIntent, in context: RunContext
  ) async -> PressReport {
    // A journal of its own: another press may run at the same time.
    let surroundings = context.recording(in: Journal())
    let outcome = await Self.run(intent, in: surroundings)
    var writes: [String: StoreValue?] = [:]
    var opened: [String] = []
    for event in surroundings.journal.events {
      switch event {
      case .write(_, _, let key, _, let to): writes.updateValue(to, forKey: key)
      case .open(let url): opened.append(url)
      default: break
      }
    }
    return PressReport(
      outcome: outcome, writes: PressReport.Writes(values: writes), opened: opened)
  }

  /// Performs an intent in some surroundings; what it does is in their journal.
  package static func run(
    _ intent: any AppIntent, in context: RunContext
  ) async -> PressReport.Outcome {
    await RunContext.$bound.withValue(context) {
      do {
        try await follow(intent, IntentLayout(of: intent))
        return .done
      } catch {
        return .threw(describe(error))
      }
    }
  }

  private static func follow<Intent: AppIntent>(
    _ intent: Intent, _ layout: IntentLayout
  ) async throws {
    if Intent.self == OpenURLIntent.self, let link = intent as? OpenURLIntent {
      return RunContext.current.journal.record(.open(url: link.url.absoluteString))
    }
    if layout.needsValues { try checkValues(of: intent) }
    if layout.hasDependencies { try await IntentDependencies.resolve(in: intent) }
    let result = try await intent.perform()
    guard Intent.PerformResult.OpensAppIntent.self != Never.self,
      let next = (result as? any ErasedIntentResult)?.erasedOpensIntent
    else { return }
    try await follow(next, IntentLayout(of: next))
  }

  private static func checkValues(of intent: any AppIntent) throws {
    let missing = IntentParameters.all(of: intent).first { _, parameter in
      !parameter.hasValue && !parameter.isOptional
    }
    guard let missing else { return }
    throw IntentParameterError.missing(
      parameter: missing.parameter.titleText ?? missing.name,
      type: missing.parameter.valueTypeName)
  }

  /// Performs a registered intent by its kind, off the main actor, and says how it ended.
  ///
  /// - Parameters:
  ///   - kind: The name of the intent's type.
  ///   - value: The value that the system asks for, where the intent is a `SetValueIntent`.
  /// - Throws: `NoSuchItem` when no intent of that name is registered.
  public func dispatch(
    _ kind: String, value: Bool? = nil
  ) async throws -> PressReport.Outcome {
    var found = resolvedIntent(ofKind: kind)
    if found == nil {
      // The main actor is asked only where registrations have not been looked at yet.
      _ = await items()
      found = resolvedIntent(ofKind: kind)
    }
    guard let registered = found else { throw NoSuchItem(kind: kind, candidates: []) }
    let intent =
      value == nil && !registered.layout.hasParameters
      ? registered.intent : registered.fresh(value: value)
    let context = context(ofKind: kind)
    context.journal.record(.dispatched(kind: kind))
    do {
      if registered.layout.needsMore {
        try await RunContext.$bound.withValue(context) {
          try await Self.follow(intent, registered.layout)
        }
      } else {
        try await Self.perform(intent, in: context)
      }
      return .done
    } catch {
      return .threw(RunContext.$bound.withValue(context) { describe(error) })
    }
  }

  /// Performs an intent whose result asks for nothing more.
  ///
  /// Part of whoever calls it: a frame of its own would switch executors twice more.
  @inline(__always)
  private static func perform<Intent: AppIntent>(
    _ intent: Intent, in context: RunContext
  ) async throws {
    try await RunContext.$bound.withValue(context) { _ = try await intent.perform() }
  }
}

extension ArchivedItem {
  /// Why the system does not press it, on whatever surface; nil when it does.
  package var refusal: String? {
    if case .control(let control) = content, control.isDisabled { return "the control is disabled" }
    return nil
  }
}

/// How a press differs from a plain one.
package struct PressOptions: Sendable {
  /// A parameter and the text that stands for its value.
  package struct Setting: Sendable, Equatable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// A parameter that was named does not exist.
  package struct NoSuchParameter: Error, CustomStringConvertible {
    package let description: String
  }

  /// The value that the system asks for; nil for the state the control is not in.
  package var value: Bool?
  /// Values of the action's parameters.
  package var parameters: [Setting] = []
  /// Whether the surface still shows the value before the last.
  package var isStale = false
  /// The type of the intent of a widget's button or toggle, or a unique end of it.
  package var interaction: String?
  /// The family of the widget that is tapped; nil for any.
  package var family: String?

  package init() {}
}

/// A press that is ready to be performed.
package struct PreparedPress {
  /// The action, with its parameters.
  package var action: any AppIntent
  /// Whether the control was shown as on; nil for a button.
  package var isOn: Bool?
  /// The state that a toggle is asked to go to.
  package var target: Bool?
  /// Whether a parameter of the configuration has no value yet.
  package var lacksChoice = false
}
