#!/usr/bin/env python3
"""Makes natural_earth.tsv, cldr.tsv, cldr_names.tsv, gshhg.tsv and driving_sides.tsv out of four packages of Debian 12. Needed only to make them again.

    python3 -m venv VENV
    VENV/bin/pip install -r requirements-extract.txt
    cd FOLDER
    apt-get download r-cran-rnaturalearthdata=0.1.0-2 unicode-cldr-core=41-0.1 gmt-gshhg-full=2.3.7-6 libkpimitinerary5=22.12.3-1
    for deb in *.deb; do dpkg-deb -x "$deb" unpacked; done
    VENV/bin/python extract.py FOLDER/unpacked
"""

import bz2
import lzma
import math
import re
import struct
import sys
import warnings
import xml.etree.ElementTree as ElementTree
import zlib
from collections import Counter
from pathlib import Path

import h5py
import numpy
import pycountry
import rdata
from rdata.parser import parse_data

from common import HERE, kilometres
from land import by_iso

NATURAL_EARTH = "usr/lib/R/site-library/rnaturalearthdata/data"
CLDR = "usr/share/unicode/cldr/common/supplemental/supplementalData.xml"
CLDR_MAIN = "usr/share/unicode/cldr/common/main"
GSHHG = "usr/share/gmt-gshhg/binned_GSHHS_f.nc"
KITINERARY = "usr/lib/x86_64-linux-gnu/libKPimItinerary.so.5.22.3"

CODES = {c.alpha_2 for c in pycountry.countries} | {"XK"}
EARTH = 6371.0072  # km, the radius of the sphere with the earth's surface

# Natural Earth's rows without an ISO code that are in ours.
NOT_ISO = {"KOS": "XK"}
# Its rows that hold territories with an ISO code of their own: the map unit of that name instead.
WITH_OTHERS = {"NL", "NO", "NZ"}
# Kiribati's largest island lies 3,300 km from the capital: Natural Earth's point for tiny countries, on Tarawa, instead.
TINY_POINT = {"KI"}

# Natural Earth 1:50m lacks these. GSHHG has no names: the one-degree cells (south-west corners) that their islands are in.
CELLS = {
    "BV": [(-55, 3)],
    # Wake, Midway, Johnston, Howland and Baker, Jarvis, Kingman, Palmyra, Navassa
    "UM": [(19, 166), (28, -178), (16, -170), (0, -177), (-1, -160), (-1, -161), (6, -163), (5, -163), (18, -76)],
}


def lines(name, comment, rows):
    text = "".join(f"# {line}\n" for line in comment) + "".join("|".join(row) + "\n" for row in rows)
    (HERE / name).write_text(text, encoding="utf-8")
    print(name, len(rows))


# Natural Earth: an R package keeps its data in a lazy-load database, that is compressed R objects one after the other.

def r_object(folder, name):
    offset, length = (int(n) for n in rdata.read_rds(folder / "Rdata.rdx")["variables"][name])
    raw = (folder / "Rdata.rdb").read_bytes()[offset:offset + length]
    kind, body = raw[4:5], raw[5:]
    if kind == b"Z":
        data = lzma.decompress(body, lzma.FORMAT_RAW, filters=[{"id": lzma.FILTER_LZMA2, "preset": 6}])
    else:
        data = bz2.decompress(body) if kind == b"2" else zlib.decompress(raw[4:])
    return rdata.conversion.convert(parse_data(data))


def text(value):
    return "" if str(value) in ("<NA>", "nan", "-99") else str(value)


def square_kilometres(ring):
    """The area of a ring on the sphere."""
    total = 0
    for (x1, y1), (x2, y2) in zip(ring, ring[1:]):
        total += math.radians(x2 - x1) * (2 + math.sin(math.radians(y1)) + math.sin(math.radians(y2)))
    return abs(total * EARTH * EARTH / 2)


def crossings(ring, y):
    sides = [(a, b) for a, b in zip(ring, ring[1:]) if (a[1] > y) != (b[1] > y)]
    return sorted(x1 + (x2 - x1) * (y - y1) / (y2 - y1) for (x1, y1), (x2, y2) in sides)


def inside(ring, x, y):
    return sum(crossing > x for crossing in crossings(ring, y)) % 2 == 1


