// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// Something that a tap runs; in a widget only where it has an intent.
///
/// Source: Apple, SwiftUI Button.
@MainActor @preconcurrency public struct Button<Label: View>: View {
  private let intent: (any AppIntent)?
  private let label: Label

  /// Creates a button that runs code, which a widget does not.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    intent = nil
    self.label = label()
  }

  /// Creates a button that runs code, which a widget does not.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }

  /// Creates a button that runs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.intent = intent
    self.label = label()
  }

  /// Creates a button that runs an intent.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(intent: intent, label: label)
  }

  /// The label as its style draws it, and what a tap runs.
  public func _archive(in context: _ViewContext) -> ViewNode {
    let node = context.values.buttonStyle.make(AnyView(label), context)
    return ViewNode(.interaction(context.register(intent, isOn: nil)), children: [node])
  }
}

extension _ViewContext {
  /// The number of a button or toggle; nil without an intent.
  func register(_ intent: (any AppIntent)?, isOn: Bool?) -> Int? {
    guard let intent else { return nil }
    record.interactions.append(ViewRecord.Interaction(isOn: isOn, intent: intent))
    return record.interactions.count - 1
  }
}

/// What a button is for.
public struct ButtonRole: Sendable, Hashable {
  private let name: String

  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It cancels something.
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label == Text {
  /// Creates a button that runs an intent, with a title.
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// Creates a button that runs an intent, with a title.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// Creates a button that runs code, which a widget does not.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button that runs an intent, with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }

  /// Creates a button that runs an intent, with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, role: ButtonRole?, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }

  /// Creates a button that runs code, which a widget does not.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button that runs an intent, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }

  /// Creates a button that runs an intent, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }

  /// Creates a button that runs code, which a widget does not.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

}

extension Button where Label == IntentVocabulary.Label<Text, Image> {
  /// Creates a button that runs an intent, with a title and an SF Symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(intent: intent) { IntentVocabulary.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button that runs code, which a widget does not.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { IntentVocabulary.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button that runs an intent, with a title and an SF Symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(intent: intent) { IntentVocabulary.Label(title, systemImage: systemImage) }
  }

  /// Creates a button that runs code, which a widget does not.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { IntentVocabulary.Label(title, systemImage: systemImage) }
  }

  /// Creates a button that runs an intent, with a title and an SF Symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(intent: intent) { IntentVocabulary.Label(title, systemImage: systemImage) }
  }

  /// Creates a button that runs code, which a widget does not.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { IntentVocabulary.Label(title, systemImage: systemImage) }
  }

  /// Creates a button that runs an intent, with a title and an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(intent: intent) { IntentVocabulary.Label(titleKey, image: image) }
  }
}

/// Something that is off or on; in a widget a tap counts only where it has an intent.
///
/// Source: Apple, SwiftUI Toggle.
@MainActor @preconcurrency public struct Toggle<Label: View>: View {
  private let isOn: Bool
  private let intent: (any AppIntent)?
  private let label: Label

  /// Creates a toggle that runs an intent.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.intent = intent
    self.label = label()
  }

  /// Creates a toggle that sets a value, which it does not in a widget.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn.wrappedValue
    intent = nil
    self.label = label()
  }

  /// The label as its style draws it, and what a tap runs.
  public func _archive(in context: _ViewContext) -> ViewNode {
    let node = context.values.toggleStyle.make(AnyView(label), isOn, context)
    return ViewNode(.interaction(context.register(intent, isOn: isOn)), children: [node])
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that runs an intent, with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Creates a toggle that sets a value, which it does not in a widget.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle that runs an intent, with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  /// Creates a toggle that sets a value, which it does not in a widget.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle that runs an intent, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  /// Creates a toggle that sets a value, which it does not in a widget.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

}

/// Something that a tap opens.
///
/// Source: Apple, SwiftUI Link.
@MainActor @preconcurrency public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label, with its destination.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(
      .pile(ViewNode.Alignment()), children: [label._archive(in: context)],
      modifiers: [.link(destination.absoluteString)])
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

}
