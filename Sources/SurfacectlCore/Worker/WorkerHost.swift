// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import IntentVocabulary
import SurfaceDrawing
import Surfaces

/// Has jobs done by workers: when one fails, the next goes on after what made it fail.
///
/// A kept worker opens the plugins once and makes a copy of itself for each job. Where that can't be, on
/// systems without a fork or with plugins that start threads, each job has a worker of its own.
final class WorkerHost {
  private static let mostWorkers = 100

  /// A worker that runs.
  private struct Live {
    let process: WorkerProcess
    var reader: WorkerReader
    /// Whether it is kept and has opened its plugins.
    var isReady = false
    /// The surfaces that it has then.
    var surfaces: [SurfaceDescription] = []
  }

  /// One job on its way.
  private struct Run {
    var job: WorkerJob
    var intake: WorkerIntake
    var output: WorkerReader.Output
    let end: ContinuousClock.Instant
    var failures: [Failure] = []
    var broken: PressReport.Outcome?
    var performing: String?
  }

  private var setup: WorkerRequest
  private let timeout: Duration
  private let limits = WorkerLimits()
  private let temporary: TemporaryFolder
  private var builds: [BuiltPlugin] = []
  private var live: Live?
  /// What makes every worker fail, whatever its job.
  private var skipped: Set<WorkerJob.Skipped> = []
  /// What people can add, once it is known.
  private var gallery: Gallery.Content?

  /// Starts the first worker for at most a number of plugins, which are not known yet.
  ///
  /// It gets ready while the plugins are looked for and built.
  init(
    _ setup: WorkerRequest, plugins: Int, timeout: Double, temporary: TemporaryFolder
  ) throws(LoadingError) {
    self.setup = setup
    self.setup.isKept = setup.isKept && Host.canFork
    self.timeout = .seconds(timeout)
    self.temporary = temporary
    live = try start(plugins: plugins)
  }

  /// Takes the plugins that there are.
  ///
  /// - Parameter strings: The localised strings of each plugin, by table and key.
  func open(_ builds: [BuiltPlugin], _ strings: [[String: [String: String]]]) {
    self.builds = builds
    setup.plugins = zip(builds, strings).map { plugin, strings in
      WorkerRequest.Plugin(
        name: plugin.folder.name, path: plugin.folder.path, library: plugin.library,
        catalog: AssetCatalog.read(plugin.folder.catalogs, for: setup.platform),
        strings: strings)
    }
  }

  /// Ends the worker that is there.
  func close() {
    live?.process.end()
    live?.process.closeDescriptors()
    live = nil
  }

  /// Has a job done.
  func run(_ job: WorkerJob) throws(Interrupted) -> WorkerResult {
    var job = job
    job.skipped = skipped
    var run = Run(
      job: job,
      intake: WorkerIntake([], expecting: expectation(of: job, isLoading: false), limits: limits),
      output: WorkerReader.Output(plugins: builds.count),
      end: ContinuousClock().now + timeout * limits.steps)
    for _ in 0..<Self.mostWorkers {
      if try attempt(&run) { return finish(run) }
    }
    run.failures.append(Failure(error: "too many crashes; the rest was left out"))
    return finish(run)
  }

  private func finish(_ run: Run) -> WorkerResult {
    var result = WorkerResult(
      surfaces: run.intake.surfaces, items: run.intake.items.sorted { $0.order < $1.order },
      problems: run.intake.problems, failures: run.failures, output: run.output.bytes,
      isCut: run.output.isCut, events: run.intake.events, hasMoreEvents: run.intake.isCut,
      pressed: run.intake.pressed, broken: run.broken, performing: run.performing)
    if let intrusion = run.intake.intrusion {
      result.failures.append(
        failure(.intruded, in: intrusion.step, run)
          ?? Failure(error: "something else than the worker wrote where it speaks"))
    }
    if run.job.press == nil, run.job.wishes == nil { gallery = Self.gallery(of: result.items) }
    return result
  }

  private static func gallery(of items: [WorkerMessage.Item]) -> Gallery.Content {
    var content = Gallery.Content()
    for item in items {
      switch item.item.type {
      case .control: content.controls.append(ControlInfo(kind: item.item.kind))
      case .widget:
        content.widgets += item.families.compactMap { WidgetFamily(name: $0) }.map {
          WidgetInfo(kind: item.item.kind, family: $0)
        }
      default: break
      }
    }
    return content
  }

  // MARK: Workers

  private func start(plugins: Int) throws(LoadingError) -> Live {
    let process = try WorkerProcess(
      plugins: plugins, home: temporary.folder("home"), isKept: setup.isKept)
    return Live(process: process, reader: WorkerReader(process, limits: limits))
  }

  private func expectation(of job: WorkerJob, isLoading: Bool) -> WorkerIntake.Expectation {
    WorkerIntake.Expectation(
      plugins: setup.plugins.map(\.name), token: setup.token, isPress: job.press != nil,
      isLoading: isLoading)
  }

