// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Everything that a value holds, to the bit and the byte: `==` takes two spellings of one text for
/// equal, and no number that is none for equal to itself.
func exactDescription(of value: Any) -> String {
  switch value {
  case let text as String: return "\"" + text.utf8.map { String($0) }.joined(separator: " ") + "\""
  case let number as Double: return "#" + String(number.bitPattern, radix: 16)
  case let data as Data: return data.base64EncodedString()
  case let date as Date: return exactDescription(of: date.timeIntervalSinceReferenceDate)
  default: break
  }
  let mirror = Mirror(reflecting: value)
  var children = mirror.children.map { child in
    (child.label ?? "") + ":" + exactDescription(of: child.value)
  }
  switch mirror.displayStyle {
  case .set?, .dictionary?: children.sort()
  case .optional? where children.isEmpty: return "nil"
  default: if children.isEmpty { return "\(value)" }
  }
  return "\(mirror.subjectType)(" + children.joined(separator: ",") + ")"
}
