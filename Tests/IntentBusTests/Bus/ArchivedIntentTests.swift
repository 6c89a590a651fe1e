// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Testing
import TestSupport

/// What a bus knows of an intent without running it.
@MainActor struct ArchivedIntentTests {
  private func archived<Intent: AppIntent>(_ intent: Intent.Type) async throws -> ArchivedIntent {
    let bus = Bus()
    bus.register(intent: intent)
    let item = try #require(bus.items().first)
    return try #require(try await bus.archive(item, in: .current).intents.first)
  }

  @Test func `an intent keeps its type's name and its title`() async throws {
    let intent = try await archived(RingIntent.self)
    #expect(intent.typeName == "RingIntent")
    #expect(intent.title == "Ring")
  }

  @Test func `a plain intent stays in the background and runs on a locked device`() async throws {
    let intent = try await archived(RingIntent.self)
    #expect(intent.foreground == .never)
    #expect(intent.foregroundReason == nil)
    #expect(intent.authentication == .alwaysAllowed)
    #expect(intent.isDiscoverable)
    #expect(!intent.isOpenIntent)
    #expect(intent.protocols.isEmpty)
  }

  @Test func `parameters keep their order, titles and values`() async throws {
    struct ManyIntent: AppIntent {
      static let title: LocalizedStringResource = "Many"
      @Parameter(title: "Zulu", default: 3) var zulu: Int
      @Parameter(title: "Alpha") var alpha: String?
      @Parameter(title: "Place", default: .home) var place: SampleScreen
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = try await archived(ManyIntent.self)
    #expect(
      intent.parameters == [
        ArchivedIntent.Parameter(name: "zulu", title: "Zulu", value: "3"),
        ArchivedIntent.Parameter(name: "alpha", title: "Alpha"),
        ArchivedIntent.Parameter(name: "place", title: "Place", value: "home"),
      ])
  }

  @Test func `an entity's value is its identifier`() async throws {
    let control = try await archive(RoomLightControl.self)
    #expect(control.action.parameters.first?.value == "study")
  }

  @Test func `an open intent brings the app to the foreground`() async throws {
    let intent = try await archived(OpenSampleIntent.self)
    #expect(intent.foreground == .always)
    #expect(intent.foregroundReason == .openIntent)
    #expect(intent.isOpenIntent)
    #expect(intent.protocols == ["OpenIntent"])
  }

  @Test func `opening the app when run brings it to the foreground`() async throws {
    struct LaunchIntent: AppIntent {
      static let title: LocalizedStringResource = "Launch"
      static let openAppWhenRun = true
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = try await archived(LaunchIntent.self)
    #expect(intent.foreground == .always)
    #expect(intent.foregroundReason == .openAppWhenRun)
    #expect(!intent.isOpenIntent)
  }

  @Test func `a result that opens an intent brings the app to the foreground`() async throws {
    let intent = try await archived(OpenPageIntent.self)
    #expect(intent.foreground == .always)
    #expect(intent.foregroundReason == .opensIntent)
  }

  @Test func `an immediate foreground mode brings the app to the foreground`() async throws {
    struct ModeIntent: AppIntent {
      static let title: LocalizedStringResource = "Mode"
      static let supportedModes: IntentModes = [.background, .foreground]
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = try await archived(ModeIntent.self)
    #expect(intent.foreground == .always)
    #expect(intent.foregroundReason == .supportedModes)
  }

  @Test func `a later foreground mode may bring the app to the foreground`() async throws {
    struct DynamicIntent: AppIntent {
      static let title: LocalizedStringResource = "Dynamic"
      static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
      func perform() async throws -> some IntentResult { .result() }
    }
    struct DeferredIntent: AppIntent {
      static let title: LocalizedStringResource = "Deferred"
      static let supportedModes: IntentModes = .foreground(.deferred)
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(try await archived(DynamicIntent.self).foreground == .possible)
    #expect(try await archived(DeferredIntent.self).foreground == .possible)
  }

  @Test func `an intent that plays a video brings the app to the foreground`() async throws {
    struct PlayIntent: PlayVideoIntent {
      static let title: LocalizedStringResource = "Play"
      static let supportedCategories: [VideoCategory] = []
      @Parameter(title: "Term") var term: String
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = try await archived(PlayIntent.self)
    #expect(intent.foreground == .always)
    #expect(intent.foregroundReason != nil)
  }

  @Test func `protocols that decide where it runs are named in order`() async throws {
    struct TimerIntent: SetValueIntent, LiveActivityIntent, AudioPlaybackIntent {
      static let title: LocalizedStringResource = "Timer"
      @Parameter(title: "On") var value: Bool
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = try await archived(TimerIntent.self)
    #expect(intent.protocols == ["AudioPlaybackIntent", "LiveActivityIntent", "SetValueIntent"])
    #expect(intent.foreground == .never)
  }

  @Test func `policy and discoverability are kept`() async throws {
    struct LocalIntent: AppIntent {
      static let title: LocalizedStringResource = "Local"
      static let authenticationPolicy: IntentAuthenticationPolicy =
        .requiresLocalDeviceAuthentication
      static let isDiscoverable = false
      func perform() async throws -> some IntentResult { .result() }
    }
    struct GuardedIntent: AppIntent {
      static let title: LocalizedStringResource = "Guarded"
      static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      func perform() async throws -> some IntentResult { .result() }
    }
    let local = try await archived(LocalIntent.self)
    #expect(local.authentication == .requiresLocalDeviceAuthentication)
    #expect(!local.isDiscoverable)
    #expect(try await archived(GuardedIntent.self).authentication == .requiresAuthentication)
  }
}
