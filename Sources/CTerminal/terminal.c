#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

struct sequence {
  uint8_t bytes[terminal_bytes_limit];
  size_t count;
};

static struct sequence entering, leaving;
static struct termios modes_found, modes_raw;
static int keys_descriptor = -1, screen_descriptor = -1;
static int news_pipe[2] = {-1, -1};
static atomic_uint news;
/// Whose the terminal is at this moment. Handlers run on another thread than the program: whoever finds it
/// changing waits for the other.
enum { is_free, is_changing, is_taken };
static atomic_int holding;
/// Whether the process is suspended, or goes on in the background.
static atomic_bool is_suspended;
/// Where errors went, and the file that keeps them while the screen is ours; -1 when they go elsewhere.
static int errors_descriptor = -1, errors_file = -1;

// The signals, and what they did before.

static const int all_signals[] = {SIGINT,  SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
                                  SIGSEGV, SIGBUS,  SIGILL, SIGTRAP, SIGFPE,  SIGABRT};
enum { signal_count = sizeof all_signals / sizeof all_signals[0] };
static struct sigaction actions_found[signal_count];
static bool is_handled[signal_count];

static const struct sigaction *action_found(int signal) {
  for (int i = 0; i < signal_count; i++) {
    if (all_signals[i] == signal) return &actions_found[i];
  }
  return NULL;
}

// What follows is called in handlers: only functions that POSIX calls async-signal-safe.

/// Writes a short sequence; one that a stopped terminal does not take within half a second is given up.
static void put(const struct sequence *sequence) {
  size_t done = 0;
  while (done < sequence->count) {
    struct pollfd room = {.fd = screen_descriptor, .events = POLLOUT};
    if (poll(&room, 1, 500) == 0) return;
    ssize_t count = write(screen_descriptor, sequence->bytes + done, sequence->count - done);
    if (count < 0 && errno != EINTR && errno != EAGAIN) return;
    if (count > 0) done += (size_t)count;
  }
}

/// Says what was kept: on the screen of a viewer it would be painted over, and gone with it.
static void say_errors(void) {
  if (errors_file < 0) return;
  dup2(errors_descriptor, STDERR_FILENO);
  lseek(errors_file, 0, SEEK_SET);
  char bytes[1024];
  ssize_t count;
  while ((count = read(errors_file, bytes, sizeof bytes)) > 0) {
    if (write(STDERR_FILENO, bytes, (size_t)count) < 0) break;
  }
  if (ftruncate(errors_file, 0) == 0) lseek(errors_file, 0, SEEK_SET);
}

/// Whether another job has the terminal; false for one that controls no process, which all may use.
static bool is_behind(int keys) {
  pid_t front = tcgetpgrp(keys);
  return front >= 0 && front != getpgrp();
}

/// Begins a change of who holds the terminal; false when it is not as said, or another thread never gets done.
static bool begin_change(int from) {
  for (int patience = 1000; patience > 0; patience--) {
    int found = from;
    if (atomic_compare_exchange_strong(&holding, &found, is_changing)) return true;
    if (found != is_changing) return false;
    poll(NULL, 0, 1);
  }
  return false;
}

static void give_back_now(void) {
  if (!begin_change(is_taken)) return;
  put(&leaving);
  // The modes of a terminal that another job has are that job's.
  if (!is_behind(keys_descriptor)) {
    // What a mouse sent meanwhile is not for the shell.
    tcflush(keys_descriptor, TCIFLUSH);
    tcsetattr(keys_descriptor, TCSANOW, &modes_found);
  }
  say_errors();
  atomic_store(&holding, is_free);
}

static void take_now(void) {
  if (!begin_change(is_free)) return;
  tcsetattr(keys_descriptor, TCSANOW, &modes_raw);
  if (errors_file >= 0) dup2(errors_file, STDERR_FILENO);
  put(&entering);
  atomic_store(&holding, is_taken);
}

