#!/usr/bin/env python3
"""Verifies the committed output: counts, references, symmetry, times. Needs only tzdata of requirements.txt; writes nothing.

    VENV/bin/python check.py
"""

import csv
import datetime
import json
import math
import re
import sys
import unicodedata
import uuid
import zoneinfo

from common import RESOURCES, fold, kilometres, letters, read_facts, read_json

zoneinfo.reset_tzpath(to=[])
DAY = 86_400_000
COUNTRY_KEYS = [
    "alpha2", "alpha3", "numeric", "name", "officialName", "nativeNames", "altSpellings", "capitals", "region", "subregion",
    "population", "areaKm2", "languages", "currencies", "callingCodes", "drivingSide", "tlds", "timeZones", "latitude",
    "longitude", "capitalLatitude", "capitalLongitude", "landlocked", "borders",
]
OPTIONAL = {"numeric", "drivingSide", "capitalLatitude", "capitalLongitude"}
TRIP_KEYS = {
    "id", "currency", "price", "airlines", "flight_number", "departure", "destination", "created_at", "departure_at",
    "return_at", "expires_at",
}
# What a reader would notice first if it were wrong: (capital, borders or None, currency, a native name)
KNOWN = {
    "AT": ("Vienna", "CHE CZE DEU HUN ITA LIE SVK SVN", "EUR", "Österreich"),
    "AU": ("Canberra", "", "AUD", "Australia"),
    "BG": ("Sofia", "GRC MKD ROU SRB TUR", "EUR", "България"),
    "BO": ("Sucre", "ARG BRA CHL PER PRY", "BOB", "Bolivia"),
    "BR": ("Brasília", "ARG BOL COL GUF GUY PER PRY SUR URY VEN", "BRL", "Brasil"),
    "CA": ("Ottawa", "USA", "CAD", "Canada"),
    "CH": ("Bern", "AUT DEU FRA ITA LIE", "CHF", "Svizra"),
    "CI": ("Yamoussoukro", "BFA GHA GIN LBR MLI", "XOF", "Côte d’Ivoire"),
    "CN": ("Beijing", "AFG BTN HKG IND KAZ KGZ LAO MAC MMR MNG NPL PAK PRK RUS TJK VNM", "CNY", "中国"),
    "CO": ("Bogotá", "BRA ECU PAN PER VEN", "COP", "Colombia"),
    "CU": ("Havana", "", "CUP", "Cuba"),
    "CY": ("Nicosia", "", "EUR", "Κύπρος"),
    "DE": ("Berlin", "AUT BEL CHE CZE DNK FRA LUX NLD POL", "EUR", "Deutschland"),
    "DK": ("Copenhagen", "DEU", "DKK", "Danmark"),
    "EG": ("Cairo", "ISR LBY PSE SDN", "EGP", "مصر"),
    "ES": ("Madrid", "AND FRA GIB MAR PRT", "EUR", "España"),
    "FR": ("Paris", "AND BEL CHE DEU ESP ITA LUX MCO", "EUR", "France"),
    "GB": ("London", "IRL", "GBP", "United Kingdom"),
    "GE": ("Tbilisi", "ARM AZE RUS TUR", "GEL", "საქართველო"),
    "GL": ("Nuuk", "", "DKK", "Kalaallit Nunaat"),
    "GR": ("Athens", "ALB BGR MKD TUR", "EUR", "Ελλάδα"),
    "HR": ("Zagreb", "BIH HUN MNE SRB SVN", "EUR", "Hrvatska"),
    "IN": ("New Delhi", "BGD BTN CHN MMR NPL PAK", "INR", "भारत"),
    "JP": ("Tokyo", "", "JPY", "日本"),
    "KR": ("Seoul", "PRK", "KRW", "대한민국"),
    "KZ": ("Astana", "CHN KGZ RUS TKM UZB", "KZT", "Қазақстан"),
    "LS": ("Maseru", "ZAF", "LSL", "Lesotho"),
    "MK": ("Skopje", "ALB BGR GRC SRB XKX", "MKD", "Северна Македонија"),
    "NO": ("Oslo", "FIN RUS SWE", "NOK", "Norge"),
    "NR": ("Yaren", "", "AUD", "Naoero"),
    "PL": ("Warsaw", "BLR CZE DEU LTU RUS SVK UKR", "PLN", "Polska"),
    "RS": ("Belgrade", "BGR BIH HRV HUN MKD MNE ROU XKX", "RSD", "Србија"),
    "SZ": ("Mbabane", "MOZ ZAF", "SZL", "eSwatini"),
    "TH": ("Bangkok", "KHM LAO MMR MYS", "THB", "ไทย"),
    "TR": ("Ankara", "ARM AZE BGR GEO GRC IRN IRQ SYR", "TRY", "Türkiye"),
    "UA": ("Kyiv", "BLR HUN MDA POL ROU RUS SVK", "UAH", "Україна"),
    "US": ("Washington, D.C.", "CAN MEX", "USD", "United States"),
    "UZ": ("Tashkent", "AFG KAZ KGZ TJK TKM", "UZS", "Oʻzbekiston"),
    "VN": ("Hanoi", "CHN KHM LAO", "VND", "Việt Nam"),
    "XK": ("Pristina", "ALB MKD MNE SRB", "EUR", "Kosovë"),
    "ZA": ("Pretoria", "BWA LSO MOZ NAM SWZ ZWE", "ZAR", "Suid-Afrika"),
}
KNOWN_SIDES = {
    "left": "AU BD CY GB ID IE IN JP KE LK MT MY NZ PK SG TH TT WS ZA ZW".split(),
    "right": "AR BR CA CN DE EG ES FR IT KR MM NG NO PH RU RW SE TR US VN".split(),
}
NOT_TENDER = set("CHE CHW USN USS BOV MXV COU CLF UYI UYW XDR BGN HRK ANG CUC SLL ZWL".split())

