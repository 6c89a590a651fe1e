// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentVocabulary
import SourceModel

/// Writes the file of ours that is compiled into a plugin's module.
enum Prelude {
  /// The name of the function in a plugin that registers what its `@main` type does not.
  static let registrationSymbol = "surfacectl_register"

  /// The name of the function in a plugin that registers its intents.
  static let intentSymbol = "surfacectl_register_intents"

  /// The path that the compiler is told for the file, by which its diagnostics are known.
  static let path = "<surfacectl>"

  /// Where the file is written among the others of a build.
  static func file(in directory: String) -> String { directory + "/surfacectl-prelude.swift" }

  /// The file's text.
  ///
  /// An app's extension sees the names that Apple's modules have and no others; only a plugin that
  /// asks for IntentBus itself, as a surface does, sees the bus.
  static func text(_ index: SourceIndex) -> String {
    return """
      #sourceLocation(file: "\(path)", line: 1)
      @_exported import \(isSurface(index) ? "IntentBus" : "IntentVocabulary")
      import Foundation
      extension Locale {
        public static var current: Locale { IntentVocabulary._currentLocale() }
      }
      public func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
        comment: String
      ) -> String {
        IntentVocabulary._localizedString(key, table: tableName, value: value)
      }
      public typealias UserDefaults = IntentVocabulary.UserDefaults
      @_cdecl("\(registrationSymbol)") public func _surfacectlRegister() {
        MainActor.assumeIsolated {
      \(declarations(index).map { "    \($0)\n" }.joined())  }
      }
      @_cdecl("\(intentSymbol)") public func _surfacectlRegisterIntents() {
      \(intents(index).map { "  IntentVocabulary._declare(intent: \($0).self)\n" }.joined())}

      """
  }

  /// Whether a plugin asks for IntentBus itself, as a surface does and no app's extension.
  static func isSurface(_ index: SourceIndex) -> Bool {
    index.imports.contains { $0.module == "IntentBus" }
  }

  /// The types that are surfaces as their declarations say it.
  static func surfaces(_ index: SourceIndex) -> [IndexedType] {
    guard isSurface(index) else { return [] }
    return index.types.filter { $0.inherits.contains("Surface") }
  }

  /// The names of the intents that can be pressed by themselves.
  static func intents(_ index: SourceIndex) -> [String] {
    let conformances = Conformances(index)
    return constructible(index).filter { conformances.conforms($0, to: intentProtocols) }
      .map(\.qualifiedName)
  }

  /// The types that the generated file can name as they are.
  private static func constructible(_ index: SourceIndex) -> [IndexedType] {
    index.types.filter { !$0.isPrivate && !$0.isGeneric && $0.kind != .protocol }
  }

  private static let intentProtocols: Set<String> = [
    "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "CameraCaptureIntent",
    "CustomIntentMigratedAppIntent", "DeleteIntent", "ForegroundContinuableIntent",
    "LiveActivityIntent", "OpenIntent", "PlayVideoIntent", "PredictableIntent",
    "ProgressReportingIntent", "PushToTalkTransmissionIntent", "SetFocusFilterIntent",
    "SetValueIntent", "ShowInAppSearchResultsIntent", "StartWorkoutIntent", "SystemIntent",
    "UndoableIntent", "URLRepresentableIntent",
  ]

  private static func declarations(_ index: SourceIndex) -> [String] {
    let visible = constructible(index)
    let conformances = Conformances(index)
    var lines: [String] = []
    // Without an `@main` type every control and widget is taken, in the order of its declaration.
    if index.entryPoints.isEmpty {
      for type in visible where conformances.conforms(type, to: ["ControlWidget", "Widget"]) {
        lines.append("\(type.qualifiedName).main()")
      }
    }
    for type in visible where conformances.conforms(type, to: ["AppShortcutsProvider"]) {
      lines.append("IntentVocabulary._declare(shortcuts: \(type.qualifiedName).self)")
    }
    return lines
  }
}
