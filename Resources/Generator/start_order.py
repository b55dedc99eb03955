#!/usr/bin/env python3
"""Makes start_order.txt, in the folder above this one: the functions that run until the first screen stands, which the linker puts side by side.

usage: start_order.py MAP JAUNT SERVER      (the linker's map of jaunt; jaunt as it is released, but with its names; any build of jaunt-server)
       start_order.py MAP --check           (says how many of the file's functions the program still has; too few are an error)

    swift build -c release --static-swift-stdlib --toolset Resources/Packaging/release.json --product jaunt -Xlinker -Map=MAP

Else they are strewn over 30 MB of code, and each page of it that is touched for the first time is waited for. valgrind (Debian) says which
they are: the program starts with its countries, with its trips, and with trips that are stored. What the program no longer has is passed over
when it is linked; so the file need not follow each change, but a start becomes slower by and by: `--check` says when it is time.
"""

import argparse
import fcntl
import os
import pty
import re
import select
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

OUTPUT = Path(__file__).resolve().parent.parent / "start_order.txt"
ROWS, COLUMNS = 40, 120
# What is not compiled into sections of its own brings a whole file along: no more of it than a page.
MOST = 4096
# Of a hundred functions the program is to have so many.
LEAST = 90


def run(argv, environment, text):
    """Runs the program in a terminal until the text is there, and leaves."""
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe(argv[0], argv, environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def read(seconds, until):
        seen, end = b"", time.monotonic() + seconds
        while time.monotonic() < end and until not in seen:
            if select.select([terminal], [], [], 0.1)[0]:
                try:
                    seen += os.read(terminal, 65536)
                except OSError:
                    break
        return until in seen

    if not read(60, text.encode()):
        sys.exit(f"{' '.join(argv)}: '{text}' is not seen.")
    read(2, b"\0")
    os.write(terminal, b"Q")
    read(30, b"\0")
    os.waitpid(process, 0)
    os.close(terminal)


def called(profile, program):
    """The names of the program's functions in what callgrind wrote."""
    inside = False
    for line in profile.read_text(errors="replace").splitlines():
        if line.startswith("ob="):
            inside = line.endswith(program)
        elif inside and line.startswith("fn="):
            yield line[3:].split("'")[0]


def sizes(linked):
    """The size of the section that each function stands in, of the largest where several are called the same."""
    found, section, size = {}, "", 0
    with open(linked, errors="replace") as lines:
        for line in lines:
            fields = re.match(r" *[0-9a-f]+ +[0-9a-f]+ +([0-9a-f]+) +\d+ ( *)(\S.*)", line)
            if fields and not fields[2]:
                section = fields[3]
            elif fields and section == ".text" and len(fields[2]) == 8:
                size = int(fields[1], 16)
            elif fields and section == ".text":
                found[fields[3]] = max(size, found.get(fields[3], 0))
    return found


def check(known):
    """Whether the program still has the functions that the file names."""
    names = OUTPUT.read_text().split()
    left = sum(name in known for name in names)
    print(f"{left} of {len(names)} functions of {OUTPUT.name} are in the program")
    if left * 100 < len(names) * LEAST:
        sys.exit("They are too few: make the file anew (the top of start_order.py says how).")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("map", type=Path)
    parser.add_argument("jaunt", type=Path, nargs="?")
    parser.add_argument("server", type=Path, nargs="?")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    known = sizes(options.map)
    if options.check:
        return check(known)
    if options.server is None:
        parser.error("jaunt and jaunt-server are needed")
    program = str(options.jaunt.resolve())
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    ran = set()
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile"
        valgrind = ["valgrind", "--tool=callgrind", "--demangle=no", "--compress-strings=no", f"--callgrind-out-file={profile}"]
        plain = {"HOME": folder, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": os.environ["PATH"], "JAUNT_SESSION": "false"}
        stored = plain | {"JAUNT_TRIPS_URL": f"http://127.0.0.1:{port}"}
        server = subprocess.Popen([options.server, "--port", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            time.sleep(2)
            run([program, "--view", "trips"], stored, "→")
        finally:
            server.terminate()
        for environment, arguments, text in [
            (plain, [], "Andorra"), (plain, ["--view", "trips"], "→"), (stored | {"JAUNT_OFFLINE": "true"}, ["--view", "trips"], "→"),
        ]:
            run(valgrind + [program] + arguments, environment, text)
            ran |= set(called(profile, program))
    order = sorted(name for name in ran if known.get(name, MOST + 1) <= MOST)
    OUTPUT.write_text("".join(name + "\n" for name in order))
    print(f"{len(order)} of {len(ran)} functions that ran, of {len(known)}")


if __name__ == "__main__":
    main()