failures = []


def expect(condition, *what):
    if not condition:
        failures.append(" ".join(str(w) for w in what))


def check_text(name):
    text = (RESOURCES / name).read_text(encoding="utf-8")
    expect(text.endswith("\n") and "\r" not in text, name, "line ends")
    expect(unicodedata.is_normalized("NFC", text), name, "is not NFC")
    for number, line in enumerate(text.splitlines(), start=1):
        for character in line:
            bad = unicodedata.category(character) in ("Cc", "Cf", "Co", "Cn") and character not in "\t\u200c\u200d"
            expect(not bad, name, number, f"U+{ord(character):04X}")
    return text


def check_lines(name, count):
    """An array with one record a line."""
    lines = check_text(name).splitlines()
    expect(lines[0] == "[" and lines[-1] == "]", name, "brackets")
    expect(len(lines) == count + 2, name, "lines", len(lines), "for", count)
    for line in lines[1:-1]:
        try:
            record = json.loads(line.removesuffix(","))
        except json.JSONDecodeError as error:
            expect(False, name, "a line is not one record:", error)
            continue
        compact = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
        expect(compact == line.removesuffix(","), name, "not compact:", line[:60])


def zone_exists(name):
    try:
        return bool(zoneinfo.ZoneInfo(name))
    except zoneinfo.ZoneInfoNotFoundError:
        return False


def check_country_table(countries):
    """countries.tsv holds the same facts as countries.json."""
    lines = (RESOURCES / "countries.tsv").read_text(encoding="utf-8").splitlines()
    names = lines[0].split("\t")
    rows = [dict(zip(names, line.split("\t"))) for line in lines[1:]]
    expect(len(rows) == 250, "countries.tsv", len(rows))
    for row, c in zip(rows, countries):
        for name in ("alpha2", "alpha3", "numeric", "name", "officialName", "region", "subregion", "population", "areaKm2",
                     "drivingSide", "latitude", "longitude", "capitalLatitude", "capitalLongitude"):
            expect(row[name] == str(c.get(name, "")), c["alpha2"], name)
        for name in ("altSpellings", "capitals", "callingCodes", "tlds", "timeZones", "borders"):
            expect(row[name] == "|".join(c[name]), c["alpha2"], name)
        expect(row["nativeNames"] == "|".join(n["language"] + ":" + n["name"] for n in c["nativeNames"]), c["alpha2"], "nativeNames")
        expect(row["languages"] == "|".join(n.get("iso639_1", n["iso639_2"]) + ":" + n["name"] for n in c["languages"]),
               c["alpha2"], "languages")
        expect([t.split(":") for t in row["currencies"].split("|") if t]
               == [[t["code"], t["name"]] + ([t["symbol"]] if "symbol" in t else []) for t in c["currencies"]], c["alpha2"], "currencies")


