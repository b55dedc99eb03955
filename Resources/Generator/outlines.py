#!/usr/bin/env python3
"""Makes outlines.bin, in the folder above this one, out of Natural Earth 1:50m, and the fixture that tests compare it with.

    VENV/bin/python outlines.py FOLDER/unpacked

extract.py says how to come by VENV and FOLDER/unpacked; of the Debian packages only r-cran-rnaturalearthdata is needed. Run it after
generate.py, from whose countries.json it takes codes, middles and capitals. Same inputs, same bytes.

Countries share their borders: rings are parted into arcs at the points where owners meet, each arc is simplified once, so that
neighbours neither gape nor overlap. The arcs of small countries keep more of their points than those of large ones.
"""

import math
import sys
import warnings
from collections import defaultdict
from pathlib import Path

from common import HERE, RESOURCES, read_json
from extract import NATURAL_EARTH, r_object, text
from land import by_iso, key

FIXTURE = HERE / "outline_samples.txt"

# Rows without a code of their own, by Natural Earth's code of the unit, then of the country.
BY_UNIT = {"NJM": "SJ"}
BY_COUNTRY = {"KOS": "XK", "ATC": "AU"}
# Land that is no country's: the Siachen Glacier, which ISO 3166 does not name, and the source gives neither to India nor to Pakistan.
NOBODY = {"KAS"}
# Islands in the row of another country: the row's code, the box around them (west, south, east, north), whose they are. Sint Eustatius and
# Saba, which their country's own row lacks; Borkum.
ISLANDS = [("NL", (-64, 17, -62, 18), "BQ"), ("NL", (6.6, 53.55, 6.9, 53.65), "DE")]
UNIT = 0.001  # degrees: the grid on which all nodes lie
FINEST, COARSEST = 0.0005, 0.05  # degrees: how far a simplified line may be from the true one
DOTS = 400  # a country's tolerance is its size over this: about a dot where it fills 400 x 240 dots
SEA = "-"
# Countries of which the tests have a picture, made from the outlines as they are in the source.
SAMPLES = "AUT BGD BHS CHL DEU FJI FRA HRV JPN LUX NOR PHL RUS USA VNM VUT".split()
SAMPLE_WIDTH, SAMPLE_HEIGHT = 400, 232


# MARK: Reading

def owner(row, codes):
    code = text(row["iso_a2"]) or BY_UNIT.get(row["gu_a3"]) or BY_COUNTRY.get(row["adm0_a3"]) or codes.get(row["adm0_a3"])
    assert (code is None) == (row["adm0_a3"] in NOBODY), row
    return code


def within(ring, box):
    west, south, east, north = box
    return all(west < x < east and south < y < north for x, y in ring)


def shapes(root):
    """The rings of each country, by its alpha-2 code; those of nobody by None."""
    folder = root / NATURAL_EARTH
    countries, units = r_object(folder, "countries50"), r_object(folder, "map_units50")
    codes = {str(a): text(b) for a, b in zip(countries.data["adm0_a3"], countries.data["iso_a2"]) if text(b)}
    names = ("iso_a2", "adm0_a3", "gu_a3")
    rows = {row[-1]: dict(zip(names, row)) for row in zip(*(map(str, units.data[name]) for name in names))}
    parts = {code: [part.coords.tolist() for part in shape.Polygons] for code, shape in zip(rows, units.polygons)}
    assert len(rows) == len(units.polygons)
    found = defaultdict(list)
    for code, rings in by_iso(parts).items():
        found[owner(rows[code], codes)] += rings
    for code, box, other in ISLANDS:
        islands = [ring for ring in found[code] if within(ring, box)]
        assert islands, (code, box)
        found[code] = [ring for ring in found[code] if ring not in islands]
        found[other] += islands
    return found


# MARK: Topology

def arcs_of(rings):
    """Parts all rings into arcs: (owners, points). Owners are one code, or two in order; points are keys."""
    edges = defaultdict(list)
    for code, own in rings.items():
        for ring in own:
            keys = [key(p) for p in ring]
            if code == "AQ":  # goes round the pole: its cut at the date line is not closed up
                keys = [(p[0] if abs(p[0]) == 180 else k[0], k[1]) for p, k in zip(ring, keys)]
            for a, b in zip(keys, keys[1:]):
                if a != b:
                    edges[min(a, b), max(a, b)].append(code or SEA * 2)
    owners = {}
    for edge, own in sorted(edges.items()):
        kept = tuple(sorted(code for code in set(own) if own.count(code) % 2))
        assert len(kept) < 3, (edge, own)
        if kept:  # an edge that one country has twice lies within it
            owners[edge] = kept
    mend(owners)
    around = defaultdict(list)
    for a, b in owners:
        around[a].append(b)
        around[b].append(a)

    def kind(a, b):
        return owners[min(a, b), max(a, b)], hidden(a, b)

    nodes = {p for p, others in around.items() if len(others) != 2 or kind(p, others[0]) != kind(p, others[1])}
    used, arcs = set(), []

    def walk(start, second):
        line = [start, second]
        used.add((min(start, second), max(start, second)))
        while line[-1] not in nodes and line[-1] != start:
            a, b = around[line[-1]]
            step = b if a == line[-2] else a
            used.add((min(line[-1], step), max(line[-1], step)))
            line.append(step)
        arcs.append((*kind(start, second), line))

    for start in sorted(nodes):
        for second in sorted(around[start]):
            if (min(start, second), max(start, second)) not in used:
                walk(start, second)
    for a, b in sorted(owners):
        if (a, b) not in used:
            walk(a, b)
    return arcs


