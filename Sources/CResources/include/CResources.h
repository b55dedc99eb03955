/// The files of `Resources/`, compiled into the program with C23's `#embed`, so that the program is one file and needs no
/// look-up of a bundle when it starts.
#ifndef JAUNT_CRESOURCES_H
#define JAUNT_CRESOURCES_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// One embedded file.
typedef struct {
    /// The file's name in `Resources/`, such as "countries.json".
    const char *name;
    /// Its bytes; they live as long as the program does.
    const unsigned char *bytes;
    /// How many bytes there are.
    size_t count;
} jaunt_resource;

/// The embedded file with that name, or NULL.
const jaunt_resource *_Nullable jaunt_resource_named(const char *name);

/// The commit that the program was made of; NULL where whoever built it did not say.
const char *_Nullable jaunt_commit(void);

#pragma clang assume_nonnull end

#endif