def check_countries(countries):
    check_lines("countries.json", 250)
    check_country_table(countries)
    expect(len(countries) == 250, "countries", len(countries))
    by3 = {c["alpha3"]: c for c in countries}
    by2 = {c["alpha2"]: c for c in countries}
    expect(len(by3) == len(by2) == 250, "codes are not unique")
    for field in ("name", "officialName"):
        expect(len({c[field] for c in countries}) == 250, field, "is not unique")
    numerics = [c["numeric"] for c in countries if "numeric" in c]
    expect(len(set(numerics)) == 249 and all(re.fullmatch(r"\d{3}", n) for n in numerics), "numeric codes")
    for c in countries:
        code = c["alpha2"]
        keys = [k for k in COUNTRY_KEYS if k in c or k not in OPTIONAL]
        expect(list(c) == keys, code, "keys")
        expect(re.fullmatch("[A-Z]{2}", code) and re.fullmatch("[A-Z]{3}", c["alpha3"]), code, "codes")
        expect(("numeric" in c) == (code != "XK"), code, "numeric")
        expect(c["nativeNames"] or code == "AQ", code, "no native name")
        expect(-90 <= c["latitude"] <= 90 and -180 <= c["longitude"] <= 180, code, "centre")
        expect(("capitalLatitude" in c) == bool(c["capitals"]) == ("capitalLongitude" in c), code, "capital")
        if c["capitals"]:
            away = kilometres(c["latitude"], c["longitude"], c["capitalLatitude"], c["capitalLongitude"])
            # No capital lies further from the middle than a few diameters of a round country of that size and 700 km of sea.
            expect(away < 2.2 * c["areaKm2"] ** 0.5 + 700, code, "capital", round(away), "km from the centre")
        expect(isinstance(c["population"], int) and 0 <= c["population"] < 1_600_000_000, code, "population")
        expect(0 < c["areaKm2"] < 18_000_000, code, "area")
        if c["population"] > 0:
            expect(0.02 < c["population"] / c["areaKm2"] < 25_000 or code in ("TF", "GS", "SJ"), code, "density")
        expect(c["borders"] == sorted(set(c["borders"])), code, "borders not sorted")
        for other in c["borders"]:
            expect(other in by3 and c["alpha3"] in by3[other]["borders"], code, "border with", other)
        expect(not c["landlocked"] or c["borders"], code, "landlocked without borders")
        expect(all(zone_exists(z) for z in c["timeZones"]), code, "zones")
        expect(c["timeZones"] or code in ("BV", "HM"), code, "no zone")
        expect(all(re.fullmatch(r"\d{1,6}", n) for n in c["callingCodes"]), code, "calling codes")
        expect(c["callingCodes"] or code in ("BV", "HM"), code, "no calling code")
        expect(c.get("drivingSide", "left") in KNOWN_SIDES, code, "driving side")
        expect(all(re.fullmatch(r"\.[a-z]{2}", t) for t in c["tlds"]), code, "tlds")
        for money in c["currencies"]:
            expect(re.fullmatch("[A-Z]{3}", money["code"]) and money["code"] not in NOT_TENDER, code, money["code"])
            expect(money["name"] and money["symbol"], code, money)
        expect(c["currencies"] or code == "AQ", code, "no currency")
        for language in c["languages"]:
            expect(re.fullmatch("[a-z]{3}", language["iso639_2"]), code, language)
            expect(re.fullmatch("[a-z]{2}", language.get("iso639_1", "xx")), code, language)
        expect(c["name"] not in c["altSpellings"] and len(set(c["altSpellings"])) == len(c["altSpellings"]), code, "altSpellings")
    pairs = {frozenset((c["alpha3"], o)) for c in countries for o in c["borders"]}
    expect(len(pairs) == 324, "border pairs", len(pairs))
    expect(sum(not c["borders"] for c in countries) == 86, "without borders")
    expect(sum(c["landlocked"] for c in countries) == 45, "landlocked")
    sides = [c.get("drivingSide") for c in countries]
    expect((sides.count("left"), sides.count("right")) == (56, 148), "driving sides", sides.count("left"), sides.count("right"))
    for side, codes in KNOWN_SIDES.items():
        for code in codes:
            expect(by2[code].get("drivingSide") == side, code, "does not drive on the", side)
    for code, (capital, borders, money, native) in KNOWN.items():
        c = by2[code]
        expect(c["capitals"][0] == capital, code, c["capitals"])
        expect(c["borders"] == borders.split(), code, c["borders"])
        expect(c["currencies"][0]["code"] == money, code, c["currencies"])
        expect(native in [n["name"] for n in c["nativeNames"]], code, c["nativeNames"])
    check_against_second_sources(by2)


def check_against_second_sources(by2):
    """Against the extracts of Natural Earth and CLDR, which most of these values do not come from."""
    inland_seas = {"AZ", "KZ", "TM"}  # landlocked, but on the Caspian
    for code, _, _, area, _, coast, _ in read_facts("natural_earth.tsv"):
        c = by2[code]
        if area and float(area) > 5000:
            expect(1 / 1.4 < c["areaKm2"] / float(area) < 1.4, code, "area", c["areaKm2"], "but the shape has", area)
        if coast and c["landlocked"]:
            # Lakes, and outlines that the scale does not make meet; the Vatican is too small to meet any.
            expect(float(coast) < 0.1 or code in inland_seas | {"VA"}, code, "landlocked with a coast", coast)
        elif coast:
            expect(float(coast) > 0, code, "not landlocked, without a coast")
    for code, _, people in read_facts("cldr.tsv"):
        if people and int(people) > 1000:
            expect(1 / 1.7 < by2[code]["population"] / int(people) < 1.7, code, by2[code]["population"], "but CLDR", people)


# Capitals without an airport: on islands that only ships go to; the base on Diego Garcia (IO) is closed to the public.
NO_AIRPORT = {"GS", "IO", "PN", "TF"}


