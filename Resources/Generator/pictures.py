#!/usr/bin/env python3
"""Makes the pictures of README.md in Pictures/, in the folder above this one: what the real program draws on a terminal, as SVG.

usage: pictures.py JAUNT [--check]      (JAUNT is the program; --check writes nothing, and fails where a picture is another)

The program runs in a pseudo-terminal with a home of its own; keys are typed when what they wait for is on the screen. pyte keeps the screen
(Debian: python3-pyte), faketime the day, as a country's page has a clock. Dots of braille are drawn as dots, so that the map does not depend
on anybody's font; other text is in the reader's own, each run as wide as its cells.
"""

import argparse
import fcntl
import os
import pty
import select
import shutil
import struct
import sys
import tempfile
import termios
import time
from html import escape
from pathlib import Path

import pyte

PICTURES = Path(__file__).resolve().parent.parent / "Pictures"
ROWS, COLUMNS = 36, 122
CELL, LINE = 8.4, 17  # of 14-point type
PALETTE = {
    "default": "#d8dee9", "black": "#2e3440", "red": "#ff7b72", "green": "#7ee787", "brown": "#e3b341", "blue": "#79c0ff",
    "magenta": "#d2a8ff", "cyan": "#56d4dd", "white": "#d8dee9",
    "brightblack": "#7d8590", "brightred": "#ffa198", "brightgreen": "#a5f3b4", "brightbrown": "#f2cc60", "brightblue": "#a5d6ff",
    "brightmagenta": "#e2c5ff", "brightcyan": "#8ddee5", "brightwhite": "#ffffff",
}
BACKGROUND = "#0d1117"
NOW = "2026-11-21 09:30:00"

# Each picture: what it shows, and what is typed after what is on the screen.
SHOTS = {
    "country": ("The page of Germany: its facts and its nine neighbours", [("Afghanistan", "/germ"), ("Germany", "\r"), ("Switzerland", "")]),
    "map": ("The map of Central Europe", [("Afghanistan", "/austria"), ("Austria", "\r4"), ("Vienna", "-"), ("Germany", "")]),
}


class Screen(pyte.Screen):
    """pyte's screen, and what it lacks: SU and SD (ECMA-48, 8.3.147 and 8.3.113), by which ncurses scrolls a region."""

    def scroll(self, move, count):
        row, column = self.cursor.y, self.cursor.x
        self.cursor.y = self.margins.top if self.margins else 0
        move(count or 1)
        self.cursor.y, self.cursor.x = row, column

    def scroll_up(self, count=1):
        self.scroll(self.delete_lines, count)

    def scroll_down(self, count=1):
        self.scroll(self.insert_lines, count)


class Stream(pyte.ByteStream):
    csi = {**pyte.ByteStream.csi, "S": "scroll_up", "T": "scroll_down"}


class Terminal:
    """The program in a terminal of its own."""

    def __init__(self, program, home):
        self.screen = Screen(COLUMNS, ROWS)
        self.stream = Stream(self.screen)
        pid, self.fd = pty.fork()
        if pid == 0:
            for name in ("CONFIG", "DATA", "CACHE", "STATE"):
                os.environ[f"XDG_{name}_HOME"] = f"{home}/{name.lower()}"
            os.environ.update(HOME=home, TERM="xterm-256color", COLORTERM="truecolor", LANG="C.UTF-8", LC_ALL="C.UTF-8", TZ="UTC",
                              JAUNT_SESSION="false")
            os.environ.pop("NO_COLOR", None)
            # The clock goes on from there; what waits for a while is not to wait for longer.
            os.environ["FAKETIME_DONT_FAKE_MONOTONIC"] = "1"
            os.execvp("faketime", ["faketime", "-f", f"@{NOW}", program])
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def read(self, wait):
        """Takes what the program writes until it has been silent for so many seconds."""
        while select.select([self.fd], [], [], wait)[0]:
            try:
                data = os.read(self.fd, 65536)
            except OSError:
                return
            if not data:
                return
            self.stream.feed(data)

    def wait_for(self, text):
        """Waits until the text is on the screen and the program has nothing to add."""
        deadline = time.monotonic() + 20
        while True:
            self.read(0.4)
            if any(text in line for line in self.screen.display):
                return
            if time.monotonic() > deadline:
                sys.exit(f"{text!r} does not appear:\n" + "\n".join(self.screen.display))

    def type(self, keys):
        os.write(self.fd, keys.encode())


