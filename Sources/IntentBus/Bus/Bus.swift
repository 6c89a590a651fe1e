// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentStore
import IntentVocabulary
import SurfaceKit
import Synchronization

/// Where intents, controls and surfaces are registered once, and asked for from everywhere.
///
/// A bus archives a registered item in a state into a neutral value, asks surfaces what they show of
/// it, and performs intents. It is safe under concurrent use; its order is that of the bundle.
public final class Bus: Sendable {
  /// The bus that plugins register on.
  public static let shared = Bus()

  /// Something registered whose user code has not been asked yet.
  private struct Registration: Sendable {
    let typeName: String
    let plugin: String
    let content: @Sendable @MainActor () -> [Entry]
  }

  private struct State {
    var surfaces: [any Surface] = []
    var registrations: [Registration] = []
    /// How many registrations have been asked for all that they contain.
    var askedCount = 0
    var items: [RegisteredItem] = []
    var indexByKind: [String: Int] = [:]
    var intentByKind: [String: RegisteredIntent] = [:]
    var problems: [RegistrationProblem] = []
    var currentPlugin = ""
    var configurations: [String: [PressOptions.Setting]] = [:]
    var registeredTypes: Set<ObjectIdentifier> = []

    /// A kind that nobody has: the wish, or the wish with the first free number.
    func freeKind(_ wish: String) -> String {
      guard indexByKind[wish] != nil else { return wish }
      return (2...).lazy.map { "\(wish)-\($0)" }.first { indexByKind[$0] == nil } ?? wish
    }
  }

  /// A function by itself would come out of its lock wrapped once more each time.
  private struct EvaluationHook: Sendable {
    let mayEvaluate: @Sendable @MainActor (String, String) -> Bool
  }

  private let state = Mutex(State())
  private let evaluationHook = Mutex<EvaluationHook?>(nil)
  @MainActor private var askedEntries: [Int: [Entry]] = [:]
  @MainActor private var insertedPlaces: Set<RegisteredItem.Place> = []
  private let boundContext: RunContext?

  /// The surroundings of the code that this bus calls.
  package var context: RunContext { boundContext ?? RunContext.processDefault }

  /// Creates a bus; app groups start with the values of `store`, on a system in the given state.
  public init(store: [String: StoreValue] = [:], system: SystemState = SystemState()) {
    boundContext = RunContext(
      stores: Stores(initial: store.mapValues { PropertyListValue($0) }), system: system)
  }

  /// Creates a bus whose code runs in some surroundings.
  package init(context: RunContext) { boundContext = context }

  /// Creates the bus of this process, whose surroundings are the process's own.
  private init() { boundContext = nil }

  // MARK: Registering

  /// Registers the controls of a bundle, in its order.
  public func register<Bundle: WidgetBundle>(bundle: Bundle.Type) {
    add(Bundle.self) { Bundle().body._bundleEntries().map { .entry($0) } }
  }

  /// Registers a control.
  public func register<Control: ControlWidget>(control: Control.Type) {
    add(Control.self) { Control()._bundleEntries().map { .entry($0) } }
  }

  /// Registers a widget.
  public func register<W: Widget>(widget: W.Type) {
    add(W.self) { W()._bundleEntries().map { .entry($0) } }
  }

  /// Registers the App Shortcuts of a provider, in its order.
  public func register<Provider: AppShortcutsProvider>(shortcuts: Provider.Type) {
    add(Provider.self) { Provider.appShortcuts.map { .shortcut($0) } }
  }

  /// Registers an intent that nothing shows, so that it can be performed by its type's name.
  public func register<Intent: AppIntent>(intent: Intent.Type) {
    add(Intent.self) { [.intent(Intent())] }
  }

  /// Registers an intent under a kind of its own, for one type that stands for several actions.
  public func register(kind: String, intent: any AppIntent) {
    state.withLock { state in
      state.registrations.append(
        Registration(
          typeName: unqualifiedName(of: type(of: intent)), plugin: state.currentPlugin,
          content: { [.named(kind, intent)] }))
    }
  }

  /// Registers what a bundle that Apple does not know lists.
  func register(
    entriesOf type: Any.Type, _ entries: @escaping @Sendable @MainActor () -> [_BundleEntry]
  ) {
    add(type) { entries().map { .entry($0) } }
  }

  /// Registers a surface; one whose identifier is taken or unusable is reported instead.
  public func register(surface: any Surface) {
    let typeName = unqualifiedName(of: type(of: surface))
    let fault = SurfaceFault.first(of: surface)
    state.withLock { state in
      let holder = state.surfaces.first { $0.id == surface.id }.map {
        unqualifiedName(of: type(of: $0))
      }
      let taken = holder.map {
        "the surface id '\(surface.id)' of \(typeName) is taken by \($0), which was loaded first"
      }
      if let message = fault ?? taken {
        state.problems.append(
          RegistrationProblem(
            fault: .surface(message), typeName: typeName, plugin: state.currentPlugin))
      } else {
        state.surfaces.append(surface)
      }
    }
  }

