"""Whose land is whose where Natural Earth does not go by ISO 3166-1. extract.py and outlines.py both see its shapes through this module."""

from collections import defaultdict

# What is no country in ISO 3166-1, by Natural Earth's codes, and the one that it is a part of: Northern Cyprus, Somaliland. ISO 3166-2 has
# their districts with these: Keryneia (CY-06), Woqooyi Galbeed (SO-WO).
JOINED = {"CYN": "CYP", "SOL": "SOM"}
# Western Sahara's border with Morocco is a parallel, from the Atlantic to Algeria. Natural Earth gives Morocco what it holds south of it,
# which ISO 3166-2 marks as EH (MA-LAA, MA-BOD).
PARALLEL = 27 + 40 / 60
FROM, TO = -14, -8  # degrees of longitude, between which the border lies


def key(point):
    """A point as something to compare; the two sides of the date line are one."""
    # The source's points are millionths, some of them a half beside each other's; five digits that no half comes near to tell all apart.
    x, y = round(point[0] + 3e-6, 5), round(point[1] + 3e-6, 5)
    return (180.0 if x == -180 else x), y


def by_iso(shapes):
    """The rings of each unit, by Natural Earth's code of it: all land is with those that have it in ISO 3166-1."""
    result = {code: [crossed(ring) for ring in rings] for code, rings in shapes.items() if code not in JOINED}
    for part, whole in JOINED.items():
        result[whole] = united(result[whole] + shapes[part])
    parts = [part for ring in result["MAR"] for part in cut(ring)]
    result["MAR"] = [ring for ring in parts if is_north(ring)]
    result["SAH"] = united(result["SAH"] + [ring for ring in parts if not is_north(ring)])
    return result


def crossed(ring):
    """The ring with a point where it crosses the border's parallel, so that all who meet there have it."""
    result = ring[:1]
    for (x1, y1), (x2, y2) in zip(ring, ring[1:]):
        if (y1 > PARALLEL) != (y2 > PARALLEL):
            x = x1 + (x2 - x1) * (y1 - PARALLEL) / (y1 - y2)
            if FROM < x < TO:
                result.append([x, PARALLEL])
        result.append([x2, y2])
    return result


def cut(ring):
    """The parts of a crossed ring on both sides of the border."""
    ends = [i for i, point in enumerate(ring) if point[1] == PARALLEL]
    if not ends:
        return [ring]
    first, last = ends  # the coast crosses it once
    return [[*ring[first:last + 1], ring[first]], [*ring[last:-1], *ring[:first + 1], ring[last]]]


def is_north(ring):
    return max(y for _, y in ring) > PARALLEL


def united(rings):
    """The rings around all of that land: without the edges that two of them have."""
    points, others = {}, defaultdict(set)
    for ring in rings:
        points |= {key(point): point for point in ring}
        for a, b in zip(map(key, ring), map(key, ring[1:])):
            if a != b:
                others[a] ^= {b}
                others[b] ^= {a}
    result = []
    for start in others:
        while others[start]:
            ring = [start]
            while len(ring) == 1 or ring[-1] != start:
                step = min(others[ring[-1]])
                others[ring[-1]].remove(step)
                others[step].remove(ring[-1])
                ring.append(step)
            result.append([points[place] for place in ring])
    return result
