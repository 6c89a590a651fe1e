// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit

@main
struct HostileBundle: WidgetBundle {
  var body: some Widget {
    ButtonControl(kind: "com.example.hostile.all", deed: "all")
    ButtonControl(kind: "com.example.hostile.compat", deed: "compat")
    ButtonControl(kind: "com.example.hostile.x32", deed: "x32")
    ButtonControl(kind: "com.example.hostile.litter", deed: "litter")
    ButtonControl(kind: "com.example.hostile.nest", deed: "nest")
    ButtonControl(kind: "com.example.hostile.threads", deed: "threads")
  }
}

struct ButtonControl: ControlWidget {
  var kind = ""
  var deed = ""

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: kind) {
      ControlWidgetButton(action: HostileIntent(deed: deed)) { Label(deed, systemImage: "star") }
    }
  }
}

struct HostileIntent: AppIntent {
  static let title: LocalizedStringResource = "Hostile"
  @Parameter(title: "Deed") var deed: String

  init() {}
  init(deed: String) { self.deed = deed }

  func perform() async throws -> some IntentResult {
    switch deed {
    case "all": Attempts.tellAll()
    case "compat": Deeds.callOfOldArchitecture()
    case "x32": print(Attempts.call(0x4000_0000 | 39))
    case "litter": Deeds.litter()
    case "nest": Deeds.nest()
    default: Deeds.startThreads()
    }
    return .result()
  }
}

/// What takes more than one call, or ends the process.
enum Deeds {
  /// Asks the kernel in the way of 32-bit programs, whose calls have other numbers.
  static func callOfOldArchitecture() {
    let code: [UInt8] = [0xB8, 20, 0, 0, 0, 0xCD, 0x80, 0xC3]
    let page = mmap(
      nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let page, page != MAP_FAILED else { return }
    page.copyMemory(from: code, byteCount: code.count)
    typealias Code = @convention(c) () -> Int32
    print("answered", unsafeBitCast(page, to: Code.self)())
  }

  /// Leaves what is hard to remove.
  static func litter() {
    let home = NSHomeDirectory()
    _ = mkdir(home + "/shut", 0o700)
    _ = mkdir(home + "/shut/in", 0o700)
    _ = open(home + "/shut/in/file", O_CREAT | O_WRONLY, 0)
    _ = mkdir(home + "/bare", 0)
    _ = symlink("/", home + "/root")
    _ = symlink(Places.work, home + "/work")
    _ = symlink("itself", home + "/itself")
    _ = open(home + "/new\nline \u{1B}[31m", O_CREAT | O_WRONLY, 0o600)
  }

  /// Makes folders in folders until no path is long enough to name them.
  static func nest() {
    let name = String(repeating: "n", count: 200)
    for _ in 0..<300 where mkdir(name, 0o700) == 0 { chdir(name) }
    print(open("deepest", O_CREAT | O_WRONLY, 0o600) >= 0)
  }

  /// Starts threads as long as that works.
  static func startThreads() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 1 << 16)
    var count = 0
    while count < 100_000 {
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { _ in
          while true { sleep(1000) }
        }, nil)
      if status != 0 { break }
      count += 1
    }
    print(count < 100_000 ? "stopped" : "never stopped")
  }
}
