"""airlines.tsv: what the codes of airlines mean, from the package `flights`, for the carriers of facts_airlines.tsv."""

import ast
from importlib import metadata

from common import RESOURCES, nfc, read_facts

COLUMNS = ["iata", "name"]


def package_names():
    """The package's table. It is read as text: importing it would need what the package needs to ask for fares."""
    source = metadata.distribution("flights").locate_file("fli/models/airline.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign) and node.target.id == "AIRLINE_NAMES":
            # A code that begins with a digit has an underscore before it there.
            return {code.lstrip("_"): name for code, name in ast.literal_eval(node.value).items()}
    raise KeyError("AIRLINE_NAMES")


def generate():
    names = package_names()
    records = []
    for code, name in read_facts("facts_airlines.tsv"):
        assert name != names.get(code), f"{code} needs no correction"
        records.append({"iata": code, "name": nfc(name or names[code])})
    records.sort(key=lambda r: r["iata"])
    lines = ["\t".join(COLUMNS)] + ["\t".join(r[c] for c in COLUMNS) for r in records]
    (RESOURCES / "airlines.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return records
