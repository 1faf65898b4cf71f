"""Many moves for one decision: exactly one is made."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from uuid import uuid4

import pytest

import quadriga
from quadriga.client import Answer, Sitter
from server.house import TITLES, Client, House, by_chance, dealt, deciding, play_on, position, run


@pytest.mark.parametrize("game", TITLES)
def test_of_fifty_simultaneous_moves_one_is_made_and_49_get_the_new_view(place: House, game: str) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, game, quadriga.find_meta(game).players[0] + 1)
        await play_on(sitters, by_chance(Random(2)), 6)
        sitter, shown = await deciding(sitters)
        # Fifty connections, half of them to each process.
        twins = []
        for n in range(50):
            client = Client(place.bases[n % 2])
            client.cookie = sitter.client.cookie
            assert (await client.get("/me")).status == 200
            twins.append(Sitter(client, sitter.table, sitter.seat))
        keys = [move["key"] for move in shown["moves"]]
        requests = [str(uuid4()) for _ in twins]

        async def send(n: int) -> Answer:
            return await twins[n].move(shown["seq"], keys[n % len(keys)], requests[n])

        answers = await asyncio.gather(*(send(n) for n in range(50)))
        assert Counter(answer.status for answer in answers) == {200: 1, 409: 49}
        now = await position(sitter)
        assert now["seq"] > shown["seq"]
        for answer in answers:
            if answer.status == 409:
                assert answer.json["position"]["view"] == now["view"]
        winner = next(n for n, answer in enumerate(answers) if answer.status == 200)
        for n in (winner, (winner + 1) % 50):  # sent again, also by way of the other process
            again = await twins[n].move(shown["seq"], keys[winner % len(keys)], requests[winner])
            assert (again.status, again.json) == (200, answers[winner].json)
        assert (await position(sitter))["seq"] == now["seq"]

    run(scene())


def test_a_request_sent_again_much_later_still_gets_its_first_answer(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "builders", 2)
        sitter, shown = await deciding(sitters)
        request = str(uuid4())
        first = await sitter.move(shown["seq"], shown["moves"][0]["key"], request)
        await play_on(sitters, by_chance(Random(1)), 20)
        assert (await sitter.move(shown["seq"], shown["moves"][0]["key"], request)).json == first.json

    run(scene())


def test_a_move_and_a_resignation_at_once_are_both_kept(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "builders", 3)
        sitter, shown = await deciding(sitters)
        other = next(one for one in sitters if one is not sitter)
        moved, left = await asyncio.gather(
            sitter.move(shown["seq"], shown["moves"][0]["key"]),
            other.client.post(f"{other.path}/resignation", {"request": str(uuid4())}),
        )
        assert left.status == 200
        assert moved.status in (200, 409)
        steps = (await sitter.client.get(f"{sitter.path}/steps?from=1")).json["steps"]
        assert [step["type"] for step in steps].count("resign") == 1

    run(scene())