def check_capitals(countries, airports):
    """Whoever flies to a capital finds where: some airport is at most 120 km away, and the town is spelt as the capital is."""
    for c in countries:
        if not c["capitals"]:
            continue
        place = c["capitalLatitude"], c["capitalLongitude"]
        near = any(kilometres(*place, float(a["latitude"]), float(a["longitude"])) <= 120 for a in airports)
        expect(near != (c["alpha2"] in NO_AIRPORT), c["alpha2"], c["capitals"][0], "has" if near else "lacks", "an airport")
    names = {(c["alpha2"], letters(n)): n for c in countries for n in (c["name"], *c["capitals"])}
    for a in airports:
        expect(a["city"] == names.get((a["country"], letters(a["city"])), a["city"]), a["iata"], "is spelt", a["city"])
        expect("Apt" not in a["name"].split(), a["iata"], "is abbreviated:", a["name"])


def check_airports(countries):
    text = check_text("airports.tsv")
    lines = text.splitlines()
    header = lines[0].split("\t")
    expect(header == "iata name city country latitude longitude time_zone rank city_code".split(), "airport header")
    airports = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    expect(all(line.count("\t") == 8 for line in lines), "airport columns")
    codes = [a["iata"] for a in airports]
    expect(codes == sorted(set(codes)), "airports not sorted or not unique")
    expect(len(airports) > 4000, "airports", len(airports))
    expect(sorted(int(a["rank"]) for a in airports) == list(range(1, len(airports) + 1)), "ranks")
    zones = {c["alpha2"]: set(c["timeZones"]) for c in countries}
    for a in airports:
        expect(re.fullmatch("[A-Z]{3}", a["iata"]) and re.fullmatch("[A-Z]{3}", a["city_code"]), a["iata"], "codes")
        expect(all(v and v == v.strip() for v in a.values()), a["iata"], "empty or untrimmed")
        expect(not re.match("(Ilha|Île|Îles|Isla|Islas|Otok|Pulau) ", a["city"]), a["iata"], "is not in English:", a["city"])
        expect(a["time_zone"] in zones.get(a["country"], ()), a["iata"], a["country"], a["time_zone"])
        expect(-90 <= float(a["latitude"]) <= 90 and -180 <= float(a["longitude"]) <= 180, a["iata"], "place")
    by_code = {a["iata"]: a for a in airports}
    expect(all(by_code[c]["country"] == "EH" for c in ("EUN", "SMW", "VIL")), "Western Sahara's airports")
    expect({a["time_zone"] for a in airports if a["country"] == "CN"} == {"Asia/Shanghai"}, "flights of China in another time than Beijing's")
    for code, before in {"BSZ": "FRU", "COV": "ADA", "DRP": "LGP", "KTI": "PNH", "RMO": "KIV", "UBN": "ULN", "NQZ": "TSE"}.items():
        expect(code in by_code and before not in by_code, "renamed codes", code, before)
    check_capitals(countries, airports)
    return by_code


# Carriers of all parts of the world whose codes everybody in the trade knows.
KNOWN_AIRLINES = {
    "A3": "Aegean Airlines", "AA": "American Airlines", "AC": "Air Canada", "AF": "Air France", "AI": "Air India", "AK": "AirAsia",
    "AM": "Aeroméxico", "AR": "Aerolíneas Argentinas", "AS": "Alaska Airlines", "AT": "Royal Air Maroc", "AV": "Avianca",
    "AY": "Finnair", "AZ": "ITA Airways", "B6": "JetBlue", "BA": "British Airways", "BR": "EVA Air", "BT": "airBaltic",
    "CA": "Air China", "CI": "China Airlines", "CM": "Copa Airlines", "CX": "Cathay Pacific", "CZ": "China Southern Airlines",
    "DE": "Condor", "DL": "Delta Air Lines", "DY": "Norwegian Air Shuttle", "EI": "Aer Lingus", "EK": "Emirates",
    "ET": "Ethiopian Airlines", "EW": "Eurowings", "EY": "Etihad Airways", "F9": "Frontier Airlines", "FI": "Icelandair",
    "FR": "Ryanair", "FZ": "flydubai", "G9": "Air Arabia", "GA": "Garuda Indonesia", "GF": "Gulf Air", "HA": "Hawaiian Airlines",
    "HU": "Hainan Airlines", "HV": "Transavia", "HY": "Uzbekistan Airways", "IB": "Iberia", "JL": "Japan Airlines",
    "JU": "Air Serbia", "KC": "Air Astana", "KE": "Korean Air", "KL": "KLM", "KQ": "Kenya Airways", "KU": "Kuwait Airways",
    "LA": "LATAM Airlines", "LG": "Luxair", "LH": "Lufthansa", "LO": "LOT Polish Airlines", "LS": "Jet2", "LX": "Swiss",
    "LY": "El Al", "ME": "Middle East Airlines", "MH": "Malaysia Airlines", "MS": "EgyptAir", "MU": "China Eastern Airlines",
    "NH": "All Nippon Airways", "NZ": "Air New Zealand", "OS": "Austrian Airlines", "OU": "Croatia Airlines", "OZ": "Asiana Airlines",
    "PC": "Pegasus Airlines", "PG": "Bangkok Airways", "PK": "Pakistan International Airlines", "PR": "Philippine Airlines",
    "QF": "Qantas", "QR": "Qatar Airways", "RJ": "Royal Jordanian", "RO": "TAROM", "SA": "South African Airways",
    "SK": "SAS Scandinavian Airlines", "SN": "Brussels Airlines", "SQ": "Singapore Airlines", "SU": "Aeroflot", "SV": "Saudia",
    "TG": "Thai Airways", "TK": "Turkish Airlines", "TP": "TAP Portugal", "TR": "Scoot", "TU": "Tunisair", "U2": "easyJet",
    "UA": "United Airlines", "UL": "SriLankan Airlines", "UX": "Air Europa", "VN": "Vietnam Airlines", "VS": "Virgin Atlantic",
    "VY": "Vueling", "W6": "Wizz Air", "WN": "Southwest Airlines", "WS": "WestJet", "WY": "Oman Air", "6E": "IndiGo",
    "5J": "Cebu Pacific", "7C": "Jeju Air", "9C": "Spring Airlines", "3U": "Sichuan Airlines", "4Z": "Airlink",
}


