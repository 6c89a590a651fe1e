// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import IntentModel
import IntentVocabulary

@testable import SurfacectlCore

/// What a worker is asked, and what it tells.
extension Dice {
  mutating func storeValue(depth: Int = 3) -> StoreValue {
    switch below(depth > 0 ? 8 : 6) {
    case 0: .bool(bool())
    case 1: .int(int())
    case 2: .double(double())
    case 3: .string(text())
    case 4: .data(Data(list(most: 9) { UInt8($0.below(256)) }))
    case 5: .date(date())
    case 6: .array(list { $0.storeValue(depth: depth - 1) })
    default: .dictionary(dictionary { $0.storeValue(depth: depth - 1) })
    }
  }

  mutating func date() -> Date { Date(timeIntervalSinceReferenceDate: double()) }

  mutating func event() -> RunEvent {
    switch below(12) {
    case 11: .readAll(group: optional { $0.text() })
    case 0:
      .read(group: optional { $0.text() }, key: text(), value: optional { $0.storeValue() })
    case 1:
      .write(
        process: text(), group: optional { $0.text() }, key: text(),
        from: optional { $0.storeValue() }, to: optional { $0.storeValue() })
    case 2: .reload(kind: text())
    case 3: .reloadTimelines(kind: text())
    case 4: .reloadAllControls
    case 5: .reloadAllWidgets
    case 6: .open(url: text())
    case 7: .dispatched(kind: text())
    case 8: .foreground
    case 9: .damagedStore(text())
    default: .providerFault(providerFault())
    }
  }

  mutating func label() -> ArchivedLabel {
    var label = ArchivedLabel(text: optional { $0.text() }, image: optional { $0.image() })
    label.hint = optional { $0.text() }
    label.status = optional { $0.text() }
    label.isPrivacySensitive = bool()
    label.isDisabled = bool()
    label.ignored = list { $0.text() }
    return label
  }

  mutating func intent() -> ArchivedIntent {
    var intent = ArchivedIntent(typeName: text(), title: text())
    intent.protocols = list { $0.text() }
    intent.foreground = one(of: [.never, .possible, .always])
    intent.foregroundReason = optional { $0.foregroundReason() }
    intent.isOpenIntent = bool()
    intent.authentication = one(of: [
      .alwaysAllowed, .requiresAuthentication, .requiresLocalDeviceAuthentication,
    ])
    intent.isDiscoverable = bool()
    intent.parameters = list {
      ArchivedIntent.Parameter(
        name: $0.text(), title: $0.optional { $0.text() }, value: $0.optional { $0.text() })
    }
    return intent
  }

  mutating func control() -> ArchivedControl {
    var control = ArchivedControl(
      form: one(of: [.button, .toggle]), isOn: optional { $0.bool() }, label: label(),
      action: intent())
    control.displayName = optional { $0.text() }
    control.configurationDescription = optional { $0.text() }
    control.offLabel = optional { $0.label() }
    control.onLabel = optional { $0.label() }
    control.tint = optional { $0.color() }
    control.isDisabled = bool()
    control.isPrivacySensitive = bool()
    control.isConfigurable = bool()
    control.promptsForUserConfiguration = bool()
    control.providerError = optional { $0.text() }
    return control
  }

  mutating func itemDescription() -> ItemDescription {
    var item = ItemDescription(
      kind: text(), type: one(of: [.control, .widget, .shortcut, .intent, .activity]),
      typeName: text(), title: text(), plugin: text())
    item.form = optional { $0.one(of: [ArchivedControl.Form.button, .toggle]) }
    item.intents = list { $0.text() }
    item.images = list { $0.image() }
    item.source = optional { ItemDescription.Source(file: $0.text(), line: $0.int()) }
    return item
  }

  mutating func ending() -> PressEnding {
    var ending = PressEnding(
      one(of: [.done, .threw(text()), .refused(text()), .crashed, .exited, .timedOut]),
      intent: text(), process: one(of: [.extension, .app]))
    ending.milliseconds = double()
    ending.foregroundsApp = bool()
    ending.foregroundReason = optional { $0.foregroundReason() }
    ending.openedTarget = optional { $0.text() }
    ending.target = optional { $0.bool() }
    ending.readsValue = optional { $0.bool() }
    ending.isUnconfigured = bool()
    ending.asksForConfiguration = bool()
    ending.optimistic = optional { $0.bool() }
    ending.shownHere = optional { $0.control() }
    return ending
  }

  mutating func foregroundReason() -> ArchivedIntent.ForegroundReason {
    one(of: [.openIntent, .openURLIntent, .openAppWhenRun, .opensIntent, .supportedModes])
  }

  mutating func providerFault() -> ProviderFault {
    one(of: [.emptyTimeline(typeName: text()), .answeredTwice(function: text())])
  }

