// Standard error while the screen is in use: what libraries print must not reach the screen, and must not be lost.
#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

enum { kept_size = 16 * 1024 };

static atomic_int shells = -1; // where standard error goes outside of the session
static atomic_int pipe_end = -1; // stays open: a thread may be reading
static atomic_int log_file = -1; // where what is read of it goes; kept for the shell where there is none
static char kept[kept_size]; // a ring
static size_t kept_total;    // bytes that were ever put in
static atomic_flag is_keeping = ATOMIC_FLAG_INIT;

bool guard_hold_errors(int log) {
    if (atomic_load(&shells) >= 0) {
        return true;
    }
    int own = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    if (own < 0) {
        return false;
    }
    int ends[2] = {-1, -1};
    if (pipe2(ends, O_CLOEXEC) != 0 || fcntl(ends[0], F_SETFL, O_NONBLOCK) != 0) {
        int reason = errno;
        if (ends[0] >= 0) {
            close(ends[0]);
            close(ends[1]);
        }
        close(own);
        errno = reason;
        return false;
    }
    kept_total = 0;
    bool done = dup2(ends[1], STDERR_FILENO) >= 0;
    int reason = errno;
    close(ends[1]);
    if (!done) {
        close(ends[0]);
        close(own);
        errno = reason;
        return false;
    }
    atomic_store(&log_file, log);
    atomic_store(&pipe_end, ends[0]);
    atomic_store(&shells, own);
    return true;
}

int guard_errors_pipe(void) {
    return atomic_load(&pipe_end);
}

/// What a terminal may be given for it, be it by who reads the log there.
static char harmless(char byte) {
    return (byte >= ' ' && byte <= '~') || byte == '\n' ? byte : byte == '\t' || byte == '\r' ? ' ' : '?';
}

void guard_keep_errors(void) {
    int saved = errno;
    // One at a time; a crash in the middle of it does not wait for ever.
    struct timespec moment = {.tv_nsec = 1000000};
    for (int tries = 0; atomic_flag_test_and_set(&is_keeping) && tries < 50; tries++) {
        nanosleep(&moment, NULL);
    }
    // What was written at once is mostly read at once, so that lines of the log stay whole.
    char portion[4096];
    int fd = atomic_load(&pipe_end);
    int log = atomic_load(&log_file);
    while (fd >= 0) {
        ssize_t count = read(fd, portion, sizeof portion);
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            break;
        }
        for (ssize_t index = 0; index < count; index++) {
            portion[index] = harmless(portion[index]);
            if (log < 0) {
                kept[kept_total++ % kept_size] = portion[index];
            }
        }
        if (log >= 0) {
            // What a full disk does not take is lost, as lines of the log are.
            ssize_t written = write(log, portion, (size_t)count);
            (void)written;
        }
    }
    atomic_flag_clear(&is_keeping);
    errno = saved;
}

/// Whether a terminal takes something; one that does not (^S) must not hold up the end.
static bool takes(int fd) {
    struct pollfd ready = {.fd = fd, .events = POLLOUT};
    return poll(&ready, 1, 200) == 1 && (ready.revents & POLLOUT);
}

void guard_release_errors(void) {
    int saved = errno;
    int own = atomic_exchange(&shells, -1);
    if (own < 0) {
        return;
    }
    dup2(own, STDERR_FILENO);
    close(own);
    guard_keep_errors();
    size_t next = kept_total > kept_size ? kept_total - kept_size : 0;
    while (next < kept_total && takes(STDERR_FILENO)) {
        char portion[512];
        size_t count = 0;
        for (; count < sizeof portion && next < kept_total; count++, next++) {
            portion[count] = kept[next % kept_size];
        }
        if (write(STDERR_FILENO, portion, count) < 0) {
            break;
        }
    }
    kept_total = 0;
    errno = saved;
}