def check_airlines():
    lines = check_text("airlines.tsv").splitlines()
    expect(lines[0] == "iata\tname", "airline header")
    rows = [line.split("\t") for line in lines[1:]]
    expect(all(len(row) == 2 for row in rows), "airline columns")
    codes = [row[0] for row in rows]
    expect(codes == sorted(set(codes)), "airlines not sorted or not unique")
    expect(len(rows) >= 200, "airlines", len(rows))
    for code, name in rows:
        expect(re.fullmatch("[A-Z][A-Z0-9]|[0-9][A-Z]", code), code, "is no airline's code")
        expect(name and name == name.strip() and len(name) <= 40, code, "name", name)
    names = dict(rows)
    for code, name in KNOWN_AIRLINES.items():
        expect(names.get(code) == name, code, names.get(code), "is", name)
    return names


# What country_names.tsv is there for.
KNOWN_NAMES = {
    "ar": "الصين", "de": "China", "el": "Κίνα", "en": "China", "es": "China", "fr": "Chine", "ja": "中国", "ru": "Китай", "sv": "Kina",
    "zh": "中国", "zh_Hant": "中國",
}


# What people type there, who know the country by another name than CLDR shows.
KNOWN_OTHERS = {
    "de": ("CI", "Elfenbeinküste"), "es": ("CI", "Costa de Marfil"), "fr": ("CZ", "République tchèque"), "ja": ("GB", "英国"), "ru": ("US", "США"),
    "it": ("GB", "Gran Bretagna"), "nl": ("BY", "Wit-Rusland"), "pt": ("MM", "Birmânia"),
}


def check_country_names(countries):
    lines = check_text("country_names.tsv").splitlines()
    expect(lines[0] == "language\tCI\tCN\tIO\tothers", "country_names.tsv", "header")
    rows = [line.split("\t") for line in lines[1:]]
    languages = [row[0] for row in rows]
    expect(languages == sorted(set(languages)), "country_names.tsv", "not sorted or not unique")
    codes = {code for c in countries for code in (c["alpha2"], c["alpha3"])}
    found = {}
    for language, *names, others in rows:
        expect(re.fullmatch("[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|[0-9]{3}))?", language), language, "is no language")
        expect(len(names) == 3 and any(names) and all(n == n.strip() for n in names), language, "names", names)
        found[language] = [tuple(other.split(":", 1)) for other in others.split("|") if other]
        for code, name in found[language]:
            expect(code in codes and len(code) == 2, language, "has a name of", code)
            expect(name == name.strip() and name and len(name) <= 60, language, code, "name", name)
            # Who types a code or a name is to find whose it is.
            expect(name.upper() not in codes, language, code, name, "is a code")
        theirs = [fold(name) for code, name in found[language]] + [fold(name) for name in names if name]
        expect(len(theirs) == len(set(theirs)), language, "has a name twice")
    names = {row[0]: row[2] for row in rows}
    expect(all(dict(zip(languages, rows))["en"][:4]), "country_names.tsv", "lacks an English name")
    for language, name in KNOWN_NAMES.items():
        expect(names.get(language) == name, language, names.get(language), "is", name)
    for language, other in KNOWN_OTHERS.items():
        expect(other in found.get(language, []), language, found.get(language), "has", other)
    return len(rows)


