"""trips.json: demonstration trips in the native feed's schema, all times relative to the anchor."""

import datetime
import random
import uuid
import zoneinfo
from zoneinfo import ZoneInfo

from common import read_facts, write_json_lines

zoneinfo.reset_tzpath(to=[])  # the pinned tzdata package, not the machine's own tables

SEED = 20261121
MINUTE, HOUR, DAY = 60, 3600, 86400


def place(airport):
    return {"city": airport["city"], "country_code": airport["country"], "airport_code": airport["iata"]}


def local(date, hour, minute, airport):
    moment = datetime.datetime(date.year, date.month, date.day, hour, minute, tzinfo=ZoneInfo(airport["time_zone"]))
    return int(moment.timestamp())


def price(text):
    return float(text) if "." in text else int(text)


def generate(anchor, airports, regions):
    chance = random.Random(SEED)
    by_code = {a["iata"]: a for a in airports}
    start = int(anchor.timestamp())
    rows = read_facts("facts_trips.tsv")
    # Minutes before the anchor, all different: nothing is created after 00:00 of the anchor's day, so that no trip comes
    # from the future however early on a day the shifted data is read.
    ages = chance.sample(range(10, 48 * 60), len(rows))
    records = []
    for row, age in zip(rows, ages):
        origin, destination, airline, number, currency, fare, clock, flags = row
        flags = set(flags.split())
        assert flags <= {"oneway", "expired", "text"}, row
        hour, minute = map(int, clock.split(":"))
        leaves = anchor.date() + datetime.timedelta(days=chance.randint(8, 139))
        comes_back = leaves + datetime.timedelta(days=chance.randint(3, 14))
        back_hour, back_minute = chance.randint(7, 21), chance.randrange(0, 60, 5)
        if "expired" in flags:
            age = max(age, 26 * 60 + len(records))
            expires = start - chance.randint(2 * 60, 20 * 60) * MINUTE
        else:
            expires = start + chance.randint(3 * 24 * 60, 7 * 24 * 60) * MINUTE
        record = {
            "id": str(uuid.UUID(int=chance.getrandbits(128), version=4)),
            "currency": currency, "price": price(fare), "airlines": airline,
            "flight_number": number if "text" in flags else int(number),
            "departure": place(by_code[origin]), "destination": place(by_code[destination]),
            "created_at": (start - age * MINUTE - chance.randint(0, 59)) * 1000 + chance.randint(0, 999),
            "departure_at": local(leaves, hour, minute, by_code[origin]) * 1000,
        }
        if "oneway" not in flags:
            record["return_at"] = local(comes_back, back_hour, back_minute, by_code[destination]) * 1000
        record["expires_at"] = expires * 1000
        assert record["created_at"] < record["expires_at"] < record["departure_at"]
        records.append(record)
    records.sort(key=lambda r: -r["created_at"])
    write_json_lines("trips.json", records)
    return records
