// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

// Calls that Swift's overlay of the C library leaves out. On other systems than Linux they do
// nothing, unless it is said.

#ifndef CHOST_H
#define CHOST_H

// Processes

/// Makes orphaned descendants children of this process.
void chost_adopt_orphans(void);

/// Lets this process be killed when its parent ends.
void chost_die_with_parent(void);

/// Keeps other processes of the same user from looking into this one, and from following it with a
/// debugger; no core is written when it crashes.
void chost_hide_process(void);

/// Whether this process has no other thread than the one that asks; true where that can't be known.
int chost_has_one_thread(void);

/// The path of the library that a function of this process comes from; NULL where that is not
/// known.
const char *chost_library_of(const char *function);

// Clock and output

/// Lets the wall clock of this process stand still at an instant, in seconds since 1970; on other
/// systems than Linux it goes on.
void chost_stop_clock(double seconds);

/// Lets the wall clock go on.
void chost_start_clock(void);

/// Lets each line that this process prints leave it at once.
void chost_print_by_lines(void);

/// Removes a folder with all that is in it, however deep and whatever its modes, also on other
/// systems; links are not followed. Nobody may change it meanwhile. Returns 0 when nothing is left.
int chost_remove_folder(const char *path);

// Confinement; every function leaves what it takes away away for good.

/// The variables of the environment, each as `NAME=value`, with a NULL at the end; also on other
/// systems.
char **chost_environment(void);

/// Removes all variables of the environment, and wipes the memory that held them when the program
/// began.
void chost_wipe_environment(void);

/// Closes all descriptors but the first three and some that are kept.
void chost_close_descriptors(const int *kept, int count);

/// Sets soft and hard limits of this process: bytes of address space, seconds of processor time,
/// bytes of a file, and number of the user's processes; a limit that is lower already stays.
void chost_limit_resources(unsigned long memory, unsigned long seconds, unsigned long file_size,
                           unsigned long processes);

/// Gives up all that an administrator may do, now and after starting a program; 0 when that worked.
int chost_drop_privileges(void);

/// The version of Landlock that the kernel offers; 0 where it has none.
int chost_landlock_version(void);

/// What may be done below a path.
enum chost_access {
  /// Files and folders are read.
  chost_access_read,
  /// A device is read and written.
  chost_access_device,
  /// Files that are there or are made are read and written; no folders are made.
  chost_access_files,
  /// All that a program does in a folder of its own.
  chost_access_all,
};

/// A path, and what may be done below it.
struct chost_rule {
  const char *path;
  enum chost_access access;
};

/// Leaves of the file system what rules allow, and of other processes none: neither their memory
/// nor signals to them. Paths that do not exist are passed over. Returns 0 when that worked.
///
/// It holds for the calling thread and all that it makes.
int chost_restrict_files(const struct chost_rule *rules, int count);

/// Whether `chost_restrict_files` also keeps signals from other processes, with what this kernel
/// has.
int chost_restricts_signals(void);

/// Refuses the system calls that lead out of this process: sockets, other processes, the kernel's
/// own settings; 0 when that worked. With `may_fork` the process may still make copies of itself.
///
/// It holds for the calling thread and all that it makes.
int chost_filter_system_calls(int may_fork);

#endif
