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

/// How content passes over into other content.
public struct ContentTransition: Sendable, Hashable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By opacity.
  public static let opacity = ContentTransition(name: "opacity")
  /// By interpolation.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As numbers roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// As numbers roll.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// By an effect of symbols.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  private let name: String

  /// By opacity.
  public static let opacity = AnyTransition(name: "opacity")
  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// By size.
  public static let scale = AnyTransition(name: "scale")
  /// By sliding.
  public static let slide = AnyTransition(name: "slide")
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
  /// From an edge, pushing what is there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
  /// Together with another.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a change moves; a widget's picture stands still.
public struct Animation: Sendable, Hashable {
  private let name: String

  /// The standard one.
  public static let `default` = Animation(name: "default")
  /// Even.
  public static let linear = Animation(name: "linear")
  /// Slow at the beginning.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As a spring.
  public static let spring = Animation(name: "spring")
  /// As a spring that bounces.
  public static let bouncy = Animation(name: "bouncy")
  /// As a spring that does not bounce.
  public static let smooth = Animation(name: "smooth")
  /// As a quick spring.
  public static let snappy = Animation(name: "snappy")
  /// Even, in seconds.
  public static func linear(duration: Double) -> Animation { .linear }
  /// Slow at the beginning, in seconds.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// Slow at the end, in seconds.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// Slow at both ends, in seconds.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .spring }
  /// Again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Later, in seconds.
  public func delay(_ delay: Double) -> Animation { self }
}

/// Runs code whose changes move.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// A movement of symbols.
public protocol SymbolEffect: Sendable {}

/// One of the movements of symbols.
public struct _NamedSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == _NamedSymbolEffect {
  /// A bounce.
  public static var bounce: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// A pulse.
  public static var pulse: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// Layer by layer.
  public static var variableColor: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// Larger or smaller.
  public static var scale: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// A wiggle.
  public static var wiggle: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// A turn.
  public static var rotate: _NamedSymbolEffect { _NamedSymbolEffect() }
  /// A breath.
  public static var breathe: _NamedSymbolEffect { _NamedSymbolEffect() }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable, Hashable {
  /// The standard ones.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
}

/// The size of controls.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  /// Tiny.
  case mini
  /// Small.
  case small
  /// Regular.
  case regular
  /// Large.
  case large
  /// Very large.
  case extraLarge
}

/// The shape of buttons' borders.
public struct ButtonBorderShape: Sendable, Hashable {
  private let name: String

  /// The standard one.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// What becomes of parts for assistive technology.
public struct AccessibilityChildBehavior: Sendable, Hashable {
  private let name: String

  /// They are ignored.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay inside.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are joined.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What assistive technology makes of a view.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates traits from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 64)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
}

/// A context of a preview.
public protocol PreviewContext: Sendable {}

/// The family of a widget in a preview.
///
/// Source: Apple, WidgetKit WidgetPreviewContext.
public struct WidgetPreviewContext: PreviewContext {
  /// Creates a context.
  public init(family: WidgetFamily) {}
}

/// Views for Xcode's canvas; nothing here shows them.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// The layout of a preview.
public enum PreviewLayout: Sendable {
  /// That of the device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// Of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: Sendable, ExpressibleByStringLiteral {
  /// Creates a device from its name.
  public init(stringLiteral value: String) {}
}
