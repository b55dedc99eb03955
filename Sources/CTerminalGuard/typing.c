// What is typed is not shown for a while: a signal that ends the program meanwhile gives the terminal its echo back first.
#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>
#include <unistd.h>

enum { SIGNALS = 4 };

static const int signals[SIGNALS] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP};
static struct sigaction before[SIGNALS];
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

bool guard_hide_typing(int fd) {
    if (terminal >= 0 || tcgetattr(fd, &shown) != 0) {
        return false;
    }
    terminal = fd;
    for (size_t i = 0; i < SIGNALS; i++) {
        struct sigaction action = {.sa_handler = show_and_end};
        sigfillset(&action.sa_mask);
        sigaction(signals[i], NULL, &before[i]);
        // What nohup and the shell have left ignored stays so.
        if (before[i].sa_handler != SIG_IGN) {
            sigaction(signals[i], &action, NULL);
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
    for (size_t i = 0; i < SIGNALS; i++) {
        sigaction(signals[i], &before[i], NULL);
    }
    terminal = -1;
}
