// What is typed is not shown for a while: a signal that ends the program meanwhile gives the terminal its echo back first.
#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <signal.h>
#include <stdbool.h>
#include <termios.h>
#include <unistd.h>

static struct sigaction before[NSIG];
static sigset_t watched;
static struct termios shown;
static int terminal = -1;

static void show_and_end(int signal_number) {
    tcsetattr(terminal, TCSANOW, &shown);
    // What was typed for us is for nobody else.
    tcflush(terminal, TCIFLUSH);
    ssize_t written = write(terminal, "\n", 1);
    (void)written;
    _exit(128 + signal_number);
}

/// Whether the signal is one that ends the program, also where somebody has arranged for it. What nohup and the shell have left ignored
/// stays so.
static bool ends(int signal_number) {
    switch (signal_number) {
    case SIGINT: case SIGQUIT: case SIGTERM: case SIGHUP:
        return !guard_is_ignored(signal_number);
    default:
        return guard_would_end(signal_number);
    }
}

bool guard_hide_typing(int fd) {
    if (terminal >= 0 || tcgetattr(fd, &shown) != 0) {
        return false;
    }
    terminal = fd;
    struct sigaction action = {.sa_handler = show_and_end};
    sigfillset(&action.sa_mask);
    sigemptyset(&watched);
    for (int number = 1; number < NSIG; number++) {
        if (ends(number) && sigaction(number, &action, &before[number]) == 0) {
            sigaddset(&watched, number);
        }
    }
    struct termios hidden = shown;
    hidden.c_lflag &= ~(tcflag_t)ECHO;
    hidden.c_cc[VSUSP] = _POSIX_VDISABLE;
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
