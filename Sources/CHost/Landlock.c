// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#define _GNU_SOURCE

#include "CHost.h"

#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's own names, written out: the headers of a system are often older than its kernel.

enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };

enum {
  execute = 1 << 0,
  write_file = 1 << 1,
  read_file = 1 << 2,
  read_dir = 1 << 3,
  remove_dir = 1 << 4,
  remove_file = 1 << 5,
  make_char = 1 << 6,
  make_dir = 1 << 7,
  make_reg = 1 << 8,
  make_sock = 1 << 9,
  make_fifo = 1 << 10,
  make_block = 1 << 11,
  make_sym = 1 << 12,
  refer = 1 << 13,
  cut_file = 1 << 14,
  ioctl_dev = 1 << 15,
  bind_tcp = 1 << 0,
  connect_tcp = 1 << 1,
  abstract_socket = 1 << 0,
  send_signal = 1 << 1,
};

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

struct __attribute__((packed)) path_rule {
  uint64_t allowed;
  int32_t descriptor;
};

int chost_landlock_version(void) {
  long version = syscall(create_ruleset, NULL, 0, 1);
  return version > 0 ? (int)version : 0;
}

int chost_restricts_signals(void) { return chost_landlock_version() >= 6; }

static struct ruleset handled(int version) {
  struct ruleset rules = {(make_sym << 1) - 1, 0, 0};
  if (version >= 2) rules.files |= refer;
  if (version >= 3) rules.files |= cut_file;
  if (version >= 4) rules.network = bind_tcp | connect_tcp;
  if (version >= 5) rules.files |= ioctl_dev;
  if (version >= 6) rules.scopes = abstract_socket | send_signal;
  return rules;
}

static uint64_t meaning(enum chost_access access) {
  switch (access) {
    case chost_access_read: return read_file | read_dir;
    case chost_access_device: return read_file | write_file;
    case chost_access_files:
      return read_file | read_dir | write_file | cut_file | make_reg | remove_file;
    case chost_access_all:
      return read_file | read_dir | write_file | cut_file | make_reg | remove_file | make_dir |
             remove_dir | make_sym | refer;
  }
  return 0;
}

static int add(int ruleset, const struct chost_rule *rule, uint64_t handled) {
  struct stat status;
  struct path_rule path = {meaning(rule->access) & handled, -1};
  path.descriptor = open(rule->path, O_PATH | O_CLOEXEC);
  if (path.descriptor < 0) return errno == ENOENT || errno == ENOTDIR || errno == EACCES ? 0 : -1;
  int result = fstat(path.descriptor, &status);
  if (result == 0) {
    // The kernel takes only these where the path is no folder.
    const uint64_t file_rights = execute | write_file | read_file | cut_file | ioctl_dev;
    if (!S_ISDIR(status.st_mode)) path.allowed &= file_rights;
    result = (int)syscall(add_rule, ruleset, 1, &path, 0);
  }
  close(path.descriptor);
  return result;
}

int chost_restrict_files(const struct chost_rule *rules, int count) {
  struct ruleset wanted = handled(chost_landlock_version());
  int ruleset = (int)syscall(create_ruleset, &wanted, sizeof wanted, 0);
  if (ruleset < 0) return -1;
  int result = 0;
  for (int index = 0; index < count && result == 0; index++) {
    result = add(ruleset, &rules[index], wanted.files);
  }
  if (result == 0) result = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (result == 0) result = (int)syscall(restrict_self, ruleset, 0);
  close(ruleset);
  return result;
}

#else

int chost_landlock_version(void) { return 0; }
int chost_restricts_signals(void) { return 0; }
int chost_restrict_files(const struct chost_rule *rules, int count) { return 0; }

#endif
