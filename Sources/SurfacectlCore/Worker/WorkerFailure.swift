// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// Says which step made a worker fail, and how.
struct WorkerFailure {
  /// Why a worker, or the copy that did a job, is no more.
  enum Reason {
    /// It ended by itself.
    case ended(ChildProcess.Ending)
    /// A step took longer than this.
    case tookLong(Duration)
    /// All steps took longer than this.
    case tookLongInAll(Duration)
    /// It told more than this.
    case toldTooMuch(String)
    /// Something else wrote where the worker speaks.
    case intruded
  }

  let step: WorkerMessage.Step
  let build: BuiltPlugin
  /// What the plugin printed.
  let output: Data

  /// The failure, at the place of the code that ran.
  func failure(_ reason: Reason) -> Failure {
    let type = build.index.type(named: step.subject)
    let main = build.index.types.first { $0.isMain }
    let what =
      switch step.phase {
      case .loading: "while its \(main?.name ?? "code") was loaded"
      case .evaluating: "in the body of \(step.subject)"
      case .archiving: "while the value and content of \(step.subject) were asked for"
      case .performing: "while \(step.subject) was performed"
      case .representing: "while the surface '\(step.subject)' was asked what it shows"
      }
    var message = sentence(reason, what)
    if step.phase == .loading, main?.hasAsyncMain == true {
      message += "; its main() is async, which an extension's can't be"
    }
    let place = step.phase == .loading ? main : type
    return Failure(
      plugin: build.folder.name, file: place?.file ?? build.folder.path, line: place?.line,
      column: place?.column, error: message)
  }

  private func sentence(_ reason: Reason, _ what: String) -> String {
    switch reason {
    case .tookLong(let limit): return "took longer than \(Self.seconds(limit)) \(what)"
    case .tookLongInAll(let limit):
      return "everything took longer than \(Self.seconds(limit)), and was ended \(what)"
    case .toldTooMuch(let limit): return "told more than \(limit) \(what)"
    case .intruded:
      return "something wrote to a descriptor that is not its own \(what); that was ignored"
    case .ended(let ending):
      let end =
        switch ending {
        case .signalled(let signal): "crashed (\(Signals.name(signal))) \(what)"
        case .exited(let status): "called exit(\(status)) \(what)"
        case .timedOut: "took too long \(what)"
        }
      return Signals.reason(in: output).map { "\(end): \($0)" } ?? end
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let value = duration / .seconds(1)
    return (value == value.rounded() ? String(Int(value)) : String(value)) + " s"
  }
}
