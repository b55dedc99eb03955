// Signals that the main loop is told of: the handler writes one byte to a pipe, and nothing else. And what stops a program.
#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

static int read_end = -1;
static atomic_int write_end = -1;

/// Whether a signal has come that asks the program to end.
static atomic_bool is_ending;

static void tell(int signal_number) {
    int saved = errno;
    if (signal_number == SIGHUP || signal_number == SIGINT || signal_number == SIGQUIT || signal_number == SIGTERM) {
        atomic_store(&is_ending, true);
    }
    unsigned char byte = (unsigned char)signal_number;
    // A full pipe means that the loop has been told more than it has read: nothing is lost.
    ssize_t written = write(atomic_load(&write_end), &byte, 1);
    (void)written;
    errno = saved;
}

static void pass(int signal_number) {
    (void)signal_number;
}

static bool set(int signal_number, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    return sigaction(signal_number, &action, NULL) == 0;
}

int guard_signal_pipe(void) {
    if (read_end >= 0) {
        return read_end;
    }
    int ends[2];
    if (pipe2(ends, O_NONBLOCK | O_CLOEXEC) != 0) {
        return -1;
    }
    read_end = ends[0];
    atomic_store(&write_end, ends[1]);
    return read_end;
}

bool guard_watch(int signal_number) {
    return set(signal_number, tell);
}

bool guard_unwatch(int signal_number) {
    return set(signal_number, SIG_DFL);
}

bool guard_ignore(int signal_number) {
    return set(signal_number, pass);
}

bool guard_would_end(int signal_number) {
    switch (signal_number) {
    case SIGILL: case SIGTRAP: case SIGSEGV: case SIGBUS: case SIGFPE: case SIGABRT: // crashes
    case SIGKILL: case SIGSTOP: // nobody is asked
    case SIGTSTP: case SIGTTIN: case SIGTTOU: case SIGCONT: // stop it or let it go on
    case SIGCHLD: case SIGURG: case SIGWINCH: // do nothing
        return false;
    default: {
        // The C library's own cannot be asked for.
        struct sigaction action;
        return sigaction(signal_number, NULL, &action) == 0
            && (action.sa_handler == SIG_DFL || guard_ends_companions(action.sa_handler));
    }
    }
}

bool guard_is_ignored(int signal_number) {
    struct sigaction action;
    return sigaction(signal_number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

void guard_write(int fd, const void *bytes, size_t count) {
    // In milliseconds; one that has taken nothing for so long is not waited for again.
    enum { patience = 500 };
    static atomic_bool is_stuck;
    const char *next = bytes;
    while (count > 0) {
        struct pollfd ready = {.fd = fd, .events = POLLOUT};
        // This is not begun anew after a signal, as to write is.
        int found = poll(&ready, 1, atomic_load(&is_stuck) ? 0 : patience);
        if (found <= 0) {
            if (atomic_load(&is_ending) || (found < 0 && errno != EINTR)) {
                atomic_store(&is_stuck, true);
                return;
            }
            continue;
        }
        ssize_t written = write(fd, next, count);
        if (written < 0 && errno != EINTR && errno != EAGAIN) {
            return;
        }
        if (written > 0) {
            next += written;
            count -= (size_t)written;
        }
    }
}

void guard_stop_group(void) {
    // A signal to the group may reach any thread of this process, some time later. So it passes this process by, and this thread stops
    // itself: that takes effect before raise returns. In an orphaned group nothing stops, and the call returns at once.
    struct sigaction before;
    sigaction(SIGTSTP, NULL, &before);
    set(SIGTSTP, SIG_IGN);
    kill(0, SIGTSTP);
    set(SIGTSTP, SIG_DFL);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &before, NULL);
}

bool guard_has_terminal(int fd) {
    pid_t front = tcgetpgrp(fd);
    return front == 0 || front == getpgrp() || (front < 0 && errno == ENOTTY);
}

bool guard_stop_in_background(int fd) {
    // Who waits for a terminal's output in the background gets SIGTTOU, with all its group; an orphaned group, which nobody would wake,
    // gets EIO. The others stop of it at once, and this thread by itself, so that it comes back when it runs again: the system would stop
    // it anew before any other signal could be looked at.
    struct sigaction caught = {.sa_handler = pass};
    sigemptyset(&caught.sa_mask);
    struct sigaction before;
    sigaction(SIGTTOU, &caught, &before);
    sigset_t stops, blocked;
    sigemptyset(&stops);
    sigaddset(&stops, SIGTTOU);
    pthread_sigmask(SIG_UNBLOCK, &stops, &blocked);
    bool can_stop = tcdrain(fd) == 0 || errno == EINTR;
    if (can_stop && !guard_has_terminal(fd)) {
        set(SIGTTOU, SIG_DFL);
        raise(SIGTTOU);
    }
    sigaction(SIGTTOU, &before, NULL);
    pthread_sigmask(SIG_SETMASK, &blocked, NULL);
    return can_stop;
}
