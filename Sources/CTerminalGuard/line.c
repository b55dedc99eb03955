// A line that says what is waited for: a signal that ends the program takes it away first, so that the shell's prompt begins an empty one.
#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

static const int ending[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP};

static atomic_int terminal = -1;
static atomic_int length; // in columns

static void blank(int fd, int columns) {
    char text[512];
    size_t count = columns < (int)sizeof text - 2 ? (size_t)columns : sizeof text - 2;
    text[0] = '\r';
    memset(text + 1, ' ', count);
    text[count + 1] = '\r';
    // A terminal that takes nothing (^S) must not hold up the end; another job's is not ours to write to.
    struct pollfd ready = {.fd = fd, .events = POLLOUT};
    if (guard_has_terminal(fd) && poll(&ready, 1, 200) == 1 && (ready.revents & POLLOUT)) {
        ssize_t written = write(fd, text, count + 2);
        (void)written;
    }
}

static void clear_and_end(int signal_number) {
    int fd = atomic_exchange(&terminal, -1);
    guard_end_companions();
    if (fd >= 0) {
        blank(fd, atomic_load(&length));
    }
    // It has its default action by now, and comes when this returns.
    raise(signal_number);
}

void guard_line_shown(int fd, int columns) {
    atomic_store(&length, columns);
    atomic_store(&terminal, fd);
    struct sigaction action = {.sa_handler = clear_and_end, .sa_flags = (int)SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < sizeof ending / sizeof ending[0]; index++) {
        // What somebody has arranged for otherwise stays so.
        if (guard_would_end(ending[index])) {
            sigaction(ending[index], &action, NULL);
        }
    }
}

void guard_line_gone(void) {
    atomic_store(&terminal, -1);
    for (size_t index = 0; index < sizeof ending / sizeof ending[0]; index++) {
        struct sigaction present;
        if (sigaction(ending[index], NULL, &present) == 0 && present.sa_handler == clear_and_end) {
            guard_unwatch(ending[index]);
        }
    }
    guard_watch_companions();
}
