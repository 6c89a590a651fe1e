// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A value between two limits.
///
/// Source: Apple, SwiftUI Gauge.
@MainActor @preconcurrency
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel

  /// Creates a gauge with all its labels.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    fraction = Self.fraction(value, bounds)
    self.label = label()
    current = currentValueLabel()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }

  private init(
    _ fraction: Double, _ label: Label, _ current: CurrentValueLabel, _ bounds: BoundsLabel
  ) {
    self.fraction = fraction
    self.label = label
    self.current = current
    minimum = bounds
    maximum = bounds
  }

  private static func fraction<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>
  ) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = Double(value - bounds.lowerBound) / length
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// The gauge with its labels.
  public func _archive(in context: _ViewContext) -> ViewNode {
    let style = context.values.gaugeStyle
    let labels = [
      label._archive(in: context), current._archive(in: context), minimum._archive(in: context),
      maximum._archive(in: context),
    ]
    // Groups keep an empty label from moving the others up.
    return ViewNode(
      .gauge(ViewNode.Gauge(fraction: fraction, style: style)),
      children: labels.map {
        ViewNode(.pile(ViewNode.Alignment()), children: $0.kind == .empty ? [] : [$0])
      })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.fraction(value, bounds), label(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label and one of the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.fraction(value, bounds), label(), currentValueLabel(), EmptyView())
  }
}

/// The look of gauges.
public struct _GaugeStyle: GaugeStyle {
  /// The name of the style.
  public let _name: String
}

/// The look of gauges.
///
/// Source: Apple, SwiftUI GaugeStyle.
public protocol GaugeStyle: Sendable {
  /// The name of the style.
  var _name: String { get }
}

extension GaugeStyle where Self == _GaugeStyle {
  /// The system's choice.
  public static var automatic: _GaugeStyle { _GaugeStyle(_name: "automatic") }
  /// An open ring with a mark.
  public static var accessoryCircular: _GaugeStyle { _GaugeStyle(_name: "accessoryCircular") }
  /// A ring that fills.
  public static var accessoryCircularCapacity: _GaugeStyle {
    _GaugeStyle(_name: "accessoryCircularCapacity")
  }
  /// A bar with a mark.
  public static var accessoryLinear: _GaugeStyle { _GaugeStyle(_name: "accessoryLinear") }
  /// A bar that fills.
  public static var accessoryLinearCapacity: _GaugeStyle {
    _GaugeStyle(_name: "accessoryLinearCapacity")
  }
  /// A bar that fills.
  public static var linearCapacity: _GaugeStyle { _GaugeStyle(_name: "linearCapacity") }
  /// An open ring with a mark.
  public static var circular: _GaugeStyle { _GaugeStyle(_name: "accessoryCircular") }
  /// A bar with a mark.
  public static var linear: _GaugeStyle { _GaugeStyle(_name: "accessoryLinear") }
}

/// How far something has come.
///
/// Source: Apple, SwiftUI ProgressView.
@MainActor @preconcurrency public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: (Date) -> Double?
  private let label: Label
  private let current: CurrentValueLabel

  private init(
    _ fraction: @escaping (Date) -> Double?, _ label: Label, _ current: CurrentValueLabel
  ) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// Creates a progress with its labels.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let fraction = Self.fraction(value, total)
    self.init({ _ in fraction }, label(), currentValueLabel())
  }

  /// Creates a progress through a time, with its labels.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.passed(timerInterval, countsDown), label(), currentValueLabel())
  }

  private static func passed(
    _ interval: ClosedRange<Date>, _ countsDown: Bool
  ) -> (Date) -> Double? {
    { now in
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed = min(max(now.timeIntervalSince(interval.lowerBound), 0), length)
      let fraction = length > 0 ? passed / length : 1
      return countsDown ? 1 - fraction : fraction
    }
  }

  /// The progress with its labels.
  public func _archive(in context: _ViewContext) -> ViewNode {
    let fraction = fraction(context.values.now)
    let style = context.values.progressStyle
    return ViewNode(
      .progress(ViewNode.Progress(fraction: fraction, style: style)),
      children: [label._archive(in: context), current._archive(in: context)])
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress of which nothing is known, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init({ _ in nil }, label(), EmptyView())
  }

  /// Creates a progress with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    let fraction = Self.fraction(value, total)
    self.init({ _ in fraction }, label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress of which nothing is known.
  public init() { self.init({ _ in nil }, EmptyView(), EmptyView()) }

  /// Creates a progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    let fraction = Self.fraction(value, total)
    self.init({ _ in fraction }, EmptyView(), EmptyView())
  }

  /// Creates a progress through a time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(Self.passed(timerInterval, countsDown), EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    let fraction = Self.fraction(value, total)
    self.init({ _ in fraction }, Text(titleKey), EmptyView())
  }

  /// Creates a progress with a title.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1) {
    let fraction = Self.fraction(value, total)
    self.init({ _ in fraction }, Text(title), EmptyView())
  }
}

/// One of the looks of progress views.
public struct _ProgressStyle: ProgressViewStyle {
  /// The name of the style.
  public let _name: String
}

/// The look of progress views.
///
/// Source: Apple, SwiftUI ProgressViewStyle.
public protocol ProgressViewStyle: Sendable {
  /// The name of the style.
  var _name: String { get }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The name of the style.
  public let _name = "linear"

  /// Creates the style.
  public init() {}
}

/// A ring that fills.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The name of the style.
  public let _name = "circular"

  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == _ProgressStyle {
  /// The system's choice.
  public static var automatic: _ProgressStyle { _ProgressStyle(_name: "automatic") }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that fills.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum GaugeKey: EnvironmentKey { static var defaultValue: String { "automatic" } }
private enum ProgressKey: EnvironmentKey { static var defaultValue: String { "automatic" } }

extension EnvironmentValues {
  var gaugeStyle: String {
    get { self[GaugeKey.self] }
    set { self[GaugeKey.self] = newValue }
  }

  var progressStyle: String {
    get { self[ProgressKey.self] }
    set { self[ProgressKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of gauges inside.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0.gaugeStyle = style._name }
  }

  /// Sets the look of progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0.progressStyle = style._name }
  }
}
