"""The figures that are printed or seen: whoever fits what is not known may not touch these."""

import tomllib
from typing import Any

import pytest

from porta_nigra.position import shipped_text

TABLES: dict[str, dict[str, Any]] = tomllib.loads(shipped_text())

#: Whole tables of the rulebooks, key by key.
PRINTED: dict[str, dict[str, Any]] = {
    "numbers": {
        "bricks": 90,
        "romans": 15,
        "coins": 189,
        "torches": 18,
        "influence": 16,
        "start_sesterces": 20,
        "start_torches": 1,
        "start_romans": 5,
        "hand": 2,
        "building_display": 6,
        "honour_display": 14,
        "market_low": 7,
        "market_full": 14,
        "toll": 1,
        "torch_gives": 1,
        "roman_cost": 2,
        "build_cost": 2,
        "reward_every": 3,
        "porta_least": 3,
        "porta_most": 8,
        "early_end_points": 5,
    },
    "rounds": {"count": {"2": 3, "3": 2, "4": 2}, "multiplier": {"2": 1, "3": 2, "4": 2}},
    "colours": {"price": {"black": 1, "blue": 2, "red": 3, "yellow": 4, "white": 5}},
    "leftovers": {"roman": 1, "influence": 1, "torch": 1, "brick": 1, "sesterces_per_point": 3},
    "sets": {"points": [2, 6, 12, 20]},
}

#: First and second place of every majority.
MAJORITIES = {
    "basilica-A": (12, 6),
    "basilica-B": (12, 6),
    "amphitheatre-A": (15, 7),
    "amphitheatre-B": (10, 5),
    "amphitheatre-C": (5, 2),
    "wall-A": (20, 10),
    "porta-3": (12, 6),
    "porta-4": (15, 7),
    "porta-5": (19, 9),
    "porta-6": (24, 12),
    "porta-7": (30, 15),
    "porta-8": (37, 18),
}

REWARDS = [
    {"building": "basilica", "torches": 1, "romans": 1},
    {"building": "amphitheatre", "sesterces": 5, "romans": 1},
    {"building": "wall", "white_bricks": 1},
    {"building": "porta", "influence": 1, "romans": 2},
]

#: Of single lines of reconstructed tables what is known: a table, an id, and figures.
LINES: list[tuple[str, str, dict[str, Any]]] = [
    ("basilica", "ba2", {"row": "A", "colour": "blue", "bricks": 2}),
    ("basilica", "ba4", {"row": "A", "colour": "yellow", "bricks": 2, "points": 9}),
    ("basilica", "ba5", {"row": "A", "colour": "white", "bricks": 4}),
    ("basilica", "bb3", {"row": "B", "colour": "red", "bricks": 2}),
    ("amphitheatre", "aa3", {"row": "A", "colour": "red", "bricks": 3}),
    ("amphitheatre", "aa4", {"row": "A", "colour": "yellow", "bricks": 3}),
    ("actions", "act1", {"icons": ["buy-any", "buy-any", "coins-5", "build"]}),
    ("supply", "s01", {"adds": ["blue", "red", "yellow", "white"]}),
    ("building_cards", "k04", {"building": "basilica", "colour": "yellow"}),
    ("honours", "h01", {"cost": 2, "discard_different": 4, "final_points": 30}),
    ("honours", "h02", {"discard_honour": "h01", "final_points": 42}),
    ("honours", "h03", {"discard_honour": "h02", "final_points": 56}),
    ("honours", "h04", {"cost": 2, "building": "basilica"}),
    ("honours", "h05", {"cost": 2, "building": "amphitheatre"}),
    ("honours", "h06", {"cost": 2, "building": "wall"}),
    ("honours", "h07", {"cost": 2, "building": "porta"}),
    ("honours", "h08", {"porta_brick": True}),
]

#: How many lines each table has, and cards in all.
COUNTS = {"basilica": 10, "amphitheatre": 15, "wall": 10, "porta": 9}
CARDS = {"actions": 8, "supply": 10, "building_cards": 20, "honours": 28}


@pytest.mark.parametrize("name", PRINTED)
def test_a_printed_table_stays_as_it_is_printed(name: str) -> None:
    about = ("provenance", "confidence", "note")
    assert {key: value for key, value in TABLES[name].items() if key not in about} == PRINTED[name]


def test_the_printed_majorities_and_rewards_stay() -> None:
    assert {part["id"]: (part["first"], part["second"]) for part in TABLES["majorities"]["parts"]} == MAJORITIES
    assert TABLES["rewards"]["each"] == REWARDS


@pytest.mark.parametrize(("table", "id", "known"), LINES)
def test_what_is_known_of_a_line_stays(table: str, id: str, known: dict[str, Any]) -> None:
    lines = TABLES[table].get("cards") or TABLES[table]["spots"]
    (line,) = (one for one in lines if one["id"] == id)
    assert {key: line[key] for key in known} == known


def test_the_printed_numbers_of_spots_and_cards_stay() -> None:
    assert {name: len(TABLES[name]["spots"]) for name in COUNTS} == COUNTS
    assert {name: sum(card.get("copies", 1) for card in TABLES[name]["cards"]) for name in CARDS} == CARDS
    assert TABLES["amphitheatre"]["rows_without_cards"] == ["C"]


def test_what_is_known_of_all_cards_of_a_kind_stays() -> None:
    shops = [quarter["shop"] for quarter in TABLES["quarters"]["clockwise"]]
    start = shops.index("red")
    assert shops[start:] + shops[:start] == ["red", "yellow", "black", "blue"]
    assert [spot["colour"] for spot in TABLES["porta"]["spots"]].count("yellow") > 1
    actions = TABLES["actions"]["cards"]
    assert {card["torches"] for card in actions} == {2, 3}
    assert all(len(card["icons"]) == 3 for card in actions if card["torches"] == 2)
    assert {icon for card in actions for icon in card["icons"] if icon.startswith("coins")} == {
        "coins-3",
        "coins-4",
        "coins-5",
    }
    bought = [icon for card in actions for icon in card["icons"] if icon.startswith("buy")]
    assert bought.count("buy-any") < len(bought) / 2, "most buy icons show a colour"
    assert sum(card.get("most_players") == 3 for card in actions) == 1
    honours = TABLES["honours"]["cards"]
    assert {card["cost"] for card in honours} == {1, 2, 3}
    assert {colour for card in honours for colour in card.get("bricks", ())} == set(TABLES["colours"]["price"])
    plain = sum(card["copies"] for card in honours if not {"discard_different", "discard_honour"} & set(card))
    assert plain > 28 / 2, "most cost influence only"
    assert next(card["copies"] for card in honours if card["id"] == "h01") >= 2, "a report tells of two"
