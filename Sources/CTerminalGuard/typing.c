// What is typed is not shown for a while: a signal that ends the program meanwhile gives the terminal its echo back first, and where it was
// stopped nothing is shown when it goes on.
#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <termios.h>
#include <unistd.h>

static struct sigaction before[NSIG];
static sigset_t watched;
static struct termios shown, hidden;
static int terminal = -1;

/// Sets the terminal, unless it is another's: in the background its settings are the shell's.
/// Returns whether it was set.
static bool set(const struct termios *settings) {
    return guard_has_terminal(terminal) && tcsetattr(terminal, TCSANOW, settings) == 0;
}

static void show(void) {
    if (!set(&shown)) {
        return;
    }
    // What was typed for us is for nobody else.
    tcflush(terminal, TCIFLUSH);
    ssize_t written = write(terminal, "\n", 1);
    (void)written;
}

static void show_and_end(int signal_number) {
    guard_end_companions();
    show();
    _exit(128 + signal_number);
}

static void show_and_crash(int signal_number) {
    show();
    // Whoever has waited for it before gets it when this returns.
    sigaction(signal_number, &before[signal_number], NULL);
    raise(signal_number);
}

static void hide_again(int signal_number) {
    int saved = errno;
    // The shell has shown what is typed while this was stopped.
    set(&hidden);
    // Whoever was told of it before asks again, now that the answer is hidden.
    void (*others)(int) = before[signal_number].sa_handler;
    if (others != SIG_DFL && others != SIG_IGN) {
        others(signal_number);
    }
    errno = saved;
}

static void show_and_stop(int signal_number) {
    int saved = errno;
    set(&shown);
    struct sigaction answer, standard = {.sa_handler = SIG_DFL};
    sigemptyset(&standard.sa_mask);
    sigaction(signal_number, &standard, &answer);
    sigset_t own, blocked;
    sigemptyset(&own);
    sigaddset(&own, signal_number);
    raise(signal_number);
    // It stops here. Where nobody could let it go on, it does not.
    pthread_sigmask(SIG_UNBLOCK, &own, &blocked);
    pthread_sigmask(SIG_SETMASK, &blocked, NULL);
    sigaction(signal_number, &answer, NULL);
    set(&hidden);
    errno = saved;
}

/// What is done at a signal; NULL where that stays as it is. One that ends the program is meant also where somebody has arranged for it, but
/// not where nohup or the shell have left it ignored.
static void (*answer_to(int signal_number))(int) {
    switch (signal_number) {
    case SIGINT: case SIGQUIT: case SIGTERM: case SIGHUP:
        return guard_is_ignored(signal_number) ? NULL : show_and_end;
    case SIGILL: case SIGTRAP: case SIGSEGV: case SIGBUS: case SIGFPE: case SIGABRT:
        return show_and_crash;
    case SIGCONT:
        return hide_again;
    case SIGTSTP:
        return guard_is_ignored(signal_number) ? NULL : show_and_stop;
    default:
        return guard_would_end(signal_number) ? show_and_end : NULL;
    }
}

bool guard_hide_typing(int fd) {
    if (terminal >= 0) {
        return false;
    }
    // In the background the settings are those with which the shell edits its line.
    while (!guard_has_terminal(fd) && guard_stop_in_background(fd)) {
    }
    if (tcgetattr(fd, &shown) != 0) {
        return false;
    }
    (void)guard_thread_stack();
    terminal = fd;
    hidden = shown;
    hidden.c_lflag &= ~(tcflag_t)ECHO;
    struct sigaction action = {.sa_flags = (int)(SA_RESTART | SA_ONSTACK)};
    sigfillset(&action.sa_mask);
    sigemptyset(&watched);
    for (int number = 1; number < NSIG; number++) {
        action.sa_handler = answer_to(number);
        if (action.sa_handler != NULL && sigaction(number, &action, &before[number]) == 0) {
            sigaddset(&watched, number);
        }
    }
    if (tcsetattr(fd, TCSAFLUSH, &hidden) != 0) {
        guard_show_typing();
        return false;
    }
    return true;
}

void guard_show_typing(void) {
    if (terminal < 0) {
        return;
    }
    tcsetattr(terminal, TCSAFLUSH, &shown);
    for (int number = 1; number < NSIG; number++) {
        if (sigismember(&watched, number) == 1) {
            sigaction(number, &before[number], NULL);
        }
    }
    terminal = -1;
}
