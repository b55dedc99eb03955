/// Puts the terminal back when the program dies, and tells the main loop of signals: what may run in a signal handler only, and so is C.
#ifndef JAUNT_CTERMINALGUARD_H
#define JAUNT_CTERMINALGUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

#pragma clang assume_nonnull begin

/// From now on a crash of this process (ILL TRAP SEGV BUS FPE ABRT) sets `fd` back to `shell`, writes one fixed string to it (attributes
/// off, mouse off, paste off, cursor on, main screen), gives standard error back (`guard_hold_errors`) and dies of its own signal; so does
/// whatever else ends it (`guard_would_end`: USR1, ALRM, XCPU and so on), and an `exit` while armed, with its own status. In the background
/// `fd` is not set: the shell has done so.
///
/// It replaces the handlers of Swift's backtracer, for good: that one holds the terminal for 30 s. The calling thread gets its alternate
/// stack, and so does every thread that begins later. False, with errno, when the handlers cannot be set.
bool guard_arm(int fd, const struct termios *shell);

/// Whether what sets the terminal back also takes its margins away (DECSTBM), so that all of its rows scroll: where it knows what that is.
void guard_reset_margins(bool are_known);

/// The terminal has been given back: a crash only dies of its own signal from now on.
void guard_disarm(void);

/// Gives the calling thread an alternate stack, so that a handler can run when the thread's own stack has overflowed. It stays for the
/// life of the thread. Nothing happens when the thread has one. False, with errno, when there is no memory.
bool guard_thread_stack(void);

/// Sets the terminal back at once, as a crash would, when armed; it is disarmed then.
void guard_restore(void);

/// Keeps what is written to standard error off the screen: until `guard_release_errors` it goes into a pipe, and what is taken from there
/// to `log`, an open descriptor; it is kept when that is -1. False, with errno, when it cannot be done; standard error is as it was then.
bool guard_hold_errors(int log);

/// The end of the pipe that becomes readable when something has been written to standard error; -1 when there is no pipe.
int guard_errors_pipe(void);

/// Takes what is in the pipe, in ASCII, all that a terminal would obey as `?`: writes it to the log or, where there is none, keeps the last
/// of it, 16 KiB. Call it on any thread when the pipe is readable, but on the main one: who writes to a full pipe waits.
void guard_keep_errors(void);

/// Gives standard error back, takes what is left in the pipe, and prints there what was kept. Safe in a signal handler; does nothing when
/// nothing is held.
void guard_release_errors(void);

/// The end of a pipe from which each watched signal can be read as one byte, its number; -1, with errno, when there is none. The read end
/// does not block. There is one pipe a process.
int guard_signal_pipe(void);

/// Writes a byte to the pipe when the signal comes, instead of what it would do. A program that is started from this one gets the
/// default action back. Needs `guard_signal_pipe` first. False, with errno, when it cannot be set.
bool guard_watch(int signal_number);

/// Writes to a terminal, however long it takes to take it; but nothing more is waited for once a watched HUP, INT, QUIT or TERM has come: where
/// the terminal takes nothing for half a second then (^S, a connection that hangs), the rest is left out.
void guard_write(int fd, const void *bytes, size_t count);

/// Sets the signal back to its default action.
bool guard_unwatch(int signal_number);

/// Has the process group that this program leads end with this one: where INT, QUIT, TERM or HUP, for which nobody has arranged anything else,
/// a crash or what else ends it under a guard does. There is room for four.
void guard_companion_begins(pid_t process);

/// The program has ended, or is nobody's concern any more.
void guard_companion_ends(pid_t process);

/// Ends these groups. Safe in a signal handler.
void guard_end_companions(void);

/// Arranges for these signals as long as there are such groups, where nobody else has. Not for a signal handler.
void guard_watch_companions(void);

/// Whether this is what is arranged for them.
bool guard_ends_companions(void (*_Nullable handler)(int));

/// Lets the signal pass without an effect, but not so for programs that are started from this one (which `SIG_IGN` would be).
bool guard_ignore(int signal_number);

/// Whether the signal would end a program that did nothing wrong, as nobody has arranged for anything else: neither this program, nor the
/// one that has started it, nor a profiler.
bool guard_would_end(int signal_number);

/// Whether the signal is ignored, as `nohup` and shells without job control leave it.
bool guard_is_ignored(int signal_number);

/// Stops the process group, as the terminal's own ^Z would, and returns when it runs again. The calling thread stops in this call, not
/// some time after it, and other members of the group (a wrapping script) stop too.
void guard_stop_group(void);

/// Whether this process may set the terminal: its group is the one in the foreground, or there is none, or the terminal is not the one that
/// its session has. Safe in a signal handler.
bool guard_has_terminal(int fd);

/// Stops the process group as a terminal stops one that wants it from the background, and returns when it runs again, which does not say
/// that it has the terminal then. False, at once, where nobody is left who could let it go on (an orphaned group), or the terminal is gone.
bool guard_stop_in_background(int fd);

/// Hides what is typed on a terminal until `guard_show_typing`. INT, QUIT, TERM, HUP and what else would end the program
/// (`guard_would_end`) do so at once with 128 and their number, the terminal's echo given back, as it is before a crash, and while it is
/// stopped by ^Z; after any stop it is hidden again, before whoever watches CONT is told. False where `fd` is no terminal, or typing is
/// hidden already.
bool guard_hide_typing(int fd);

/// Shows again what is typed, throws away what nobody has read, and gives the signals back what they did.
void guard_show_typing(void);

/// A line stands on a terminal, in its first `columns` columns, until `guard_line_gone`: INT, QUIT, TERM and HUP, where nobody has arranged for
/// anything else, blank it before they end the program as they do. To be called again when it has changed.
void guard_line_shown(int fd, int columns);

/// The line does not stand there any more: these signals do what they did.
void guard_line_gone(void);

#pragma clang assume_nonnull end

#endif
