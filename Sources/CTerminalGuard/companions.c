// Programs that have to end with this one: each leads a process group of its own, which no key reaches.
#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static const int ending[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP};

static atomic_int groups[4];
static pthread_mutex_t arranging = PTHREAD_MUTEX_INITIALIZER;

void guard_end_companions(void) {
    for (size_t index = 0; index < sizeof groups / sizeof groups[0]; index++) {
        int group = atomic_exchange(&groups[index], 0);
        if (group > 0 && kill(-group, SIGKILL) != 0) {
            kill(group, SIGKILL);
        }
    }
}

static void end_with_companions(int signal_number) {
    guard_end_companions();
    // It has its default action by now, and comes when this returns.
    raise(signal_number);
}

bool guard_ends_companions(void (*handler)(int)) {
    return handler == end_with_companions;
}

void guard_watch_companions(void) {
    // What one thread has seen must not undo what another has arranged meanwhile.
    pthread_mutex_lock(&arranging);
    bool is_alone = true;
    for (size_t index = 0; index < sizeof groups / sizeof groups[0]; index++) {
        is_alone = is_alone && atomic_load(&groups[index]) == 0;
    }
    struct sigaction action = {.sa_handler = is_alone ? SIG_DFL : end_with_companions, .sa_flags = is_alone ? 0 : (int)SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < sizeof ending / sizeof ending[0]; index++) {
        // What somebody has arranged for otherwise stays so.
        if (guard_would_end(ending[index])) {
            sigaction(ending[index], &action, NULL);
        }
    }
    pthread_mutex_unlock(&arranging);
}

void guard_companion_begins(pid_t process) {
    for (size_t index = 0; index < sizeof groups / sizeof groups[0]; index++) {
        int none = 0;
        if (atomic_compare_exchange_strong(&groups[index], &none, process)) {
            break;
        }
    }
    guard_watch_companions();
}

void guard_companion_ends(pid_t process) {
    for (size_t index = 0; index < sizeof groups / sizeof groups[0]; index++) {
        int present = process;
        atomic_compare_exchange_strong(&groups[index], &present, 0);
    }
    guard_watch_companions();
}
