"""airports.tsv: the airports in use, from OpenTravelData (NeoBase), corrected by facts_airports.tsv and airportsdata."""

import csv
import re
import unicodedata
from importlib import resources

from common import RESOURCES, nfc, number, read_facts

COLUMNS = ["iata", "name", "city", "country", "latitude", "longitude", "time_zone", "rank", "city_code"]

# English writes the towns of these countries, whose own script is not Latin or is full of tone marks, without accents;
# GeoNames has scholars' transliterations (Orūmīyeh, Đồng Hới).
PLAIN_LATIN = set("AE AF AM BD BG BH BT BY CN CY DZ EG EH ER ET GE GR HK IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK LY MA MK "
                  "MM MN MO MR NP OM PK PS QA RU SA SD SO SY TH TJ TM TN TW UA UZ VN YE".split())


# Where the source knows no town it repeats the airport's name.
NOT_A_TOWN = re.compile(r"( Municipal| Regional| Memorial| County)? Airport$")


def plain_latin(text):
    text = text.replace("Đ", "D").replace("đ", "d").replace("Ð", "D")
    split = unicodedata.normalize("NFD", text)
    return "".join(c for c in split if not unicodedata.combining(c) and c not in "‘’'ʿʾ`")


def zone_aliases():
    """Old zone names and their present ones, from the same tzdata that the countries come from."""
    links = {}
    for line in resources.files("tzdata").joinpath("zoneinfo/tzdata.zi").read_text(encoding="utf-8").splitlines():
        if line.startswith("L "):
            _, target, name = line.split()
            links[name] = target
    return links


def airportsdata_row(code):
    with resources.files("airportsdata").joinpath("airports.csv").open(encoding="utf-8", newline="") as source:
        for row in csv.DictReader(source):
            if row["iata"] == code:
                return {"name": row["name"], "latitude": row["lat"], "longitude": row["lon"]}
    raise KeyError(code)


def current(row, anchor):
    day = anchor.strftime("%Y-%m-%d")
    return (not row["date_until"] or row["date_until"] > day) and (not row["date_from"] or row["date_from"] <= day)


def generate(anchor, countries):
    path = resources.files("neobase").joinpath("optd_por_public.csv")
    with path.open(encoding="utf-8", newline="") as source:
        rows = [r for r in csv.DictReader(source, delimiter="^", quoting=csv.QUOTE_NONE) if "A" in r["location_type"]]

    removed, inherits, corrections = set(), {}, {}
    for code, field, value in read_facts("facts_airports.tsv"):
        if field == "removed":
            removed.add(code)
        elif field == "rank_of":
            inherits[code] = value
        elif field == "replaced":
            corrections.setdefault(code, {}).update(airportsdata_row(code))
        else:
            corrections.setdefault(code, {})[field] = value

    weight = {r["iata_code"]: float(r["page_rank"]) for r in rows if r["page_rank"]}
    zones = {c["alpha2"]: c["timeZones"] for c in countries}
    links = zone_aliases()
    records = {}
    for row in rows:
        code = row["iata_code"]
        if not current(row, anchor) or code in removed or not (row["page_rank"] or code in inherits):
            continue
        assert code not in records, code
        city = row["city_name_list"].split("=")[0]
        record = {
            "iata": code, "name": row["name"], "city": city, "country": row["country_code"],
            "latitude": row["latitude"], "longitude": row["longitude"], "time_zone": row["timezone"],
            "city_code": row["city_code_list"].split(",")[0] or code,
        }
        record |= corrections.pop(code, {})
        if record["city"] == city:
            record["city"] = NOT_A_TOWN.sub("", plain_latin(city) if record["country"] in PLAIN_LATIN else city)
        for field in ("name", "city"):
            record[field] = " ".join(nfc(record[field]).replace("’", "'").replace("‘", "'").split())
        zone, own = record["time_zone"], zones[record["country"]]
        record["time_zone"] = zone if zone in own else links.get(zone, zone)
        assert record["time_zone"] in own, (code, zone, own)
        record["latitude"], record["longitude"] = number(record["latitude"]), number(record["longitude"])
        record["weight"] = weight.get(inherits.get(code, code), 0)
        records[code] = record
    assert not corrections, corrections

    for rank, record in enumerate(sorted(records.values(), key=lambda r: (-r["weight"], r["iata"])), start=1):
        record["rank"] = rank
    ordered = [records[code] for code in sorted(records)]
    lines = ["\t".join(COLUMNS)] + ["\t".join(str(r[c]) for c in COLUMNS) for r in ordered]
    (RESOURCES / "airports.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return ordered