def color(name, is_bold, standard):
    if name == "default":
        return standard
    if is_bold and "bright" + name in PALETTE:
        name = "bright" + name
    return PALETTE.get(name, "#" + name)


def look(cell):
    """Foreground, background and attributes of a cell."""
    front, back = color(cell.fg, cell.bold, PALETTE["default"]), color(cell.bg, False, BACKGROUND)
    if cell.reverse:
        front, back = back, front
    return front, back, cell.bold, cell.italics, cell.underscore


def dots(character, column, row):
    """The dots of a cell of braille as a path."""
    bits = ord(character) - 0x2800
    places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return "".join(
        f"M{column * CELL + 1.4 + x * CELL / 2:.1f} {row * LINE + 1.6 + y * LINE / 4:.1f}h1.6v1.6h-1.6z"
        for bit, (x, y) in enumerate(places) if bits >> bit & 1)


def draw(screen, title):
    """The screen as SVG."""
    width, height = COLUMNS * CELL, ROWS * LINE
    backs, texts, paths = [], [], {}
    for row in range(ROWS):
        line = [screen.buffer[row][column] for column in range(COLUMNS)]
        column = 0
        while column < COLUMNS:
            style = look(line[column])
            end = column
            while end < COLUMNS and look(line[end]) == style:
                end += 1
            front, back, bold, italic, underline = style
            if back != BACKGROUND:
                backs.append(f'<rect x="{column * CELL:.1f}" y="{row * LINE}" width="{(end - column) * CELL:.1f}" height="{LINE}" fill="{back}"/>')
            run, start = "", column
            for place in range(column, end + 1):
                data = line[place].data if place < end else " "
                is_braille = len(data) == 1 and 0x2800 <= ord(data) <= 0x28FF
                # Two blanks end a run, as nothing is drawn there; the cell after a wide character is empty.
                if is_braille or place == end or (data == " " and (not run or run.endswith(" "))):
                    if run.strip():
                        kept = run.rstrip()
                        cells = place - start - (len(run) - len(kept))
                        marks = (' font-weight="bold"' if bold else "") + (' font-style="italic"' if italic else "")
                        marks += ' text-decoration="underline"' if underline else ""
                        texts.append(f'<text x="{start * CELL:.1f}" y="{row * LINE + 13}" textLength="{cells * CELL:.1f}" '
                                     f'lengthAdjust="spacingAndGlyphs" fill="{front}"{marks}>{escape(kept)}</text>')
                    run, start = "", place + 1
                    if is_braille:
                        paths[front] = paths.get(front, "") + dots(data, place, row)
                    continue
                run += data
            column = end
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 {width + 24:.0f} {height + 24}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
        f'<rect x="-12" y="-12" width="{width + 24:.0f}" height="{height + 24}" rx="8" fill="{BACKGROUND}"/>',
        '<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \'DejaVu Sans Mono\', monospace" font-size="14" xml:space="preserve">',
        *backs, *texts, *(f'<path d="{path}" fill="{front}"/>' for front, path in paths.items()), "</g>", "</svg>", ""])


def shoot(program, steps):
    home = tempfile.mkdtemp(prefix="jaunt-picture")
    try:
        terminal = Terminal(program, home)
        for text, keys in steps:
            terminal.wait_for(text)
            for key in keys:
                terminal.type(key)
                terminal.read(0.3)
        screen = terminal.screen
        os.close(terminal.fd)
        return screen
    finally:
        shutil.rmtree(home)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("jaunt")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--text", action="store_true", help="print the screens instead")
    arguments = parser.parse_args()
    wrong = []
    for name, (title, steps) in SHOTS.items():
        screen = shoot(os.path.abspath(arguments.jaunt), steps)
        if arguments.text:
            print("\n".join(screen.display))
            continue
        svg, path = draw(screen, title), PICTURES / f"{name}.svg"
        if not arguments.check:
            PICTURES.mkdir(exist_ok=True)
            path.write_text(svg, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != svg:
            wrong.append(path.name)
    if wrong:
        sys.exit(f"Resources/Pictures: {', '.join(wrong)} is not what Resources/Generator/pictures.py makes.")


if __name__ == "__main__":
    main()
