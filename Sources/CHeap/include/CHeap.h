#ifndef CHEAP_H
#define CHEAP_H

/// Has what a long list needed only for a while go back to the system. To be called before the first thread is begun.
///
/// By itself glibc keeps up to eight arenas a core, each with its own free memory, and no longer maps large blocks one by one once the first
/// of them was freed (mallopt(3)): 100,000 trips took 80 MB at most instead of 74.
void heap_stay_small(void);

#endif
