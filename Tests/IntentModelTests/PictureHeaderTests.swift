// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

/// Sizes of pictures, read from the heads of their files.
struct PictureHeaderTests {
  static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    0, 0, 0x01, 0x02, 0, 0, 0x03, 0x04, 8, 2, 0, 0, 0,
  ]
  /// A JPEG with a table and bytes that fill up before its frame.
  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0xFF, 0xC0, 0xFF, 0xFF, 0xD0, 0xFF, 0xC2, 0, 17, 8]
    + [0x03, 0x04, 0x01, 0x02, 3, 0, 0, 0]
  static let gif: [UInt8] = Array("GIF89a".utf8) + [0x02, 0x01, 0x04, 0x03, 0, 0, 0]
  /// A HEIC with the sizes of a tile and of the whole.
  static let heic: [UInt8] =
    [0, 0, 0, 24] + Array("ftypheic".utf8) + [UInt8](repeating: 0, count: 12)
    + [0, 0, 0, 20] + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 64]
    + [0, 0, 0, 20] + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 0x01, 0x02, 0, 0, 0x03, 0x04]

  @Test(arguments: [png, jpeg, gif, heic])
  func `a picture tells its size in pixels`(bytes: [UInt8]) {
    #expect(PictureHeader.size(of: bytes) == Size(258, 772))
  }

  @Test(arguments: [png, jpeg, gif, heic])
  func `a picture that ends too soon tells nothing`(bytes: [UInt8]) {
    for count in 0..<24 where count < bytes.count - 8 {
      #expect(PictureHeader.size(of: Array(bytes.prefix(count))).map { $0.width > 258 } != true)
    }
    #expect(PictureHeader.size(of: Array(bytes.prefix(9))) == nil)
  }

  @Test func `what is no picture tells nothing`() {
    #expect(PictureHeader.size(of: []) == nil)
    #expect(PictureHeader.size(of: Array("%PDF-1.7 and more of it, as PDFs have it".utf8)) == nil)
    #expect(PictureHeader.size(of: [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 1000)) == nil)
  }
}