  private func add(
    _ type: Any.Type, _ content: @escaping @Sendable @MainActor () -> [Entry]
  ) {
    state.withLock { state in
      // Registering a type twice is no fault: a bundle and its `main` may both do it.
      guard state.registeredTypes.insert(ObjectIdentifier(type)).inserted else { return }
      state.registrations.append(
        Registration(
          typeName: unqualifiedName(of: type), plugin: state.currentPlugin, content: content))
    }
  }

  /// Asked before a type's user code runs, with the plugin's and the type's name; false leaves it out.
  package var willEvaluate: (@Sendable @MainActor (_ plugin: String, _ typeName: String) -> Bool)? {
    get { evaluationHook.withLock { $0 }?.mayEvaluate }
    set { evaluationHook.withLock { $0 = newValue.map { EvaluationHook(mayEvaluate: $0) } } }
  }

  /// The configurations of items by kind, where they are not the default ones.
  package var configurations: [String: [PressOptions.Setting]] {
    get { state.withLock { $0.configurations } }
    set { state.withLock { $0.configurations = newValue } }
  }

  @MainActor private func mayEvaluate(_ plugin: String, _ typeName: String) -> Bool {
    willEvaluate?(plugin, typeName) ?? true
  }

  /// Names the plugin that registrations from now on come from.
  package func beginPlugin(_ name: String) {
    takeDeclarations()
    state.withLock { $0.currentPlugin = name }
  }

  /// Registers what `main()` functions have declared; the bus of the process alone is told of it.
  private func takeDeclarations() {
    guard boundContext == nil else { return }
    for surface in DeclaredSurfaces.list.drain() { register(surface: surface.init()) }
    for declaration in Declarations.list.drain() {
      switch declaration {
      case .bundle(let type): register(bundle: type)
      case .widget(let type): register(widget: type)
      case .control(let type): register(control: type)
      case .shortcuts(let type): register(shortcuts: type)
      case .intent(let type): register(intent: type)
      case .entries(let type, let entries): register(entriesOf: type, entries)
      }
    }
  }

  /// Runs code of a process that is played, so that work it hands to other queues is played there, too.
  @MainActor func within<Result>(
    _ surroundings: RunContext, _ body: @MainActor () async -> Result
  ) async -> Result {
    guard boundContext == nil else { return await body() }
    let outer = RunContext.processDefault
    RunContext.processDefault = surroundings
    defer { RunContext.processDefault = outer }
    return await body()
  }

  // MARK: Asking

  /// The surfaces, in the order of their registration.
  public var surfaces: [any Surface] {
    takeDeclarations()
    return state.withLock { $0.surfaces }
  }

  /// What was wrong with registrations so far.
  public var problems: [RegistrationProblem] {
    takeDeclarations()
    return state.withLock { $0.problems }
  }

  /// The registered items, in the order of their bundles.
  ///
  /// Asks bundles and controls for what they contain where that has not been done yet.
  @MainActor public func items() -> [RegisteredItem] {
    takeDeclarations()
    while let (index, registration) = nextRegistration() {
      let entries = entries(of: registration, at: index)
      for (number, entry) in entries.enumerated() {
        insert(entry, registration, at: RegisteredItem.Place(registration: index, entry: number))
      }
    }
    return state.withLock { $0.items }
  }

  private func nextRegistration() -> (Int, Registration)? {
    state.withLock { state in
      guard state.askedCount < state.registrations.count else { return nil }
      defer { state.askedCount += 1 }
      return (state.askedCount, state.registrations[state.askedCount])
    }
  }

  /// What a registration contains; its code is asked once.
  @MainActor private func entries(of registration: Registration, at index: Int) -> [Entry] {
    if let entries = askedEntries[index] { return entries }
    guard mayEvaluate(registration.plugin, registration.typeName) else { return [] }
    let entries = RunContext.$bound.withValue(context.serving(registration.plugin)) {
      registration.content()
    }
    askedEntries[index] = entries
    return entries
  }

  /// The item of a kind; nil when there is none.
  @MainActor public func item(ofKind kind: String) -> RegisteredItem? {
    _ = items()
    return state.withLock { state in state.indexByKind[kind].map { state.items[$0] } }
  }

