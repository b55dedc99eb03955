"""regions.json: the demonstration regions, in the native feed's schema."""

from common import read_facts, write_json_lines


def generate(countries):
    known = {c["alpha2"] for c in countries} | {c["alpha3"] for c in countries}
    records = []
    for identifier, name, codes in read_facts("facts_regions.tsv"):
        codes = codes.split(",")
        assert set(codes) <= known, (identifier, set(codes) - known)
        records.append({"id": identifier, "name": name, "country_codes": codes})
    write_json_lines("regions.json", records)
    return records