# What people type who live there.
KNOWN_CAPITALS = {
    "AUT": "Wien", "BEL": "Bruxelles Brussel", "BGR": "София", "CHN": "北京", "CZE": "Praha", "CYP": "Λευκωσία Lefkoşa",
    "DNK": "København", "EGY": "القاهرة", "FIN": "Helsingfors", "GRC": "Αθήνα Athina", "ISR": "ירושלים", "ITA": "Roma", "JPN": "東京", "KOR": "서울",
    "MKD": "Скопје", "POL": "Warszawa", "PRT": "Lisboa", "ROU": "București", "RUS": "Москва Moskva", "SRB": "Београд Beograd", "SYR": "دمشق",
    "THA": "กรุงเทพ", "UKR": "Київ", "UZB": "Toshkent", "XKX": "Prishtina",
}
# What people type elsewhere, who learnt it so.
KNOWN_ENGLISH = {
    "CHN": "Peking", "IDN": "Djakarta", "KAZ": "Nur-Sultan", "MNG": "Ulan Bator", "NPL": "Katmandu", "UKR": "Kiev", "USA": "Washington",
}


def check_capital_names(countries):
    lines = check_text("capital_names.tsv").splitlines()
    expect(lines[0] == "alpha3\tcapital\tnames\tenglish", "capital_names.tsv", "header")
    rows = [line.split("\t") for line in lines[1:]]
    expect(rows == sorted(rows) and all(len(row) == 4 for row in rows), "capital_names.tsv", "not sorted, or columns")
    known = {c["alpha3"]: c for c in countries}
    expect(len({tuple(row[:2]) for row in rows}) == len(rows), "capital_names.tsv", "not unique")
    taken = {}
    for c in countries:
        natives = [n["name"] for n in c["nativeNames"]]
        for name in [c["alpha2"], c["alpha3"], c["name"], c["officialName"], *c["altSpellings"], *natives, *c["capitals"]]:
            taken.setdefault(fold(name), c["alpha3"])
    found, found_english = {}, {}
    for code, capital, *lists in rows:
        names, english = ([name for name in names.split("|") if name] for names in lists)
        expect(names or english, code, "has no other name of", capital)
        expect(capital in known.get(code, {"capitals": []})["capitals"], code, "has no capital", capital)
        for name in names + english:
            expect(name == name.strip() and len(name) <= 40, code, "name", name)
            # Who types a code or a name is to find whose it is, and nobody before it.
            expect(fold(name) not in taken, code, name, "is a name of", taken.get(fold(name)))
            taken[fold(name)] = code
        found.setdefault(code, []).extend(names)
        found_english.setdefault(code, []).extend(english)
    for code, names in KNOWN_CAPITALS.items():
        expect(set(names.split()) <= set(found.get(code, [])), code, found.get(code), "has", names)
    for code, name in KNOWN_ENGLISH.items():
        expect(name in found_english.get(code, []), code, found_english.get(code), "has", name)
    return len(rows)


def check_trips(countries, airports, airlines):
    demo = read_json("demo.json")
    anchor = datetime.datetime.fromisoformat(demo["trips_anchor"].replace("Z", "+00:00"))
    expect(anchor.time() == datetime.time(0), "the anchor is not midnight")
    start = int(anchor.timestamp() * 1000)
    regions, trips = read_json("regions.json"), read_json("trips.json")
    check_lines("regions.json", len(regions))
    check_lines("trips.json", len(trips))

    two = {c["alpha3"]: c["alpha2"] for c in countries} | {c["alpha2"]: c["alpha2"] for c in countries}
    arrivals = [t["destination"]["country_code"] for t in trips]
    expect(8 <= len(regions) <= 12, "regions", len(regions))
    expect(any("NOR" in r["country_codes"] for r in regions), "no alpha-3 code among the regions")
    for r in regions:
        expect(re.fullmatch("[a-z]{3}", r["id"]) and list(r) == ["id", "name", "country_codes"], "region", r["id"])
        expect(all(c in two for c in r["country_codes"]), r["id"], "codes")
        members = {two[c] for c in r["country_codes"]}
        expect(sum(a in members for a in arrivals) >= 3, r["id"], "has hardly any trips")

    expect(60 <= len(trips) <= 90, "trips", len(trips))
    expect(len({t["id"] for t in trips}) == len(trips), "trip ids")
    expect(len({t["created_at"] for t in trips}) == len(trips), "created_at")
    for t in trips:
        label = "{} {}-{}".format(t["airlines"], t["departure"]["airport_code"], t["destination"]["airport_code"])
        expect(set(t) | {"return_at"} == TRIP_KEYS, label, "keys")
        expect(str(uuid.UUID(t["id"])) == t["id"], label, "id")
        expect(re.fullmatch("[A-Z]{3}", t["currency"]) and t["price"] > 0, label, "price")
        expect(t["airlines"] in airlines, label, "airline")
        expect(re.fullmatch(r"\d{1,4}", str(t["flight_number"])), label, "flight number")
        for end in ("departure", "destination"):
            airport = airports.get(t[end]["airport_code"])
            if airport is None:
                expect(False, label, t[end]["airport_code"], "is not in airports.tsv")
                continue
            place = {"city": airport["city"], "country_code": airport["country"], "airport_code": airport["iata"]}
            expect(t[end] == place, label, end)
        expect(start - 2 * DAY <= t["created_at"] < start, label, "created_at")
        expect(t["departure_at"] % 300_000 == 0 and t.get("return_at", 0) % 300_000 == 0, label, "not on five minutes")
        expect(7 * DAY < t["departure_at"] - start < 141 * DAY, label, "departure_at")
        if "return_at" in t:
            expect(2 * DAY <= t["return_at"] - t["departure_at"] < 15 * DAY, label, "return_at")
        expect(t["expires_at"] < start or t["expires_at"] >= start + 2 * DAY, label, "expires_at on the anchor's day")
        expect(t["created_at"] < t["expires_at"] < t["departure_at"], label, "order of times")
        if t["currency"] in ("JPY", "KRW", "ISK", "HUF"):
            expect(isinstance(t["price"], int), label, "has minor units")
    expect(sum(t["expires_at"] < start for t in trips) >= 6, "expired trips")
    expect(5 <= sum("return_at" not in t for t in trips) <= 10, "one-way trips")
    expect(sum(t["currency"] == "JPY" for t in trips) >= 3, "trips in JPY")
    expect(any(isinstance(t["price"], float) for t in trips), "no fractional price")
    expect(1 <= sum(isinstance(t["flight_number"], str) for t in trips) <= 3, "flight numbers as text")
    return len(trips), len(regions)


