"""Time binds: what is spent is gone, taking back gives none, and whoever is late finds it done, job process or not.

Nobody here waits: time passes by moving a table's clock in the database.
"""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from quadriga.client import Answer, Sitter
from server.house import Client, House, dealt, deciding, guest, play_on, position, run, wait_for

#: How far the database's own time may run on while a test asks, in seconds.
SLACK = 3.0


def let_pass(place: House, table: str, seconds: float) -> None:
    """As if the last entry had been written so many seconds ago."""
    with psycopg.connect(place.database, autocommit=True) as connection:
        passed = "UPDATE game_table SET deadline = deadline - (clock_at - past), clock_at = past"
        found = connection.execute(
            f"{passed} FROM (SELECT now() - make_interval(secs => %s) AS past) AS at WHERE id = %s", (seconds, table)
        )
        assert found.rowcount == 1


def clock_of(place: House, table: str) -> tuple[list[float], list[float]]:
    """What each seat has left of its own time, and in reserve."""
    with psycopg.connect(place.database) as connection:
        found = connection.execute("SELECT move_left, reserves FROM game_table WHERE id = %s", (table,)).fetchone()
    assert found is not None
    return found[0], found[1]


async def take_back(sitter: Sitter, seq: int, moves: int = 1) -> Answer:
    return await sitter.client.post(f"{sitter.path}/undo", {"request": str(uuid4()), "seq": seq, "moves": moves})


async def do(place: House, sitters: list[Sitter], script: str) -> dict[str, Any]:
    """Moves and `undo`, each so many seconds after the last: `10 coin, 5 undo`. Who made the last move takes back."""
    last = sitters[0]
    for step in script.split(", "):
        seconds, _, what = step.partition(" ")
        let_pass(place, last.table, float(seconds))
        if what == "undo":
            answer = await take_back(last, (await position(last))["seq"])
        else:
            last, shown = await deciding(sitters)
            answer = await last.move(shown["seq"], what)
        assert answer.status == 200, (step, answer.body)
    return await position(sitters[0])


def proposal(kind: str, seq: int, target: int) -> dict[str, Any]:
    return {"request": str(uuid4()), "seq": seq, "kind": kind, "target": target}


async def propose(sitter: Sitter, kind: str, target: int) -> Answer:
    seq = (await position(sitter))["seq"]
    return await sitter.client.post(f"{sitter.path}/proposals", proposal(kind, seq, target))


async def vote(sitter: Sitter, n: int, agree: bool = True) -> Answer:
    return await sitter.client.post(f"{sitter.path}/proposals/{n}/votes", {"agree": agree})


async def kinds(sitter: Sitter) -> list[str]:
    return [step["type"] for step in (await sitter.client.get(f"{sitter.path}/steps?from=1")).json["steps"]]


ONE_EACH = {"options": {"actions": 1}}
OWN = {"move_seconds": 60}
SAVED = {"reserve_seconds": 100}
GROWING = OWN | SAVED | {"increment_seconds": 15}


