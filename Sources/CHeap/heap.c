#include "CHeap.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void heap_stay_small(void) {
    mallopt(M_ARENA_MAX, 2);
    // To name the standard values keeps them from growing.
    mallopt(M_MMAP_THRESHOLD, 128 * 1024);
    mallopt(M_TRIM_THRESHOLD, 128 * 1024);
}
#else
void heap_stay_small(void) {}
#endif
