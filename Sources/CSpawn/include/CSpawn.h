#ifndef CSPAWN_H
#define CSPAWN_H

#include <stdbool.h>
#include <sys/types.h>

#pragma clang assume_nonnull begin

/// Starts a program that leads a process group, whose number is its own. It has this program's environment, nothing to read, and no other
/// descriptor of this program's; no signal is blocked there, and SIGPIPE ends it whoever ignores that here. Where a signal ends this program,
/// its group ends, too (`guard_companion_begins`), until `spawn_ended`.
///
/// Foundation's `Process` begins a group, not a session, and Swift does not import what glibc has beyond the standard (posix_spawn(3)).
///
/// - Parameters:
///   - process: gets its number.
///   - path: where the program is.
///   - arguments: the first is its name; NULL ends them.
///   - output: what becomes its standard output.
///   - errors: what becomes its standard error.
///   - has_terminal: whether it stays in this session, in the background of its terminal. Else it leads a session without one: to open
///     `/dev/tty` fails there.
/// - Returns: 0, or why it could not be started (errno(3)).
int spawn_apart(
    pid_t *process, const char *path, char *_Nullable const *_Nonnull arguments, int output, int errors, bool has_terminal);

/// Starts a program that goes on by itself, whatever becomes of this one: it leads a session without a terminal, its output goes to
/// `/dev/null`, and it has no other descriptor of this program's. Each signal does there what it does by default. Of the environment it has
/// what is not for this program (`JAUNT_`), where tokens may stand.
///
/// - Parameters:
///   - process: gets its number.
///   - path: where the program is.
///   - arguments: the first is its name; NULL ends them.
///   - input: what becomes its standard input; negative where it has nothing to read.
///   - errors: what becomes its standard error; negative where nobody reads that.
/// - Returns: 0, or why it could not be started (errno(3)).
int spawn_for_good(pid_t *process, const char *path, char *_Nullable const *_Nonnull arguments, int input, int errors);

/// The program has ended, or may go on by itself. To be called before anybody has waited for it: its number is somebody else's then.
void spawn_ended(pid_t process);

#pragma clang assume_nonnull end

#endif
