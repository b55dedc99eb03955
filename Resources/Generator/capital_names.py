"""capital_names.tsv: what capitals are called in their countries' own languages, where that is not the English name."""

import csv
from collections import defaultdict
from importlib import resources

from babel import Locale, UnknownLocaleError

from common import RESOURCES, fold, letters, nfc, read_facts
from countries import INVISIBLE, NativeNames, capital_city, cities_by_country

# What OpenTravelData tags a language with, where that is not its code.
TAGS = {"cnr": ["sr"], "nb": ["nb", "no"], "prs": ["fa"], "zh": ["zh", "zh-CN", "zh-TW"]}


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


def names_of(record):
    """All that a country is called, with its capitals, as it is compared."""
    natives = [n["name"] for n in record["nativeNames"]]
    return {written(n) for n in [record["name"], record["officialName"], *record["altSpellings"], *natives, *record["capitals"]]}


def generate(records):
    """A row a capital that has such names."""
    known = {record["alpha3"]: names_of(record) for record in records}
    towns, cities = towns_by_country(), cities_by_country()
    by_hand = {(code, capital): names.split(";") for code, capital, names in read_facts("facts_capital_names.tsv")}
    rows = []
    for record in records:
        # Its own names find the country anyway; those of another are to find that one: without its vowel marks Amman is written like Oman.
        seen = set().union(*known.values())
        for capital in record["capitals"]:
            names = []
            extra = by_hand.pop((record["alpha2"], capital), [])
            if extra:
                theirs = {letters(n) for n in capital_city(record["alpha2"], capital, cities)["alternatenames"]}
                assert all(letters(n) in theirs for n in extra), (record["alpha2"], extra)
            for name in [*native_names(capital, record, towns[record["alpha2"]]), *extra]:
                name = nfc(name.strip()).translate(INVISIBLE)
                if name and written(name) not in seen:
                    seen.add(written(name))
                    names.append(name)
            assert set(extra) <= set(names), (record["alpha2"], extra, "is known anyway")
            if names:
                rows.append([record["alpha3"], capital, "|".join(names)])
    assert not by_hand, by_hand
    lines = ["alpha3\tcapital\tnames"] + ["\t".join(row) for row in sorted(rows)]
    (RESOURCES / "capital_names.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return rows
