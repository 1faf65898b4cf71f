"""Tables that play by a data file of somebody's own: checked, kept once, found by every process, bounded."""

from __future__ import annotations

import asyncio
from importlib import resources
from random import Random
from typing import Any

import psycopg
import pytest
from quadriga_toy.game import GAME

from quadriga.core.datafile import LONGEST_TEXT, DataFile
from quadriga.core.record import Record
from quadriga.core.replay import verify
from quadriga.server.jobs.check_rules import check
from server.house import Client, House, by_chance, dealt, guest, house, play_by_stream, play_on, record_of, run

TEXT = (resources.files("quadriga_toy") / "data" / "toy.toml").read_text()


def own(rounds: int) -> str:
    """A file that differs from the one that came with the game."""
    return TEXT.replace("rounds = 6", f"rounds = {rounds}")


async def opened(client: Client, text: str, **more: Any) -> Any:
    return await client.post("/tables", {"game": "toy", "players": 2, "edition_file": text} | more)


def kept(place: House) -> list[str]:
    with psycopg.connect(place.database) as connection:
        return [hash for (hash,) in connection.execute("SELECT hash FROM edition ORDER BY hash").fetchall()]


def test_a_table_plays_by_a_file_in_every_process_and_its_record_names_it(place: House) -> None:
    text = own(2)

    async def scene() -> tuple[bytes, str]:
        (sitter,) = await dealt(place.bases, "toy", 2, ("greedy",), edition_file=text)  # the bot makes up states by it
        shown = await play_by_stream(sitter, by_chance(Random(1)))
        assert shown["outcome"]
        table = (await sitter.client.get(sitter.path)).json["table"]
        for base in place.bases:
            facts = await (await guest(base)).get(f"/games/toy/editions/{table['edition']}")
            assert (facts.status, facts.json["name"], facts.json["hash"]) == (200, "own", table["edition"])
            assert facts.json["tables"]["numbers"]["rounds"] == 2
            file = await (await guest(base)).get(f"/games/toy/editions/{table['edition']}/file")
            assert (file.status, file.body.decode()) == (200, text)
        return await record_of(sitter), table["edition"]

    record, edition = run(scene())
    assert Record.parse(record).header.edition == edition == DataFile(text).hash != GAME.edition().hash
    GAME.load_edition(text, "mine")
    verify(record)


def test_a_file_is_kept_once_and_one_that_came_with_the_game_not_at_all(place: House) -> None:
    async def scene() -> None:
        ann, bob = await guest(place.bases[0]), await guest(place.bases[1])
        tables = [
            (await opened(one, text)).json for one in (ann, bob) for text in (own(3), own(3) + "\n# mine\n", TEXT)
        ]
        hashes = {DataFile(own(3)).hash, GAME.edition().hash}
        assert {table["edition"] for table in tables} == hashes

    run(scene())
    assert kept(place).count(DataFile(own(3)).hash) == 1
    assert GAME.edition().hash not in kept(place)


@pytest.mark.parametrize(
    ("text", "status", "said"),
    [
        (TEXT.replace("hand = 3", "hand = = 3"), 422, "line "),
        (TEXT.replace("hand = 3", 'hand = "three"'), 422, "Expected `int`"),
        ("x = " + "[\n" * 9_000, 422, "nested too deeply"),
        ("a" + ".a" * 15_000 + " = 1", 422, "a line is longer"),
        (TEXT.replace("rounds = 6", "rounds = 1000000000"), 422, "beyond 1000"),
        (TEXT.replace("hand = 3", "hand = 900"), 422, "no game can be dealt"),
        (TEXT + "\x00", 422, ""),
        ("#" * (LONGEST_TEXT + 1), 400, ""),
        ("x" * 70_000, 413, ""),
    ],
    ids=["toml", "type", "deep", "dotted", "figure", "deal", "nul", "long", "body"],
)
def test_a_file_that_is_wrong_is_refused_and_nothing_is_kept(place: House, text: str, status: int, said: str) -> None:
    async def scene() -> None:
        answer = await opened(await guest(place.bases[0]), text)
        assert answer.status == status, answer.body
        assert said in answer.json["detail"]
        assert len(answer.json["detail"]) < 500

    before = kept(place)
    run(scene())
    assert kept(place) == before


def test_there_is_no_edition_of_another_hash(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        for hash in ("0" * 64, "x", "%00", "0" * 63 + "g"):
            assert (await ann.get(f"/games/toy/editions/{hash}")).status in (400, 404)
            assert (await ann.get(f"/games/toy/editions/{hash}/file")).status in (400, 404)

    run(scene())


def test_a_person_has_ten_files_and_a_table_that_is_closed_gives_one_back(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        answers = await asyncio.gather(*(opened(ann, own(20 + number)) for number in range(12)))
        statuses = sorted(answer.status for answer in answers)
        assert statuses == [201] * 10 + [422] * 2
        refused = next(answer for answer in answers if answer.status == 422)
        assert refused.json["error"] == "too-many-editions"
        first = next(answer for answer in answers if answer.status == 201)
        assert (await ann.delete(f"/tables/{first.json['id']}")).status == 200
        assert (await opened(ann, own(40))).status == 201

    run(scene())


def test_a_server_keeps_as_many_files_as_its_operator_says_and_reads_as_many_an_hour() -> None:
    async def scene(place: House) -> None:
        ann, bob = await guest(place.bases[0]), await guest(place.bases[0])
        assert (await opened(ann, own(2))).status == 201
        assert (await opened(ann, own(3))).status == 201
        full = await opened(bob, own(4))
        assert (full.status, full.json["error"]) == (422, "too-many-editions")
        assert (await opened(bob, own(3))).status == 201  # it is here already
        # A thousand at once, of as many guests: the address has had its share.
        slowed = await opened(await guest(place.bases[0]), own(2))
        assert slowed.status == 429
        assert int(slowed.headers["retry-after"]) > 60
        assert (await bob.post("/tables", {"game": "toy", "players": 2})).status == 201

    with house(webs=1, worker=False, own_editions=2, editions_per_hour=4) as place:
        run(scene(place))
        assert len(kept(place)) == 2

    async def none(place: House) -> None:
        assert (await opened(await guest(place.bases[0]), own(2))).status == 422

    with house(webs=1, worker=False, own_editions=0) as place:
        run(none(place))


def test_a_process_started_later_and_the_check_of_the_rules_find_the_file() -> None:
    async def begin(place: House) -> str:
        sitters = await dealt(place.bases, "toy", 2, edition_file=own(5))
        await play_on(sitters, by_chance(Random(2)), 6)
        return sitters[0].table

    async def go_on(place: House, id: str) -> None:
        table = (await (await guest(place.bases[-1])).get(f"/tables/{id}")).json
        assert table["position"]["seq"] >= 6

    with house(webs=1, worker=False) as place:
        id = run(begin(place))
        place.start_web()
        place.wait_until_ready()
        with psycopg.connect(place.database, autocommit=True) as connection:
            connection.execute("UPDATE game_table SET watch = 'anyone', in_lobby = true")
        run(go_on(place, id))
        assert not GAME.knows(DataFile(own(5)).hash)
        assert run(check(place.read_settings())).differences == []
        assert place.errors == []
