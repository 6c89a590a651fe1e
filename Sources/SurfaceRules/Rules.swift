// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// All rules.
package enum Rules {
  /// A rule by the evidence that it judges.
  package enum Entry: Sendable {
    case item(any ItemRule.Type)
    case press(any PressRule.Type)
    case source(any SourceRule.Type)
    case registration(any RegistrationRule.Type)

    /// The rule, whatever it judges.
    package var rule: any Rule.Type {
      switch self {
      case .item(let rule): rule
      case .press(let rule): rule
      case .source(let rule): rule
      case .registration(let rule): rule
      }
    }
  }

  /// One line a rule, in alphabetical order of identifiers; the only list of them.
  package static let all: [Entry] = [
    .item(AccentedImageRule.self),
    .item(AccentedOpaqueRule.self),
    .item(ClockInViewRule.self),
    .item(ContainerBackgroundRule.self),
    .item(ControlImageRule.self),
    .source(ExtensionUnsafeRule.self),
    .item(ImageTooLargeRule.self),
    .registration(KindMismatchRule.self),
    .item(LinkRule.self),
    .press(NoRollbackRule.self),
    .source(NotInBundleRule.self),
    .press(OpenAppRule.self),
    .item(ProviderFragileRule.self),
    .item(ReloadBudgetRule.self),
    .item(RemoteImageRule.self),
    .press(SetValueRule.self),
    .press(SilentSuccessRule.self),
    .press(SlowPerformRule.self),
    .press(StaleRule.self),
    .press(StateNotSharedRule.self),
    .item(TextTruncatedRule.self),
    .press(UnconfiguredRule.self),
    .source(UnknownAPIRule.self),
    .item(VibrantColourRule.self),
  ]

  /// The rule with an identifier; nil where there is none.
  package static func rule(_ id: String) -> (any Rule.Type)? {
    all.lazy.map(\.rule).first { $0.id == id }
  }

  /// The rules that only a press can judge.
  package static var ofPresses: [any Rule.Type] {
    all.compactMap { if case .press(let rule) = $0 { rule } else { nil } }
  }

  /// The rules that are judged wherever something was loaded and archived.
  package static var ofArchives: [any Rule.Type] {
    all.compactMap { if case .press = $0 { nil } else { $0.rule } }
  }

  /// What the rules find on an item.
  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    all.flatMap { entry -> [Finding] in
      if case .item(let rule) = entry { rule.findings(in: evidence) } else { [] }
    }
  }

  /// What the rules find on a press.
  package static func findings(in evidence: PressEvidence) -> [Finding] {
    all.flatMap { entry -> [Finding] in
      if case .press(let rule) = entry { rule.findings(in: evidence) } else { [] }
    }
  }

  /// What the rules find in the sources of a plugin.
  package static func findings(in evidence: SourceEvidence) -> [Finding] {
    all.flatMap { entry -> [Finding] in
      if case .source(let rule) = entry { rule.findings(in: evidence) } else { [] }
    }
  }

  /// What the rules find on a type that could not be registered.
  package static func findings(in evidence: RegistrationEvidence) -> [Finding] {
    all.flatMap { entry -> [Finding] in
      if case .registration(let rule) = entry { rule.findings(in: evidence) } else { [] }
    }
  }
}