def centroid(ring):
    """The middle of a ring's area, in degrees as if they were equally long everywhere."""
    (left, bottom), double, x, y = ring[0], 0, 0, 0
    for (x1, y1), (x2, y2) in zip(ring, ring[1:]):
        x1, y1, x2, y2 = x1 - left, y1 - bottom, x2 - left, y2 - bottom
        cross = x1 * y2 - x2 * y1
        double, x, y = double + cross, x + (x1 + x2) * cross, y + (y1 + y2) * cross
    return left + x / double / 3, bottom + y / double / 3


def flat_area(ring):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:])))


def middle(rings):
    """The centroid of the largest ring, which is the package's label point too; where that is not on the country's land
    (Vietnam's is in Laos), the middle of the longest west-east line through the largest ring half-way up."""
    x, y = centroid(max(rings, key=flat_area))
    if any(inside(ring, x, y) for ring in rings):
        return y, x
    ring = max(rings, key=square_kilometres)
    y = (min(p[1] for p in ring) + max(p[1] for p in ring)) / 2
    ends = crossings(ring, y)
    west, east = max(zip(ends[::2], ends[1::2]), key=lambda pair: pair[1] - pair[0])
    return y, (west + east) / 2


def coast_shares(shapes):
    """The part of each outline that is not another one's too, by code: coast, or islands, or a lake's shore."""
    def corner(point):
        return round(point[0], 6), round(point[1], 6)

    outlines, seen = {}, Counter()
    for code, rings in shapes.items():
        outline = {}
        for ring in rings:
            for a, b in zip(ring, ring[1:]):
                outline[tuple(sorted((corner(a), corner(b))))] = kilometres(a[1], a[0], b[1], b[0])
        outlines[code] = outline
        seen.update(outline.keys())
    return {code: sum(km for k, km in o.items() if seen[k] == 1) / sum(o.values()) for code, o in outlines.items()}


def natural_earth(root):
    folder = root / NATURAL_EARTH
    found = {}
    for name, unit in (("countries50", "adm0_a3"), ("map_units50", "gu_a3")):
        table = r_object(folder, name)
        column = {str(k): list(table.data[k]) for k in table.data.columns}
        units = list(map(str, column[unit]))
        parts = {u: shape.Polygons for u, shape in zip(units, table.polygons)}
        land = by_iso({u: [part.coords.tolist() for part in own if not part.hole[0]] for u, own in parts.items()})
        lakes = {u: [part.coords.tolist() for part in own if part.hole[0]] for u, own in parts.items()}
        shares = coast_shares({u: rings + lakes[u] for u, rings in land.items()}) if name == "countries50" else {}
        for i, u in enumerate(units):
            code = text(column["iso_a2"][i]) or NOT_ISO.get(str(column["adm0_a3"][i]), "")
            if code not in CODES or code in found and not (name == "map_units50" and code in WITH_OTHERS):
                continue
            area = sum(map(square_kilometres, land[u])) - sum(map(square_kilometres, lakes[u]))
            share = found[code][4] if code in found else shares.get(u)
            found[code] = [*middle(land[u]), area, column["pop_est"][i], share, column["formal_en"][i]]
    tiny = r_object(folder, "tiny_countries50")
    column = {str(k): list(tiny.data[k]) for k in tiny.data.columns}
    for i, code in enumerate(map(text, column["iso_a2"])):
        x, y = (float(n) for n in tiny.coords[i])
        if code in TINY_POINT:
            found[code][:2] = y, x
        elif code in CODES and code not in found:
            found[code] = [y, x, None, column["pop_est"][i], None, column["formal_en"][i]]
    rows = []
    for code, (y, x, area, people, share, formal) in sorted(found.items()):
        people = text(people)
        rows.append([code, f"{y:.2f}", f"{x:.2f}", f"{area:.4g}" if area and area < 1000 else f"{area:.0f}" if area else "",
                     f"{float(people):.0f}" if people else "", f"{share:.4f}" if share is not None else "", text(formal)])
    lines("natural_earth.tsv", [
        "Natural Earth 1:50m (public domain), from Debian's r-cran-rnaturalearthdata 0.1.0-2 (CC0). Made by extract.py.",
        "Shapes are as land.py has them.",
        "code|latitude|longitude|km2 of the shape|pop_est, estimates of about 2009|part of the outline that is coast|formal_en",
    ], rows)


def cldr(root):
    data = ElementTree.parse(root / CLDR).getroot()
    people = {e.get("type"): e.get("population") for e in data.find("territoryInfo")}
    subregion = {}
    for group in data.find("territoryContainment"):
        if group.get("status") or group.get("grouping"):
            continue
        for code in group.get("contains").split():
            if code in CODES:
                assert code not in subregion, code
                subregion[code] = group.get("type")
    lines("cldr.tsv", [
        "Unicode CLDR 41 (Unicode License), from Debian's unicode-cldr-core 41-0.1. Made by extract.py.",
        "code|the group that contains it: a UN M49 code (QO: outlying Oceania)|population, estimates of about 2020",
    ], [[code, subregion[code], people.get(code, "")] for code in sorted(CODES)])