/// In the background the terminal is another's: stops until the process is in front, as all who write there should,
/// and ends meanwhile if it is told to.
static void come_to_front(int keys) {
  sigset_t wanted, before;
  sigemptyset(&wanted);
  for (int i = 0; i < 4; i++) sigaddset(&wanted, all_signals[i]);
  // The threads of Swift's runtime let no signal through.
  sigaddset(&wanted, SIGTTOU);
  pthread_sigmask(SIG_UNBLOCK, &wanted, &before);
  while (is_behind(keys)) {
    raise(SIGTTOU);
    // Who started us may have wanted it ignored, and a group that nobody looks after is not stopped.
    if (is_behind(keys)) poll(NULL, 0, 50);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void tell(unsigned what) {
  atomic_fetch_or(&news, what);
  ssize_t count = write(news_pipe[1], "", 1);
  (void)count;  // a full pipe wakes as well
}

static void on_end(int signal) {
  give_back_now();
  struct sigaction end;
  memset(&end, 0, sizeof end);
  end.sa_handler = SIG_DFL;
  sigaction(signal, &end, NULL);
  raise(signal);  // it is blocked here, and ends the process when the handler returns
}

static void on_crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  give_back_now();
  sigaction(signal, action_found(signal), NULL);
  // A fault comes again by itself, with its address, for whoever handled it before; what was sent does not.
  if (info->si_code <= 0 || signal == SIGABRT || signal == SIGTRAP) raise(signal);
}

static void on_stop(int signal) {
  int error = errno;
  give_back_now();
  struct sigaction ours;
  sigaction(signal, action_found(signal), &ours);
  atomic_store(&is_suspended, true);
  raise(signal);
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, signal);
  pthread_sigmask(SIG_UNBLOCK, &stop, &before);  // the process stops here, and goes on here
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(signal, &ours, NULL);
  come_to_front(keys_descriptor);
  take_now();
  atomic_store(&is_suspended, false);
  tell(terminal_was_resumed);
  errno = error;
}

static void on_continue(int signal) {
  (void)signal;
  int error = errno;
  // After SIGSTOP, which nobody sees coming, the shell has had the terminal.
  if (atomic_load(&holding) == is_taken) {
    atomic_store(&is_suspended, true);
    come_to_front(keys_descriptor);
    tcsetattr(keys_descriptor, TCSANOW, &modes_raw);
    atomic_store(&is_suspended, false);
    tell(terminal_was_resumed);
  }
  errno = error;
}

static void on_resize(int signal) {
  (void)signal;
  int error = errno;
  tell(terminal_was_resized);
  errno = error;
}

static void handle(int i) {
  int signal = all_signals[i];
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigfillset(&action.sa_mask);
  action.sa_flags = SA_ONSTACK;
  switch (signal) {
    case SIGINT: case SIGTERM: case SIGHUP: case SIGQUIT: action.sa_handler = on_end; break;
    case SIGTSTP: action.sa_handler = on_stop; break;
    case SIGCONT: action.sa_handler = on_continue; break;
    case SIGWINCH: action.sa_handler = on_resize; break;
    default:
      action.sa_sigaction = on_crash;
      action.sa_flags |= SA_SIGINFO;
  }
  is_handled[i] = false;
  if (sigaction(signal, NULL, &actions_found[i]) != 0) return;
  // Who started us may have wanted it ignored: nohup, a shell without job control.
  bool is_ignored = !(actions_found[i].sa_flags & SA_SIGINFO) && actions_found[i].sa_handler == SIG_IGN;
  if (is_ignored) return;
  is_handled[i] = sigaction(signal, &action, NULL) == 0;
}

// What follows is called by the program.

static void block_all(sigset_t *before) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, before);
}