  /// Has one worker go on with a job; false when another has to.
  private func attempt(_ run: inout Run) throws(Interrupted) -> Bool {
    do throws(LoadingError) {
      if live == nil { live = try start(plugins: builds.count) }
    } catch {
      run.failures.append(Failure(error: error.message))
      return true
    }
    guard var worker = live else { return true }
    live = nil
    if setup.isKept, !worker.isReady {
      guard try load(&worker, &run) else { return run.intake.excess != nil || isLate(run) }
    }
    let stop: WorkerReader.Stop
    let ending: ChildProcess.Ending
    if setup.isKept {
      run.intake.begin(expectation(of: run.job, isLoading: false), surfaces: worker.surfaces)
      if let gallery {
        worker.process.send(.gallery(gallery))
        self.gallery = nil
      }
      worker.process.send(.job(run.job))
      stop = read(&worker, &run)
      if let copyEnding = worker.reader.endCopy(into: &run.intake, &run.output),
        !worker.process.hasCopies
      {
        ending = copyEnding
        live = worker
      } else {
        ending = worker.reader.endWorker(into: &run.intake, &run.output)
      }
    } else {
      run.intake.begin(expectation(of: run.job, isLoading: false), surfaces: Self.builtIn)
      var request = setup
      request.job = run.job
      worker.process.send(.request(request))
      stop = read(&worker, &run)
      ending = worker.reader.endWorker(into: &run.intake, &run.output)
    }
    for item in run.intake.items {
      run.job.finished.insert(ItemKey.text(plugin: item.plugin, kind: item.item.kind))
    }
    return try conclude(stop, ending, &run)
  }

  private static let builtIn = BuiltIn.surfaces.map { SurfaceDescription($0, source: "built-in") }

  private func read(_ worker: inout Live, _ run: inout Run) -> WorkerReader.Stop {
    worker.reader.read(into: &run.intake, &run.output, timeout: timeout, until: run.end)
  }

  private func isLate(_ run: Run) -> Bool { ContinuousClock().now >= run.end }

  /// Has a kept worker open its plugins; false when another worker has to.
  private func load(_ worker: inout Live, _ run: inout Run) throws(Interrupted) -> Bool {
    run.intake.begin(expectation(of: run.job, isLoading: true), surfaces: Self.builtIn)
    var request = setup
    request.job.skipped = skipped
    worker.process.send(.request(request))
    let stop = read(&worker, &run)
    if stop == .ready, run.intake.readiness?.canCopy == true {
      worker.isReady = true
      worker.surfaces = run.intake.surfaces
      return true
    }
    let ending = worker.reader.endWorker(into: &run.intake, &run.output)
    // Code that starts threads when it is opened has a worker for each job.
    if stop == .ready { setup.isKept = false } else { _ = try conclude(stop, ending, &run) }
    return false
  }

  // MARK: Endings

  /// Tells how a worker ended; false when another has to go on.
  private func conclude(
    _ stop: WorkerReader.Stop, _ ending: ChildProcess.Ending, _ run: inout Run
  ) throws(Interrupted) -> Bool {
    let reason: WorkerFailure.Reason
    var isOver = false
    switch stop {
    case .done, .ready: return true
    case .interrupted(let signal): throw Interrupted(signal: signal)
    case .ended: reason = .ended(ending)
    case .timedOut(inAll: false): reason = .tookLong(timeout)
    case .timedOut(inAll: true):
      reason = .tookLongInAll(timeout * limits.steps)
      isOver = true
    case .exceeded(let limit):
      reason = .toldTooMuch(limit)
      isOver = true
    }
    guard let step = run.intake.step, let failure = failure(reason, in: step, run) else {
      run.failures.append(Failure(error: "the worker process ended before it did anything"))
      return true
    }
    run.failures.append(failure)
    if run.job.press != nil, step.phase == .performing || run.intake.pressed != nil {
      // A press is never done twice, whatever went wrong after it had begun.
      if run.intake.pressed == nil {
        run.broken = PressReport.Outcome(reason)
        run.performing = step.subject
      }
      return true
    }
    let cause = WorkerJob.Skipped(phase: step.phase, plugin: step.plugin, subject: step.subject)
    run.job.skipped.insert(cause)
    // What only one job meets may be sound in the next, where the stores are others.
    let isFirst = run.job.press == nil && run.job.wishes == nil
    if step.phase == .loading || isFirst { skipped.insert(cause) }
    return isOver
  }

  private func failure(
    _ reason: WorkerFailure.Reason, in step: WorkerMessage.Step?, _ run: Run
  ) -> Failure? {
    guard let step, builds.indices.contains(step.plugin) else { return nil }
    return WorkerFailure(
      step: step, build: builds[step.plugin], output: run.output.bytes[step.plugin]
    ).failure(reason)
  }
}

extension PressReport.Outcome {
  /// How a press ended that never came to its end.
  fileprivate init(_ reason: WorkerFailure.Reason) {
    switch reason {
    case .tookLong, .tookLongInAll: self = .timedOut
    case .ended(.exited): self = .exited
    case .ended, .toldTooMuch, .intruded: self = .crashed
    }
  }
}
