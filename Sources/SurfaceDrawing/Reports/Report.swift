// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// All that a command found out, before anybody chose how to write it.
package struct Report {
  /// The result; nil where nothing could be loaded.
  package var body: ReportBody?
  /// What will go wrong on a device.
  package var findings: [Finding] = []
  /// What could not be loaded, and user code that ended badly.
  package var failures: [Failure] = []
  /// Sentences that are no findings, such as imports that were left out.
  package var notes: [String] = []
  /// What plugins printed, by their names.
  package var printed: [(plugin: String, output: Data)] = []
  /// The rules that were judged: what is in none of their findings is fine as far as they know.
  package var judged: [RuleDescription] = []
  /// The least severity of a finding that counts in the status.
  package var failOn = Finding.Severity.error
  /// What of the command line could not be followed; the rest was.
  package var misuse: String?

  /// Creates a report with nothing but a result.
  package init(_ body: ReportBody?) { self.body = body }

  /// How the program exits; the only place where it is decided.
  package var status: ExitCode {
    if !failures.isEmpty { return .failure }
    switch body?.verdict {
    case .broken: return .failure
    case .fine, .differs, nil: break
    }
    if misuse != nil { return .usage }
    let hasFindings = findings.contains { $0.severity >= failOn }
    return hasFindings || body?.verdict == .differs ? .findings : .fine
  }
}
