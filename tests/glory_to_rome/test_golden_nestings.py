"""The golden records that are kept for what happens in the middle of them do show it."""

from pathlib import Path

import pytest

from quadriga.core.follow import Follower
from quadriga.core.record import MoveEntry
from quadriga.core.replay import load

GOLDEN = Path(__file__).parents[1] / "golden" / "glory-to-rome"


def nestings(name: str) -> dict[tuple[str, ...], int]:
    """Every way decisions were stacked in a record, by names, with the entry after which it came first."""
    (path,) = GOLDEN.glob(f"*.{name}.jsonl")
    record = load(path)
    table = record.at(0)
    found: dict[tuple[str, ...], int] = {}
    for number, entry in enumerate(record.entries):
        Follower(table, record).follow(entry)
        found.setdefault(tuple(decision.name for decision in table.state.stack), number)
    return found


def moves_before(name: str, entry: int, number: int) -> list[str]:
    (path,) = GOLDEN.glob(f"*.{name}.jsonl")
    entries = load(path).entries[entry + 1 - number : entry + 1]
    return [one.move for one in entries if isinstance(one, MoveEntry)]


@pytest.mark.rule("gtr.complete.nesting", "gtr.bath.acts", "gtr.prison.on-completion", "gtr.amphitheatre.craftsman")
def test_patron_bath_craftsman_completion_prison_and_what_it_sets_off() -> None:
    found = nestings("prison-in-the-bath")
    deepest = ("turn", "acting", "patron", "run", "craftsman")
    hire, build, seize = moves_before("prison-in-the-bath", found[deepest], 3)
    assert hire == "hire wood"
    assert build.startswith("build p0.prison with ")
    assert seize == "seize p1.amphitheatre"
    assert found["turn", "acting", "patron", "craftsman"] < found["turn", "acting", "patron", "prison"] < found[deepest]


@pytest.mark.rule("gtr.complete.nesting", "gtr.bath.acts", "gtr.amphitheatre.craftsman", "gtr.garden.patron")
def test_a_completion_within_a_completion_and_a_client_who_bathes_in_it() -> None:
    found = nestings("garden-in-the-amphitheatre")
    amphitheatre = ("turn", "acting", "run", "craftsman")
    garden = ("turn", "acting", "run", "run", "patron")
    bathing = [names for names in found if names[:5] == garden and len(names) > 5]
    assert found[amphitheatre] < found[garden] < min(found[names] for names in bathing)
