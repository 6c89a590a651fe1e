// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#define _GNU_SOURCE

#include "CHost.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static DIR *open_folder(int parent, const char *name) {
  int descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  DIR *folder = descriptor < 0 ? NULL : fdopendir(descriptor);
  if (folder == NULL && descriptor >= 0) close(descriptor);
  return folder;
}

static struct dirent *next_entry(DIR *folder) {
  struct dirent *entry = readdir(folder);
  while (entry != NULL && (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)) {
    entry = readdir(folder);
  }
  return entry;
}

// Removes what is no folder, or is an empty one; a folder that stays can be opened and emptied
// then.
static int remove_entry(int folder, const char *name) {
  struct stat status;
  if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0) return -1;
  if (!S_ISDIR(status.st_mode)) return unlinkat(folder, name, 0);
  if (unlinkat(folder, name, AT_REMOVEDIR) == 0) return 0;
  fchmodat(folder, name, 0700, 0);
  return -1;
}

// Brings the folders of a folder up into the topmost one, so that no depth needs a long path, many
// descriptors or much stack.
static void empty_folder(int top, const char *name, unsigned long *moved) {
  DIR *folder = open_folder(top, name);
  if (folder == NULL) return;
  struct dirent *entry;
  while ((entry = next_entry(folder)) != NULL) {
    char place[32];
    if (remove_entry(dirfd(folder), entry->d_name) == 0) continue;
    do {
      snprintf(place, sizeof place, ".%lx", (*moved)++);
    } while (faccessat(top, place, F_OK, AT_SYMLINK_NOFOLLOW) == 0);
    renameat(dirfd(folder), entry->d_name, top, place);
  }
  closedir(folder);
}

int chost_remove_folder(const char *path) {
  unsigned long moved = 0;
  int is_removing = 1;
  chmod(path, 0700);
  while (is_removing) {
    DIR *top = open_folder(AT_FDCWD, path);
    if (top == NULL) return -1;
    is_removing = 0;
    struct dirent *entry;
    while ((entry = next_entry(top)) != NULL) {
      unsigned long before = moved;
      if (remove_entry(dirfd(top), entry->d_name) != 0) {
        empty_folder(dirfd(top), entry->d_name, &moved);
        if (remove_entry(dirfd(top), entry->d_name) != 0 && moved == before) continue;
      }
      is_removing = 1;
    }
    closedir(top);
  }
  return rmdir(path);
}
