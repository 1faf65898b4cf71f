"""The four games are alike: which function lives in which file, who changes supplies, and where a rule is found."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from project.rule_places import lists_of_ids, not_where_expected, places, unplaced
from quadriga.core.catalogue import parse_rules

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "quadriga" / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))

#: What every game has, and the one file it is in.
WHERE = {
    "META": "meta.py",
    "Schema": "schema.py",
    "read": "edition.py",
    "moves": "legal.py",
    "candidates": "refusals.py",
    "why_not": "refusals.py",
    "default": "refusals.py",
    "setup": "play.py",
    "PLAY": "play.py",
    "apply": "play.py",
    "tally": "scoring.py",
    "outcome": "scoring.py",
    "components": "scoring.py",
    "view": "views.py",
    "zones": "views.py",
    "determinize": "determinize.py",
    "evaluate": "evaluate.py",
    "features": "features.py",
    "layout": "layout.py",
    "touches": "touches.py",
    "GAME": "game.py",
}
#: What a game may do without, and where it is if it does not.
WHERE_IF_ANYWHERE = {
    "begin_turn": "turns.py",
    "end_turn": "turns.py",
    "end_game": "ending.py",
    "sensible": "evaluate.py",
    "prepares": "evaluate.py",
}
FILES_OF_EVERY_GAME = {
    *WHERE.values(),
    "state.py",
    "decisions.py",
    "moves.py",
    "turns.py",
    "supplies.py",
    "ending.py",
    "encoding.py",
}

#: The attributes of players and states that hold what changes hands, which it does in `supplies.py` only.
SUPPLIES = {
    "builders": {
        *("sesterces", "bank", "loans", "repaid", "slaves"),
        *("building_row", "next_building", "building_deck", "worker_row", "worker_deck"),
    },
    "glory_to_rome": {
        *("hand", "aside", "played", "pool", "stock", "clients", "vault", "basilica", "atrium", "box"),
        *("senators", "senators_played", "sites", "buildings", "town", "outside"),
    },
    "minerva": {
        *("denarii", "resources", "glory", "assistants", "residences", "bank", "supply", "glory_supply", "laurels"),
        *("glory_row", "order", "orders", "row", "pairs", "temple_bag", "bag", "box", "homes", "posted"),
    },
    "porta_nigra": {
        *("sesterces", "torches", "influence", "romans", "points", "bricks", "shops", "reserve"),
        *("bank", "bank_torches", "bank_influence", "box", "hand", "deck", "discard", "played", "buildings", "honours"),
        *("building_deck", "building_display", "honour_deck", "honour_display", "supply_deck", "supply_discard"),
    },
}
#: Where a position is written down or made up, rather than played.
POSITIONS = {"supplies.py", "state.py", "determinize.py", "views.py"}

#: Rules that do not stand in the file which the table of CONTRIBUTING leads to.
MISSES = {
    "builders": {"b.count.free-price", "b.count.loans"},  # what closes a game before points are counted
    "glory_to_rome": {"gtr.client.limit"},  # a limit that buildings change
    "minerva": {"mi.solo.passing", "mi.temple.replaced"},  # true of passing and of building, for the solo game too
    "porta_nigra": set[str](),
}
MOST_MISSES = 0.05


def top_level(path: Path) -> set[str]:
    """The names that a module defines itself."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found.update(ast.unparse(target) for target in targets)
    return found


@cache
def rules_of(game: str) -> frozenset[str]:
    return frozenset(parse_rules((GAMES / game / "rules" / "en.md").read_text(encoding="utf-8")))


