// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What `--help` prints, in the form of Swift's own tools.
enum HelpText {
  static let text = """
    OVERVIEW: Reads Swift source for surfacectl; never runs it.

    Writes a copy of each file that a plain Linux toolchain can compile as if for an Apple platform,
    lines and columns kept, and prints what the files declare as JSON.

    USAGE: surfacectl-read prepare --output DIR [OPTIONS] -- FILE...

    OPTIONS:
      --output DIR            Folder for the prepared copies; made if it is not there.
      --platform NAME         ios, watchos or macos: decides '#if os(...)'. (default: ios)
      --swift-version N       Language mode, 5 or 6: decides '#if swift(...)'. (default: 5)
      -D NAME                 A condition that '#if NAME' finds set; repeatable.
      --provides NAMES        Modules, separated by commas, that can be imported besides those of
                              the toolchain; repeatable. Imports of others are blanked.
      --with FILE             A further file of the same module, whose '@main' is blanked;
                              repeatable.
      --version               Show the version.
      -h, --help              Show help information.

    """
}
