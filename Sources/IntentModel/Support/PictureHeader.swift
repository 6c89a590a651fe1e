// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Reads the size of a picture from the first bytes of its file, and decodes nothing of it.
package enum PictureHeader {
  /// So many bytes of a file are enough; what says its size later than that is not understood.
  package static let mostBytes = 256 << 10

  /// Width and height in pixels; nil for what is none of PNG, JPEG, GIF and HEIC.
  package static func size(of bytes: [UInt8]) -> Size? {
    let header = Header(bytes: bytes)
    return header.png ?? header.jpeg ?? header.gif ?? header.heic
  }
}

private struct Header {
  let bytes: [UInt8]

  private func starts(with text: String, at index: Int = 0) -> Bool {
    bytes.dropFirst(index).starts(with: text.utf8)
  }

  /// A number of some bytes, the most significant first; 0 beyond the end.
  private func number(_ index: Int, _ count: Int) -> Int {
    guard index >= 0, index + count <= bytes.count else { return 0 }
    return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A size of two numbers; nil for one without pixels.
  private func size(_ width: Int, _ height: Int) -> Size? {
    width > 0 && height > 0 ? Size(Double(width), Double(height)) : nil
  }

  var png: Size? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return size(number(16, 4), number(20, 4))
  }

  var gif: Size? {
    guard starts(with: "GIF8"), bytes.count >= 10 else { return nil }
    return size(number(6, 1) + number(7, 1) << 8, number(8, 1) + number(9, 1) << 8)
  }

  var jpeg: Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // Bytes that only fill up, and markers without content.
      if marker == 0xFF {
        index += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD7).contains(marker) {
        index += 2
        continue
      }
      // The frame header; the markers between are tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(number(index + 7, 2), number(index + 5, 2))
      }
      index += 2 + max(2, number(index + 2, 2))
    }
    return nil
  }

  /// The largest of the sizes that a HEIC file speaks of: the others are tiles and thumbnails.
  var heic: Size? {
    guard starts(with: "ftyp", at: 4) else { return nil }
    var largest: Size?
    var index = 8
    while index + 16 <= bytes.count {
      guard bytes[index] == UInt8(ascii: "i"), starts(with: "ispe", at: index) else {
        index += 1
        continue
      }
      if let size = size(number(index + 8, 4), number(index + 12, 4)),
        size.width * size.height > (largest.map { $0.width * $0.height } ?? 0)
      {
        largest = size
      }
      index += 16
    }
    return largest
  }
}
