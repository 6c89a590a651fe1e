// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

@testable import SurfacectlCore

/// Files of which nothing is known before they are opened.
struct BoundedFileTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  private func trouble(_ path: String, limit: Int = 10) -> String? {
    do {
      _ = try BoundedFile.contents(of: path, limit: limit)
      return nil
    } catch { return error.sentence }
  }

  @Test func `a file within the limit is read whole`() throws {
    let path = try folder.write("file", "0123456789")
    #expect(try BoundedFile.contents(of: path, limit: 10) == Data("0123456789".utf8))
    #expect(trouble(path, limit: 9) != nil)
  }

  @Test func `a link is followed, for its start it is not`() throws {
    let path = try folder.write("file", "text")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: path)
    #expect(try BoundedFile.contents(of: folder("link")) == Data("text".utf8))
    #expect(BoundedFile.start(of: folder("link"), bytes: 4) == nil)
    #expect(BoundedFile.start(of: path, bytes: 2) == Array("te".utf8))
  }

  @Test func `a file of terabytes is told before it is read`() throws {
    let path = try folder.write("huge")
    try #require(truncate(path, 4 << 40) == 0)
    #expect(trouble(path, limit: 16 << 20) == "the file is larger than 16 MB")
  }

  @Test func `a pipe that nobody writes to is told`() throws {
    try #require(mkfifo(folder("pipe"), 0o600) == 0)
    #expect(trouble(folder("pipe")) == "this is a pipe or a device, not a file")
    #expect(trouble("/dev/zero") == "this is a pipe or a device, not a file")
  }

  @Test func `what is not there or a folder can't be read`() {
    #expect(trouble(folder("missing")) == "the file can't be read")
    #expect(trouble(folder.path) == "the file can't be read")
  }
}
