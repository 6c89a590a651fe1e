// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#include "CHost.h"

#if defined(__linux__)
#include <stdbool.h>
#include <stdint.h>

/// What Swift's runtime seeds every set and dictionary with; set while it was loaded.
///
/// The runtime reads SWIFT_DETERMINISTIC_HASHING before any code of this program runs, so the variable
/// could only be set by starting the program twice. Where there is no such symbol nothing is done.
struct swift_hashing_parameters {
  uint64_t seed0;
  uint64_t seed1;
  bool is_deterministic;
};

extern struct swift_hashing_parameters _swift_stdlib_Hashing_parameters __attribute__((weak));

/// Seeds hashing the same in each run, before there is a set or dictionary that was seeded otherwise.
///
/// What user code makes of the order of a dictionary's keys is then the same each time; workers are
/// forked from this process and go on with its seeds.
__attribute__((constructor)) static void seed_hashing(void) {
  if (!&_swift_stdlib_Hashing_parameters) return;
  _swift_stdlib_Hashing_parameters.seed0 = 0;
  _swift_stdlib_Hashing_parameters.seed1 = 0;
  _swift_stdlib_Hashing_parameters.is_deterministic = true;
}
#endif
