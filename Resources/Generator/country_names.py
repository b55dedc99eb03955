"""country_names.tsv: CLDR's names of the countries that Foundation calls otherwise, and what else countries are called, in every language of CLDR."""

from collections import defaultdict

from babel import Locale
from babel.localedata import locale_identifiers

from common import RESOURCES, fold, letters, nfc, read_facts
from countries import INVISIBLE

# Foundation's own names of these are "China mainland", "Chagos Archipelago", and "Côte d’Ivoire" in languages that say "Elfenbenskysten".
CODES = ["CI", "CN", "IO"]
# Foundation shows the short names of these: nobody needs to be told of them.
SHORT = {"HK", "MO"}


def generate(records):
    """A row a language; a locale has one where its names are not those of the row that is read in its absence."""
    rows, known = {}, Known(records)
    others_of = defaultdict(list)
    for language, code, name in read_facts("cldr_names.tsv") + read_facts("facts_country_names.tsv"):
        # What has a bracket in it explains more than it names.
        if code not in SHORT and not set("(（") & set(name):
            others_of[language].append((code, nfc(name).translate(INVISIBLE)))
    for identifier in sorted(locale_identifiers(), key=lambda i: (i.count("_"), i)):
        locale = Locale.parse(identifier)
        # A spelling of its own (el_POLYTON) cannot be told from its language by who asks.
        if locale.variant is not None:
            continue
        names = [nfc(locale.territories.get(code, "")).translate(INVISIBLE) for code in CODES]
        parts = identifier.split("_")
        above = [a for n in range(len(parts) - 1, 0, -1) if (a := "_".join(parts[:n])) in rows]
        at_hand = {other for a in above for other in rows[a][1]}
        others = [other for other in known.new(others_of[identifier], locale.territories) if other not in at_hand]
        if any(names) and names != (rows[above[0]][0] if above else [""] * len(CODES)) or others:
            rows[identifier] = names, others
    lines = ["\t".join(["language", *CODES, "others"])]
    lines += ["\t".join([identifier, *names, "|".join(map(":".join, others))]) for identifier, (names, others) in sorted(rows.items())]
    (RESOURCES / "country_names.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return rows


class Known:
    """What countries are called anyway, in English and in their own languages."""

    def __init__(self, records):
        self.by_code, self.codes = {}, defaultdict(set)
        for record in records:
            natives = [n["name"] for n in record["nativeNames"]]
            names = [record["name"], record["officialName"], *record["altSpellings"], *natives, record["alpha2"], record["alpha3"]]
            self.by_code[record["alpha2"]] = {letters(name) for name in names}
            for name in names:
                self.codes[fold(name)].add(record["alpha2"])

    def new(self, others, territories):
        """Those of a language that say more than its first names do, and are nobody else's: RU is Russia, in Spanish too."""
        owners = defaultdict(set)
        for code, name in [*territories.items(), *others]:
            if code in self.by_code:
                owners[fold(name)].add(code)
        for code, name in others:
            shown = letters(territories.get(code, ""))
            if letters(name) not in self.by_code[code] | {shown} and self.codes[fold(name)] | owners[fold(name)] == {code}:
                yield code, name
