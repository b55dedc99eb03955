#!/usr/bin/env python3
"""Times lists of the same rows in terminal programs, side by side, each in a pseudo-terminal of 40 × 120.

usage: terminal.py JAUNT [--sizes 100,10000,100000] [--rounds 7] [--peers less,fzf,tig,newsboat,visidata]

JAUNT is the release binary. Made-up trips are written to a temporary folder, as trips.json for Jaunt and as lines for the others. What is
printed, a line a program and size, with how many times Jaunt's time it is: first frame (from fork to a row on the screen), all loaded, one step
down (milliseconds to the first byte that answers, and bytes; the same without what stands beside the list), one page, to the end, one letter of a filter or search (to what says how much was
found, or to the first byte where nothing says so), a resize, peak memory. A peer that is not installed is left out.
"""
import argparse, fcntl, json, os, pty, random, re, select, shutil, signal, statistics, struct, subprocess, sys, tempfile, termios, time
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

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
    if count <= PEERS["newsboat"].most and shutil.which("newsboat"):
        make_feed(folder)
    for name in ("countries.json", "regions.json", "airports.tsv"):
        shutil.copy(HERE.parent.parent / "Resources" / name, folder)


def make_feed(folder):
    """The same rows as a feed that newsboat has read before, as Jaunt has its file at hand."""
    with open(folder / "rows.txt", encoding="utf-8") as rows, open(folder / "feed.xml", "w", encoding="utf-8") as feed:
        feed.write('<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Trips</title><link>x</link>')
        feed.writelines(f"<item><title>{escape(row.strip())}</title><guid>{number}</guid></item>" for number, row in enumerate(rows))
        feed.write("</channel></rss>")
    (folder / "urls").write_text(f"file://{folder}/feed.xml\n")
    (folder / "config").write_text("")
    subprocess.run(["newsboat", *NEWSBOAT, "-x", "reload"], cwd=folder, env={**os.environ, "HOME": str(folder)}, check=True,
                   stdout=subprocess.DEVNULL)


