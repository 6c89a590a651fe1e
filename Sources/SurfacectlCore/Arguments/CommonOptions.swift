// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import SurfaceDrawing

/// The options that commands share.
struct CommonOptions {
  var paths: [String]
  var surfacePlugins: [String]
  var withFolders: [String]
  var surfaces: [String]
  var slots: [String]
  var modes: [RenderingMode]
  var states: [ItemState]
  var system: SystemState
  /// The looks that are shown beside that of the system, where none was asked for.
  var otherLooks: [SystemState.Look]
  /// The instant at which the clock stands still, in seconds since 1970; nil for a clock that goes on.
  var instant: Double?
  /// The locale that was chosen; nil for the development language.
  var locale: String?
  var platform: Platform
  var store: String?
  var failOn: Finding.Severity
  var color: ColorChoice
  var timeout: Double
  /// The memory that the compiler may take up, in gigabytes.
  var compilerGigabytes: Int
  var usesCache: Bool
  var swiftVersion: String
  var defines: [String]

  /// How long the compiler may take over a plugin, in seconds.
  var compilerSeconds: Double { max(120, timeout * 12) }

  enum ColorChoice: String {
    case auto, always, never

    init(_ parsed: ParsedArguments) {
      self = parsed.value("--color").flatMap { Self(rawValue: $0) } ?? .auto
    }
  }

  /// Whether anything narrows down what is shown.
  var isFiltered: Bool {
    !surfaces.isEmpty || !slots.isEmpty || !modes.isEmpty || !states.isEmpty
  }

  /// Whether what narrows down leaves a placement.
  func leaves(_ placed: PlacedItem) -> Bool {
    (surfaces.isEmpty && slots.isEmpty || surfaces.contains(placed.surface)
      || slots.contains("\(placed.surface)/\(placed.slot)"))
      && (modes.isEmpty || modes.contains(placed.mode))
      && (states.isEmpty || states.contains(placed.state))
  }

  static let pathArgument = ArgumentSpec(
    name: "path", kind: .folder, isOptional: true, isRepeatable: true, canBeEmpty: true,
    help:
      "A folder of an extension's Swift files, or a folder of such folders. Without it the current folder, or its Plugins folder."
  )

  static let help = OptionSpec(names: ["--help", "-h"], help: "Show help information.")
  static let color = OptionSpec(
    names: ["--color"], value: "when", kind: .choice(["auto", "always", "never"]),
    help: "When to colour the output (default: auto, on a terminal only; NO_COLOR is respected).")

  /// The option that chooses among the formats that can write a kind of result; none where one can.
  static func format(for body: ReportBody.Kind) -> [OptionSpec] {
    let ids = ReportFormats.all(for: body).map { $0.id }
    guard ids.count > 1 else { return [] }
    return [
      OptionSpec(
        names: ["--format"], value: "format", kind: .choice(ids),
        help: "How to write the result (default: \(ids[0])).")
    ]
  }

  /// The options of all commands that load plugins.
  static let loading: [OptionSpec] = [
    OptionSpec(
      names: ["--plugin"], value: "folder", kind: .folder, isRepeatable: true,
      help: "Add a surface from elsewhere."),
    OptionSpec(
      names: ["--with"], value: "folder", kind: .folder, isRepeatable: true,
      help: "Compile more sources into each extension: a shared folder of the app, or small fakes."),
    OptionSpec(
      names: ["--platform"], value: "platform", kind: .choice(["ios", "watchos"]),
      help: "The platform the extension is built for (default: ios)."),
    OptionSpec(
      names: ["--swift-version"], value: "version", kind: .choice(["5", "6"]),
      help: "The language mode to compile in (default: 5)."),
    OptionSpec(
      names: ["-D"], value: "name", isRepeatable: true,
      help: "A compilation condition, such as DEBUG."),
    OptionSpec(
      names: ["--timeout"], value: "seconds",
      help:
        "How long each step of user code may take (default: 10). The compiler may take 12 times that over a plugin, and 120 seconds at least."
    ),
    OptionSpec(
      names: ["--compiler-memory"], value: "gigabytes",
      help: "How much memory the compiler may take up (default: 8)."),
    OptionSpec(names: ["--no-cache"], help: "Compile again, and keep nothing."),
    OptionSpec(
      names: ["--fail-on"], value: "severity", kind: .choice(["error", "warning", "info"]),
      help: "The least severity of a finding that makes the exit status 1 (default: error)."),
    color, help,
  ]

