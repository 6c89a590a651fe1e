// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

extension PressTests {
  /// The samples, pressed.
  struct SampleTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox(cache: .common) }

    private func press(
      _ arguments: String...
    ) throws -> (run: Outcome, json: JSONValue) {
      let run = try sandbox.run(
        ["press"] + arguments + ["--format", "json"],
        setting: .init(directory: ProgramFinder.package, isDocument: true))
      return (run, try run.json())
    }

    private var folder: String { sandbox.work + "/data" }

    @Test func `shuffle moves the index and shows the next wallpaper`() throws {
      let (run, json) = try press("shuffle")
      #expect(run.status == 0)
      #expect(json["outcome"]?.string == "done")
      #expect(json.written("wallpaperIndex") == .number(1))
      let change = try #require(json.change("control-center", "large"))
      #expect(change.before["value"]?.string == "Aurora")
      #expect(change.after["value"]?.string == "Basalt")
    }

    @Test func `the report for people shows what changed where`() throws {
      let run = try sandbox.run(
        "press", "shuffle", setting: .init(directory: ProgramFinder.package))
      #expect(run.status == 0)
      let lines = run.outputLines
      #expect(lines.first?.hasPrefix("ShuffleWallpaperIntent from control-center") == true)
      #expect(lines.contains { $0.contains("read wallpaperCount") && $0.contains("never set") })
      #expect(lines.contains { $0.contains("wrote wallpaperIndex") && $0.contains("nothing → 1") })
      #expect(lines.contains { $0.contains("- value: Aurora") })
      #expect(lines.contains { $0.contains("+ value: Basalt") })
    }

    @Test func `the daily toggle goes on and a later command still says on`() throws {
      let (run, json) = try press("daily", "--store", folder)
      #expect(run.status == 0)
      #expect(json.written("shufflesDaily") == .bool(true))
      #expect(json.change("control-center", "large")?.after["value"]?.string == "Every day")
      let list = try sandbox.run(
        "render", "--surface", "control-center", "--state", "current", "--format", "json",
        "--store", folder, setting: .init(directory: ProgramFinder.package, isDocument: true))
      let stored = try sandbox.run("store", "get", "group.com.example.wallpaper", "--store", folder)
      #expect(list.status == 0)
      #expect(stored.output.hasPrefix("shufflesDaily = true"))
      let again = try press("daily", "--store", folder)
      #expect(again.json.change("control-center", "large")?.before["value"]?.string == "Every day")
      #expect(again.json.written("shufflesDaily") == .bool(false))
    }

    @Test func `the hint of the work timer turns from Start to Stop`() throws {
      let (run, json) = try press("worktimer.toggle")
      #expect(run.status == 0)
      let change = try #require(json.change("action-button", "press"))
      #expect(change.before["hint"]?.string?.contains("Start") == true)
      #expect(change.after["hint"]?.string?.contains("Stop") == true)
    }

    @Test func `the field link brings the app to the foreground`() throws {
      let (run, json) = try press("report")
      #expect(run.status == 0)
      #expect(json["foregrounded"]?.bool == true)
      #expect(json["process"]?.string == "app")
      #expect(json.written("screen") == .text("newReport"))
      #expect(json.list("writes").first?["process"]?.string == "app")
    }

    @Test func `a locked device refuses what asks for authentication`() throws {
      let (run, json) = try press("report", "--locked")
      #expect(run.status == 1)
      #expect(json["outcome"]?.string == "refused")
      #expect(json["error"]?.string?.contains("locked") == true)
      #expect(json["foregrounded"]?.bool == false)
      #expect(json.list("writes").isEmpty)
    }

    @Test func `a locked device runs what is always allowed`() throws {
      let (run, json) = try press("shuffle", "--locked", "--from", "lock-screen")
      #expect(run.status == 0)
      #expect(json["outcome"]?.string == "done")
      #expect(json["from"]?.string == "lock-screen")
    }

    @Test(arguments: ["watch", "watch/control"])
    func `the watch refuses what opens the app of the phone`(from: String) throws {
      let (run, json) = try press("report", "--from", from)
      #expect(run.status == 1)
      #expect(json["outcome"]?.string == "refused")
      #expect(json["error"]?.string?.contains("opens the iPhone app") == true)
      #expect(json.list("writes").isEmpty)
    }

    @Test(arguments: [("off", false), ("on", true)])
    func `a toggle is asked for the state that is given`(state: String, value: Bool) throws {
      let (run, json) = try press("daily", "--value", state)
      #expect(run.status == 0)
      #expect(json.written("shufflesDaily") == .bool(value))
      #expect(json.list("changes").isEmpty == !value)
    }

    @Test func `a parameter is set by its name`() throws {
      let (run, json) = try press("report", "--set", "target=reports")
      #expect(run.status == 0)
      #expect(json.written("screen") == .text("reports"))
    }

    @Test(arguments: ["nonsense=1", "target=nonsense"])
    func `a parameter or value that there is not is told`(setting: String) throws {
      let run = try sandbox.run(
        "press", "report", "--set", setting, setting: .init(directory: ProgramFinder.package))
      #expect(run.status != 0)
      #expect((run.output + run.errors).contains("nonsense"))
      #expect(!run.output.contains("wrote"))
    }

    @Test func `a configured control shows and acts on what was chosen`() throws {
      let (run, json) = try press("worktimer.project", "--configure", "project=garden")
      #expect(run.status == 0)
      #expect(json.written("runningTimers") == .list([.text("garden")]))
      let change = try #require(json.change("control-center", "large"))
      #expect(change.after["label"]?.string == "Garden")
      #expect(change.after["value"]?.string == "Running")
    }

    @Test func `an entity that there is not is told, with those there are`() throws {
      let (run, json) = try press("worktimer.project", "--configure", "project=attic")
      #expect(run.status == 1)
      #expect(json["outcome"]?.string == "refused")
      let error = json["error"]?.string ?? ""
      for word in ["attic", "garden", "thesis"] { #expect(error.contains(word)) }
      #expect(json.list("writes").isEmpty)
    }

    @Test func `an error is told in the words that people read`() throws {
      let (run, json) = try press("worktimer.project")
      #expect(run.status == 1)
      #expect(json["outcome"]?.string == "threw")
      #expect(json["error"]?.string?.contains("Choose a project first.") == true)
      #expect(json.rules.isEmpty)
    }

    @Test func `a press on an old state asks for the state that there is already`() throws {
      let (run, json) = try press("daily", "--stale")
      #expect(run.status == 0)
      #expect(json.written("shufflesDaily") == .bool(false))
      #expect(json.list("changes").isEmpty)
      #expect(json.rules.isEmpty)
    }

    @Test(arguments: [("running", "app"), ("suspended", "extension"), ("not-running", "extension")])
    func `what the app does decides on the process`(app: String, process: String) throws {
      let (run, json) = try press("shuffle", "--app", app)
      #expect(run.status == 0)
      #expect(json["process"]?.string == process)
      #expect(json.list("writes").map { $0["process"]?.string } == [process])
    }

    @Test(arguments: ["18", "26", "27"])
    func `it is pressed on each version of the system`(version: String) throws {
      let (run, json) = try press("daily", "--os", version)
      #expect(run.status == 0)
      #expect(json["outcome"]?.string == "done")
    }

    @Test func `every sample is pressed in every state without a finding`() throws {
      let (run, json) = try press("--all")
      let presses = json.list("presses").compactMap { $0["kind"]?.string }
      #expect(run.status == 0)
      #expect(json.rules.isEmpty)
      #expect(presses.filter { $0 == "com.example.wallpaper.daily" }.count == 2)
      #expect(presses.filter { $0 == "com.example.wallpaper.shuffle" }.count == 1)
      #expect(presses.filter { $0 == "org.example.habit" }.count == 1)
      #expect(Set(presses).count == 6)
    }

    @Test func `the flawed example has findings`() throws {
      let (run, json) = try press("--all", "Examples/Flawed")
      #expect(run.status == 1)
      #expect(json.rules.contains("control-image"))
      #expect(json.list("failures").isEmpty)
    }

    @Test func `each press of all begins with the same store`() throws {
      let first = try press("shuffle", "--store", folder)
      let before = FolderContents(folder)
      let (run, json) = try press("--all", "Plugins/Wallpaper", "--store", folder)
      #expect(first.json.written("wallpaperIndex") == .number(1))
      #expect(run.status == 0)
      let shuffle = json.list("presses").first {
        $0["kind"]?.string == "com.example.wallpaper.shuffle"
      }
      #expect(shuffle?.written("wallpaperIndex") == .number(2))
      #expect(FolderContents(folder).differences(from: before).isEmpty)
    }
  }
}
