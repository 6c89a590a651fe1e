// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Views that lead to others; widgets draw none of it.
///
/// Source: Apple, SwiftUI NavigationView.
@MainActor @preconcurrency public struct NavigationView<Content: View>: View {
  /// What it holds.
  public let body: _UnmodelledContainer<Content>

  /// Creates a view.
  public init(@ViewBuilder content: () -> Content) {
    body = _UnmodelledContainer(name: "NavigationView", content: content())
  }
}

/// Views in tabs; widgets draw none of it.
///
/// Source: Apple, SwiftUI TabView.
@MainActor @preconcurrency public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// What it holds.
  public let body: _UnmodelledContainer<Content>

  /// Creates a view of tabs.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    body = _UnmodelledContainer(name: "TabView", content: content())
  }

  /// Creates a view of tabs of which one is chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    body = _UnmodelledContainer(name: "TabView", content: content())
  }
}

/// Fields to fill in; widgets draw none of it.
///
/// Source: Apple, SwiftUI Form.
@MainActor @preconcurrency public struct Form<Content: View>: View {
  /// What it holds.
  public let body: _UnmodelledContainer<Content>

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    body = _UnmodelledContainer(name: "Form", content: content())
  }
}

/// A choice among views; widgets draw none of it.
///
/// Source: Apple, SwiftUI Picker.
@MainActor @preconcurrency
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// What it holds.
  public let body: _UnmodelledContainer<Content>

  /// Creates a choice.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    body = _UnmodelledContainer(name: "Picker", content: content())
  }

  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    body = _UnmodelledContainer(name: "Picker", content: content())
  }
}

/// A place to type in; widgets draw none of it.
///
/// Source: Apple, SwiftUI TextField.
@MainActor @preconcurrency public struct TextField<Label: View>: View {
  /// What it holds.
  public let body: _UnmodelledContainer<Label>

  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {
    body = _UnmodelledContainer(name: "TextField", content: Text(titleKey))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) where Label == Text {
    body = _UnmodelledContainer(name: "TextField", content: Text(title))
  }
}

/// Bindings to the properties of an observable object.
///
/// Source: Apple, SwiftUI Bindable.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// Wraps an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// Whether a view has the focus; none has in a widget.
///
/// Source: Apple, SwiftUI FocusState.
@propertyWrapper public struct FocusState<Value: Hashable> {
  private let value: Value

  /// Creates a state of a single view.
  public init() where Value == Bool { value = false }

  /// Creates a state of several views.
  public init<Wrapped: Hashable>() where Value == Wrapped? { value = nil }

  /// No view has the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the state.
  public var projectedValue: Binding<Value> { .constant(value) }
}
