// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The look of buttons.
///
/// Source: Apple, SwiftUI ButtonStyle.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons is told.
public struct ButtonStyleConfiguration {
  /// The label.
  public typealias Label = AnyView

  /// The role.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is pressed, which nothing in a widget is.
  public let isPressed: Bool
}

/// The look and the behaviour of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// What the system draws around the label.
  var _look: String { get }
}

/// One of the system's styles of buttons.
public struct _SystemButtonStyle: PrimitiveButtonStyle {
  /// What the system draws around the label.
  public let _look: String
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// What the system draws around the label.
  public let _look = "plain"

  /// Creates the style.
  public init() {}
}

/// The label alone, in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// What the system draws around the label.
  public let _look = "borderless"

  /// Creates the style.
  public init() {}
}

/// The label on a fill.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// What the system draws around the label.
  public let _look = "bordered"

  /// Creates the style.
  public init() {}
}

/// The label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// What the system draws around the label.
  public let _look = "borderedProminent"

  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a fill.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == _SystemButtonStyle {
  /// The system's choice: in a widget the label on a fill.
  public static var automatic: _SystemButtonStyle { _SystemButtonStyle(_look: "automatic") }
}

/// The look of toggles.
///
/// Source: Apple, SwiftUI ToggleStyle.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = ToggleStyleConfiguration

  /// The look of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of toggles is told.
public struct ToggleStyleConfiguration {
  /// The label.
  public typealias Label = AnyView

  /// The label.
  public let label: Label
  /// Whether it is on.
  public var isOn: Bool
}

/// A toggle that looks like a button.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label on a fill.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8).background(
      configuration.isOn ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(FillShapeStyle()),
      in: Capsule())
  }
}

/// A switch beside its label.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Capsule().fill(
        configuration.isOn ? AnyShapeStyle(Color.green) : AnyShapeStyle(FillShapeStyle())
      ).frame(width: 51, height: 31)
    }
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// One that looks like a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside its label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }

  /// The system's choice: a switch.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

/// What is drawn around the label of a button.
struct ButtonLook {
  let make: @MainActor (AnyView, _ViewContext) -> ViewNode

  /// Assumed: in a widget a button without a style of its own is the label on a rounded fill.
  static let automatic = ButtonLook(named: "automatic")

  @MainActor init<S: ButtonStyle>(_ style: S) {
    make = { label, context in
      let view = EnvironmentValues.$bound.withValue(context.values) {
        style.makeBody(
          configuration: ButtonStyleConfiguration(role: nil, label: label, isPressed: false))
      }
      return view._archive(in: context)
    }
  }

  init(named name: String) {
    make = { label, context in
      switch name {
      case "plain": return label._archive(in: context)
      case "borderless": return label.foregroundStyle(TintShapeStyle())._archive(in: context)
      case "borderedProminent":
        return label.foregroundStyle(Color.white).padding(.horizontal, 12).padding(.vertical, 7)
          .background(TintShapeStyle(), in: Capsule())._archive(in: context)
      default:
        return label.foregroundStyle(TintShapeStyle()).padding(.horizontal, 12)
          .padding(.vertical, 7)
          .background(FillShapeStyle().tertiary, in: Capsule())._archive(in: context)
      }
    }
  }
}

/// What is drawn of a toggle.
struct ToggleLook {
  let make: @MainActor (AnyView, Bool, _ViewContext) -> ViewNode

  static let automatic = ToggleLook()

  private init() {
    make = { label, isOn, context in
      SwitchToggleStyle().makeBody(
        configuration: ToggleStyleConfiguration(label: label, isOn: isOn)
      )._archive(in: context)
    }
  }

  @MainActor init<S: ToggleStyle>(_ style: S) {
    make = { label, isOn, context in
      let view = EnvironmentValues.$bound.withValue(context.values) {
        style.makeBody(configuration: ToggleStyleConfiguration(label: label, isOn: isOn))
      }
      return view._archive(in: context)
    }
  }
}

private enum ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook { .automatic }
}

private enum ToggleLookKey: EnvironmentKey {
  static var defaultValue: ToggleLook { .automatic }
}

extension EnvironmentValues {
  var buttonStyle: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }

  var toggleStyle: ToggleLook {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let look = ButtonLook(style)
    return EnvironmentView(content: self) { $0.buttonStyle = look }
  }

  /// Sets the look of buttons inside.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0.buttonStyle = ButtonLook(named: style._look) }
  }

  /// Sets the look of toggles inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let look = ToggleLook(style)
    return EnvironmentView(content: self) { $0.toggleStyle = look }
  }
}
