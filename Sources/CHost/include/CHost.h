// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

// Calls that Swift's overlay of the C library leaves out. On other systems than Linux they do nothing.

#ifndef CHOST_H
#define CHOST_H

/// Makes orphaned descendants children of this process.
void chost_adopt_orphans(void);

/// Removes all variables of the environment.
void chost_clear_environment(void);

/// Lets the wall clock of this process stand still at an instant, in seconds since 1970; on other
/// systems than Linux it goes on.
void chost_stop_clock(double seconds);

/// Lets the wall clock go on.
void chost_start_clock(void);

/// How often this process has read the wall clock; on other systems than Linux nobody counts.
unsigned long chost_clock_reads(void);

/// Lets each line that this process prints leave it at once.
void chost_print_by_lines(void);

/// Lets this process be killed when its parent ends.
void chost_die_with_parent(void);

/// Sets the soft limits of this process: bytes of address space, seconds of processor time, bytes of
/// a file, and number of the user's processes.
void chost_limit_resources(unsigned long memory, unsigned long seconds, unsigned long file_size,
                           unsigned long processes);

/// Makes every socket fail that is not a local one.
void chost_refuse_network(void);

#endif
