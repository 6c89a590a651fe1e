// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Synchronization

/// Inputs that several threads take one after the other, and what they made of them.
final class WorkQueue<Input: Sendable, Output: Sendable>: Sendable {
  private struct State {
    var next = 0
    var outputs: [Output?]
  }

  private let inputs: [Input]
  private let transform: @Sendable (Input) -> Output
  private let state: Mutex<State>

  init(_ inputs: [Input], _ transform: @escaping @Sendable (Input) -> Output) {
    self.inputs = inputs
    self.transform = transform
    state = Mutex(State(outputs: Array(repeating: nil, count: inputs.count)))
  }

  /// What is done so far, in the order of the inputs.
  var outputs: [Output] {
    state.withLock { $0.outputs.compactMap { $0 } }
  }

  /// Transforms inputs until none is left.
  func drain() {
    while let index = takeNext() {
      let output = transform(inputs[index])
      state.withLock { $0.outputs[index] = output }
    }
  }

  private func takeNext() -> Int? {
    state.withLock { state in
      guard state.next < inputs.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }
}
