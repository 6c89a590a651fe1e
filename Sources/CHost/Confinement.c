// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#define _GNU_SOURCE

#include "CHost.h"

#ifdef __linux__

#include <errno.h>
#include <grp.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

void chost_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

void chost_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }

void chost_hide_process(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

int chost_has_one_thread(void) {
  struct stat status;
  // The folder has a link for itself, one for its name, and one for each thread.
  return stat("/proc/self/task", &status) != 0 || status.st_nlink <= 3;
}

static char *environment_start;
static char *environment_end;

// Runs before anything can change the environment: the kernel shows this memory as
// /proc/self/environ.
__attribute__((constructor)) static void note_environment(int argc, char **argv, char **variables) {
  (void)argc;
  (void)argv;
  if (variables == NULL || variables[0] == NULL) return;
  environment_start = variables[0];
  for (char **variable = variables; *variable != NULL; variable++) {
    if (*variable != environment_end && environment_end != NULL) break;
    environment_end = *variable + strlen(*variable) + 1;
  }
}

void chost_wipe_environment(void) {
  clearenv();
  if (environment_start != NULL) {
    explicit_bzero(environment_start, (size_t)(environment_end - environment_start));
  }
}

static int by_number(const void *first, const void *second) {
  return *(const int *)first - *(const int *)second;
}

static void close_range_of_descriptors(unsigned first, unsigned last) {
  if (first > last) return;
  if (syscall(436 /* close_range */, first, last, 0) == 0) return;
  long most = sysconf(_SC_OPEN_MAX);
  if (most < 0 || most > 1 << 20) most = 1 << 20;
  if (last >= (unsigned)most) last = (unsigned)most - 1;
  for (unsigned number = first; number <= last; number++) close((int)number);
}

void chost_close_descriptors(const int *kept, int count) {
  int sorted[count + 1];
  memcpy(sorted, kept, (size_t)count * sizeof sorted[0]);
  qsort(sorted, (size_t)count, sizeof sorted[0], by_number);
  unsigned next = 3;
  for (int index = 0; index < count; index++) {
    unsigned number = (unsigned)sorted[index];
    if (sorted[index] < 3) continue;
    if (number > next) close_range_of_descriptors(next, number - 1);
    next = number + 1;
  }
  close_range_of_descriptors(next, ~0u);
}

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
  limit(RLIMIT_MEMLOCK, 0);
  limit(RLIMIT_MSGQUEUE, 0);
  limit(RLIMIT_NICE, 0);
  limit(RLIMIT_RTPRIO, 0);
}

int chost_drop_privileges(void) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct held[2] = {{0, 0, 0}, {0, 0, 0}};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  if (syscall(SYS_capget, &header, held) != 0) return -1;
  // The groups of an administrator may open what its user number does not.
  if (held[0].effective & (1u << CAP_SETGID)) setgroups(0, NULL);
  if (held[0].effective & (1u << CAP_SETPCAP)) {
    for (unsigned long capability = 0; capability < 64; capability++) {
      if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) != 0 && errno == EINVAL) break;
    }
    prctl(PR_SET_SECUREBITS,
          SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP |
              SECBIT_NO_SETUID_FIXUP_LOCKED | SECBIT_KEEP_CAPS_LOCKED |
              SECBIT_NO_CAP_AMBIENT_RAISE | SECBIT_NO_CAP_AMBIENT_RAISE_LOCKED,
          0, 0, 0);
  }
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  return (int)syscall(SYS_capset, &header, none);
}

#else

void chost_adopt_orphans(void) {}
void chost_die_with_parent(void) {}
void chost_hide_process(void) {}
int chost_has_one_thread(void) { return 1; }
void chost_wipe_environment(void) {}
void chost_close_descriptors(const int *kept, int count) {}
void chost_limit_resources(unsigned long memory, unsigned long seconds, unsigned long file_size,
                           unsigned long processes) {}
int chost_drop_privileges(void) { return 0; }

#endif
