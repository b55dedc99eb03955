"""airports.tsv: the airports in use, from OpenTravelData (NeoBase), corrected by facts_airports.tsv and airportsdata."""

import csv
import re
import unicodedata
from importlib import resources

from common import RESOURCES, kilometres, letters, nfc, number, read_facts
from countries import PLACES_FROM_OPENTRAVELDATA, capital_city, cities_by_country

COLUMNS = ["iata", "name", "city", "country", "latitude", "longitude", "time_zone", "rank", "city_code"]

# English writes the towns of these countries, whose own script is not Latin or is full of tone marks, without accents;
# GeoNames has scholars' transliterations (Orūmīyeh, Đồng Hới).
PLAIN_LATIN = set("AE AF AM BD BG BH BT BY CN CY DZ EG EH ER ET GE GR HK IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK LY MA MK "
                  "MM MN MO MR NP OM PK PS QA RU SA SD SO SY TH TJ TM TN TW UA UZ VN YE".split())

# Flights within and from these countries are published in one time, whatever zone some of their people keep: Xinjiang's (UTC+6), in China.
FLIGHT_ZONES = {"CN": "Asia/Shanghai"}

# km: a capital without a ranked airport so near takes those without a rank; a town's name so near to a capital can be the capital's.
CAPITAL_REACH, TOWN_REACH = 120, 100

# Newer than the ranks, and not taken all the same: no scheduled flights, or none that we know of. They are for general aviation, mines or
# armies, have subsidised lines that come and go (Brazil, Indonesia, India), are not open yet or no more, or are there already (DJT is PBI).
NEWER_THAN_RANKS = "2018"
NOT_TAKEN = set("""
    AHA AHG AIY ALY APD AYX AZH BQR BTZ BXQ CEL CGL CGX CJZ CPP CSW CWK DIA DJT DPB DTX EDC ENG FSH GBN GGH GGJ GHS GWI GXM GYB HMS HRH
    HWR IAL IKG IMQ IMU IPZ IQR ISL JBS JHF JMR JSO KCY KFR KFZ KPA KXS LHN LKM LLC LPZ LRC LTH LXD MPF NGG NSA ODT OPP PBA PNM PWX PYZ
    PZR QBS QBU QXD RPI RPL RRJ RTO RTU SFX SKJ SNX TCV TVT UGL UVI VLO VSV WDB WIU WKO WNJ WTX YHJ ZZE
""".split())

# Where the source knows no town it repeats the airport's name.
NOT_A_TOWN = re.compile(r"( Municipal| Regional| Memorial| County)? Airport$")
ABBREVIATED = re.compile(r"\bApt\b")


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


def renamed(rows, anchor):
    """Codes without a rank, and the code before: the source has one airport (ICAO's code says which) as closed under that and ranked."""
    in_use = {r["iata_code"] for r in rows if current(r, anchor)}
    before = {r["icao_code"]: r["iata_code"] for r in rows if r["icao_code"] and r["page_rank"] and r["iata_code"] not in in_use}
    return {r["iata_code"]: before[r["icao_code"]] for r in rows
            if current(r, anchor) and not r["page_rank"] and r["icao_code"] in before}


def away(row, country):
    """How far an airport is from the first capital, in km."""
    return kilometres(float(row["latitude"]), float(row["longitude"]), country["capitalLatitude"], country["capitalLongitude"])


def near_capitals(rows, ranked, countries):
    """The airports without a rank near a capital that no ranked one is near to, of that country: those that no schedule at hand had."""
    lonely = {c["alpha2"]: c for c in countries if c["capitals"] and all(away(r, c) > CAPITAL_REACH for r in ranked)}
    return [r for r in rows if r["icao_code"] and r["country_code"] in lonely
            and away(r, lonely[r["country_code"]]) <= CAPITAL_REACH]


