// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The most that workers may tell and take in one run, whatever they say.
///
/// Far beyond what honest code comes to: ten thousand controls in every state come to less than half of
/// it. All messages together take no more than about 600 MB of memory.
struct WorkerLimits {
  /// The bytes of one message.
  var messageBytes = 32 << 20
  /// The bytes of all messages.
  var bytes = 192 << 20
  /// The messages of all sorts.
  var messages = 1 << 20
  /// The fields of all messages, each of which comes to some thirty bytes of memory.
  var fields = 16 << 20
  /// All steps together may take so many times as long as one of them.
  var steps = 60
  /// The bytes that are kept of what one plugin prints.
  var output = 64 << 10
}
