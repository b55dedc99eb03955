"""coasts.tsv: points of coast that outlines.bin leaves out."""

from common import RESOURCES, read_facts


def generate(records):
    """A row a point, in the order of the codes."""
    alpha3 = {record["alpha2"]: record["alpha3"] for record in records}
    rows = sorted([alpha3[code], *rest] for code, *rest in read_facts("facts_coasts.tsv"))
    lines = ["alpha3\tplace\tlatitude\tlongitude"] + ["\t".join(row) for row in rows]
    (RESOURCES / "coasts.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return rows
