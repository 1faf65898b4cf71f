"""The server's packages as the real import graph has them; `pytest -s` prints it."""

from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[2]
SERVER = "quadriga.server"
#: From the top down: a package imports only what stands below it.
FLOORS = [
    {"home"},
    {"serve", "doctor"},
    {"app"},
    {"http"},
    {"live", "jobs"},
    {"tables"},
    {"people", "logging"},
    {"storage"},
    {"processes"},
    {"metrics", "problems", "settings"},
]
MOST_MODULES = 8


def graph() -> grimp.ImportGraph:
    return grimp.build_graph("quadriga", cache_dir=None)


def part_of(module: str) -> str:
    """The package or module directly below the server that a module belongs to."""
    return module.removeprefix(f"{SERVER}.").partition(".")[0]


def arrows() -> dict[tuple[str, str], int]:
    """How many imports lead from one part of the server to another."""
    found: dict[tuple[str, str], int] = {}
    imports = graph()
    modules = imports.find_descendants(SERVER)
    for importer in modules:
        for imported in imports.find_modules_directly_imported_by(importer) & modules:
            pair = part_of(importer), part_of(imported)
            if pair[0] != pair[1]:
                found[pair] = found.get(pair, 0) + 1
    return found


def test_few_modules_stand_directly_in_the_server() -> None:
    modules = sorted(path.name for path in (ROOT / "src" / "quadriga" / "server").glob("*.py"))
    print(f"\n{len(modules)} modules directly in server/: {', '.join(modules)}")
    assert len(modules) <= MOST_MODULES


def test_every_part_has_a_floor() -> None:
    parts = {part_of(module) for module in graph().find_descendants(SERVER)}
    assert parts == set().union(*FLOORS)


def test_no_import_points_upward() -> None:
    floor = {part: number for number, parts in enumerate(FLOORS) for part in parts}
    found = arrows()
    print(f"\n{len(floor)} parts on {len(FLOORS)} floors, {len(found)} arrows between them:")
    for part in sorted(floor, key=lambda one: (floor[one], one)):
        targets = sorted((to, number) for (importer, to), number in found.items() if importer == part)
        print(f"  {floor[part]} {part:9} -> " + (", ".join(f"{to} ({number})" for to, number in targets) or "nothing"))
    assert [pair for pair in found if floor[pair[0]] >= floor[pair[1]]] == []
