// The command line as the C library hands it to whatever runs before main. Swift's own CommandLine looks for it in memory, beside the
// environment, and finds nothing once a library that was loaded before has called setenv, which moves that: faketime does so.
#include "CArguments.h"

#include <stddef.h>

static int count;
static char *const *words;

static void keep(int argument_count, char **arguments, char **environment) {
    (void)environment;
    count = argument_count;
    words = arguments;
}

__attribute__((section(".init_array"), used)) static void (*keeper)(int, char **, char **) = keep;

int arguments_count(void) {
    return count;
}

const char *argument_at(int place) {
    return place >= 0 && place < count ? words[place] : NULL;
}

extern char **environ;

const char *variable_at(int place) {
    return environ != NULL && place >= 0 ? environ[place] : NULL;
}
