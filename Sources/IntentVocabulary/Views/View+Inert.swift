// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

extension View {
  /// Sets the identity of it in a list.
  public func tag<V: Hashable>(_ tag: V) -> some View { self }

  /// Sets what can be tapped.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Sets whether it can be tapped.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Sets how content passes over.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Sets how it comes and goes.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Lets changes of a value move.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Lets changes move.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Lets a symbol move.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Lets a symbol move when a value changes.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Moves it together with another of the same identity.
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Runs code when it appears, which it does not in a widget.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Runs code when it disappears, which it does not in a widget.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Runs code when a value changes, which it does not in a widget.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Runs code when a value changes, which it does not in a widget.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { self }

  /// Runs code when a value changes, which it does not in a widget.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  { self }

  /// Runs code on a tap, which a widget does not.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Runs code on a long press, which a widget does not.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Runs code when an address is opened, which a widget does not.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Runs asynchronous code when it appears, which it does not in a widget.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Runs asynchronous code for a value, which it does not in a widget.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Draws it as one picture.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Draws it before effects.
  public func compositingGroup() -> some View { self }

  /// Sets the shape that others inside take.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

  /// Says what a pointer reads.
  public func help(_ text: LocalizedStringKey) -> some View { self }

  /// Sets the title of a page.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }

  /// Sets the style of lists.
  public func listStyle<S: Sendable>(_ style: S) -> some View { self }

  /// Sets the size of controls.
  public func controlSize(_ size: ControlSize) -> some View { self }

  /// Sets the shape of buttons' borders.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Hides the labels of controls.
  public func labelsHidden() -> some View { self }

  /// Shows a preview in a context.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  /// Names a preview.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the layout of a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device of a preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets what a tap on a Live Activity shows it on.
  public func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Sets the colour of the system's buttons on a Live Activity.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// Hides it from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Makes one element of its parts.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Says what assistive technology reads as the value.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Says what assistive technology reads as the value.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }

  /// Says what assistive technology reads as the value.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Says what assistive technology reads as a hint.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Says what assistive technology reads as a hint.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }

  /// Says what assistive technology reads as a hint.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Names it for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Says what assistive technology makes of it.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says what assistive technology does not make of it.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Sets the order in which it is read.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Ignores inverted colours.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Groups focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

}
