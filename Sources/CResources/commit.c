// The commit, which the manifest takes from the environment (`Package.swift`): a build that nobody told it does not guess.

#include "CResources.h"

const char *jaunt_commit(void) {
#ifdef JAUNT_COMMIT
    return JAUNT_COMMIT;
#else
    return NULL;
#endif
}