@pytest.mark.parametrize(
    ("timing", "script", "own", "spare"),
    [
        # A move is made in its own time, and the next one has as much.
        (OWN, "20 coin", [60, 60], [0, 0]),
        (OWN, "20 coin, 50 coin", [10, 60], [0, 0]),
        # What is more comes from the reserve, and does not come back.
        (OWN | SAVED, "80 coin", [60, 60], [80, 100]),
        (OWN | SAVED, "80 coin, 90 coin", [0, 60], [50, 100]),
        (SAVED, "30 coin", [0, 0], [70, 100]),
        (SAVED, "30 coin, 30 coin, 20 coin", [0, 0], [40, 80]),
        # A move adds to the reserve, up to a bound.
        (GROWING, "20 coin", [60, 60], [115, 100]),
        (GROWING, "80 coin", [60, 60], [95, 100]),
        (SAVED | {"increment_seconds": 15}, "30 coin", [0, 0], [85, 100]),
        (OWN | {"increment_seconds": 15}, "0 coin, 70 coin", [0, 60], [20, 0]),
        (OWN | {"reserve_seconds": 86_400, "increment_seconds": 600}, "0 coin", [60, 60], [86_400, 86_400]),
        # Taking back gives nothing, and neither does what is made again.
        (OWN, "0 coin, 20 undo", [40, 60], [0, 0]),
        (OWN, "0 coin, 20 undo, 20 coin", [20, 60], [0, 0]),
        (GROWING, "0 coin, 20 undo, 20 coin", [20, 60], [115, 100]),
        (GROWING, "0 coin, 90 undo, 20 coin", [0, 60], [65, 100]),
        # What comes after that is new.
        (GROWING, "0 coin, 20 undo, 20 coin, 0 coin", [20, 60], [130, 100]),
        # Where the move passed the turn on, who takes it back has the time that was left then, less what passed.
        (OWN | ONE_EACH, "20 coin, 10 undo", [30, 60], [0, 0]),
        (OWN | ONE_EACH, "20 coin, 10 undo, 5 coin", [25, 60], [0, 0]),
        (GROWING | ONE_EACH, "20 coin, 10 undo, 5 coin", [25, 60], [115, 100]),
        (GROWING | ONE_EACH, "20 coin, 10 undo, 5 coin, 0 coin", [60, 60], [115, 115]),
    ],
)
def test_time_is_spent_given_and_gained(
    unwatched: House, timing: dict[str, Any], script: str, own: list[float], spare: list[float]
) -> None:
    async def scene() -> str:
        sitters = await dealt(unwatched.bases, "toy", 2, **timing)
        await do(unwatched, sitters, script)
        return sitters[0].table

    found = clock_of(unwatched, run(scene()))
    assert found[0] == pytest.approx(own, abs=SLACK)
    assert found[1] == pytest.approx(spare, abs=SLACK)


@pytest.mark.parametrize("actions", [1, 2])
def test_going_back_and_forth_runs_out_of_time_like_doing_nothing(unwatched: House, actions: int) -> None:
    async def scene() -> None:
        sitters = await dealt(unwatched.bases, "toy", 2, move_seconds=60, options={"actions": actions})
        shown = await do(unwatched, sitters, "0 coin, 25 undo, 25 coin")
        let_pass(unwatched, sitters[0].table, 25)
        late = await take_back(sitters[0], shown["seq"])
        if actions == 1:  # it is the other's turn, who has time
            assert (late.status, late.json["error"]) == (422, "no-time")
            assert (await position(sitters[0]))["seq"] == shown["seq"]
        else:
            assert (late.status, late.json["error"]) == (409, "too-late")
            assert (await kinds(sitters[0]))[-1] == "timeout"

    run(scene())


@pytest.mark.parametrize("game", ["toy", "builders"])
def test_a_late_move_is_not_made_and_the_time_out_is(unwatched: House, game: str) -> None:
    async def scene() -> None:
        sitters = await dealt(unwatched.bases, game, 2, move_seconds=5)
        sitter, shown = await deciding(sitters)
        let_pass(unwatched, sitter.table, 8)
        request = str(uuid4())
        answers = [await sitter.move(0, shown["moves"][0]["key"], request) for _ in range(2)]  # and once more
        after = await position(sitter)
        for late in answers:
            assert (late.status, late.json["error"]) == (409, "too-late")
            assert late.json["position"]["hash"] == after["hash"]
        assert await kinds(sitter) == ["timeout"]

    run(scene())


def test_whoever_else_asks_does_not_run_out_of_somebodys_time(unwatched: House) -> None:
    """A move by a seat that is not asked is refused as ever, and a resignation is not held to the clock."""

    async def scene() -> None:
        sitters = await dealt(unwatched.bases, "toy", 3, move_seconds=5)
        ann, bob, cas = sitters
        let_pass(unwatched, ann.table, 8)
        assert (await bob.move(0, "coin")).status == 422
        assert (await cas.client.post(f"{cas.path}/resignation", {"request": str(uuid4())})).status == 200
        let_pass(unwatched, ann.table, 1)  # what is left of her time is nothing, whatever others do
        late = await ann.move(1, "coin")
        assert (late.status, late.json["error"]) == (409, "too-late")
        assert await kinds(ann) == ["resign", "timeout"]

    run(scene())