class Spelling:
    """Towns as countries.json spells them: a capital, under whichever of GeoNames' names for it, and one that has the country's name."""

    def __init__(self, countries):
        self.names = {c["alpha2"]: c["name"] for c in countries}
        self.capitals = {}
        cities = cities_by_country()
        for c in countries:
            for seat in c["capitals"]:
                if c["alpha2"] not in PLACES_FROM_OPENTRAVELDATA:
                    city = capital_city(c["alpha2"], seat, cities)
                    for name in (seat, city["name"], *city["alternatenames"]):
                        self.capitals.setdefault((c["alpha2"], letters(name)), (seat, city["latitude"], city["longitude"]))

    def town(self, record):
        name, country = record["city"], record["country"]
        if letters(name) == letters(self.names[country]):
            return self.names[country]
        if (country, letters(name)) in self.capitals:
            seat, *place = self.capitals[country, letters(name)]
            # America has other Washingtons.
            if kilometres(float(record["latitude"]), float(record["longitude"]), *place) <= TOWN_REACH:
                return seat
        return name


def generate(anchor, countries):
    path = resources.files("neobase").joinpath("optd_por_public.csv")
    with path.open(encoding="utf-8", newline="") as source:
        rows = [r for r in csv.DictReader(source, delimiter="^", quoting=csv.QUOTE_NONE) if "A" in r["location_type"]]

    removed, inherits, corrections = set(), renamed(rows, anchor), {}
    for code, field, value in read_facts("facts_airports.tsv"):
        if field == "removed":
            removed.add(code)
        elif field == "rank_of":
            assert code not in inherits, f"{code} needs no rank by hand"
            inherits[code] = value
        elif field == "replaced":
            corrections.setdefault(code, {}).update(airportsdata_row(code))
        else:
            corrections.setdefault(code, {})[field] = value

    weight = {r["iata_code"]: float(r["page_rank"]) for r in rows if r["page_rank"]}
    zones = {c["alpha2"]: c["timeZones"] for c in countries}
    links, spelling = zone_aliases(), Spelling(countries)
    in_use = [r for r in rows if current(r, anchor) and r["iata_code"] not in removed]
    ranked = [r for r in in_use if r["page_rank"] or r["iata_code"] in inherits]
    records = {}
    for row in ranked + near_capitals(in_use, ranked, countries):
        code = row["iata_code"]
        assert code not in records, code
        city = row["city_name_list"].split("=")[0]
        record = {
            "iata": code, "name": row["name"], "city": city, "country": row["country_code"],
            "latitude": row["latitude"], "longitude": row["longitude"], "time_zone": row["timezone"],
            "city_code": row["city_code_list"].split(",")[0] or code,
        }
        corrected = corrections.pop(code, {})
        record |= corrected
        record["name"] = ABBREVIATED.sub("Airport", record["name"])
        if "city" not in corrected:
            record["city"] = NOT_A_TOWN.sub("", plain_latin(city) if record["country"] in PLAIN_LATIN else city)
            record["city"] = spelling.town(record)
        for field in ("name", "city"):
            record[field] = " ".join(nfc(record[field]).replace("’", "'").replace("‘", "'").split())
        zone, own = FLIGHT_ZONES.get(record["country"], record["time_zone"]), zones[record["country"]]
        record["time_zone"] = zone if zone in own else links.get(zone, zone)
        assert record["time_zone"] in own, (code, zone, own)
        record["latitude"], record["longitude"] = number(record["latitude"]), number(record["longitude"])
        record["weight"] = weight.get(inherits.get(code, code), 0)
        records[code] = record
    assert not corrections, corrections
    newer = {r["iata_code"] for r in in_use if r["icao_code"] and not r["page_rank"]
             and not r["date_until"] and r["date_from"] >= NEWER_THAN_RANKS}
    assert newer - set(records) == NOT_TAKEN, f"to be decided, or there no more: {(newer - set(records)) ^ NOT_TAKEN}"

    for rank, record in enumerate(sorted(records.values(), key=lambda r: (-r["weight"], r["iata"])), start=1):
        record["rank"] = rank
    ordered = [records[code] for code in sorted(records)]
    lines = ["\t".join(COLUMNS)] + ["\t".join(str(r[c]) for c in COLUMNS) for r in ordered]
    (RESOURCES / "airports.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return ordered
