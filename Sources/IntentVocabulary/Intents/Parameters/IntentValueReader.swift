// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Reads a parameter's value from what a command line gives.
struct IntentValueReader {
  let parameter: String
  let traits: ParameterTraits

  /// The value that a text stands for, or nil for a missing one.
  func read(_ text: String, as type: any _IntentValue.Type) async throws -> Any? {
    if let optional = type as? any OptionalIntentValue.Type {
      return text == "nil" ? nil : try await read(text, as: optional.wrappedType)
    }
    if let collection = type as? any CollectedIntentValue.Type {
      var elements: [Any] = []
      for part in text.split(separator: ",") {
        let part = part.trimmingCharacters(in: .whitespaces)
        if let element = try await read(part, as: collection.elementType) {
          elements.append(element)
        }
      }
      return collection.collect(elements)
    }
    if let entity = type as? any AppEntity.Type { return try await readEntity(text, as: entity) }
    if let value = type as? any AppEnum.Type { return try await readCase(text, as: value) }
    return try await readPlain(text, as: type)
  }

  private func readPlain(_ text: String, as type: any _IntentValue.Type) async throws -> Any {
    let value: Any? =
      switch type {
      case is Bool.Type: Self.bools[text.lowercased()]
      case is Int.Type: try checked(Int(text), text)
      case is Double.Type: try checked(Double(text), text)
      case is String.Type: text
      case is AttributedString.Type: AttributedString(text)
      case is Date.Type: Self.date(text)
      case is DateComponents.Type: Self.components(text)
      case is URL.Type: URL(string: text)
      case is IntentFile.Type: IntentFile(fileURL: URL(fileURLWithPath: text))
      case is IntentPerson.Type:
        IntentPerson(identifier: .unknown, name: .displayName(text), handle: nil)
      case is StringSearchCriteria.Type: StringSearchCriteria(term: text)
      case let measurement as any MeasuredIntentValue.Type:
        Double(text).flatMap { measurement.measured($0, unit: traits.detail) }
      default:
        throw IntentParameterError.notSupported(
          parameter: parameter, type: IntentValues.name(of: type))
      }
    return try found(value, text, type, Self.expectations[ObjectIdentifier(type)] ?? "a number")
  }

  private func found(
    _ value: Any?, _ text: String, _ type: any _IntentValue.Type, _ expected: String
  ) throws -> Any {
    if let value { return value }
    throw IntentParameterError.unreadable(
      parameter: parameter, type: IntentValues.name(of: type), text: text, expected: expected)
  }

  /// A number, where it lies in the range that the parameter declares.
  private func checked<Number: Comparable>(_ number: Number?, _ text: String) throws -> Number? {
    guard let number, let range = (traits.detail as? NumberDetail<Number>)?.range else {
      return number
    }
    guard range.contains(number) else {
      throw IntentParameterError.outOfRange(
        parameter: parameter, text: text, range: "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

extension IntentValueReader {
  private func readEntity<Entity: AppEntity>(
    _ text: String, as type: Entity.Type
  ) async throws -> Any {
    // A provider lists entities, but only a query finds one again by its identifier.
    let query = QuerySource(query: Entity.defaultQuery)
    let sources: [any OptionSource] = (traits.source.map { [$0] } ?? []) + [query]
    for source in sources {
      if let entity = try await source.value(identifiedBy: text) { return entity }
    }
    var titles: [String] = []
    for option in try await sources[0].options() {
      let title = option.title ?? IntentValues.title(of: option.value)
      let identifier = IntentValues.identifier(of: option.value)
      if text == title || text == identifier { return option.value }
      titles.append(identifier)
    }
    let expected = "the identifier of any" + Self.list(titles)
    return try found(nil, text, type, expected)
  }

  private func readCase<Value: AppEnum>(_ text: String, as type: Value.Type) async throws -> Any {
    let supported = traits.supportedValues?.compactMap { $0 as? Value } ?? Array(Value.allCases)
    let value =
      supported.first { IntentValues.rawText(of: $0) == text }
      ?? supported.first { String(describing: $0) == text }
      ?? supported.first { IntentValues.title(of: $0) == text }
    let names = supported.map { IntentValues.rawText(of: $0) }
    return try found(value, text, type, "any of its cases" + Self.list(names))
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
  }

  private static let bools = [
    "on": true, "true": true, "yes": true, "1": true,
    "off": false, "false": false, "no": false, "0": false,
  ]

  private static let expectations = [
    ObjectIdentifier(Bool.self): "on, off, true, false, yes, no, 1 or 0",
    ObjectIdentifier(Int.self): "a whole number",
    ObjectIdentifier(Double.self): "a number",
    ObjectIdentifier(Date.self): "a date such as 2025-01-31 or 2025-01-31T09:00:00Z",
    ObjectIdentifier(DateComponents.self): "a date such as 2025-01-31 or 2025-01-31T09:00:00Z",
    ObjectIdentifier(URL.self): "a URL",
  ]

  private static func date(_ text: String) -> Date? {
    let style = Date.ISO8601FormatStyle()
    for style in [
      style, Date.ISO8601FormatStyle(includingFractionalSeconds: true), style.year().month().day(),
    ] {
      if let date = try? style.parse(text) { return date }
    }
    return nil
  }

  private static func components(_ text: String) -> DateComponents? {
    guard let date = date(text) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let days: Set<Calendar.Component> = [.year, .month, .day]
    let parts = text.contains("T") ? days.union([.hour, .minute, .second]) : days
    return calendar.dateComponents(parts, from: date)
  }
}
