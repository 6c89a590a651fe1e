// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Synchronization

#if os(Linux)
  @_spi(Reflection) import Swift
#endif

/// Finds the parameters of an intent.
package enum IntentParameters {
  /// The parameters in the order of their declaration, a superclass's first.
  package static func all(
    of intent: any AppIntent
  ) -> [(name: String, parameter: any AnyIntentParameter)] {
    wrappers(of: intent).compactMap { name, wrapper in
      (wrapper as? _IntentParameterObject).map { (name, $0.withoutType) }
    }
  }

  /// The property wrappers of a value, by the names of their properties.
  package static func wrappers<Value>(of value: Value) -> [(name: String, wrapper: Any)] {
    #if os(Linux)
      if !(Value.self is AnyClass) { return storedWrappers(of: value) }
    #endif
    return mirroredWrappers(of: value)
  }

  private static func mirroredWrappers(of value: Any) -> [(name: String, wrapper: Any)] {
    var mirror: Mirror? = Mirror(reflecting: value)
    var levels: [[(name: String, wrapper: Any)]] = []
    while let level = mirror {
      levels.append(
        level.children.compactMap { child in
          guard let label = child.label, label.hasPrefix("_") else { return nil }
          return (String(label.dropFirst()), child.value)
        })
      mirror = level.superclassMirror
    }
    return levels.reversed().flatMap { $0 }
  }

  /// The name of the property that a parameter belongs to, or nil where it is not the intent's.
  static func name(of parameter: AnyObject, in intent: any AppIntent) -> String? {
    all(of: intent).first { $0.parameter === parameter }?.name
  }
}

#if os(Linux)
  extension IntentParameters {
    /// A property wrapper of a type: the name of its property, where it lies, and what it is.
    private struct Field: Sendable {
      let name: String
      let offset: Int
      let type: Any.Type
    }

    private static let fields = Mutex<[ObjectIdentifier: [Field]]>([:])

    /// The property wrappers of a value that is no object, as `mirroredWrappers` would find them.
    ///
    /// A mirror first searches all libraries for what the value's type says of its own mirrors.
    private static func storedWrappers<Value>(
      of value: Value
    ) -> [(name: String, wrapper: Any)] {
      let fields = fields(of: Value.self)
      if fields.isEmpty { return [] }
      return withUnsafePointer(to: value) { pointer in
        fields.map { field in
          func read<Wrapper>(_ type: Wrapper.Type) -> Any {
            (UnsafeRawPointer(pointer) + field.offset).assumingMemoryBound(to: type).pointee
          }
          return (field.name, read(field.type))
        }
      }
    }

    private static func fields(of type: Any.Type) -> [Field] {
      if let known = fields.withLock({ $0[ObjectIdentifier(type)] }) { return known }
      var found: [Field] = []
      _forEachField(of: type) { label, offset, type, _ in
        let name = String(cString: label)
        if name.hasPrefix("_") {
          found.append(Field(name: String(name.dropFirst()), offset: offset, type: type))
        }
        return true
      }
      fields.withLock { $0[ObjectIdentifier(type)] = found }
      return found
    }
  }
#endif
