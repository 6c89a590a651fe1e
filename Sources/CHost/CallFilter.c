// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#define _GNU_SOURCE

#include "CHost.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// Calls from a number on are not known here, and refused like those that a kernel does not know.
enum { first_unknown_call = 463, first_x32_call = 0x40000000 };

// The headers of a system are often older than its kernel.
enum {
  call_pidfd_send_signal = 424,
  call_io_uring_setup = 425,
  call_io_uring_enter = 426,
  call_io_uring_register = 427,
  call_open_tree = 428,
  call_move_mount = 429,
  call_fsopen = 430,
  call_fsconfig = 431,
  call_fsmount = 432,
  call_fspick = 433,
  call_pidfd_open = 434,
  call_clone3 = 435,
  call_pidfd_getfd = 438,
  call_process_madvise = 440,
  call_mount_setattr = 442,
  call_quotactl_fd = 443,
  call_process_mrelease = 448,
  call_fchmodat2 = 452,
  call_statmount = 457,
  call_listmount = 458,
};

// What a call that is refused in any case answers: an error, or, with 0, that all is well.
struct refusal {
  int call;
  int error;
};

static const struct refusal refusals[] = {
    // Ways out of the machine, and to other programs on it.
    {SYS_socket, EACCES},
    {SYS_connect, EACCES},
    {SYS_bind, EACCES},
    {SYS_listen, EACCES},
    {SYS_shmget, EPERM},
    {SYS_shmat, EPERM},
    {SYS_shmctl, EPERM},
    {SYS_semget, EPERM},
    {SYS_semctl, EPERM},
    {SYS_semop, EPERM},
    {SYS_semtimedop, EPERM},
    {SYS_msgget, EPERM},
    {SYS_msgctl, EPERM},
    {SYS_msgsnd, EPERM},
    {SYS_msgrcv, EPERM},
    {SYS_mq_open, EPERM},
    {SYS_mq_unlink, EPERM},
    {SYS_add_key, EPERM},
    {SYS_request_key, EPERM},
    {SYS_keyctl, EPERM},
    // A queue of calls that no filter sees.
    {call_io_uring_setup, EPERM},
    {call_io_uring_enter, EPERM},
    {call_io_uring_register, EPERM},
    // Other processes, and programs that are not the plugin's code.
    {SYS_execve, EACCES},
    {SYS_execveat, EACCES},
    {SYS_ptrace, EPERM},
    {SYS_process_vm_readv, EPERM},
    {SYS_process_vm_writev, EPERM},
    {call_process_madvise, EPERM},
    {call_process_mrelease, EPERM},
    {SYS_kcmp, EPERM},
    {call_pidfd_open, EPERM},
    {call_pidfd_getfd, EPERM},
    {call_pidfd_send_signal, EPERM},
    {SYS_get_robust_list, EPERM},
    {SYS_ioprio_set, EPERM},
    {SYS_migrate_pages, EPERM},
    {SYS_move_pages, EPERM},
    // It ends with its group.
    {SYS_setsid, EPERM},
    {SYS_setpgid, EPERM},
    // Its flags stand in memory, where a filter can't see them; the C library falls back to
    // `clone`.
    {call_clone3, ENOSYS},
    // Other views of the file system.
    {SYS_mount, EPERM},
    {SYS_umount2, EPERM},
    {SYS_pivot_root, EPERM},
    {SYS_chroot, EPERM},
    {SYS_unshare, EPERM},
    {SYS_setns, EPERM},
    {call_open_tree, EPERM},
    {call_move_mount, EPERM},
    {call_fsopen, EPERM},
    {call_fsconfig, EPERM},
    {call_fsmount, EPERM},
    {call_fspick, EPERM},
    {call_mount_setattr, EPERM},
    {call_statmount, EPERM},
    {call_listmount, EPERM},
    {SYS_name_to_handle_at, EPERM},
    {SYS_open_by_handle_at, EPERM},
    {SYS_fanotify_init, EPERM},
    {SYS_inotify_init1, EPERM},
    // Landlock knows these late or never. Files keep their modes, owners and times; code that sets
    // them in its own folder is not told.
    {SYS_truncate, EPERM},
    {SYS_fchmod, 0},
    {SYS_fchmodat, 0},
    {call_fchmodat2, 0},
    {SYS_fchown, 0},
    {SYS_fchownat, 0},
    {SYS_utimensat, 0},
    {SYS_setxattr, EOPNOTSUPP},
    {SYS_lsetxattr, EOPNOTSUPP},
    {SYS_fsetxattr, EOPNOTSUPP},
    {SYS_removexattr, EOPNOTSUPP},
    {SYS_lremovexattr, EOPNOTSUPP},
    {SYS_fremovexattr, EOPNOTSUPP},
    // The kernel's own settings, and where it was attacked most.
    {SYS_bpf, EPERM},
    {SYS_perf_event_open, EPERM},
    {SYS_userfaultfd, EPERM},
    {SYS_kexec_load, EPERM},
    {SYS_init_module, EPERM},
    {SYS_finit_module, EPERM},
    {SYS_delete_module, EPERM},
    {SYS_reboot, EPERM},
    {SYS_swapon, EPERM},
    {SYS_swapoff, EPERM},
    {SYS_acct, EPERM},
    {SYS_quotactl, EPERM},
    {call_quotactl_fd, EPERM},
    {SYS_syslog, EPERM},
    {SYS_sethostname, EPERM},
    {SYS_setdomainname, EPERM},
    {SYS_settimeofday, EPERM},
    {SYS_clock_settime, EPERM},
    {SYS_clock_adjtime, EPERM},
    {SYS_adjtimex, EPERM},
    {SYS_vhangup, EPERM},
    {SYS_lookup_dcookie, EPERM},
#ifdef SYS_kexec_file_load
    {SYS_kexec_file_load, EPERM},
#endif
#ifdef __x86_64__
    {SYS_inotify_init, EPERM},
    {SYS_chmod, 0},
    {SYS_chown, 0},
    {SYS_lchown, 0},
    {SYS_utime, 0},
    {SYS_utimes, 0},
    {SYS_futimesat, 0},
    {SYS_iopl, EPERM},
    {SYS_ioperm, EPERM},
    {SYS_modify_ldt, EPERM},
#endif
};

