// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

/// What a worker is told, a line of fields each; the first field is the word.
enum WorkerCommand {
  /// What to open, and to do unless it is kept.
  case request(WorkerRequest)
  /// What people can add, for code that asks before everything has been registered.
  case gallery(Gallery.Content)
  /// What a copy of a kept worker is to do.
  case job(WorkerJob)

  /// The command as a line without its end.
  var line: [UInt8] {
    var writer: FieldWriter
    switch self {
    case .request(let request):
      writer = FieldWriter("request")
      writer.put(request)
    case .gallery(let content):
      writer = FieldWriter("gallery")
      writer.put(content)
    case .job(let job):
      writer = FieldWriter("job")
      writer.put(job)
    }
    return writer.line
  }

  /// Reads a line.
  init(_ line: ArraySlice<UInt8>) throws(FieldReader.Malformed) {
    var reader = FieldReader(line)
    switch try reader.text() {
    case "request": self = .request(try reader.get())
    case "gallery": self = .gallery(try reader.get())
    case "job": self = .job(try reader.get())
    default: throw .field
    }
    try reader.end()
  }
}
