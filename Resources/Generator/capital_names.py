"""capital_names.tsv: what capitals are called in their countries' own languages, where that is not the English name, and what else in English."""

import csv
import re
from collections import defaultdict
from importlib import resources

from babel import Locale, UnknownLocaleError

from airports import zone_aliases
from common import RESOURCES, fold, letters, nfc, read_facts
from countries import INVISIBLE, NativeNames, capital_city, cities_by_country

# What OpenTravelData tags a language with, where that is not its code.
TAGS = {"cnr": ["sr"], "nb": ["nb", "no"], "prs": ["fa"], "zh": ["zh", "zh-CN", "zh-TW"]}
# What is called so is more than the town, or as much of it as is governed together: Washington's district, Funafuti's atoll.
AREA = re.compile(r"\b(Atoll|City of|city|District|Group|Islands?|Territory|si)\b")


def written(text):
    """A name as it is compared: marks of punctuation are typed in several ways."""
    return fold(text).replace("’", "'").replace("ʻ", "'")


def towns_by_country():
    """OpenTravelData's towns by alpha-2 codes: each as its English name, and (language, name, flags) of the others."""
    towns = defaultdict(list)
    with resources.files("neobase").joinpath("optd_por_public.csv").open(encoding="utf-8", newline="") as source:
        for row in csv.DictReader(source, delimiter="^", quoting=csv.QUOTE_NONE):
            if "C" in row["location_type"]:
                names = [part.split("|") for part in row["alt_name_section"].split("=")]
                towns[row["country_code"]].append((row["name"], [n for n in names if len(n) == 3]))
    return towns


def tagged(capital, towns):
    """The names of a capital: of towns that are called so, else of those that have it for another name."""
    wanted = letters(capital)
    called = [t for t in towns if letters(t[0]) == wanted] or [t for t in towns if wanted in {letters(n[1]) for n in t[1]}]
    return [name for town in called for name in town[1]]


def exemplar(capital, language, record):
    """CLDR's name of the capital, where one of the country's time zones is named after it."""
    base = NativeNames.CLDR.get(language, language)
    for identifier in (f"{base}_{record['alpha2']}", base):
        try:
            zones = Locale.parse(identifier).time_zones
        except (UnknownLocaleError, ValueError):
            continue
        for zone in record["timeZones"]:
            english = Locale("en").time_zones.get(zone, {}).get("city") or zone.split("/")[-1].replace("_", " ")
            if letters(english) == letters(capital) and "city" in zones.get(zone, {}):
                return [zones[zone]["city"]]
    return []


def native_names(capital, record, towns):
    """CLDR's and the preferred ones of OpenTravelData; in a language without either all of the latter's that are in use."""
    found = tagged(capital, towns)
    for language in (spoken.get("iso639_1", spoken["iso639_2"]) for spoken in record["languages"]):
        if language == "en":
            continue
        of_cldr = exemplar(capital, language, record)
        for tag in TAGS.get(language, [language]):
            # "h" historic, "c" colloquial; what has marks in it explains more than it names.
            in_use = [(n, f) for t, n, f in found if t == tag and not set("hc") & set(f) and not set(",،()") & set(n)]
            names = of_cldr + [n for n, f in in_use if "p" in f]
            yield from names or (n for n, f in in_use)


def english_names(capital, record, towns, aliases):
    """Its other names in English, of today and from before: OpenTravelData's, and those that its time zone had in tzdata."""
    found = tagged(capital, towns)
    yield from (n for t, n, f in found if t == "en" and "c" not in f and not set(",()") & set(n) and not AREA.search(n))
    theirs = {letters(n) for _, n, _ in found}
    for old, zone in sorted(aliases.items()):
        # Links lead from other towns as well, whose time is the same.
        name = old.split("/")[-1].replace("_", " ")
        if zone in record["timeZones"] and letters(zone.split("/")[-1]) == letters(capital) and letters(name) in theirs:
            yield name


def names_of(record):
    """All that a country is called, with its capitals, as it is compared."""
    natives = [n["name"] for n in record["nativeNames"]]
    return {written(n) for n in [record["name"], record["officialName"], *record["altSpellings"], *natives, *record["capitals"]]}


def generate(records):
    """A row a capital that has such names."""
    known = {record["alpha3"]: names_of(record) for record in records}
    towns, cities, aliases = towns_by_country(), cities_by_country(), zone_aliases()
    by_hand = {(code, capital): [[n for n in names.split(";") if n] for names in lists] for code, capital, *lists in read_facts("facts_capital_names.tsv")}
    rows = []
    for record in records:
        # Its own names find the country anyway; those of another are to find that one: without its vowel marks Amman is written like Oman.
        seen = set().union(*known.values())
        for capital in record["capitals"]:
            extra, extra_english = by_hand.pop((record["alpha2"], capital), [[], []])
            if extra or extra_english:
                theirs = {letters(n) for n in capital_city(record["alpha2"], capital, cities)["alternatenames"]}
                assert all(letters(n) in theirs for n in extra + extra_english), (record["alpha2"], extra, extra_english)
            names = new_names([*native_names(capital, record, towns[record["alpha2"]]), *extra], seen)
            english = new_names([*english_names(capital, record, towns[record["alpha2"]], aliases), *extra_english], seen)
            assert set(extra + extra_english) <= set(names + english), (record["alpha2"], extra, extra_english, "are known anyway")
            if names or english:
                rows.append([record["alpha3"], capital, "|".join(names), "|".join(english)])
    assert not by_hand, by_hand
    lines = ["alpha3\tcapital\tnames\tenglish"] + ["\t".join(row) for row in sorted(rows)]
    (RESOURCES / "capital_names.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return rows


def new_names(names, seen):
    """Those that are nobody's yet, each once."""
    new = []
    for name in names:
        name = nfc(name.strip()).translate(INVISIBLE)
        if name and written(name) not in seen:
            seen.add(written(name))
            new.append(name)
    return new