def test_of_many_who_find_a_seat_late_one_carries_it_out(unwatched: House) -> None:
    async def scene() -> None:
        sitters = await dealt(unwatched.bases, "toy", 2, move_seconds=5)
        ann = sitters[0]
        twins = []
        for n in range(10):
            client = Client(unwatched.bases[n % 2])
            client.cookie = ann.client.cookie
            assert (await client.get(ann.path)).status == 200
            twins.append(Sitter(client, ann.table, 0))
        let_pass(unwatched, ann.table, 8)
        answers = await asyncio.gather(*(twin.move(0, "coin") for twin in twins))
        assert {(answer.status, answer.json["error"]) for answer in answers} == {(409, "too-late")}
        assert await kinds(ann) == ["timeout"]

    run(scene())


def test_the_job_process_and_a_late_move_carry_it_out_once(place: House) -> None:
    async def scene() -> None:
        tables = [await dealt(place.bases, "toy", 2, move_seconds=600) for _ in range(5)]
        for ann, _ in tables:
            let_pass(place, ann.table, 700)
        answers = await asyncio.gather(*(ann.move(0, "coin") for ann, _ in tables))
        assert {answer.status for answer in answers} == {409}
        for ann, _ in tables:
            assert await kinds(ann) == ["timeout"]

    run(scene())


def test_the_job_process_looks_after_those_nobody_asks_for(place: House) -> None:
    async def scene() -> str:
        ann, _ = await dealt(place.bases, "toy", 2, move_seconds=600, reserve_seconds=600)
        let_pass(place, ann.table, 1300)
        return ann.table

    table = run(scene())
    with psycopg.connect(place.database, autocommit=True) as connection:
        head = "SELECT 1 FROM game_table WHERE id = %s AND head = 1"
        wait_for(lambda: connection.execute(head, (table,)).fetchone(), "the job process")
    own, spare = clock_of(place, table)
    assert own == pytest.approx([0, 600], abs=SLACK)
    assert spare == pytest.approx([0, 600], abs=SLACK)


def test_everyone_agreeing_to_go_back_gives_a_moves_time_and_no_reserve(unwatched: House) -> None:
    async def scene() -> str:
        ann, bob = await dealt(unwatched.bases, "toy", 2, move_seconds=60, reserve_seconds=100)
        await do(unwatched, [ann, bob], "80 coin, 90 coin")
        n = (await propose(bob, "undo", 0)).json["n"]
        let_pass(unwatched, ann.table, 70)  # it is Bob who decides meanwhile
        assert (await vote(ann, n)).status == 204
        assert (await position(ann))["decider"] == 0
        return ann.table

    own, spare = clock_of(unwatched, run(scene()))
    assert own == pytest.approx([60, 0], abs=SLACK)
    assert spare == pytest.approx([50, 90], abs=SLACK)


async def take_back_twenty_times(sitter: Sitter) -> int:
    """As often as it is allowed from the deal on; the entry the table stands at then."""
    for made in range(20):
        assert (await sitter.move(2 * made, "coin")).status == 200
        assert (await take_back(sitter, 2 * made + 1)).status == 200
    return 40


def test_only_so_many_moves_are_taken_back_for_one_decision(unwatched: House) -> None:
    async def scene() -> None:
        sitters = await dealt(unwatched.bases, "toy", 2)
        ann = sitters[0]
        seq = await take_back_twenty_times(ann)
        assert (await ann.move(seq, "coin")).status == 200
        refused = await take_back(ann, seq + 1)
        assert (refused.status, refused.json["error"]) == (422, "too-many-take-backs")
        assert (await position(ann))["seq"] == seq + 1
        assert (await ann.move(seq + 1, "coin")).status == 200  # the game goes on, and with it the count
        assert (await take_back(ann, seq + 2)).status == 200

    run(scene())


def test_passing_the_turn_on_and_taking_it_back_is_counted_too(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2, options={"actions": 1})
        seq = await take_back_twenty_times(ann)
        assert (await ann.move(seq, "coin")).status == 200
        assert (await take_back(ann, seq + 1)).json["error"] == "too-many-take-backs"
        assert (await bob.move(seq + 1, "coin")).status == 200
        assert (await take_back(bob, seq + 2)).status == 200

    run(scene())


