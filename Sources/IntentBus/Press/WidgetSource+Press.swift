// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension WidgetSource {
  /// The tap of a button or toggle, the one that options name, in the first family that has it.
  ///
  /// Throws when the widget has none such, or several and no name was given.
  @MainActor func press(
    _ options: PressOptions, family wanted: String?, _ settings: [PressOptions.Setting]
  ) async throws -> PreparedPress {
    var names: [String] = []
    for family in families.map(\.description) where wanted ?? family == family {
      let environment = ArchiveEnvironment.standard(family: family)
      let moment = try await moment(in: .entry, environment, settings)
      let taps = interactions(of: moment, in: environment).map {
        (name: unqualifiedName(of: type(of: $0.intent)), interaction: $0)
      }
      for tap in taps where !names.contains(tap.name) { names.append(tap.name) }
      let matches =
        options.interaction.map {
          NameMatch.candidates(named: $0, among: taps) { [$0.name] }
        } ?? taps
      // Rows of a list run one intent with different values; the first one stands for them.
      guard let match = matches.first, Set(matches.map(\.name)).count == 1 else { continue }
      var press = PreparedPress(action: match.interaction.intent)
      press.isOn = match.interaction.isOn
      return press
    }
    throw PressOptions.NoSuchParameter(
      description: names.isEmpty
        ? "\(typeName) has no button or toggle with an intent"
        : "\(typeName) runs \(names.joined(separator: ", ")); say which one with --intent")
  }
}
