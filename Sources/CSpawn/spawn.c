// Starts a program in a group or a session of its own. What runs before the program does is the C library's: it shares this one's memory.
#define _GNU_SOURCE
#include "CSpawn.h"

#include "CTerminalGuard.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
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
        if (error == 0) {
            guard_companion_begins(*process);
        }
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

void spawn_ended(pid_t process) {
    guard_companion_ends(process);
}