NEWSBOAT = ["-u", "urls", "-c", "cache.db", "-C", "config"]


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

    def answer(self, keys, quiet=0.05, pattern=b""):
        """Milliseconds until the first byte that answers, or until the pattern is there, and how many bytes there are."""
        start = time.perf_counter()
        os.write(self.fd, keys)
        first, seen = None, b""
        end = start + (5 if pattern else quiet)
        while time.perf_counter() < end:
            piece = self.read(0.002)
            if piece:
                seen += piece
                if first is None and re.search(pattern or b"", seen):
                    first = time.perf_counter() - start
                if first is not None or not pattern:
                    end = time.perf_counter() + quiet
        count = len(seen)
        return (first or float("nan")) * 1e3, count

    def memory(self):
        """Peak resident memory of the program in MB."""
        with open(f"/proc/{self.pid}/status") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM"))

    def end(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


@dataclass
class Peer:
    """How a program lists the rows, and which keys do what there."""

    command: list
    # What says that all is there, and what a filter has found; None where nothing does.
    whole: str | None
    found: str | None
    step: bytes
    page: bytes
    # Goes to the end; None where no key does.
    end: bytes | None
    # The keys before a filter or search, and a letter of it.
    before: bytes
    letter: bytes
    # What is typed ahead, so that the rows are shown.
    opening: bytes = b""
    # The key that hides what stands beside the list, and shows it again; None where there is nothing.
    pane: bytes | None = None
    # The longest list that it gets.
    most: int = 1_000_000

    @property
    def program(self):
        return self.command[0] if self.command[0] != "sh" else self.command[2].split("exec ")[1].split()[0]


PEERS = {
    "jaunt": Peer(["{jaunt}", "--data", "{folder}"], "{count} trips(?! of)", " with|'r'", b"j", b"\x1b[6~", b"G", b"/", b"r", pane=b"z"),
    "less": Peer(["less", "{folder}/rows.txt"], "→", None, b"j", b" ", b"G", b"g", b"/r\r"),
    "fzf": Peer(["sh", "-c", "exec fzf < {folder}/rows.txt"], "{plain}/{plain}", "[0-9]+/{plain}", b"\x1b[A", b"\x1b[5~", None, b"", b"r"),
    "tig": Peer(["sh", "-c", "exec tig < {folder}/rows.txt"], None, None, b"j", b" ", b"\x1b[F", b"\x1b[H", b"/r\r"),
    "newsboat": Peer(
        ["sh", "-c", "cd {folder} && exec newsboat " + " ".join(NEWSBOAT)], "{plain} total", None, b"j", b"\x1b[6~", b"\x1b[F",
        b"\x1b[H", b"/r\r", opening=b"\r", most=10_000),
    "visidata": Peer(["vd", "-f", "txt", "{folder}/rows.txt"], "{plain} ", None, b"j", b"\x06", b"G", b"gg", b"/r\r"),
}

FIGURES = ["first ms", "all ms", "step ms", "bytes", "bare step ms", "bytes", "page ms", "end ms", "filter ms", "resize ms", "MB"]


def measure(name, jaunt, folder, count, home):
    """The figures of one run."""
    peer = PEERS[name]
    fill = {"jaunt": jaunt, "folder": str(folder), "count": f"{count:,}", "plain": str(count)}
    program = Program([part.format(**fill) for part in peer.command], home)
    os.write(program.fd, peer.opening)
    try:
        first = program.until("→".encode())
        loaded = program.until(peer.whole.format(**fill).encode()) if peer.whole else float("nan")
        program.settle(0.3)
        steps = [program.answer(peer.step) for _ in range(15)]
        bare = steps
        if peer.pane:
            program.answer(peer.pane)
            bare = [program.answer(peer.step) for _ in range(15)]
            program.answer(peer.pane)
        page = statistics.median(program.answer(peer.page)[0] for _ in range(3))
        end = program.answer(peer.end)[0] if peer.end else float("nan")
        if peer.before:
            program.answer(peer.before)
        found = program.answer(peer.letter, 0.2, peer.found and peer.found.format(**fill).encode())[0]
        fcntl.ioctl(program.fd, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS - 3, COLUMNS - 7, 0, 0))
        resize = program.answer(b"", 0.2)[0]
        step = [statistics.median(part) for steps in (steps, bare) for part in zip(*steps)]
        return first, loaded, *step, page, end, found, resize, program.memory()
    finally:
        program.end()


def remember_trips(jaunt, folder, home):
    """Lets Jaunt begin with view 2."""
    program = Program([jaunt, "--data", str(folder)], home)
    program.until(b"Afghanistan")
    for keys in (b"2", b"Q"):
        os.write(program.fd, keys)
        program.settle(0.5)
    program.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("jaunt")
    parser.add_argument("--sizes", default="100,10000,100000")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--peers", default="less,fzf,tig,newsboat,visidata")
    options = parser.parse_args()
    names = ["jaunt"] + [name for name in options.peers.split(",") if shutil.which(PEERS[name].program)]
    print(f"{'program':10}{'rows':>10}" + "".join(f"{figure:>17}" for figure in FIGURES))
    for count in map(int, options.sizes.split(",")):
        with tempfile.TemporaryDirectory() as text:
            folder = Path(text)
            make_trips(count, folder)
            home = str(folder / "home")
            os.mkdir(home)
            remember_trips(options.jaunt, folder, home)
            shown = [name for name in names if count <= PEERS[name].most]
            results = {name: [] for name in shown}
            for _ in range(options.rounds):
                for name in shown:
                    results[name].append(measure(name, options.jaunt, folder, count, home))
            medians = {name: [statistics.median(v) for v in zip(*results[name])] for name in shown}
            for name in shown:
                cells = [f"{one:.2f}" + (f" ({one / own:.1f}x)" if name != "jaunt" and own > 0 and one == one else "") for one, own in zip(medians[name], medians["jaunt"])]
                print(f"{name:10}{count:10}" + "".join(f"{cell:>17}" for cell in cells), flush=True)


if __name__ == "__main__":
    main()