def mend(owners):
    """Gives a border its owners back where one of the two has a point in it that the other lacks."""
    ends = defaultdict(set)
    for (a, b), own in owners.items():
        if len(own) == 1:
            ends[a].add(b)
            ends[b].add(a)
    for (a, b), own in sorted(owners.items()):
        for between in sorted(ends[a] & ends[b]):
            halves = [(min(a, between), max(a, between)), (min(b, between), max(b, between))]
            others = {owners.get(half) for half in halves}
            if len(own) == len(others) == 1 and not others & {own, None} and distance(between, a, b, 1) < 0.02:
                del owners[a, b]
                for half in halves:
                    owners[half] = tuple(sorted(own + owners[half]))
                break


def hidden(a, b):
    """Whether an edge is no outline: where Antarctica is cut, and the pole."""
    return abs(a[0]) == 180 == abs(b[0]) or a[1] <= -89.9 and b[1] <= -89.99


def unwrapped(line):
    """The points with longitudes that go on beyond 180 instead of jumping."""
    result = [line[0]]
    for x, y in line[1:]:
        last = result[-1][0]
        if abs(x - last) > 180 and abs(x) == 180:
            x = -x
        result.append((x + 360 * round((last - x) / 360), y))
    return result


# MARK: Simplifying

def distance(p, a, b, cosine):
    (px, py), (ax, ay), (bx, by) = p, a, b
    px, ax, bx = px * cosine, ax * cosine, bx * cosine
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    t = max(0, min(1, ((px - ax) * dx + (py - ay) * dy) / square)) if square else 0
    return math.hypot(px - ax - t * dx, py - ay - t * dy)


def simplified(line, tolerance):
    """Douglas and Peucker's; a closed line keeps four points at least, so that it is still a ring."""
    cosine = math.cos(math.radians(sum(p[1] for p in line) / len(line)))
    keep = {0, len(line) - 1}

    def part(first, last):
        stack = [(first, last)]
        while stack:
            i, j = stack.pop()
            if j - i < 2:
                continue
            far = max(range(i + 1, j), key=lambda k: distance(line[k], line[i], line[j], cosine))
            if distance(line[far], line[i], line[j], cosine) > tolerance:
                keep.add(far)
                stack += [(i, far), (far, j)]

    if line[0][1] == line[-1][1] and (line[0][0] - line[-1][0]) % 360 == 0 and len(line) > 4:
        far = max(range(1, len(line) - 1), key=lambda k: distance(line[k], line[0], line[0], cosine))
        third = max((k for k in range(1, len(line) - 1) if k != far), key=lambda k: distance(line[k], line[0], line[far], cosine))
        keep |= {far, third}
        ends = sorted(keep)
        for i, j in zip(ends, ends[1:]):
            part(i, j)
    else:
        part(0, len(line) - 1)
    return [line[i] for i in sorted(keep)]


def area(ring):
    """Square degrees at the equator's size, roughly."""
    cosine = math.cos(math.radians(sum(p[1] for p in ring) / len(ring)))
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:]))) / 2 * cosine


def size(rings):
    """The larger side of the box around a country's main parts, in degrees of latitude."""
    largest = max(map(area, rings))
    main = [ring for ring in rings if area(ring) >= 0.05 * largest]
    middle = main[0][0][0]
    xs = [(p[0] - middle + 180) % 360 for ring in main for p in ring]
    ys = [p[1] for ring in main for p in ring]
    cosine = math.cos(math.radians((min(ys) + max(ys)) / 2))
    return max((max(xs) - min(xs)) * cosine, (max(ys) - min(ys)) * 5 / 3)


# MARK: Writing

def varint(n):
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)


def signed(n):
    return varint(n << 1 if n >= 0 else (-n << 1) - 1)


def grid(point):
    return round(point[0] / UNIT), round(point[1] / UNIT)


def encoded(line, shift):
    """How many steps, and the steps: the inner points on a grid that is 2^shift as coarse, each place once; the last point is exact."""
    (x, y), (end_x, end_y) = grid(line[0]), grid(line[-1])
    points = []
    for point in line[1:-1]:
        to_x, to_y = grid(point)
        dx, dy = round((to_x - x) / (1 << shift)), round((to_y - y) / (1 << shift))
        if dx or dy:
            points.append((dx, dy))
            x, y = x + (dx << shift), y + (dy << shift)
    body = b"".join(signed(dx) + signed(dy) for dx, dy in points) + signed(end_x - x) + signed(end_y - y)
    return len(points) + 1, body