// MARK: Program

enum { most_steps = 1024, chunk = 12 };

struct program {
  struct sock_filter steps[most_steps];
  unsigned short count;
};

static void step(struct program *program, struct sock_filter filter) {
  if (program->count < most_steps) program->steps[program->count++] = filter;
}

static struct sock_filter load(size_t offset) {
  return (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset);
}

// The low half of an argument; the kernel looks at no more of those that are asked for here.
static struct sock_filter argument(int number) {
  return load(offsetof(struct seccomp_data, args) + 8 * (size_t)number);
}

static struct sock_filter answer(unsigned value) {
  return (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, value);
}

static struct sock_filter refuse(int error) { return answer(SECCOMP_RET_ERRNO | (unsigned)error); }

// Passes over some steps where a test holds, and over others where it does not.
static struct sock_filter jump(unsigned short test, unsigned value, int holds, int fails) {
  return (struct sock_filter)BPF_JUMP(BPF_JMP | test | BPF_K, value, (unsigned char)holds,
                                      (unsigned char)fails);
}

// Passes over some steps unless what was loaded is this value.
static struct sock_filter pass_over(int count, unsigned value) {
  return jump(BPF_JEQ, value, 0, count);
}

// Where the call is this one, an argument has to be one of some values.
static void allow_only(struct program *program, int call, int number, const unsigned *values,
                       int count, int error) {
  step(program, pass_over(2 * count + 2, (unsigned)call));
  step(program, argument(number));
  for (int index = 0; index < count; index++) {
    step(program, pass_over(1, values[index]));
    step(program, answer(SECCOMP_RET_ALLOW));
  }
  step(program, refuse(error));
}

// Where the call is this one, an argument must not be one of some values.
static void refuse_only(struct program *program, int call, int number, const unsigned *values,
                        int count, int error) {
  step(program, pass_over(2 * count + 2, (unsigned)call));
  step(program, argument(number));
  for (int index = 0; index < count; index++) {
    step(program, pass_over(1, values[index]));
    step(program, refuse(error));
  }
  step(program, answer(SECCOMP_RET_ALLOW));
}

#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))

static int by_call(const void *first, const void *second) {
  return ((const struct refusal *)first)->call - ((const struct refusal *)second)->call;
}

// In pieces that are passed over as a whole: the kernel tries all its calls when it takes the
// program.
static void add_refusals(struct program *program) {
  struct refusal sorted[COUNT(refusals)];
  memcpy(sorted, refusals, sizeof refusals);
  qsort(sorted, COUNT(sorted), sizeof sorted[0], by_call);
  for (int start = 0; start < COUNT(sorted); start += chunk) {
    int end = start + chunk < COUNT(sorted) ? start + chunk : COUNT(sorted);
    const unsigned last = (unsigned)sorted[end - 1].call;
    step(program, jump(BPF_JGT, last, 2 * (end - start), 0));
    for (int index = start; index < end; index++) {
      step(program, pass_over(1, (unsigned)sorted[index].call));
      step(program, refuse(sorted[index].error));
    }
  }
}

