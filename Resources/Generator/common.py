"""What every part of the generator uses: where files are, how JSON is written, how the fact files are read."""

import json
import math
import unicodedata
from pathlib import Path

HERE = Path(__file__).resolve().parent
RESOURCES = HERE.parent


def write_json_lines(name, records):
    """Writes an array with one record a line, so that a line number names a record."""
    lines = [json.dumps(r, ensure_ascii=False, separators=(",", ":")) for r in records]
    (RESOURCES / name).write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def read_json(name):
    return json.loads((RESOURCES / name).read_text(encoding="utf-8"))


def read_facts(name):
    """The rows of a fact file: '|' between columns, '#' starts a comment line."""
    rows = []
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            rows.append([column.strip() for column in line.split("|")])
    return rows


def nfc(text):
    return unicodedata.normalize("NFC", text)


def fold(text):
    """Without case and accents, to compare and to sort."""
    split = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in split if not unicodedata.combining(c))


def letters(text):
    """What is left of a name when spaces, marks and accents do not count."""
    return "".join(c for c in fold(text) if c.isalnum())


def number(value, digits=4):
    """A float with few digits, as an int when it is whole."""
    value = round(float(value), digits)
    return int(value) if value == int(value) else value


def kilometres(lat1, lon1, lat2, lon2):
    a, b = math.radians(lat1), math.radians(lat2)
    h = math.sin((b - a) / 2) ** 2 + math.cos(a) * math.cos(b) * math.sin(math.radians(lon2 - lon1) / 2) ** 2
    return 2 * 6371 * math.asin(math.sqrt(h))
