// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SourceModel

/// A source file's text, with what is needed to speak about places in it.
struct SourceText: Sendable {
  /// The path as it was given.
  let path: String
  /// Valid UTF-8 without a byte order mark, lines ended by LF or CR LF.
  let bytes: [UInt8]
  let lines: LineTable

  /// Reads a file.
  ///
  /// - Throws: What is wrong with it: it cannot be read, is not UTF-8, is nested too deeply.
  init(path: String) throws(SourceProblem) {
    try self.init(path: path, contents: try FileAccess.read(path))
  }

  init(path: String, contents: [UInt8]) throws(SourceProblem) {
    self.path = path
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    // Past the first line, where the copy has it, the compiler does not take the mark.
    var bytes = contents.starts(with: mark) ? Array(contents.dropFirst(mark.count)) : contents
    Self.endLinesForCompiler(&bytes)
    lines = LineTable(bytes)
    if let offset = Self.firstInvalidOffset(in: bytes) {
      let place = lines.place(of: offset)
      throw SourceProblem(
        file: path, line: place.line, column: place.column, message: "The file is not UTF-8 text.")
    }
    if let offset = NestingLimit.firstExcess(in: bytes) {
      let place = lines.place(of: offset)
      throw SourceProblem(
        file: path, line: place.line, column: place.column,
        message: "The file is nested too deeply to be read.")
    }
    self.bytes = bytes
  }

  /// Makes each CR that stands alone a LF: both end a line in Swift, but the compiler counts only
  /// the latter in its messages.
  private static func endLinesForCompiler(_ bytes: inout [UInt8]) {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard bytes.contains(carriageReturn) else { return }
    for index in bytes.indices where bytes[index] == carriageReturn {
      let next = index + 1
      if next == bytes.endIndex || bytes[next] != lineFeed { bytes[index] = lineFeed }
    }
  }

  private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
