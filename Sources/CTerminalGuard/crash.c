// What happens when the program dies: see guard_arm. Everything here but guard_arm is async-signal-safe.
#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

// Rows scroll within margins (DECSTBM) while a frame is written, and where a terminal has more rows than are used. To take these away moves
// the cursor, which is kept meanwhile: on the main screen, as some terminals keep one for both.
#define MARGINS_OFF "\0337\033[r\0338"

static const char screen_back[] =
    "\033[?2026l"                                          // no synchronized update: what follows is shown at once
    "\033[0m"                                              // attributes off
    "\033[?1000l\033[?1002l\033[?1003l\033[?1006l"         // mouse off
    "\033[?2004l"                                          // bracketed paste off
    "\033[?1l\033>"                                        // cursor keys and keypad as the shell has them
    "\033[?25h"                                            // cursor on
    "\033[?1049l"                                          // main screen
    MARGINS_OFF;

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};

static struct termios shell_termios;
static atomic_int terminal = -1; // the armed descriptor
static pid_t owner;              // a child between fork and exec must leave the terminal alone
static atomic_flag dying = ATOMIC_FLAG_INIT;
static atomic_bool knows_margins;

void guard_reset_margins(bool are_known) {
    atomic_store(&knows_margins, are_known);
}

void guard_restore(void) {
    if (getpid() != owner) {
        return;
    }
    int fd = atomic_exchange(&terminal, -1);
    // A process in the background would be stopped by what it writes, and the settings are the shell's own by then.
    sigset_t stops, before;
    sigemptyset(&stops);
    sigaddset(&stops, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stops, &before);
    if (fd >= 0 && guard_has_terminal(fd)) {
        tcsetattr(fd, TCSANOW, &shell_termios);
    }
    // A terminal that takes nothing (^S, a hung peer) must not hold up the end.
    struct pollfd ready = {.fd = fd, .events = POLLOUT};
    if (fd >= 0 && poll(&ready, 1, 200) == 1 && (ready.revents & POLLOUT)) {
        size_t unknown = atomic_load(&knows_margins) ? 0 : sizeof MARGINS_OFF - 1;
        ssize_t written = write(fd, screen_back, sizeof screen_back - 1 - unknown);
        (void)written;
    }
    guard_release_errors();
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void die(int signal_number) {
    int saved = errno;
    if (atomic_flag_test_and_set(&dying)) {
        // Another thread is at it: let it finish, it ends the process.
        struct timespec second = {.tv_sec = 1};
        nanosleep(&second, NULL);
    }
    guard_end_companions();
    guard_restore();
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigemptyset(&standard.sa_mask);
    sigaction(signal_number, &standard, NULL);
    errno = saved;
    sigset_t own;
    sigemptyset(&own);
    sigaddset(&own, signal_number);
    raise(signal_number);
    pthread_sigmask(SIG_UNBLOCK, &own, NULL);
    _exit(128 + signal_number);
}

bool guard_arm(int fd, const struct termios *shell) {
    static bool at_exit;
    atomic_store(&terminal, -1);
    shell_termios = *shell;
    owner = getpid();
    if (!guard_thread_stack()) {
        return false;
    }
    struct sigaction action = {.sa_handler = die, .sa_flags = SA_ONSTACK};
    sigfillset(&action.sa_mask);
    for (size_t index = 0; index < sizeof crashes / sizeof crashes[0]; index++) {
        // A second fault inside the handler must still kill.
        sigdelset(&action.sa_mask, crashes[index]);
    }
    for (size_t index = 0; index < sizeof crashes / sizeof crashes[0]; index++) {
        if (sigaction(crashes[index], &action, NULL) != 0) {
            return false;
        }
    }
    for (int number = 1; number < NSIG; number++) {
        if (guard_would_end(number)) {
            sigaction(number, &action, NULL);
        }
    }
    atomic_store(&terminal, fd);
    if (!at_exit) {
        at_exit = atexit(guard_restore) == 0;
    }
    return true;
}

void guard_disarm(void) {
    atomic_store(&terminal, -1);
}
