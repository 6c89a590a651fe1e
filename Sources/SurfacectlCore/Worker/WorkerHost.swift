// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import SurfaceDrawing
import Surfaces

/// What workers have told.
struct WorkerResult {
  var surfaces: [SurfaceDescription] = []
  var items: [WorkerMessage.Item] = []
  var problems: [WorkerMessage.Problem] = []
  var failures: [Failure] = []
  /// What each plugin's code printed, cut to 64 KB.
  var output: [Data] = []
  /// Whether each plugin's code printed more than that.
  var isCut: [Bool] = []
  /// What the intent that was pressed did, in order.
  var events: [RunEvent] = []
  /// What came of the press; nil where it never came to its end.
  var pressed: PressEnding?
  /// How a press ended that never came to its end.
  var broken: PressReport.Outcome?
  /// The type of the intent that was being performed then.
  var performing: String?
}

/// Has a request done by workers: when one fails, the next goes on after what made it fail.
struct WorkerHost {
  private static let outputLimit = 64 << 10
  private static let mostWorkers = 100

  var request: WorkerRequest
  private let timeout: Duration
  private let temporary: TemporaryFolder
  private var builds: [BuiltPlugin] = []
  private var waiting: WorkerProcess?
  private var result = WorkerResult()

  /// Starts the first worker for a request whose plugins, at most a number of them, are not known yet.
  ///
  /// It gets ready while the plugins are looked for and built.
  init(
    _ request: WorkerRequest, plugins: Int, timeout: Double, temporary: TemporaryFolder
  ) throws(LoadingError) {
    self.request = request
    self.timeout = .seconds(timeout)
    self.temporary = temporary
    waiting = try WorkerProcess(plugins: plugins, home: temporary.folder("home"))
  }

  /// Ends the worker that waits for plugins, when there will be none.
  mutating func cancel() {
    waiting?.end()
    waiting = nil
  }

  /// Does all of the request for some plugins.
  ///
  /// - Parameter strings: The localised strings of each plugin, by table and key.
  mutating func run(
    _ builds: [BuiltPlugin], _ strings: [[String: [String: String]]]
  ) throws(Interrupted) -> WorkerResult {
    self.builds = builds
    request.plugins = zip(builds, strings).map { plugin, strings in
      WorkerRequest.Plugin(
        name: plugin.folder.name, path: plugin.folder.path, library: plugin.library,
        catalog: AssetCatalog.read(plugin.folder.catalogs, for: request.platform),
        strings: strings)
    }
    result.output = builds.map { _ in Data() }
    result.isCut = builds.map { _ in false }
    for _ in 0..<Self.mostWorkers {
      if try runOnce() { return sorted() }
    }
    result.failures.append(Failure(error: "too many crashes; the rest was left out"))
    return sorted()
  }

  private func sorted() -> WorkerResult {
    var result = result
    result.items.sort { $0.order < $1.order }
    return result
  }

  /// Runs one worker; false when another has to go on.
  private mutating func runOnce() throws(Interrupted) -> Bool {
    result.surfaces = BuiltIn.surfaces.map { SurfaceDescription($0, source: "built-in") }
    result.problems = []
    let worker: WorkerProcess
    do throws(LoadingError) {
      if let waiting {
        worker = waiting
      } else {
        worker = try WorkerProcess(plugins: builds.count, home: temporary.folder("home"))
      }
    } catch {
      result.failures.append(Failure(error: error.message))
      return true
    }
    waiting = nil
    worker.send(request)
    var reader = WorkerReader(worker: worker, plugins: builds.count)
    let stop = reader.read(timeout: timeout, result: &result, outputLimit: Self.outputLimit)
    for item in reader.items {
      result.items.append(item)
      request.finished.insert(ItemKey.text(plugin: item.plugin, kind: item.item.kind))
    }
    let ending = worker.end()
    switch stop {
    case .done: return true
    case .interrupted(let signal): throw Interrupted(signal: signal)
    case .timedOut, .closed:
      guard let step = reader.step else {
        result.failures.append(Failure(error: Self.sentence(ofEarlyEnd: ending)))
        return true
      }
      tell(step, timedOut: stop == .timedOut, ending)
      if request.press != nil, step.phase == .performing || result.pressed != nil {
        // A press is never done twice, whatever went wrong after it had begun.
        if result.pressed == nil {
          result.broken = .init(timedOut: stop == .timedOut, ending)
          result.performing = step.subject
        }
        return true
      }
      request.skipped.insert(
        WorkerRequest.Skipped(phase: step.phase, plugin: step.plugin, subject: step.subject))
      return false
    }
  }

  private static func sentence(ofEarlyEnd ending: ChildProcess.Ending) -> String {
    if case .exited(let status) = ending, let refusal = Confinement.Refusal(rawValue: status) {
      return refusal.sentence
    }
    return "the worker process ended before it did anything"
  }

  private mutating func tell(
    _ step: WorkerMessage.Step, timedOut: Bool, _ ending: ChildProcess.Ending
  ) {
    let build = builds[step.plugin]
    let type = build.index.type(named: step.subject)
    let main = build.index.entryPoints.first
    let what =
      switch step.phase {
      case .loading: "while its \(main?.name ?? "code") was loaded"
      case .evaluating: "in the body of \(step.subject)"
      case .archiving: "while the value and content of \(step.subject) were asked for"
      case .performing: "while \(step.subject) was performed"
      case .representing: "while the surface '\(step.subject)' was asked what it shows"
      }
    let value = timeout / .seconds(1)
    let seconds = value == value.rounded() ? String(Int(value)) : String(value)
    var message: String
    if timedOut {
      message = "took longer than \(seconds) s \(what)"
    } else {
      switch ending {
      case .signalled(let signal): message = "crashed (\(Signals.name(signal))) \(what)"
      case .exited(let status): message = "called exit(\(status)) \(what)"
      case .timedOut: message = "took too long \(what)"
      }
      if let reason = Signals.reason(in: result.output[step.plugin]) { message += ": \(reason)" }
    }
    if step.phase == .loading, main?.hasAsyncMain == true {
      message += "; its main() is async, which an extension's can't be"
    }
    let place = step.phase == .loading ? main : type
    result.failures.append(
      Failure(
        plugin: build.folder.name, file: place?.file ?? build.folder.path, line: place?.line,
        column: place?.column, error: message))
  }
}

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
    case SIGSYS: "a system call that is not allowed"
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

extension PressReport.Outcome {
  fileprivate init(timedOut: Bool, _ ending: ChildProcess.Ending) {
    switch ending {
    case _ where timedOut: self = .timedOut
    case .exited: self = .exited
    case .signalled, .timedOut: self = .crashed
    }
  }
}
