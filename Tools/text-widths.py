#!/usr/bin/env python3
# This source file is part of the IntentBus project.
# Licensed under Apache License v2.0. See LICENSE for license information.
"""Prints Sources/IntentBus/Layout/TextWidths.swift from the font Inter.

    apt-get download fonts-inter && dpkg -x fonts-inter_*.deb font
    Tools/text-widths.py font/usr/share/fonts/opentype/inter > Sources/IntentBus/Layout/TextWidths.swift

Needs nothing but Python: it reads the tables cmap, head, hhea and hmtx itself.
"""

import struct
import sys

BLOCKS = [
    (0x20, 0x7F), (0xA0, 0x250), (0x370, 0x400), (0x400, 0x530), (0x1E00, 0x1F00),
    (0x2010, 0x2040), (0x20A0, 0x20C0), (0x2190, 0x21A0), (0x2200, 0x2270),
]
WEIGHTS = [("regular", "Inter-Regular.otf"), ("semibold", "Inter-SemiBold.otf"), ("bold", "Inter-Bold.otf")]


def widths(path):
    data = open(path, "rb").read()
    tables = {}
    for index in range(struct.unpack(">H", data[4:6])[0]):
        tag, _, offset, length = struct.unpack(">4sIII", data[12 + 16 * index : 28 + 16 * index])
        tables[tag.decode()] = data[offset : offset + length]
    units = struct.unpack(">H", tables["head"][18:20])[0]
    count = struct.unpack(">H", tables["hhea"][34:36])[0]
    advances = [struct.unpack(">H", tables["hmtx"][4 * i : 4 * i + 2])[0] for i in range(count)]
    glyphs = character_map(tables["cmap"])
    return {
        character: round(advances[min(glyph, count - 1)] * 1000 / units)
        for character, glyph in glyphs.items()
    }


def character_map(cmap):
    best = {}
    for index in range(struct.unpack(">H", cmap[2:4])[0]):
        _, _, offset = struct.unpack(">HHI", cmap[4 + 8 * index : 12 + 8 * index])
        table = cmap[offset:]
        form = struct.unpack(">H", table[:2])[0]
        if form == 12:
            found = {}
            for group in range(struct.unpack(">I", table[12:16])[0]):
                first, last, glyph = struct.unpack(">III", table[16 + 12 * group : 28 + 12 * group])
                for character in range(first, last + 1):
                    found[character] = glyph + character - first
            if len(found) > len(best):
                best = found
        elif form == 4 and not best:
            segments = struct.unpack(">H", table[6:8])[0] // 2
            def column(start):
                return struct.unpack(f">{segments}H", table[start : start + 2 * segments])
            ends, starts = column(14), column(16 + 2 * segments)
            deltas, offsets = column(16 + 4 * segments), column(16 + 6 * segments)
            for segment in range(segments):
                for character in range(starts[segment], min(ends[segment], 0xFFFE) + 1):
                    if offsets[segment] == 0:
                        glyph = (character + deltas[segment]) & 0xFFFF
                    else:
                        place = 16 + 6 * segments + 2 * segment + offsets[segment]
                        place += 2 * (character - starts[segment])
                        glyph = struct.unpack(">H", table[place : place + 2])[0]
                    if glyph:
                        best[character] = glyph
    return best


def encoded(table, first, last):
    """Widths as two letters each; `..` for a character that the font lacks."""
    letters = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    text = ""
    for character in range(first, last):
        if character in table:
            # Steps of a thousandth: 62 * 62 of them are more than any character takes.
            text += letters[table[character] // 62] + letters[table[character] % 62]
        else:
            text += ".."
    return text


def main():
    folder = sys.argv[1]
    print("// This source file is part of the IntentBus project.")
    print("// Licensed under Apache License v2.0. See LICENSE for license information.")
    print("//")
    print("// Made by Tools/text-widths.py from Inter 4.0 beta 7 (Debian package fonts-inter 4.0~beta7+ds-1),")
    print("// Copyright The Inter Project Authors, SIL Open Font License 1.1, see Licenses/Inter-OFL.txt.")
    print()
    print("/// Advance widths of Inter, two letters of base 62 a character, in thousandths of the font's size.")
    print("enum TextWidths {")
    print("  /// The first character of each block and one after its last.")
    print("  static let blocks: [(first: UInt32, end: UInt32)] = [")
    for first, last in BLOCKS:
        print(f"    (0x{first:X}, 0x{last:X}),")
    print("  ]")
    for name, file in WEIGHTS:
        table = widths(f"{folder}/{file}")
        print()
        print(f"  /// The widths of the {name} weight, block by block.")
        print(f"  static let {name}: StaticString = \"\"\"")
        text = "".join(encoded(table, first, last) for first, last in BLOCKS)
        for start in range(0, len(text), 92):
            end = "\\" if start + 92 < len(text) else ""
            print(f"    {text[start : start + 92]}{end}")
        print("    \"\"\"")
    print("}")


main()
