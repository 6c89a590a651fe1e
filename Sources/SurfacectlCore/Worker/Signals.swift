// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import SurfaceDrawing

/// Names signals, and finds what a trap said.
enum Signals {
  static func name(_ number: Int32) -> String {
    switch number {
    case SIGILL, SIGTRAP: "trap"
    case SIGSEGV, SIGBUS: "bad memory access, or a recursion without end"
    case SIGABRT: "abort"
    case SIGFPE: "arithmetic"
    case SIGKILL: "killed, perhaps out of memory"
    case SIGXCPU: "too much processor time"
    case SIGXFSZ: "too large a file"
    default: "signal \(number)"
    }
  }

  /// The sentence of the last trap in what a plugin printed.
  static func reason(in output: Data) -> String? {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    guard let line = lines.last(where: { $0.contains("Fatal error") }),
      let range = line.range(of: "Fatal error")
    else { return nil }
    let text = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
    return text.isEmpty ? nil : SafeText.line(String(text))
  }
}
