// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#define _GNU_SOURCE

#include "CHost.h"

#include <stdio.h>

void chost_print_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

#ifdef __linux__

#include <dlfcn.h>
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int clock_is_stopped;
static atomic_ulong clock_reads;
static struct timespec stopped_clock;

void chost_stop_clock(double seconds) {
  stopped_clock.tv_sec = (time_t)seconds;
  stopped_clock.tv_nsec = (long)((seconds - (double)stopped_clock.tv_sec) * 1e9);
  clock_is_stopped = 1;
}

void chost_start_clock(void) { clock_is_stopped = 0; }

// Stands before the C library's own function of that name: it is what Foundation's `Date()` asks, also
// in plugins. Clocks that measure how long something takes go on.
int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*own)(clockid_t, struct timespec *);
  if (clock == CLOCK_REALTIME) {
    atomic_fetch_add_explicit(&clock_reads, 1, memory_order_relaxed);
    if (clock_is_stopped) {
      *time = stopped_clock;
      return 0;
    }
  }
  if (own == NULL) own = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  return own != NULL ? own(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

unsigned long chost_clock_reads(void) {
  return atomic_load_explicit(&clock_reads, memory_order_relaxed);
}

void chost_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

void chost_clear_environment(void) { clearenv(); }

void chost_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }

static void limit(int resource, unsigned long value) {
  struct rlimit limits;
  if (getrlimit(resource, &limits) != 0) return;
  if (value < limits.rlim_max) limits.rlim_max = value;
  limits.rlim_cur = limits.rlim_max;
  setrlimit(resource, &limits);
}

void chost_limit_resources(unsigned long memory, unsigned long seconds, unsigned long file_size,
                           unsigned long processes) {
  limit(RLIMIT_AS, memory);
  limit(RLIMIT_CPU, seconds);
  limit(RLIMIT_FSIZE, file_size);
  limit(RLIMIT_NPROC, processes);
  limit(RLIMIT_CORE, 0);
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

void chost_refuse_network(void) {
#ifdef ARCHITECTURE
  struct sock_filter program[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 0, 5),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog filter = {sizeof program / sizeof program[0], program};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0);
  }
#endif
}

#else

void chost_stop_clock(double seconds) {}
void chost_start_clock(void) {}
unsigned long chost_clock_reads(void) { return 0; }
void chost_adopt_orphans(void) {}
void chost_clear_environment(void) {}
void chost_die_with_parent(void) {}
void chost_limit_resources(unsigned long memory, unsigned long seconds, unsigned long file_size,
                           unsigned long processes) {}
void chost_refuse_network(void) {}

#endif