@cache
def table_of_contributing() -> dict[str, dict[str, str]]:
    """For each game, the second part of a rule's id and the file it leads to."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.partition("<!-- rule-places -->")[2].partition("<!-- /rule-places -->")[0]
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines() if row.startswith("|")]
    header, _, *rest = rows
    games = [cell.strip("`") for cell in header[1:]]
    found: dict[str, dict[str, str]] = {game: {} for game in games}
    for file, *cells in rest:
        for game, cell in zip(games, cells, strict=True):
            found[game] |= {part.strip(): file.strip("`") for part in cell.split(",") if part.strip()}
    return found


def expected_files(game: str) -> dict[str, str]:
    """The table, with the row for all buildings written out."""
    table = dict(table_of_contributing()[game])
    pattern = table.pop("a building's name", "")
    if pattern:
        for part in {rule.split(".")[1] for rule in rules_of(game)} - table.keys():
            table[part] = pattern.replace("<name>", part.replace("-", "_"))
    return table


def assigned_attributes(path: Path) -> list[tuple[int, str]]:
    """Every attribute of something else that a module assigns to, or an item of which it does, with its line."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [*targets, node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else targets
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                held = part.value if isinstance(part, ast.Subscript) else part
                if isinstance(held, ast.Attribute) and ast.unparse(held.value) != "self":
                    found.append((part.lineno, held.attr))
    return found


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_the_files_of_every_game(game: str) -> None:
    assert {name for name in FILES_OF_EVERY_GAME if not (GAMES / game / name).is_file()} == set()


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("name", [*WHERE, *WHERE_IF_ANYWHERE])
def test_the_same_function_lives_in_the_same_file(game: str, name: str) -> None:
    defining = {path.name for path in (GAMES / game).glob("*.py") if name in top_level(path)}
    if name == "PLAY":
        defining -= {"moves.py"}  # Glory to Rome's plays are moves, and a constant of that name is one
    if name in WHERE:
        assert defining == {WHERE[name]}
    else:
        assert defining <= {WHERE_IF_ANYWHERE[name]}


@pytest.mark.parametrize("game", NAMES)
def test_supplies_change_hands_in_one_file(game: str) -> None:
    elsewhere = [
        f"{path.relative_to(GAMES)}:{line} {name}"
        for path in sorted((GAMES / game).rglob("*.py"))
        if path.name not in POSITIONS
        for line, name in assigned_attributes(path)
        if name in SUPPLIES[game]
    ]
    assert elsewhere == []


@pytest.mark.parametrize("game", NAMES)
def test_a_game_ends_in_one_file(game: str) -> None:
    ends = {
        path.name
        for path in (GAMES / game).rglob("*.py")
        if path.name not in POSITIONS and "ending" in {name for _, name in assigned_attributes(path)}
    }
    assert ends == {"ending.py"}


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_stands_inside_what_makes_it_true(game: str) -> None:
    assert unplaced(GAMES / game, rules_of(game)) == []


@pytest.mark.parametrize("game", NAMES)
def test_no_line_only_lists_rules(game: str) -> None:
    assert lists_of_ids(GAMES / game, rules_of(game)) == []


@pytest.mark.parametrize("game", NAMES)
def test_the_second_part_of_an_id_leads_to_the_file(game: str) -> None:
    misses = list(not_where_expected(GAMES / game, rules_of(game), expected_files(game)))
    assert {miss.partition(":")[0] for miss in misses} == MISSES[game], "\n".join(misses)
    assert len(misses) <= MOST_MISSES * len(rules_of(game))


def test_the_table_names_files_that_exist() -> None:
    assert set(table_of_contributing()) == set(NAMES)
    for game in NAMES:
        assert {file for file in expected_files(game).values() if not (GAMES / game / file).is_file()} == set()


def test_the_search_for_places_tells_functions_rows_and_lists_apart(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "box.toml").write_text(
        "# x.row.above\nstones = 3\ntiles = 4  # x.row.beside\n\n# x.none.alone\n"
    )
    (tmp_path / "play.py").write_text(
        '"""x.none.module"""\n\n# x.none.free\n\nCOST = 3  # x.row.cost\n\n\n'
        'def pay():\n    """Pay: x.pay.all."""\n    # x.pay.one\n    # x.pay.two, x.pay.three\n'
        "    # a, x.a.a, x.a.b, x.a.c, x.a.d\n    return COST\n"
    )
    text = "".join(path.read_text() for path in tmp_path.rglob("*.*") if path.is_file())
    ids = frozenset(re.findall(r"x\.[a-z]+\.[a-z]+", text))
    assert unplaced(tmp_path, ids) == ["x.none.alone", "x.none.free", "x.none.module"]
    assert lists_of_ids(tmp_path, ids) == ["play.py:11", "play.py:12"]
    assert {place.inside for place in places(tmp_path, ids) if place.id.startswith("x.pay")} == {"pay"}