  /// The options that set the state of the device.
  static let system: [OptionSpec] = [
    OptionSpec(
      names: ["--os"], value: "version", kind: .choice(["18", "26", "27"]),
      help: "The major version of the system (default: 26)."),
    OptionSpec(names: ["--locked"], help: "The device is locked."),
    OptionSpec(
      names: ["--look"], value: "look", kind: .choice(["default", "tinted", "clear"]),
      help:
        "The look of the system (default: all of them where they differ; clear needs --os 26)."),
    OptionSpec(names: ["--dark"], help: "The appearance is dark."),
    OptionSpec(
      names: ["--text-size"], value: "size",
      kind: .choice(DynamicTypeSize.allCases.map(\.rawValue)),
      help: "The size of text that the person has chosen (default: large)."),
    OptionSpec(
      names: ["--locale"], value: "id",
      help:
        "The language and region that the person has chosen, such as de or pt-BR (default: the language of the sources)."
    ),
    OptionSpec(
      names: ["--at"], value: "instant",
      help:
        "Let the clock stand still at an instant such as 2026-11-29T09:00:00Z, in UTC (default: now; snapshots have an instant of their own)."
    ),
    OptionSpec(
      names: ["--store"], value: "path", kind: .file,
      help:
        "Where the data of app groups lives: a folder, or a JSON file to start from. Without it every store is empty."
    ),
  ]

  /// The options that narrow down what is shown.
  static let filters: [OptionSpec] = [
    OptionSpec(
      names: ["--surface"], value: "id", isRepeatable: true, help: "Show this surface only."),
    OptionSpec(
      names: ["--slot"], value: "surface/slot", isRepeatable: true, help: "Show this slot only."),
    OptionSpec(
      names: ["--mode"], value: "mode", isRepeatable: true,
      help: "Show this rendering mode only: full-color, accented or vibrant."),
    OptionSpec(
      names: ["--state"], value: "state", kind: .choice(ItemState.allCases.map(\.rawValue)),
      isRepeatable: true, help: "Show this state only."),
  ]

  init(_ parsed: ParsedArguments, paths: [String]) throws {
    func usage(_ message: String) -> UsageError {
      UsageError(message: message, command: parsed.command)
    }
    self.paths = paths
    surfacePlugins = parsed.all("--plugin")
    withFolders = parsed.all("--with")
    surfaces = parsed.all("--surface")
    slots = parsed.all("--slot")
    modes = try parsed.all("--mode").map { word in
      guard let mode = RenderingMode(spelling: word) else {
        throw usage(
          "The value '\(SafeName.quoted(word))' is invalid for '--mode'; it takes full-color, accented or vibrant"
        )
      }
      return mode
    }
    states = parsed.all("--state").compactMap { ItemState(rawValue: $0) }
    system = SystemState(
      osVersion: parsed.value("--os").flatMap { Int($0) } ?? 26, isLocked: parsed.has("--locked"),
      isDark: parsed.has("--dark"))
    if let size = parsed.value("--text-size").flatMap({ DynamicTypeSize(rawValue: $0) }) {
      system.textSize = size
    }
    let tinted = SystemState.Look.tinted(.systemBlue)
    otherLooks = parsed.value("--look") == nil ? [tinted] : []
    instant = try parsed.value("--at").map { text in
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw usage(
          "The value '\(SafeName.quoted(text))' is invalid for '--at'; it takes an instant such as 2026-11-29T09:00:00Z"
        )
      }
      return date.timeIntervalSince1970
    }
    locale = parsed.value("--locale")
    if let locale, !LanguageChoice.isLocale(locale) {
      throw usage(
        "The value '\(SafeName.quoted(locale))' is invalid for '--locale'; it takes a locale such as de, pt-BR or zh-Hant"
      )
    }
    switch parsed.value("--look") {
    case "tinted": system.look = tinted
    case "clear":
      guard system.osVersion >= 26 else { throw usage("The clear look came with OS 26") }
      system.look = .clear
    default: break
    }
    platform = parsed.value("--platform").flatMap { Platform(rawValue: $0) } ?? .iOS
    store = parsed.value("--store")
    failOn = parsed.value("--fail-on").flatMap { Finding.Severity(rawValue: $0) } ?? .error
    color = ColorChoice(parsed)
    let seconds = parsed.value("--timeout") ?? "10"
    guard let timeout = Double(seconds), (0.1...3600).contains(timeout) else {
      throw usage(
        "The value '\(SafeName.quoted(seconds))' is invalid for '--timeout'; it takes seconds from 0.1 to 3600"
      )
    }
    self.timeout = timeout
    let gigabytes = parsed.value("--compiler-memory") ?? "8"
    guard let memory = Int(gigabytes), (1...1024).contains(memory) else {
      throw usage(
        "The value '\(SafeName.quoted(gigabytes))' is invalid for '--compiler-memory'; it takes whole gigabytes from 1 to 1024"
      )
    }
    compilerGigabytes = memory
    usesCache = !parsed.has("--no-cache")
    swiftVersion = parsed.value("--swift-version") ?? "5"
    defines = parsed.all("-D")
  }
}

extension RenderingMode {
  /// A mode from its name here or in Apple's spelling.
  init?(spelling: String) {
    if let mode = RenderingMode(rawValue: spelling) {
      self = mode
    } else if spelling == "fullColor" {
      self = .fullColor
    } else {
      return nil
    }
  }
}
