// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#define _GNU_SOURCE

#include "CHost.h"

#include <stdio.h>

extern char **environ;

char **chost_environment(void) { return environ; }

void chost_print_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

#ifdef __linux__

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int clock_is_stopped;
static struct timespec stopped_clock;

void chost_stop_clock(double seconds) {
  stopped_clock.tv_sec = (time_t)seconds;
  stopped_clock.tv_nsec = (long)((seconds - (double)stopped_clock.tv_sec) * 1e9);
  clock_is_stopped = 1;
}

void chost_start_clock(void) { clock_is_stopped = 0; }

// Stands before the C library's own function of that name: it is what Foundation's `Date()` asks,
// also in plugins. Clocks that measure how long something takes go on.
int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*own)(clockid_t, struct timespec *);
  if (clock == CLOCK_REALTIME && clock_is_stopped) {
    *time = stopped_clock;
    return 0;
  }
  if (own == NULL) own = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  return own != NULL ? own(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

// Dispatch looks at its own threads in this way, and crashes where it can't; with nothing to read
// it takes them for waiting.
static int is_state_of_thread(const char *path) {
  int end = 0;
  return sscanf(path, "/proc/%*[0-9]/stat%n", &end) == 0 && end > 0 && path[end] == 0;
}

// Stands before the C library's own function of that name, for code that Landlock keeps from /proc.
int open(const char *path, int flags, ...) {
  static int (*own)(const char *, int, ...);
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = va_arg(arguments, mode_t);
  va_end(arguments);
  if (own == NULL) own = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
  if (own == NULL) return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  int descriptor = own(path, flags, mode);
  if (descriptor >= 0 || errno != EACCES || !is_state_of_thread(path)) return descriptor;
  return own("/dev/null", flags, mode);
}

const char *chost_library_of(const char *function) {
  Dl_info place;
  void *symbol = dlsym(RTLD_DEFAULT, function);
  return symbol != NULL && dladdr(symbol, &place) != 0 ? place.dli_fname : NULL;
}

#else

const char *chost_library_of(const char *function) { return NULL; }
void chost_stop_clock(double seconds) {}
void chost_start_clock(void) {}

#endif
