/// ncursesw for Swift: the library's own names, and `shim_…` for those that Swift cannot import (macros, globals that change, arguments
/// without a fixed number).
#ifndef JAUNT_CNCURSES_SHIM_H
#define JAUNT_CNCURSES_SHIM_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif

#include <fcntl.h>
#include <ncursesw/curses.h>
#include <ncursesw/term.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

// The C library and the terminal's description.

int wcwidth(wchar_t);
int memfd_create(const char *, unsigned int);
int pipe2(int[2], int);

/// What the C library of this locale says of a scalar's width.
static inline int shim_wcwidth(uint32_t scalar) {
    return wcwidth((wchar_t)scalar);
}

/// What is wrong with a terminal's description.
typedef enum { shim_terminal_fit, shim_terminal_unknown, shim_terminal_cannot_move } shim_terminal_state;

/// Reads the description of a terminal and writes nothing.
static inline shim_terminal_state shim_examine_terminal(const char *name, int fd) {
    int reason = 0;
    if (setupterm(name, fd, &reason) != OK) {
        // 1: a hard-copy terminal; 0: unknown or too general; -1: no database
        return reason == 1 ? shim_terminal_cannot_move : shim_terminal_unknown;
    }
    char *move = tigetstr("cup");
    shim_terminal_state state = move == NULL || move == (char *)-1 || *move == 0 ? shim_terminal_cannot_move : shim_terminal_fit;
    del_curterm(cur_term);
    return state;
}

/// How many colours the description of a terminal has, 0 when there is no such description; writes nothing.
static inline int shim_terminal_colors(const char *name, int fd) {
    int reason = 0;
    if (setupterm(name, fd, &reason) != OK) {
        return 0;
    }
    int colors = tigetnum("colors");
    del_curterm(cur_term);
    return colors < 0 ? 0 : colors;
}

/// A string of the terminal's description, or NULL; after `newterm`.
static inline const char *shim_terminal_string(const char *name) {
    char *found = tigetstr(name);
    return found == (char *)-1 ? NULL : found;
}

/// A file in memory that no other program inherits; -1 when there can be none.
static inline int shim_memory_file(void) {
    enum { close_on_exec = 1 };
    return memfd_create("frame", close_on_exec);
}

/// A pipe that holds so many bytes where the system allows it, that no other program inherits, and in which nobody waits: where it is read, and
/// where it is written; false when there can be none.
static inline bool shim_memory_pipe(int ends[2], int size) {
    enum { set_pipe_size = 1031 };
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) {
        return false;
    }
    fcntl(ends[1], set_pipe_size, size);
    return true;
}

/// Starts curses on standard input and a descriptor to write to; false when it cannot.
static inline bool shim_start(const char *name, int fd) {
    FILE *output = fdopen(fd, "w");
    if (output == NULL || newterm(name, output, stdin) == NULL) {
        return false;
    }
    // "oc" resets the palette, and curses sends it whenever it comes back from a stop. The palette is the user's; we never change it.
    char *reset = tigetstr("oc");
    if (reset != NULL && reset != (char *)-1) {
        *reset = 0;
    }
    // The Linux console's "civis" gives the cursor another shape as well, which what a crash writes (crash.c) does not take back.
    char *hide = tigetstr("civis");
    char *shape = hide != NULL && hide != (char *)-1 ? strstr(hide, "\033[?1c") : NULL;
    if (shape != NULL) {
        *shape = 0;
    }
    return true;
}

// Globals and macros

/// The window that is drawn in: what the next update makes the terminal show. `stdscr` would be copied into it, cell by cell.
static inline WINDOW *shim_screen(void) { return newscr; }
static inline int shim_rows(void) { return getmaxy(shim_screen()); }
static inline int shim_columns(void) { return getmaxx(shim_screen()); }
static inline int shim_colors(void) { return COLORS; }
static inline int shim_color_pairs(void) { return COLOR_PAIRS; }
static inline void shim_set_escape_delay(int milliseconds) { set_escdelay(milliseconds); }

