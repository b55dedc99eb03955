// Starts a program in a group or a session of its own. What runs before the program does is the C library's: it shares this one's memory.
#define _GNU_SOURCE
#include "CSpawn.h"

#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// How a program is started.
struct way {
    // What becomes its standard input, output and errors: descriptors of this program, or negative for /dev/null.
    int streams[3];
    char *const *environment;
    // The signals that are not to be ignored there, whoever ignores them here.
    sigset_t standard;
    // POSIX_SPAWN_SETPGROUP or POSIX_SPAWN_SETSID.
    int apart;
};

static int start(pid_t *process, const char *path, char *const *arguments, const struct way *way) {
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
    // The calling thread may be one of a queue, which blocks signals.
    sigset_t blocked;
    sigemptyset(&blocked);
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO && error == 0; stream++) {
        int own = way->streams[stream];
        error = own >= 0
            ? posix_spawn_file_actions_adddup2(&files, own, stream)
            : posix_spawn_file_actions_addopen(&files, stream, "/dev/null", stream == STDIN_FILENO ? O_RDONLY : O_WRONLY, 0);
    }
    if (error == 0
        && (error = posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1)) == 0
        && (error = posix_spawnattr_setsigmask(&attributes, &blocked)) == 0
        && (error = posix_spawnattr_setsigdefault(&attributes, &way->standard)) == 0
        && (error = posix_spawnattr_setflags(&attributes, (short)(way->apart | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))) == 0) {
        error = posix_spawn(process, path, &files, &attributes, arguments, way->environment);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

int spawn_apart(pid_t *process, const char *path, char *const *arguments, int output, int errors, bool has_terminal) {
    struct way way = {
        .streams = {-1, output, errors}, .environment = environ, .apart = has_terminal ? POSIX_SPAWN_SETPGROUP : POSIX_SPAWN_SETSID};
    // Whoever speaks to servers ignores it.
    sigemptyset(&way.standard);
    sigaddset(&way.standard, SIGPIPE);
    int error = start(process, path, arguments, &way);
    if (error == 0) {
        guard_companion_begins(*process);
    }
    return error;
}

int spawn_for_good(pid_t *process, const char *path, char *const *arguments, int input, int errors) {
    size_t count = 0;
    while (environ != NULL && environ[count] != NULL) {
        count++;
    }
    char **environment = calloc(count + 1, sizeof *environment);
    if (environment == NULL) {
        return ENOMEM;
    }
    size_t kept = 0;
    for (size_t index = 0; index < count; index++) {
        if (strncmp(environ[index], "JAUNT_", strlen("JAUNT_")) != 0) {
            environment[kept++] = environ[index];
        }
    }
    struct way way = {.streams = {input, -1, errors}, .environment = environment, .apart = POSIX_SPAWN_SETSID};
    sigfillset(&way.standard);
    int error = start(process, path, arguments, &way);
    free(environment);
    return error;
}

void spawn_ended(pid_t process) {
    guard_companion_ends(process);
}