static int open_pipe(void) {
  if (news_pipe[0] >= 0) return 0;
  if (pipe(news_pipe) != 0) return errno;
  for (int i = 0; i < 2; i++) {
    fcntl(news_pipe[i], F_SETFD, FD_CLOEXEC);
    fcntl(news_pipe[i], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

void terminal_shield_thread(void) {
  enum { size = 64 * 1024 };
  stack_t found;
  if (sigaltstack(NULL, &found) != 0 || !(found.ss_flags & SS_DISABLE)) return;
  // It is never freed: a thread may crash until its end.
  stack_t ours = {.ss_sp = malloc(size), .ss_size = size};
  if (ours.ss_sp != NULL) sigaltstack(&ours, NULL);
}

/// Keeps what is said on stderr while the screen is ours, if that is a terminal.
static void keep_errors(void) {
  if (!isatty(STDERR_FILENO)) return;
  char name[] = "/tmp/vitrine-errors-XXXXXX";
  int file = mkstemp(name);
  if (file < 0) return;
  unlink(name);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  fcntl(file, F_SETFL, O_APPEND);
  errors_descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (errors_descriptor >= 0) {
    errors_file = file;
  } else {
    close(file);
  }
}

static void keep_errors_no_more(void) {
  if (errors_file < 0) return;
  close(errors_file);
  close(errors_descriptor);
  errors_file = errors_descriptor = -1;
}

int terminal_take(int keys, int screen, const uint8_t *entering_bytes, size_t entering_count,
                  const uint8_t *leaving_bytes, size_t leaving_count) {
  if (atomic_load(&holding) != is_free) return EBUSY;
  if (entering_count > terminal_bytes_limit || leaving_count > terminal_bytes_limit) return E2BIG;
  if (!isatty(keys)) return errno;
  // The modes that are found in the background are those of the shell's own prompt.
  come_to_front(keys);
  if (tcgetattr(keys, &modes_found) != 0) return errno;
  int error = open_pipe();
  if (error != 0) return error;
  modes_raw = modes_found;
  // ISIG stays: a drawing that never ends can be interrupted and suspended.
  modes_raw.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT);
  modes_raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | IEXTEN);
  modes_raw.c_cc[VMIN] = 1;
  modes_raw.c_cc[VTIME] = 0;
  keys_descriptor = keys;
  screen_descriptor = screen;
  memcpy(entering.bytes, entering_bytes, entering_count);
  entering.count = entering_count;
  memcpy(leaving.bytes, leaving_bytes, leaving_count);
  leaving.count = leaving_count;
  atomic_store(&news, 0);
  sigset_t before;
  block_all(&before);
  terminal_shield_thread();
  keep_errors();
  for (int i = 0; i < signal_count; i++) handle(i);
  take_now();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return 0;
}

void terminal_give_back(void) {
  sigset_t before;
  block_all(&before);
  give_back_now();
  for (int i = 0; i < signal_count; i++) {
    if (is_handled[i]) sigaction(all_signals[i], &actions_found[i], NULL);
    is_handled[i] = false;
  }
  keep_errors_no_more();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int terminal_news_descriptor(void) { return news_pipe[0]; }

uint32_t terminal_take_news(void) {
  char bytes[64];
  while (read(news_pipe[0], bytes, sizeof bytes) > 0) {
  }
  return atomic_exchange(&news, 0);
}

/// Threads go on before the handler that takes the terminal again does.
static void wait_while_suspended(void) {
  while (atomic_load(&is_suspended)) poll(NULL, 0, 10);
}

ssize_t terminal_read(uint8_t *bytes, size_t count) {
  wait_while_suspended();
  ssize_t done = read(keys_descriptor, bytes, count);
  if (done >= 0 || errno == EINTR || errno == EAGAIN) return done;
  // What was read in the background was not for us.
  int error = errno;
  if (!is_behind(keys_descriptor) && !atomic_load(&is_suspended)) return errno = error, -1;
  return errno = EAGAIN, -1;
}

int terminal_write(const uint8_t *bytes, size_t count) {
  while (count > 0) {
    wait_while_suspended();
    if (atomic_load(&holding) != is_taken) return EPIPE;
    ssize_t done = write(screen_descriptor, bytes, count);
    if (done < 0 && errno == EAGAIN) {
      struct pollfd room = {.fd = screen_descriptor, .events = POLLOUT};
      poll(&room, 1, -1);
      continue;
    }
    if (done < 0 && errno != EINTR) return errno;
    if (done > 0) {
      bytes += done;
      count -= (size_t)done;
    }
  }
  return 0;
}

int terminal_size(int screen, uint16_t *columns, uint16_t *rows) {
  struct winsize size;
  if (ioctl(screen, TIOCGWINSZ, &size) != 0) return errno;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}
