// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Writes results for people, in at most 100 columns; what is beside them goes to standard error.
package enum TextFormat: ReportFormat {
  package static let id = "text"
  package static let bodies = Set(ReportBody.Kind.allCases)
  package static let holdsFindings = false

  package static func text(of report: Report, style: Style) -> String {
    switch report.body {
    case .list(let body): ListText.text(body, style)
    case .render(let body): RenderText.text(body, style)
    case .press(let body): PressText.text(body, of: report, style)
    case .snapshot(let body): SnapshotText.text(body, style)
    case .surfaces(let body): SurfacesText.text(body, style)
    case .explanations(let list): ExplanationText.text(list, style)
    case .store(let body): StoreText.text(body, style)
    case nil: ""
    }
  }
}
