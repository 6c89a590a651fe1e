// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentVocabulary
import Testing

/// A Live Activity in the hands of several tasks.
struct ActivityTests {
  struct Score: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var points: [Int]
    }
    var name: String
  }

  @Test func `changes of many tasks leave a state that one of them gave`() async throws {
    let first = ActivityContent(state: Score.ContentState(points: []), staleDate: nil)
    let activity = try Activity.request(attributes: Score(name: "a"), content: first)
    await withTaskGroup { group in
      for number in 0..<50 {
        group.addTask {
          let state = Score.ContentState(points: Array(repeating: number, count: 100))
          await activity.update(ActivityContent(state: state, staleDate: nil))
          #expect(Set(activity.content.state.points).count <= 1)
        }
      }
    }
    #expect(activity.content.state.points.count == 100)
    #expect(activity.attributes.name == "a")
  }

  @Test func `an end keeps the last content where it gives none`() async throws {
    let content = ActivityContent(state: Score.ContentState(points: [1]), staleDate: nil)
    let activity = try Activity.request(attributes: Score(name: "a"), content: content)
    #expect(activity.activityState == .active)
    await activity.end(nil)
    #expect(activity.activityState == .ended)
    #expect(activity.content.state.points == [1])
  }
}