  /// The item of a kind that was at a place of another process with the same plugins.
  ///
  /// Asks the code at that place alone; where something else is there now, everything is asked.
  @MainActor package func item(
    ofKind kind: String, at place: RegisteredItem.Place
  ) -> RegisteredItem? {
    takeDeclarations()
    let found = state.withLock { state in
      state.registrations.indices.contains(place.registration)
        ? state.registrations[place.registration] : nil
    }
    if let registration = found {
      let entries = entries(of: registration, at: place.registration)
      if entries.indices.contains(place.entry) {
        insert(entries[place.entry], registration, at: place)
        let item = state.withLock { state in
          state.indexByKind[kind].map { state.items[$0] }
        }
        if let item, item.place == place { return item }
      }
    }
    return item(ofKind: kind)
  }

  /// The intent of a kind where it is known already; nil where it is not, or there is none.
  func resolvedIntent(ofKind kind: String) -> RegisteredIntent? {
    state.withLock { $0.intentByKind[kind] }
  }

  /// The surroundings of the code behind a kind.
  func context(ofKind kind: String) -> RunContext {
    let context = context
    guard context.hasStrings else { return context }
    let plugin = state.withLock { state in
      state.indexByKind[kind].map { state.items[$0].plugin }
    }
    return plugin.map { context.serving($0) } ?? context
  }

  @MainActor private func insert(
    _ entry: Entry, _ registration: Registration, at place: RegisteredItem.Place
  ) {
    let plugin = registration.plugin
    guard insertedPlaces.insert(place).inserted, mayEvaluate(plugin, entry.typeName) else { return }
    let item = RunContext.$bound.withValue(context.serving(plugin)) {
      entry.item(plugin: plugin, place: place)
    }
    let typeName = item.typeName
    state.withLock { state in
      func report(_ fault: KindFault) {
        state.problems.append(
          RegistrationProblem(fault: .kind(fault), typeName: typeName, plugin: plugin))
      }
      if item.kind.allSatisfy(\.isWhitespace) { return report(.empty) }
      var item = item
      if item.type == .shortcut { item = item.with(kind: state.freeKind(item.kind)) }
      if let index = state.indexByKind[item.kind] {
        let other = state.items[index]
        let owner = other.plugin == plugin ? other.typeName : "\(other.typeName) of \(other.plugin)"
        return report(.taken(kind: item.kind, holder: owner))
      }
      state.indexByKind[item.kind] = state.items.count
      state.items.append(item)
      if case .intent(let intent) = item.source { state.intentByKind[item.kind] = intent }
    }
    switch item.source {
    case .control: context.gallery.add(controls: [ControlInfo(kind: item.kind)])
    case .widget(let source) where source.activity == nil:
      context.gallery.add(
        widgets: source.families.map { WidgetInfo(kind: item.kind, family: $0) })
    case .widget, .shortcut, .intent: break
    }
  }

  // MARK: Archiving

  /// Archives an item in a state: runs its user code and keeps a plain value.
  ///
  /// A widget is archived in the first family that it supports, in full colour.
  ///
  /// Throws when the item has no content. What a value provider throws is kept in the value.
  @MainActor public func archive(
    _ item: RegisteredItem, in state: ItemState, appName: String? = nil,
    platforms: Set<Platform> = [.iOS]
  ) async throws -> ArchivedItem {
    try await ItemArchiver(self, item, appName: appName, platforms: platforms).archive(in: state)
  }

  /// What an item that is no widget amounts to in a state.
  @MainActor func content(
    of item: RegisteredItem, in state: ItemState, appName: String?
  ) async throws -> ArchivedItem.Content {
    try await RunContext.$bound.withValue(context.serving(item.plugin)) {
      switch item.source {
      case .control(let source):
        .control(try await source.archive(in: state, configurations[item.kind] ?? []))
      case .shortcut(let source): .shortcut(source.archive(appName: appName ?? item.plugin))
      case .intent(let registered): .intent(ArchivedIntent(registered.intent))
      case .widget(let source):
        if let activity = source.activity {
          .activity(activity)
        } else {
          throw ArchiveError.noContent(item.typeName)
        }
      }
    }
  }

  /// The states in which people meet an item: off and on for a toggle, an entry of a widget, the
  /// current one for all else.
  ///
  /// A button that says something while its action runs has that state too.
  @MainActor public func states(of item: RegisteredItem) async throws -> [ItemState] {
    if item.type == .widget { return [.entry] }
    guard case .control(let control) = try await archive(item, in: .current).content else {
      return [.current]
    }
    switch control.form {
    case .toggle: return [.off, .on]
    case .button: return control.onLabel?.text == nil ? [.current] : [.current, .running]
    }
  }
}

extension Bus {
  /// Asks every surface what each slot that could hold an item shows of it.
  public func placements(
    of item: ArchivedItem, on system: SystemState = SystemState()
  ) -> [(surface: any Surface, slot: Slot, placement: Placement)] {
    surfaces.flatMap { surface in
      surface.slots.filter { item.fits($0) }.map { slot in
        (surface, slot, surface.represent(item, in: slot, system: system))
      }
    }
  }
}