def test_a_position_tells_the_deadline_and_everyones_reserve(unwatched: House) -> None:
    async def scene() -> None:
        timing: dict[str, Any] = {"move_seconds": 60, "reserve_seconds": 100, "increment_seconds": 5, "late": "resign"}
        sitters = await dealt(unwatched.bases, "toy", 2, **timing)
        shown = (await sitters[0].client.get(sitters[0].path)).json
        assert {name: shown["table"][name] for name in timing} == timing
        assert shown["table"]["absent_seconds"] == 160
        assert shown["position"]["reserves"] == [100, 100]
        assert shown["position"]["deadline"]
        await do(unwatched, sitters, "0 coin")
        for sitter in sitters:  # each at a process of its own
            assert (await position(sitter))["reserves"] == [105, 100]
        spectator = await guest(unwatched.bases[1])
        invite = shown["table"]["invite"]
        await spectator.post(f"{sitters[0].path}/visits", {"invite": invite})
        assert (await spectator.get(sitters[0].path)).json["position"]["reserves"] == [105, 100]
        plain = await dealt(unwatched.bases, "toy", 2, move_seconds=60)
        assert "reserves" not in await position(plain[0])
        assert "absent_seconds" in (await plain[0].client.get(plain[0].path)).json["table"]

    run(scene())


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"move_seconds": 0}, 400),
        ({"move_seconds": -5}, 400),
        ({"move_seconds": 10**12}, 400),
        ({"move_seconds": 1.5}, 400),
        ({"move_seconds": "60"}, 400),
        ({"reserve_seconds": -1}, 400),
        ({"reserve_seconds": 10**12}, 400),
        ({"reserve_seconds": None}, 400),
        ({"increment_seconds": -1}, 400),
        ({"increment_seconds": 86_401, "reserve_seconds": 60}, 400),
        ({"increment_seconds": 5}, 422),
        ({"late": "explode"}, 400),
        ({"late": None}, 400),
        ({"absent_seconds": 59}, 400),
        ({"absent_seconds": 10**12}, 400),
        ({"stand_in": "nobody"}, 422),
        ({"stand_in": "x" * 101}, 400),
        ({"stand_in": "person"}, 422),
        ({"reserve_seconds": 60, "increment_seconds": 86_400, "late": "wait", "absent_seconds": 60}, 201),
        ({"move_seconds": 30 * 86_400, "reserve_seconds": 30 * 86_400}, 201),
    ],
)
def test_what_cannot_be_a_clock_is_refused(unwatched: House, wish: dict[str, Any], status: int) -> None:
    async def scene() -> int:
        ann = await guest(unwatched.bases[0])
        return (await ann.post("/tables", {"game": "toy", "players": 2} | wish)).status

    assert run(scene()) == status


def test_a_rematch_has_the_same_clock(unwatched: House) -> None:
    async def scene() -> None:
        timing: dict[str, Any] = {"reserve_seconds": 600, "increment_seconds": 5, "late": "bot", "absent_seconds": 90}
        ann, bob = await dealt(unwatched.bases, "toy", 2, **timing, stand_in="random")
        await bob.client.post(f"{bob.path}/resignation", {"request": str(uuid4())})
        again = (await ann.client.post(f"{ann.path}/rematch")).json["id"]
        table = (await ann.client.get(f"/tables/{again}")).json["table"]
        assert {name: table[name] for name in timing} == timing
        assert table["stand_in"] == "random"

    run(scene())


def test_time_runs_for_nobody_while_a_bot_decides(unwatched: House) -> None:
    async def scene() -> str:
        (ann,) = await dealt(unwatched.bases, "toy", 2, ("random",), reserve_seconds=100, options={"actions": 1})
        await do(unwatched, [ann], "20 coin, 50 undo")  # the bot was asked, so nobody's reserve but the taker's pays
        return ann.table

    _, spare = clock_of(unwatched, run(scene()))
    assert spare == pytest.approx([30, 100], abs=SLACK)


def test_moves_by_the_clock_play_on_as_ever(unwatched: House) -> None:
    async def scene() -> None:
        sitters = await dealt(unwatched.bases, "builders", 3, move_seconds=600, reserve_seconds=60)
        shown = await play_on(sitters, lambda shown: str(shown["moves"][0]["key"]), 12)
        assert shown["seq"] >= 12

    run(scene())