# Without a shape in Natural Earth 1:50m: a point alone.
POINTS = {"BVT", "GIB", "TUV", "UMI"}
# Neighbours whose shapes do not meet in it: one has none, or is drawn on top of the other.
APART = {("BWA", "ZMB"), ("ESP", "GIB"), ("ESP", "MAR"), ("ITA", "VAT")}
# How far from its country's land a capital or an airport may be, in km: as far as a simplified line from the true one. Harbours are in the
# sea then, and towns beside a border across it.
OFF_LAND = 6
# Capitals on islands that the source lacks: Pitcairn, Grand Turk.
CAPITALS_WITHOUT_LAND = {"PCN", "TCA"}
# An airport in another country's land: Melilla has no shape.
ELSEWHERE = {"MLN"}


def read_outlines():
    """Countries as (code, middle, capital or None), arcs as (owners, hidden, points); Sources/TravelData/Map reads the same."""
    data = (RESOURCES / "outlines.bin").read_bytes()
    expect(data[:4] == b"JO1\n", "outlines.bin", "magic")
    place = 4

    def number():
        nonlocal place
        value = shift = 0
        while True:
            byte = data[place]
            place += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def signed():
        n = number()
        return -(n + 1 >> 1) if n & 1 else n >> 1

    countries, arcs = [], []
    for _ in range(number()):
        code = data[place:place + 3].decode("ascii")
        place += 3
        countries.append((code, (signed(), signed()), (signed(), signed()) if number() else None))
    x = y = 0
    for _ in range(number()):
        owners, flags, count = (number(), number()), number(), number()
        x, y = x + signed(), y + signed()
        points = [(x, y)]
        for i in range(count):
            shift = flags & 7 if i < count - 1 else 0
            points.append((points[-1][0] + (signed() << shift), points[-1][1] + (signed() << shift)))
        arcs.append((owners, bool(flags & 8), points))
    expect(place == len(data), "outlines.bin", "goes on after its end")
    return countries, arcs


def check_island(country, points, airports):
    """Where an island has airports, one of them is its country's: an island in the row of another is seen thus."""
    west, east = min(x for x, _ in points) / 1000, max(x for x, _ in points) / 1000
    south, north = min(y for _, y in points) / 1000, max(y for _, y in points) / 1000
    there = {a["country"] for a in airports.values()
             if west <= float(a["longitude"]) <= east and south <= float(a["latitude"]) <= north}
    expect(not there or country["alpha2"] in there, country["alpha3"], "has an island with the airports of", there)


def is_inside(lines, x, y):
    """Whether a place is on the land that lines go round; in thousandths of a degree, as they are."""
    inside = False
    for line in lines:
        for (x1, y1), (x2, y2) in zip(line, line[1:]):
            turns = 360_000 * round((x - x1) / 360_000)
            # Northwards, as no country goes round that pole.
            if (x1 + turns > x) != (x2 + turns > x) and y1 + (y2 - y1) * (x - x1 - turns) / (x2 - x1) > y:
                inside = not inside
    return inside


def off_land(lines, x, y):
    """How far a place is from the land that lines go round, in km: 0 on it."""
    if is_inside(lines, x, y):
        return 0
    nearest, narrow = math.inf, math.cos(math.radians(y / 1000))
    for line in lines:
        for (x1, y1), (x2, y2) in zip(line, line[1:]):
            turns = 360_000 * round((x - x1) / 360_000)
            east, north, to_x, to_y = (x2 - x1) * narrow, y2 - y1, (x - x1 - turns) * narrow, y - y1
            part = max(0, min(1, (to_x * east + to_y * north) / (east * east + north * north or 1)))
            nearest = min(nearest, math.hypot(to_x - part * east, to_y - part * north))
    return math.radians(nearest / 1000) * 6371


