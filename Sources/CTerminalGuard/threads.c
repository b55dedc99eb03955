// Every thread gets an alternate stack, so that an overflow of its own stack ends in the crash guard and not in a terminal left behind.
// Nobody tells us when the concurrency pool or a network library starts a thread; so the program has its own pthread_create, which the
// dynamic linker and the static one prefer to the C library's.
#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>

typedef void *_Nullable (*start_routine)(void *_Nullable);
typedef int (*creator)(pthread_t *, const pthread_attr_t *_Nullable, start_routine, void *_Nullable);

struct beginning {
    start_routine routine;
    void *_Nullable argument;
};

enum { alternate_stack_size = 64 * 1024 };

static _Thread_local void *_Nullable own_stack;

bool guard_thread_stack(void) {
    stack_t present;
    if (sigaltstack(NULL, &present) == 0 && !(present.ss_flags & SS_DISABLE) && present.ss_size >= alternate_stack_size) {
        return true;
    }
    void *memory = mmap(NULL, alternate_stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        return false;
    }
    stack_t stack = {.ss_sp = memory, .ss_size = alternate_stack_size};
    if (sigaltstack(&stack, NULL) != 0) {
        int reason = errno;
        munmap(memory, alternate_stack_size);
        errno = reason;
        return false;
    }
    own_stack = memory;
    return true;
}

// The sanitizers have a pthread_create of their own, which gives threads such stacks as well and has to know of every thread.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

static void *_Nullable begin(void *_Nullable context) {
    struct beginning *given = context;
    struct beginning beginning = *given;
    free(given);
    guard_thread_stack();
    void *result = beginning.routine(beginning.argument);
    // A thread that ends in another way (pthread_exit) leaves its alternate stack behind.
    stack_t none = {.ss_flags = SS_DISABLE};
    if (own_stack != NULL && sigaltstack(&none, NULL) == 0) {
        munmap(own_stack, alternate_stack_size);
    }
    return result;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, start_routine routine, void *argument) {
    static _Atomic(creator) known;
    creator original = atomic_load(&known);
    if (original == NULL) {
        original = (creator)dlsym(RTLD_NEXT, "pthread_create");
        if (original == NULL) {
            return EAGAIN;
        }
        atomic_store(&known, original);
    }
    struct beginning *beginning = malloc(sizeof *beginning);
    if (beginning == NULL) {
        return EAGAIN;
    }
    *beginning = (struct beginning){routine, argument};
    int failure = original(thread, attributes, begin, beginning);
    if (failure != 0) {
        free(beginning);
    }
    return failure;
}

#endif