static void add_threads(struct program *program, int may_fork) {
  const unsigned elsewhere = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                             CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_PARENT |
                             CLONE_PTRACE | CLONE_UNTRACED;
  step(program, pass_over(6, SYS_clone));
  step(program, argument(0));
  step(program, jump(BPF_JSET, elsewhere, 0, 1));
  step(program, refuse(EPERM));
  step(program, jump(BPF_JSET, may_fork ? ~0u : CLONE_THREAD, 1, 0));
  step(program, refuse(EPERM));
  step(program, answer(SECCOMP_RET_ALLOW));
#ifdef __x86_64__
  if (may_fork) return;
  for (int call = SYS_fork; call <= SYS_vfork; call++) {
    step(program, pass_over(1, (unsigned)call));
    step(program, refuse(EPERM));
  }
#endif
}

static void add_signals(struct program *program) {
  // What Landlock does better, where the kernel has it.
  if (chost_restricts_signals()) {
    const unsigned everybody[] = {~0u};
    return refuse_only(program, SYS_kill, 0, everybody, 1, EPERM);
  }
  const unsigned own[] = {0, (unsigned)getpid()};
  allow_only(program, SYS_kill, 0, own, 2, EPERM);
  for (int index = 0; index < 3; index++) {
    const int calls[] = {SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo};
    allow_only(program, calls[index], 0, own + 1, 1, EPERM);
  }
  step(program, pass_over(1, SYS_tkill));
  step(program, refuse(EPERM));
}

static void add_arguments(struct program *program) {
  // A pair that is connected to itself alone; a pair of another type could be connected anew.
  step(program, pass_over(7, SYS_socketpair));
  step(program, argument(0));
  step(program, pass_over(3, AF_UNIX));
  step(program, argument(1));
  step(program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xF /* SOCK_TYPE_MASK */));
  step(program, jump(BPF_JEQ, SOCK_STREAM, 1, 0));
  step(program, refuse(EACCES));
  step(program, answer(SECCOMP_RET_ALLOW));
  const unsigned controls[] = {
      0x5401 /* TCGETS */, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX,
  };
  allow_only(program, SYS_ioctl, 1, controls, COUNT(controls), ENOTTY);
  // A descriptor can make the kernel send signals, and keep others from a file.
  const unsigned notices[] = {F_SETOWN, F_SETSIG, F_SETOWN_EX, F_SETLEASE, F_NOTIFY};
  refuse_only(program, SYS_fcntl, 1, notices, COUNT(notices), EPERM);
  const unsigned this_process[] = {0};
  const int others[] = {
      SYS_prlimit64,          SYS_sched_setaffinity, SYS_sched_setscheduler,
      SYS_sched_setparam,     SYS_sched_setattr,
  };
  for (int index = 0; index < COUNT(others); index++) {
    allow_only(program, others[index], 0, this_process, 1, EPERM);
  }
  // Dispatch sets priorities of its threads, and writes a log where that fails.
  step(program, pass_over(4, SYS_setpriority));
  step(program, argument(1));
  step(program, pass_over(1, 0));
  step(program, refuse(0));
  step(program, refuse(EPERM));
  // To die with the parent may be asked for, but not taken back.
  step(program, pass_over(5, SYS_prctl));
  step(program, argument(0));
  step(program, pass_over(3, PR_SET_PDEATHSIG));
  step(program, argument(1));
  step(program, jump(BPF_JEQ, SIGKILL, 1, 0));
  step(program, refuse(EPERM));
  step(program, load(offsetof(struct seccomp_data, nr)));
  const unsigned settings[] = {PR_SET_DUMPABLE, PR_SET_CHILD_SUBREAPER, PR_SET_MM, PR_SET_PTRACER};
  refuse_only(program, SYS_prctl, 0, settings, COUNT(settings), EPERM);
}

int chost_filter_system_calls(int may_fork) {
  struct program program = {.count = 0};
  step(&program, load(offsetof(struct seccomp_data, arch)));
  step(&program, jump(BPF_JEQ, ARCHITECTURE, 1, 0));
  step(&program, answer(SECCOMP_RET_KILL_PROCESS));
  step(&program, load(offsetof(struct seccomp_data, nr)));
  step(&program, jump(BPF_JGE, first_x32_call, 0, 1));
  step(&program, answer(SECCOMP_RET_KILL_PROCESS));
  step(&program, jump(BPF_JGE, first_unknown_call, 0, 1));
  step(&program, refuse(ENOSYS));
  add_threads(&program, may_fork);
  add_signals(&program);
  add_arguments(&program);
  add_refusals(&program);
  step(&program, answer(SECCOMP_RET_ALLOW));
  if (program.count == most_steps) return -1;
  struct sock_fprog filter = {program.count, program.steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  // Without the flag kernels before 5.16 make the whole process slower.
  long status =
      syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &filter);
  return status == 0 ? 0 : (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter);
}

#elif defined(__linux__)

int chost_filter_system_calls(int may_fork) { return -1; }

#else

int chost_filter_system_calls(int may_fork) { return 0; }

#endif
