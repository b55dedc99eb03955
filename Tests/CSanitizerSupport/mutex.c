// The thread sanitizer sees what is compiled with it, and Swift's libraries are not: of a `Mutex` it sees the way that is taken when nobody
// else has it, which is compiled into those who use it, and not the one that waits. Everything guarded by a mutex would be a race to it as
// soon as two wanted it at once. So the part that waits is here once more, under the library's names: it asks again and again, with atomics
// that are seen. The word is 0 when the mutex is free, and else the thread that has it (stdlib/public/Synchronization/Mutex/LinuxImpl.swift).
#include "CSanitizerSupport.h"

#if __has_feature(thread_sanitizer)

#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>

__attribute__((swiftcall)) void mutex_lock_slow(uint32_t thread, __attribute__((swift_context)) _Atomic(uint32_t) *word) __asm__(
    "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
__attribute__((swiftcall)) void mutex_unlock_slow(__attribute__((swift_context)) _Atomic(uint32_t) *word) __asm__(
    "$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

__attribute__((swiftcall)) void mutex_lock_slow(uint32_t thread, __attribute__((swift_context)) _Atomic(uint32_t) *word) {
    uint32_t is_free = 0;
    while (!atomic_compare_exchange_weak_explicit(word, &is_free, thread, memory_order_acquire, memory_order_relaxed)) {
        is_free = 0;
        sched_yield();
    }
}

__attribute__((swiftcall)) void mutex_unlock_slow(__attribute__((swift_context)) _Atomic(uint32_t) *word) {
    atomic_store_explicit(word, 0, memory_order_release);
}

#endif