def cldr_names(root):
    """The names beside the one that CLDR shows. Those that hardly anybody has confirmed are left out, as ICU does."""
    rows = []
    for file in sorted((root / CLDR_MAIN).glob("*.xml")):
        for element in ElementTree.parse(file).iterfind("localeDisplayNames/territories/territory[@alt]"):
            is_confirmed = element.get("draft", "approved") in ("approved", "contributed")
            # Arrows stand for "as above".
            if is_confirmed and element.get("type") in CODES and element.text != "↑↑↑":
                rows.append([file.stem, element.get("type"), element.text])
    lines("cldr_names.tsv", [
        "Unicode CLDR 41 (Unicode License), from Debian's unicode-cldr-core 41-0.1. Made by extract.py.",
        "language|code|another name of the country in that language, shorter or of another kind than the first one",
    ], rows)


def gshhg(root):
    file = h5py.File(root / GSHHG)
    bins, segments = file["Id_of_first_segment_in_a_bin"], file["N_segments_in_a_bin"]
    polygon, areas = file["Id_of_GSHHS_ID"], file["The_km_squared_area_of_polygons"]
    starts, sizes = file["Id_of_first_point_in_a_segment"], file["Embedded_npts_levels_exit_entry_for_a_segment"]
    longitudes, latitudes = file["Relative_longitude_from_SW_corner_of_bin"], file["Relative_latitude_from_SW_corner_of_bin"]
    rows = []
    for code, cells in sorted(CELLS.items()):
        islands = {}
        for south, west in cells:
            cell = (89 - south) * 360 + west % 360
            for segment in range(int(bins[cell]), int(bins[cell]) + int(segments[cell])):
                start, size = int(starts[segment]), int(sizes[segment]) >> 9
                x = longitudes[start:start + size].astype(numpy.uint16) / 65535 + west
                y = latitudes[start:start + size].astype(numpy.uint16) / 65535 + south
                # Each of these islands is one closed line within its cell.
                assert int(polygon[segment]) not in islands, (code, south, west)
                islands[int(polygon[segment])] = (
                    float(areas[int(polygon[segment])]), float(y.min() + y.max()) / 2, float(x.min() + x.max()) / 2)
        area, y, x = max(islands.values())
        rows.append([code, f"{y:.2f}", f"{x:.2f}", f"{sum(i[0] for i in islands.values()):.1f}"])
    lines("gshhg.tsv", [
        "GSHHG 2.3.7, full resolution (LGPL 3 or later), from Debian's gmt-gshhg-full 2.3.7-6. Made by extract.py.",
        "code|latitude|longitude of the middle of the largest island|km2 of all islands",
    ], rows)


def driving_sides(root):
    """The table of countries in libkpimitinerary5's library. A row has eight bytes: the code's two letters in five bits each, the side,
    and the sockets. It begins where these three countries follow each other, and ends where a row has no country's code."""
    def number(code):
        return ord(code[0]) - 64 << 5 | ord(code[1]) - 64

    library = (root / KITINERARY).read_bytes()
    known = {1: "left", 2: "right"}
    first = b".{5}".join(re.escape(struct.pack("<HB", number(code), 2)) for code in ("AD", "AE", "AF"))
    (start,) = (match.start() for match in re.finditer(first, library, re.DOTALL))
    codes = {number(code): code for code in CODES}
    table = {}
    for letters, side in struct.iter_unpack("<HB5x", library[start:start + 8 * len(codes)]):
        if letters not in codes:
            break
        table[codes[letters]] = side
    assert len(table) > 200 and list(table) == sorted(table), list(table)
    assert known[table["GB"]] == "left" and known[table["FR"]] == "right"
    lines("driving_sides.tsv", [
        "KItinerary's table out of Wikidata (CC0 1.0), from Debian's libkpimitinerary5 22.12.3-1. Made by extract.py.",
        "code|the side of the road that traffic keeps to; without a row: not in the table, or there without a side",
    ], [[code, known[side]] for code, side in table.items() if side in known])


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    unpacked = Path(sys.argv[1])
    natural_earth(unpacked)
    cldr(unpacked)
    cldr_names(unpacked)
    gshhg(unpacked)
    driving_sides(unpacked)
