"""country_names.tsv: CLDR's names of the countries that Foundation calls otherwise, in every language of CLDR."""

from babel import Locale
from babel.localedata import locale_identifiers

from common import RESOURCES, nfc
from countries import INVISIBLE

# Foundation's own names of these are "China mainland", "Chagos Archipelago", and "Côte d’Ivoire" in languages that say "Elfenbenskysten".
CODES = ["CI", "CN", "IO"]


def generate():
    """A row a language; a locale has one where its names are not those of the row that is read in its absence."""
    rows = {}
    for identifier in sorted(locale_identifiers(), key=lambda i: (i.count("_"), i)):
        locale = Locale.parse(identifier)
        names = [nfc(locale.territories.get(code, "")).translate(INVISIBLE) for code in CODES]
        parts = identifier.split("_")
        above = next((rows[a] for n in range(len(parts) - 1, 0, -1) if (a := "_".join(parts[:n])) in rows), [""] * len(CODES))
        # A spelling of its own (el_POLYTON) cannot be told from its language by who asks.
        if locale.variant is None and any(names) and names != above:
            rows[identifier] = names
    lines = ["\t".join(["language", *CODES])] + ["\t".join([identifier, *rows[identifier]]) for identifier in sorted(rows)]
    (RESOURCES / "country_names.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return rows
