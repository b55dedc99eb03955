// Starts a program in a group or a session of its own. What runs before the program does is the C library's: it shares this one's memory.
#define _GNU_SOURCE
#include "CSpawn.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

int spawn_apart(pid_t *process, const char *path, char *const *arguments, int output, int errors, bool has_terminal) {
    posix_spawn_file_actions_t files;
    int error = posix_spawn_file_actions_init(&files);
    if (error != 0) {
        return error;
    }
    posix_spawnattr_t attributes;
    error = posix_spawnattr_init(&attributes);
    if (error != 0) {
        posix_spawn_file_actions_destroy(&files);
        return error;
    }
    // The calling thread may be one of a queue, which blocks signals; and whoever speaks to servers ignores SIGPIPE.
    sigset_t blocked, standard;
    sigemptyset(&blocked);
    sigemptyset(&standard);
    sigaddset(&standard, SIGPIPE);
    int apart = has_terminal ? POSIX_SPAWN_SETPGROUP : POSIX_SPAWN_SETSID;
    if ((error = posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)) == 0
        && (error = posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)) == 0
        && (error = posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO)) == 0
        && (error = posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1)) == 0
        && (error = posix_spawnattr_setsigmask(&attributes, &blocked)) == 0
        && (error = posix_spawnattr_setsigdefault(&attributes, &standard)) == 0
        && (error = posix_spawnattr_setflags(&attributes, (short)(apart | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))) == 0) {
        error = posix_spawn(process, path, &files, &attributes, arguments, environ);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

static atomic_int watched = 0;
static const int ends[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};

static void end_both(int number) {
    pid_t process = atomic_load(&watched);
    if (process > 0 && kill(-process, SIGKILL) != 0) {
        kill(process, SIGKILL);
    }
    // It is blocked until this returns, and what it does by itself is set again.
    raise(number);
}

void spawn_watch(pid_t process) {
    atomic_store(&watched, process);
    struct sigaction action = {.sa_handler = end_both, .sa_flags = (int)SA_RESETHAND}, present;
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < sizeof ends / sizeof ends[0]; index++) {
        if (sigaction(ends[index], NULL, &present) == 0 && present.sa_handler == SIG_DFL) {
            sigaction(ends[index], &action, NULL);
        }
    }
}

void spawn_unwatch(void) {
    atomic_store(&watched, 0);
    struct sigaction standard = {.sa_handler = SIG_DFL}, present;
    sigemptyset(&standard.sa_mask);
    for (size_t index = 0; index < sizeof ends / sizeof ends[0]; index++) {
        if (sigaction(ends[index], NULL, &present) == 0 && present.sa_handler == end_both) {
            sigaction(ends[index], &standard, NULL);
        }
    }
}