def check_land(countries, airports, lines):
    """Capitals and airports lie in their country's land: land that is with another one, or with nobody, is seen thus."""
    for c in countries:
        code = c["alpha3"]
        if c["capitals"] and code in lines:
            away = off_land(lines[code], c["capitalLongitude"] * 1000, c["capitalLatitude"] * 1000)
            expect((away > OFF_LAND) == (code in CAPITALS_WITHOUT_LAND), code, "has its capital", round(away), "km from its land")
    codes = {c["alpha2"]: c["alpha3"] for c in countries}
    for a in airports.values():
        place = float(a["longitude"]) * 1000, float(a["latitude"]) * 1000
        if off_land(lines.get(codes[a["country"]], []), *place) > OFF_LAND:
            there = [code for code, own in lines.items() if is_inside(own, *place)]
            expect(bool(there) == (a["iata"] in ELSEWHERE), a["iata"], "of", a["country"], "lies in the land of", there)


def check_coasts(lines):
    """Points of coast are those of countries that have a shape, and on nobody else's land."""
    table = check_text("coasts.tsv").splitlines()
    expect(table[0] == "alpha3\tplace\tlatitude\tlongitude", "coasts.tsv", "header")
    rows = [line.split("\t") for line in table[1:]]
    expect(rows == sorted(rows) and len({tuple(row[:2]) for row in rows}) == len(rows), "coasts.tsv", "not sorted, or not unique")
    for code, place, latitude, longitude in rows:
        expect(code in lines, "coasts.tsv", code, "has no shape")
        x, y = float(longitude) * 1000, float(latitude) * 1000
        there = [other for other, own in lines.items() if other != code and is_inside(own, x, y)]
        expect(not there, "coasts.tsv", place, "of", code, "lies in the land of", there)


def check_outlines(countries, airports):
    known = {c["alpha3"]: c for c in countries}
    outlines, arcs = read_outlines()
    said = f"{sum(len(points) for _, _, points in arcs):,} points in {len(arcs):,} lines"
    expect(said in check_text("README.md"), "README.md", "does not say of outlines.bin", said)
    codes = [code for code, _, _ in outlines]
    expect(codes == sorted(known), "outlines.bin", "countries")
    ends, drawn, meeting, lines = {}, set(), set(), {}
    for owners, _, points in arcs:
        expect(0 < owners[0] <= len(codes) + 1 and owners[1] < owners[0], "outlines.bin", "owners", owners)
        expect(all(-90_000 <= y <= 90_000 and -540_000 <= x <= 540_000 for x, y in points), "outlines.bin", "points off the Earth")
        own = [codes[o - 1] if o <= len(codes) else "---" for o in owners if o]
        drawn.update(own)
        if len(own) == 2:
            meeting.add(tuple(sorted(own)))
        if len(own) == 1 and points[0] == points[-1] and own[0] in known:
            check_island(known[own[0]], points, airports)
        for code in own:
            lines.setdefault(code, []).append(points)
            for x, y in (points[0], points[-1]):
                count = ends.setdefault(code, {})
                count[x % 360_000, y] = count.get((x % 360_000, y), 0) + 1
    for code, count in ends.items():
        expect(all(n % 2 == 0 for n in count.values()), code, "outline is not closed")
    expect(set(codes) - drawn == POINTS, "outlines", "without a shape", set(codes) - drawn ^ POINTS)
    borders = {tuple(sorted((c["alpha3"], b))) for c in countries for b in c["borders"]}
    meeting = {pair for pair in meeting if "---" not in pair}
    expect(borders - meeting == APART, "outlines", "neighbours without a common arc", (borders - meeting) ^ APART)
    expect(meeting <= borders, "outlines", "a common arc without a border", meeting - borders)
    for code, (x, y), capital in outlines:
        c = known[code]
        expect((x, y) == (round(c["longitude"] * 1000), round(c["latitude"] * 1000)), code, "middle")
        expect((capital is None) == ("capitalLatitude" not in c), code, "capital")
    check_land(countries, airports, lines)
    check_coasts(lines)
    return len(arcs)


def main():
    countries = read_json("countries.json")
    check_countries(countries)
    languages = check_country_names(countries)
    capitals = check_capital_names(countries)
    airports = check_airports(countries)
    airlines = check_airlines()
    trips, regions = check_trips(countries, airports, airlines)
    arcs = check_outlines(countries, airports)
    credits = (RESOURCES / "CREDITS.txt").read_text(encoding="utf-8").splitlines()
    expect(len(credits) <= 25 and max(map(len, credits)) <= 78, "CREDITS.txt is too large")
    for failure in failures:
        print("FAIL", failure)
    print(f"{len(countries)} countries in {languages} languages, {capitals} capitals by other names, {len(airports)} airports, {len(airlines)} airlines, {regions} regions, {trips} trips, {arcs} arcs: "
          + (f"{len(failures)} failures" if failures else "all checks passed"))
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
