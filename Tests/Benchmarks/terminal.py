#!/usr/bin/env python3
"""Times lists of the same rows in terminal programs, side by side, each in a pseudo-terminal of 40 × 120.

usage: terminal.py JAUNT [--sizes 100,10000,100000] [--rounds 7] [--peers less,fzf,visidata]

JAUNT is the release binary. Made-up trips are written to a temporary folder, as trips.json for Jaunt and as lines for the others. What is
printed, a line a program and size: first frame (from exec to a row on the screen), all loaded, one step down (milliseconds to the first byte
that answers, bytes), to the end, one letter of a filter or search, peak memory. A peer that is not installed is left out.
"""
import argparse, fcntl, json, os, pty, random, re, select, shutil, signal, statistics, struct, sys, tempfile, termios, time
from pathlib import Path

ROWS, COLUMNS = 40, 120
HERE = Path(__file__).resolve().parent


def make_trips(count, folder):
    """Trips of made-up fares between real airports; the same for the same count."""
    random.seed(count)
    lines = (HERE.parent.parent / "Resources" / "airports.tsv").read_text(encoding="utf-8").splitlines()
    head = lines[0].split("\t")
    airports = [dict(zip(head, line.split("\t"))) for line in lines[1:]][:3000]
    now = int(time.time() * 1000)
    with open(folder / "trips.json", "w", encoding="utf-8") as trips, open(folder / "rows.txt", "w", encoding="utf-8") as rows:
        trips.write("[\n")
        for index in range(count):
            start, end = random.choice(airports), random.choice(airports)
            made = now - random.randrange(5 * 86_400_000)
            leaves = now + random.randrange(1, 200) * 86_400_000
            price, flight = random.randrange(20, 900), random.randrange(1, 9999)
            carrier = random.choice("FR LH BT U2 W6 BA AF KL TK LX OS IB SK AY LO".split())
            trip = {"id": f"{random.getrandbits(128):032x}", "currency": "EUR", "price": price, "airlines": carrier,
                    "flight_number": flight, "created_at": made, "departure_at": leaves, "return_at": leaves + 7 * 86_400_000,
                    "expires_at": made + 10 * 86_400_000}
            for name, place in (("departure", start), ("destination", end)):
                trip[name] = {"city": place["city"], "country_code": place["country"], "airport_code": place["iata"]}
            trips.write(json.dumps(trip, ensure_ascii=False, separators=(",", ":")) + (",\n" if index < count - 1 else "\n"))
            rows.write(f"{start['city']} → {end['city']}  {start['iata']} → {end['iata']}  {carrier} {flight}  €{price}.00\n")
        trips.write("]\n")
    for name in ("countries.json", "regions.json", "airports.tsv"):
        shutil.copy(HERE.parent.parent / "Resources" / name, folder)


class Program:
    """A program in a terminal of its own."""

    def __init__(self, argv, home):
        self.start = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", LANG="C.UTF-8", LC_ALL="C.UTF-8", HOME=home)
            for name in ("CONFIG", "DATA", "STATE", "CACHE"):
                os.environ[f"XDG_{name}_HOME"] = f"{home}/{name.lower()}"
            os.execvp(argv[0], argv)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.seen = b""

    def read(self, wait):
        if not select.select([self.fd], [], [], wait)[0]:
            return b""
        try:
            piece = os.read(self.fd, 1 << 16)
        except OSError:
            return b""
        self.seen = (self.seen + piece)[-(1 << 18):]
        return piece

    def until(self, pattern, limit=120.0):
        """Milliseconds from the start until the pattern is on the screen; nan when it never is."""
        while time.perf_counter() - self.start < limit:
            if re.search(pattern, self.seen):
                return (time.perf_counter() - self.start) * 1e3
            self.read(0.02)
        return float("nan")

    def settle(self, quiet):
        last = time.perf_counter()
        while time.perf_counter() - last < quiet:
            if self.read(0.01):
                last = time.perf_counter()
        return last

    def answer(self, keys, quiet=0.05):
        """Milliseconds until the first byte that answers, and how many bytes there are."""
        start = time.perf_counter()
        os.write(self.fd, keys)
        first, count = None, 0
        end = start + quiet
        while time.perf_counter() < end:
            piece = self.read(0.002)
            if piece:
                first = first or time.perf_counter() - start
                count += len(piece)
                end = time.perf_counter() + quiet
        return (first or float("nan")) * 1e3, count

    def memory(self):
        """Peak resident memory of the program in MB."""
        with open(f"/proc/{self.pid}/status") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM"))

    def end(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


PEERS = {
    # name: command, a row that is seen, what says that all is there, step, end, keys before the filter, a letter of it
    "jaunt": (["{jaunt}", "--data", "{folder}"], "→", "{count} trips(?! of)", b"j", b"G", b"/", b"r"),
    "less": (["less", "{folder}/rows.txt"], "→", "→", b"j", b"G", b"g", b"/r\r"),
    "fzf": (["sh", "-c", "fzf < {folder}/rows.txt"], "→", "{plain}/{plain}", b"\x1b[A", None, b"", b"r"),
    "visidata": (["vd", "-f", "txt", "{folder}/rows.txt"], "→", "{plain} ", b"j", b"G", b"gg", b"/r\r"),
}


def measure(name, jaunt, folder, count, home):
    command, row, whole, step, end, before, letter = PEERS[name]
    fill = {"jaunt": jaunt, "folder": str(folder), "count": f"{count:,}", "plain": str(count)}
    program = Program([part.format(**fill) for part in command], home)
    try:
        first = program.until(row.encode())
        loaded = program.until(whole.format(**fill).encode())
        program.settle(0.3)
        steps = [program.answer(step) for _ in range(15)]
        jump = program.answer(end)[0] if end else float("nan")
        if before:
            program.answer(before)
        found = program.answer(letter, 0.2)[0]
        median = statistics.median
        return first, loaded, median(s[0] for s in steps), median(s[1] for s in steps), jump, found, program.memory()
    finally:
        program.end()


def remember_trips(jaunt, folder, home):
    """Lets Jaunt begin with view 2, without details beside the list."""
    program = Program([jaunt, "--data", str(folder)], home)
    program.until(b"Afghanistan")
    for keys in (b"2", b"z", b"Q"):
        os.write(program.fd, keys)
        program.settle(0.5)
    program.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("jaunt")
    parser.add_argument("--sizes", default="100,10000,100000")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--peers", default="less,fzf,visidata")
    options = parser.parse_args()
    names = ["jaunt"] + [p for p in options.peers.split(",") if shutil.which(PEERS[p][0][0] if p != "fzf" else "fzf")]
    print(f"{'program':10}{'rows':>10}{'first ms':>10}{'all ms':>10}{'step ms':>9}{'bytes':>7}{'end ms':>8}{'filter ms':>10}{'MB':>7}")
    for count in map(int, options.sizes.split(",")):
        with tempfile.TemporaryDirectory() as text:
            folder = Path(text)
            make_trips(count, folder)
            home = str(folder / "home")
            os.mkdir(home)
            remember_trips(options.jaunt, folder, home)
            results = {name: [] for name in names}
            for _ in range(options.rounds):
                for name in names:
                    results[name].append(measure(name, options.jaunt, folder, count, home))
            for name in names:
                first, loaded, step, size, jump, found, memory = (statistics.median(v) for v in zip(*results[name]))
                print(f"{name:10}{count:10}{first:10.1f}{loaded:10.1f}{step:9.2f}{size:7.0f}{jump:8.2f}{found:10.1f}{memory:7.0f}",
                      flush=True)


if __name__ == "__main__":
    main()
