// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Tells people what came of a press: what ran, what it read and wrote, and what looks different.
struct PressText {
  private let surfaces: [SurfaceDescription]
  private let text: RepresentationText
  private let style: Style

  /// The reports of all presses, and of several how many there were.
  static func text(_ body: PressBody, of report: Report, _ style: Style) -> String {
    let writer = PressText(surfaces: body.surfaces, facts: body.facts, style: style)
    let texts = body.presses.map { writer.draw($0) }.joined(separator: "\n")
    guard body.isList else { return texts }
    return texts + (texts.isEmpty ? "" : "\n") + count(body, report) + "\n"
  }

  /// "5 pressed, 1 error".
  private static func count(_ body: PressBody, _ report: Report) -> String {
    func number(_ count: Int, _ word: String) -> String? {
      count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    func findings(_ severity: Finding.Severity) -> Int {
      report.findings.count { $0.severity == severity }
    }
    let refused = body.presses.count { $0.summary.outcome.isRefused }
    let errors = report.failures.count + findings(.error)
    return [
      "\(body.presses.count) pressed", refused == 0 ? nil : "\(refused) refused",
      number(errors, "error"), number(findings(.warning), "warning"),
    ].compactMap { $0 }.joined(separator: ", ")
  }

  init(surfaces: [SurfaceDescription], facts: FactIndex, style: Style = .plain) {
    self.surfaces = surfaces
    self.text = RepresentationText(facts: facts)
    self.style = style
  }

  /// The report of a press.
  private func draw(_ press: PressBody.Press) -> String {
    let summary = press.summary
    var lines = [headline(summary)]
    if let error = summary.outcome.reason { lines.append("  " + SafeText.line(error, limit: 1000)) }
    for read in summary.reads where read.value == nil {
      lines.append("  read \(place(read.group, read.key)), which was never set")
    }
    for write in summary.writes { lines.append("  " + sentence(write)) }
    if let isOn = summary.optimistic {
      let isSetBack = summary.outcome.isThrown ? ", and set back since the action failed" : ""
      lines.append("  the toggle was shown as \(isOn ? "on" : "off") at once\(isSetBack)")
    }
    for reload in summary.reloads { lines.append("  " + sentence(reload)) }
    for url in summary.opened { lines.append("  opened \(SafeText.line(url))") }
    if summary.foregrounded, summary.opened.isEmpty {
      let target = summary.target.map { " at \(SafeText.line($0))" } ?? ""
      lines.append("  opened the app\(target)")
    }
    lines += changes(summary)
    if summary.outcome == .done, summary.changes.isEmpty, press.wasThere {
      lines.append("  nothing looks different: it was asked for the state that it had already")
    } else if summary.outcome == .done, summary.changes.isEmpty, !summary.foregrounded {
      lines.append("  nobody can see this press: no surface looks different afterwards")
      lines.append("  try \(advice(for: press.type))")
    }
    for kind in press.stale {
      lines.append("  \(SafeText.line(kind)) would look different now, and was not reloaded")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What makes a press of an item visible.
  private func advice(for type: ItemType?) -> String {
    switch type {
    case .control: "a value provider that reads what perform() writes, or a label for the new state"
    case .widget, .activity: "a timeline provider that reads what perform() writes"
    default: "a control or widget that reads what perform() writes"
    }
  }

  private func headline(_ summary: PressReport) -> String {
    let time = String(Int(summary.milliseconds.rounded())) + " ms"
    let from = summary.from.map { " from \(SafeText.line($0))" } ?? ""
    let role: Style.Role = summary.outcome == .done ? .heading : .error
    let outcome =
      switch summary.outcome {
      case .done: "done"
      case .threw: "threw"
      case .refused: "refused"
      case .crashed: "crashed"
      case .exited: "ended the process"
      case .timedOut: "took too long"
      }
    let what = SafeText.line(summary.intent)
    if summary.outcome.isRefused { return style(role, "\(what)\(from): refused") }
    // How long it took is known of what came to its end alone.
    let duration = summary.outcome.isPerformed ? ", \(time)" : ""
    return style(
      role, "\(what)\(from) in the \(summary.process.rawValue)'s process: \(outcome)\(duration)")
  }

  private func place(_ group: String?, _ key: String) -> String {
    "\(SafeText.line(key)) in \(group.map { SafeText.line($0) } ?? "the standard store")"
  }

  private func value(_ value: StoreValue?) -> String {
    value.map { SafeText.line($0.description, limit: 100) } ?? "nothing"
  }

  private func sentence(_ write: PressReport.Write) -> String {
    let place = place(write.group, write.key)
    if write.from == nil, write.to == nil { return "removed \(place), which was not set" }
    return "wrote \(place): \(value(write.from)) → \(value(write.to))"
  }

  private func sentence(_ reload: PressReport.Reload) -> String {
    let kind =
      switch reload.kind {
      case "*": "all controls"
      case "*widgets": "all widgets"
      default: SafeText.line(reload.kind)
      }
    if reload.automatic, reload.count == 0 { return "the system reloads \(kind) by itself" }
    if reload.counted == true { return "reloaded \(kind), which counts against its daily budget" }
    if reload.automatic {
      return "asked for a reload of \(kind), which the system does by itself"
    }
    return reload.known
      ? "reloaded \(kind)" : "asked for a reload of \(kind), and there is no such kind"
  }

  private func changes(_ summary: PressReport) -> [String] {
    summary.changes.flatMap { change -> [String] in
      let surface = surfaces.first { $0.id == change.surface }
      let place = SafeText.line("\(surface?.name ?? change.surface), \(change.slot)")
      let isWidget =
        if case .shown(let shown) = change.after { shown.tree != nil } else { false }
      let mode = isWidget ? " · \(change.mode.rawValue)" : ""
      let other = change.kind == summary.kind ? "" : " · \(SafeText.line(change.kind))"
      let before = text.lines(change.before)
      let after = text.lines(change.after)
      return ["  \(place)\(mode)\(other)"]
        + before.filter { !after.contains($0) }.map { "    " + style(.removed, "- \($0)") }
        + after.filter { !before.contains($0) }.map { "    " + style(.added, "+ \($0)") }
    }
  }
}
