// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension WidgetSource {
  /// The tap of a button or toggle, the one that options name, in the first family that has it.
  ///
  /// Throws when the widget has none such, or several and no name was given.
  @MainActor func press(
    _ options: PressOptions, _ settings: [PressOptions.Setting]
  ) async throws -> PreparedPress {
    var names: [String] = []
    for family in families.map(\.description) where options.family ?? family == family {
      let environment = ArchiveEnvironment.standard(family: family)
      let moment = try await moment(in: .entry, environment, settings)
      let all = interactions(of: moment, in: environment)
      let typeNames = all.map { unqualifiedName(of: type(of: $0.intent)) }
      for name in typeNames where !names.contains(name) { names.append(name) }
      let wish = options.interaction
      let exact = all.indices.filter { wish == nil || typeNames[$0] == wish }
      let matches =
        exact.isEmpty ? all.indices.filter { typeNames[$0].hasSuffix(wish ?? "") } : exact
      // Rows of a list run one intent with different values; the first one stands for them.
      guard let match = matches.first, Set(matches.map { typeNames[$0] }).count == 1 else {
        continue
      }
      var press = PreparedPress(action: all[match].intent)
      press.isOn = all[match].isOn
      return press
    }
    throw PressOptions.NoSuchParameter(
      description: names.isEmpty
        ? "\(typeName) has no button or toggle with an intent"
        : "\(typeName) runs \(names.joined(separator: ", ")); say which one with --intent")
  }
}