/// Whether the next update may change a cell of the terminal.
static inline bool shim_is_update_due(void) { return is_wintouched(newscr) || is_cleared(newscr) || is_cleared(curscr); }

/// The next refresh repaints everything.
static inline void shim_repaint(void) { clearok(curscr, TRUE); }

static inline uint32_t shim_attribute_normal(void) { return A_NORMAL; }
static inline uint32_t shim_attribute_bold(void) { return A_BOLD; }
static inline uint32_t shim_attribute_dim(void) { return A_DIM; }
static inline uint32_t shim_attribute_italic(void) { return A_ITALIC; }
static inline uint32_t shim_attribute_underline(void) { return A_UNDERLINE; }
static inline uint32_t shim_attribute_reverse(void) { return A_REVERSE; }

// Drawing

/// The style of what is added from now on; `pair` may go past what a short holds.
static inline void shim_set_style(uint32_t attributes, int pair) {
    wattr_set(shim_screen(), (attr_t)attributes, (short)(pair > 32767 ? 32767 : pair), &pair);
}

/// Adds printable ASCII bytes at a place, in the style set before; what does not fit into the row is the caller's fault.
static inline void shim_add_ascii(int row, int column, const char *bytes, int count) {
    enum { portion = 256, pairs_of_a_cell = 256 };
    attr_t attributes = 0;
    short short_pair = 0;
    int pair = 0;
    wattr_get(shim_screen(), &attributes, &short_pair, &pair);
    if (pair >= pairs_of_a_cell) {
        mvwaddnstr(shim_screen(), row, column, bytes, count);
        return;
    }
    // As cells: as characters each would be looked at for what it means and how wide it is.
    chtype look = (attributes & ~(attr_t)A_COLOR) | COLOR_PAIR(pair);
    for (int begin = 0; begin < count; begin += portion) {
        chtype cells[portion];
        int used = count - begin < portion ? count - begin : portion;
        for (int index = 0; index < used; index++) {
            cells[index] = (chtype)(unsigned char)bytes[begin + index] | look;
        }
        mvwaddchnstr(shim_screen(), row, column + begin, cells, used);
    }
}

/// Moves the rows of a band of the screen up, or down by a negative number; the rows that come are empty.
static inline void shim_scroll(int first, int last, int distance) {
    scrollok(shim_screen(), TRUE);
    wsetscrreg(shim_screen(), first, last);
    wscrl(shim_screen(), distance);
    wsetscrreg(shim_screen(), 0, getmaxy(shim_screen()) - 1);
    scrollok(shim_screen(), FALSE);
}

/// Adds cells from a place on, in the style set before. Each element is a scalar, and its columns shifted left by 30; a mark, of 0 columns,
/// goes into the cell of the base before it.
static inline void shim_add_cells(int row, int column, const uint32_t *packed, int count) {
    enum { portion = 128 };
    attr_t attributes = 0;
    short short_pair = 0;
    int pair = 0;
    wattr_get(shim_screen(), &attributes, &short_pair, &pair);
    // Nearly all cells differ in their character alone: curses looks at each of them long enough when it draws them.
    cchar_t blank;
    setcchar(&blank, L" ", attributes, short_pair, &pair);
    int index = 0;
    while (index < count) {
        cchar_t cells[portion];
        int used = 0;
        int next = column;
        while (index < count && used < portion) {
            wchar_t text[CCHARW_MAX + 1] = {(wchar_t)(packed[index] & 0x1FFFFF)};
            next += (int)(packed[index] >> 30);
            int length = 1;
            for (index++; index < count && packed[index] >> 30 == 0; index++) {
                if (length < CCHARW_MAX) {
                    text[length++] = (wchar_t)packed[index];
                }
            }
            if (length == 1) {
                cells[used] = blank;
                cells[used++].chars[0] = text[0];
                continue;
            }
            used += setcchar(&cells[used], text, attributes, short_pair, &pair) == OK;
        }
        mvwadd_wchnstr(shim_screen(), row, column, cells, used);
        column = next;
    }
}

#endif