def write(rings, countries):
    places = {c["alpha2"]: i + 1 for i, c in enumerate(countries)}
    places[SEA] = 0
    places[SEA * 2] = len(countries) + 1
    tolerances = {code: min(max(size(own) / DOTS, FINEST), COARSEST) for code, own in rings.items()}
    tolerances[SEA * 2] = COARSEST
    out = bytearray(b"JO1\n")
    out += varint(len(countries))
    for c in countries:
        out += c["alpha3"].encode("ascii")
        out += b"".join(signed(n) for n in grid((c["longitude"], c["latitude"])))
        capital = "capitalLatitude" in c
        out += varint(int(capital))
        if capital:
            out += b"".join(signed(n) for n in grid((c["capitalLongitude"], c["capitalLatitude"])))
    arcs, count, before = [], 0, (0, 0)
    for owners, is_hidden, line in arcs_of(rings):
        both = sorted(places[code] for code in owners) if len(owners) == 2 else [0, places[owners[0]]]
        tolerance = min(tolerances[code] for code in owners)
        arcs.append((both[1], both[0], is_hidden, simplified(unwrapped(line), tolerance), tolerance))
    arcs.sort(key=lambda arc: (arc[0], arc[1], arc[3]))
    out += varint(len(arcs))
    for one, other, is_hidden, line, tolerance in arcs:
        shift = max(0, min(7, int(math.log2(max(1, tolerance / UNIT / 1.5)))))
        number, body = encoded(line, shift)
        start = grid(line[0])
        out += varint(one) + varint(other) + varint(shift | int(is_hidden) << 3) + varint(number)
        out += signed(start[0] - before[0]) + signed(start[1] - before[1]) + body
        before = start
        count += 1 + number
    (RESOURCES / "outlines.bin").write_bytes(out)
    print("outlines.bin", len(out), "bytes,", len(arcs), "arcs,", count, "points")


# MARK: Samples

def loops(rings):
    """The rings with longitudes that do not jump."""
    return [unwrapped([(x, y) for x, y in ring]) for ring in rings]


def view(rings):
    """The picture of a country that fills it: middle of the first column and row, degrees a dot to the right, degrees a dot downwards."""
    own = loops(rings)
    largest = max(own, key=area)
    middle = (min(p[0] for p in largest) + max(p[0] for p in largest)) / 2
    main = [ring for ring in own if area(ring) >= 0.05 * area(largest)]
    moved = [[(x + 360 * round((middle - ring[0][0]) / 360), y) for x, y in ring] for ring in main]
    xs, ys = [p[0] for ring in moved for p in ring], [p[1] for ring in moved for p in ring]
    west, east, south, north = min(xs), max(xs), min(ys), max(ys)
    cosine = math.cos(math.radians((south + north) / 2))
    down = round(max((north - south) / SAMPLE_HEIGHT, (east - west) * cosine / SAMPLE_WIDTH) * 1.1, 6)
    right = round(down / cosine, 6)
    return (round((west + east) / 2 - right * (SAMPLE_WIDTH - 1) / 2, 6), round((south + north) / 2 + down * (SAMPLE_HEIGHT - 1) / 2, 6),
            right, down)


def picture(rings, window):
    """Rows of runs: columns at which the land begins and ends in turn."""
    west, north, right, down = window
    rows = []
    moved = [[(x + k, y) for x, y in ring] for ring in loops(rings) for k in (-360, 0, 360)]
    for row in range(SAMPLE_HEIGHT):
        y = north - row * down
        dots = [False] * SAMPLE_WIDTH
        for ring in moved:
            ends = sorted(a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) for a, b in zip(ring, ring[1:]) if (a[1] > y) != (b[1] > y))
            for start, end in zip(ends[::2], ends[1::2]):
                first, last = max(0, math.ceil((start - west) / right)), min(SAMPLE_WIDTH, math.ceil((end - west) / right))
                for column in range(first, last):
                    dots[column] = not dots[column]
        rows.append([i for i in range(SAMPLE_WIDTH + 1)
                     if (i < SAMPLE_WIDTH and dots[i]) != (i > 0 and dots[i - 1])])
    return rows


def write_samples(rings, countries):
    codes = {c["alpha3"]: c["alpha2"] for c in countries}
    lines = ["# Made by Resources/Generator/outlines.py from Natural Earth's own outlines, not simplified. A line names a country, the middle",
             "# of the first dot (longitude, latitude) and degrees a dot (right, down); then a row each: where land begins and ends in turn."]
    for alpha3 in SAMPLES:
        own = rings[codes[alpha3]]
        window = view(own)
        lines.append(" ".join([alpha3, *(f"{n:.6f}" for n in window)]))
        lines += [" ".join(map(str, row)) for row in picture(own, window)]
    FIXTURE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(FIXTURE.name, len(SAMPLES))


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    rings = shapes(Path(sys.argv[1]))
    countries = sorted(read_json("countries.json"), key=lambda c: c["alpha3"])
    write(rings, countries)
    write_samples(rings, countries)