  mutating func trouble() -> Trouble {
    one(of: [
      .kind(.empty), .kind(.taken(kind: text(), holder: text())), .surface(text()),
      .loading(text()), .archiving(text()), .store(text()),
    ])
  }

  mutating func observations() -> WidgetObservations {
    WidgetObservations(
      providerFaults: list { $0.providerFault() }, asksForReload: bool(),
      timeline: optional { dice in
        var timeline = ArchivedWidget.TimelineSummary(
          entryCount: dice.int(), date: dice.date(),
          policy: dice.one(of: [.atEnd, .never, .after(dice.date())]))
        timeline.nextDate = dice.optional { $0.date() }
        timeline.shortestGap = dice.optional { $0.double() }
        timeline.secondsToReload = dice.optional { $0.double() }
        return timeline
      }, readsClock: bool())
  }

  mutating func phase() -> WorkerPhase {
    one(of: [.loading, .evaluating, .archiving, .representing, .performing])
  }

  mutating func message() -> WorkerMessage {
    switch below(8) {
    case 0: .step(WorkerMessage.Step(phase: phase(), plugin: int(), subject: text()))
    case 1: .surface(surface())
    case 2:
      .problem(
        WorkerMessage.Problem(
          plugin: optional { $0.int() }, typeName: text(), trouble: trouble()))
    case 3:
      .item(
        WorkerMessage.Item(
          plugin: int(), order: int(), item: itemDescription(),
          placements: list { $0.placedItem() }, observations: optional { $0.observations() },
          control: optional { $0.control() }, reads: optional { $0.reads() },
          families: list { $0.text() }, place: place()))
    case 4: .event(event())
    case 5: .pressed(ending())
    case 6: .ready(WorkerMessage.Readiness(canCopy: bool()))
    default: .done(WorkerMessage.Done(isCut: bool()))
    }
  }

  mutating func look() -> SystemState.Look {
    one(of: [.default, .clear, .tinted(color())])
  }

  mutating func system() -> SystemState {
    SystemState(
      osVersion: int(), isLocked: bool(), look: look(), isDark: bool(), hasActionButton: bool(),
      hasDynamicIsland: bool(), textSize: any(), switches: dictionary { $0.bool() })
  }

  mutating func settings() -> [PressOptions.Setting] {
    list { PressOptions.Setting(name: $0.text(), text: $0.text()) }
  }

  mutating func press() -> PressRequest {
    var options = PressOptions()
    options.surface = optional { $0.text() }
    options.slot = optional { $0.text() }
    options.value = optional { $0.bool() }
    options.parameters = settings()
    options.isStale = bool()
    options.interaction = optional { $0.text() }
    options.app = any()
    return PressRequest(
      plugin: int(), kind: text(), place: optional { $0.place() }, options: options)
  }

  mutating func place() -> RegisteredItem.Place {
    RegisteredItem.Place(registration: int(), entry: int())
  }

  mutating func reads() -> StoreReads {
    var reads = StoreReads()
    reads.keys = Set(list { StoreReads.Key(group: $0.optional { $0.text() }, key: $0.text()) })
    reads.wholeGroups = Set(list { $0.text() })
    reads.isCut = bool()
    return reads
  }

  mutating func job() -> WorkerJob {
    var job = WorkerJob(
      store: one(of: [
        .empty, .folder(text()), .groups(dictionary { $0.dictionary { $0.storeValue() } }),
      ]),
      states: one(of: [.overview, .all, .comparison]))
    job.skipped = Set(
      list { WorkerJob.Skipped(phase: $0.phase(), plugin: $0.int(), subject: $0.text()) })
    job.finished = Set(list { $0.text() })
    job.wishes = optional {
      $0.list { WorkerJob.Wish(plugin: $0.int(), kind: $0.text(), place: $0.place()) }
    }
    job.configurations = dictionary { $0.settings() }
    job.instant = optional { $0.double() }
    job.press = optional { $0.press() }
    job.home = optional { $0.text() }
    return job
  }

  mutating func request() -> WorkerRequest {
    var request = WorkerRequest(platform: any(), system: system(), job: job())
    request.plugins = list {
      WorkerRequest.Plugin(
        name: $0.text(), path: $0.text(), library: $0.text(),
        catalog: $0.optional { $0.dictionary { $0.image() } },
        strings: $0.dictionary { $0.dictionary { $0.text() } })
    }
    request.otherLooks = list { $0.look() }
    request.usesUTC = bool()
    request.locale = optional { $0.text() }
    request.token = text()
    request.isKept = bool()
    return request
  }

  mutating func gallery() -> Gallery.Content {
    Gallery.Content(
      controls: list { ControlInfo(kind: $0.text()) },
      widgets: list { WidgetInfo(kind: $0.text(), family: $0.any()) })
  }

  mutating func command() -> WorkerCommand {
    switch below(3) {
    case 0: .request(request())
    case 1: .gallery(gallery())
    default: .job(job())
    }
  }
}
