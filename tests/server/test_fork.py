"""Play on from here: a position of a game that is over becomes a table with a commitment of its own."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import msgspec
import psycopg
import pytest
from quadriga_toy.game import GAME

import quadriga
from quadriga.client import Answer, Client, Sitter
from quadriga.core.fork import check_origin
from quadriga.core.receipt import check_receipt
from quadriga.core.record import Header, Record, body_of, read_body
from quadriga.core.replay import open_at
from quadriga.core.views import encode_view
from quadriga.server.http.rate_limit import cost_of
from quadriga.server.tables.queries import fork_start
from quadriga.server.tables.service import Service
from server.house import House, by_chance, dealt, guest, house, play_on, position, record_of, run, same_people
from server.test_archive import archive, new_web, whereabouts, with_archive
from server.test_backup import command, empty_database
from server.test_own_editions import own
from server.test_restoring import opened

BOTS = ("", "random")


async def over(place: House, game: str = "toy", players: int = 2, **more: Any) -> list[Sitter]:
    """People at a game that is over: after some moves one of them has had enough."""
    sitters = await dealt(place.bases, game, players, **more)
    await ended(sitters)
    return sitters


async def ended(sitters: list[Sitter]) -> None:
    if not (await play_on(sitters, by_chance(Random(4)), 12)).get("outcome"):
        answer = await sitters[1].client.post(f"{sitters[1].path}/resignation", {"request": str(uuid4())})
        assert answer.status == 200, answer.body


async def middle_of(sitter: Sitter) -> tuple[Record, int]:
    """A record, and an entry about its middle where somebody is asked."""
    record = Record.parse(await record_of(sitter))
    return record, len(record) // 2


async def begun(people: list[Client], table: dict[str, Any]) -> list[Sitter]:
    """Sit down at an open table, each on the next free seat, and have it dealt."""
    free = [seat["seat"] for seat in table["seats"] if not seat.get("bot")]
    sitters = [Sitter(person, table["id"], seat) for person, seat in zip(people, free, strict=True)]
    for sitter in sitters:
        assert (await sitter.client.post(f"{sitter.path}/visits", {"invite": table["invite"]})).status == 200
        assert (await sitter.sit()).status == 200
    assert (await people[0].post(f"/tables/{table['id']}/start")).status == 200
    for sitter in sitters:
        assert (await sitter.reveal()).status == 200
    return sitters


def forked(answer: Answer) -> dict[str, Any]:
    assert answer.status == 201, answer.body
    table: dict[str, Any] = answer.json
    return table


@pytest.mark.parametrize("game", ["toy", "glory-to-rome"])
@pytest.mark.parametrize("as_it_was", [False, True])
def test_a_position_becomes_a_table_for_friends_that_proves_itself(place: House, game: str, as_it_was: bool) -> None:
    async def scene() -> None:
        sitters = await over(place, game)
        original, at = await middle_of(sitters[0])
        host, friend = sitters[1].client, await guest(place.bases[0], "Livia")
        table = forked(await host.fork(sitters[0].table, 1, ("", ""), at, as_it_was=as_it_was))
        whence = {"table": sitters[0].table, "entry": at} | ({} if as_it_was else {"seat": 1})
        assert table["origin"] == whence
        assert table["commitment"] != (await host.get(sitters[0].path)).json["table"]["commitment"]
        invited = await friend.post(f"/tables/{table['id']}/invited", {"invite": table["invite"]})
        assert invited.json["origin"] == whence
        again = await begun([host, friend], table)  # the host takes seat 0 after all; what seat 1 saw is what was kept
        for sitter in again:
            listed = (await sitter.client.get("/me/tables")).json["tables"]
            assert [one["origin"] for one in listed if one["id"] == table["id"]] == [whence]
            assert (await sitter.client.get(sitter.path)).json["table"]["origin"] == whence
        seen = quadriga.find_game(game)
        there = open_at(original, at)
        shown = (await again[1].client.get(f"{again[1].path}/positions/0")).json["view"]
        assert shown == msgspec.json.decode(encode_view(seen.view(there.state, 1)))
        await ended(again)
        again[0].note_position(await position(again[0]))
        data = await record_of(again[0])
        record = Record.parse(data)
        assert quadriga.verify(data).origin == record.header.origin
        check_origin(record, original)
        check_receipt(record, again[0].receipt)
        assert (open_at(record, 0).state.key() == there.state.key()) or not as_it_was

    run(scene())


def test_a_fork_against_bots_begins_where_it_was_left(place: House) -> None:
    async def scene() -> None:
        sitters = await over(place)
        table = forked(await sitters[0].client.fork(sitters[0].table, 0, BOTS))
        assert table["seats"][1]["bot"] == "random"
        again = await begun([sitters[0].client], table)
        record = Record.parse(await record_of(sitters[0]))
        assert table["origin"]["entry"] < len(record)
        # Every process makes the game from its header alone.
        for base in place.bases:
            other = Client(base)
            other.cookie = sitters[0].client.cookie
            assert (await other.get(again[0].path)).json["position"]["seq"] >= 0
            other.close()

    run(scene())


def test_a_redrawn_fork_is_kept_without_what_its_seat_did_not_see(place: House) -> None:
    """Byte by byte: what is stored is that seat's view, and no deal, no move and no draw of the original."""

    async def scene() -> tuple[str, dict[str, Any], Record, int]:
        sitters = await over(place, "glory-to-rome")
        original, at = await middle_of(sitters[0])
        table = forked(await sitters[0].client.fork(sitters[0].table, 0, ("", ""), at))
        seen = await sitters[0].client.get(f"{sitters[0].path}/positions/{at}?seat=0")
        return table["id"], seen.json["view"], original, at

    id, view, original, at = run(scene())
    kept = one_value(place, "SELECT header FROM fork_start WHERE table_id = %s", id)
    header = read_body(kept, 0)
    assert isinstance(header, Header)
    assert header.start is not None
    assert json.loads(bytes(header.start.view)) == view
    rest = msgspec.structs.replace(header, start=None, origin=None, deal=())
    assert body_of(rest) == body_of(
        msgspec.structs.replace(original.header, seed="", nonces=(), deal=(), start=None, origin=None)
    )
    assert (header.deal, header.start.line, header.start.draw, header.start.places) == ((), (), "", "")
    other: Any = open_at(original, at).view(1)
    assert other.players[1].hand, "the other seat holds something to hide"


def one_value(place: House, query: str, id: str) -> Any:
    with psycopg.connect(place.database, autocommit=True) as connection:
        row = connection.execute(query, (id,)).fetchone()
    return None if row is None else row[0]


def test_what_a_fork_begins_with_is_gone_once_it_is_dealt_or_closed(place: House) -> None:
    async def scene() -> tuple[str, str]:
        sitters = await over(place)
        host = sitters[0].client
        played, closed = [forked(await host.fork(sitters[0].table, 0, BOTS)) for _ in range(2)]
        await begun([host], played)
        assert (await host.delete(f"/tables/{closed['id']}")).status == 200
        return played["id"], closed["id"]

    for id in run(scene()):
        assert one_value(place, "SELECT header FROM fork_start WHERE table_id = %s", id) is None


def test_what_cannot_be_played_on_from_is_refused_in_words(place: House) -> None:
    async def scene() -> None:
        sitters = await over(place)
        client, id = sitters[0].client, sitters[0].table
        head = (await position(sitters[0]))["seq"]
        for asked, status, problem in (
            ({"seat": 0, "bots": BOTS, "at": head}, 422, "no-fork-over"),
            ({"seat": 0, "bots": BOTS, "at": head + 1}, 404, "not-found"),
            ({"seat": 0, "bots": BOTS, "at": -1}, 400, "bad-request"),
            ({"seat": 2, "bots": BOTS}, 422, "unfit-table"),
            ({"seat": 1, "bots": BOTS}, 422, "unfit-table"),
            ({"seat": 0, "bots": ("",)}, 422, "unfit-table"),
            ({"seat": 0, "bots": ("", "oracle")}, 422, "no-such-bot"),
            ({"seat": 0, "bots": ("",) * 21}, 400, "bad-request"),
            ({"seat": 0, "bots": BOTS, "hidden": "open"}, 400, "bad-request"),
            ({"bots": BOTS}, 400, "bad-request"),
        ):
            answer = await client.post(f"/tables/{id}/fork", asked)
            assert (answer.status, answer.json["error"]) == (status, problem), (asked, answer.body)

    run(scene())


def test_who_has_left_stays_away_from_a_fork(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "toy", 3)
        await sitters[2].client.post(f"{sitters[2].path}/resignation", {"request": str(uuid4())})
        await ended(sitters[:2])
        refused = await sitters[2].client.fork(sitters[2].table, 2, ("", "", ""))
        assert (refused.status, refused.json["error"]) == (422, "no-fork-seat")
        table = forked(await sitters[0].client.fork(sitters[0].table, 0, ("", "", "")))
        assert table["seats"][2]["bot"], "nobody waits for a seat that is not asked"

    run(scene())


def test_a_thousand_forks_are_as_many_as_one_may_host() -> None:
    async def scene(place: House) -> None:
        sitters = await over(place)
        answers = [await sitters[0].client.fork(sitters[0].table, 0, BOTS) for _ in range(6)]
        assert [answer.status for answer in answers] == [201, 201, 201, 409, 409, 409]
        assert answers[-1].json["error"] == "too-many-tables-hosted"
        # Before any work is done for it: where one cannot play on from is found by following the record.
        head = (await position(sitters[0]))["seq"]
        nowhere = [await sitter.client.fork(sitter.table, 0, BOTS, head) for sitter in sitters]
        assert [one.json["error"] for one in nowhere] == ["too-many-tables-hosted", "no-fork-over"]

    with house(webs=1, worker=False, tables_per_person=3) as place:
        run(scene(place))
    assert cost_of("POST", "/tables/0123456789abcdef/fork") == 10


def test_what_a_fork_begins_with_pushes_no_answer_out(place: House) -> None:
    async def scene() -> None:
        sitters = await over(place)
        service = await Service.start(place.read_settings())
        try:
            cached = await service.cache.open(sitters[0].table)
            assert cached is not None
            assert await fork_start(service, cached, None, 0)
            assert not service.replays._answers
        finally:
            await service.stop()

    run(scene())


def test_a_fork_waits_for_no_rules_but_its_own(place: House) -> None:
    async def scene() -> None:
        sitters = await over(place)
        host = sitters[0].client
        table = forked(await host.fork(sitters[0].table, 0, BOTS))
        header = read_body(one_value(place, "SELECT header FROM fork_start WHERE table_id = %s", table["id"]), 0)
        older = body_of(msgspec.structs.replace(header, rules=99))
        with psycopg.connect(place.database, autocommit=True) as connection:
            connection.execute("UPDATE fork_start SET header = %s WHERE table_id = %s", (older, table["id"]))
        assert (await Sitter(host, table["id"], 0).sit()).status == 200
        answer = await host.post(f"/tables/{table['id']}/start")
        assert (answer.status, answer.json["error"]) == (409, "rules-changed")
        assert (await host.delete(f"/tables/{table['id']}")).status == 200

    run(scene())


def test_a_fork_names_nobody_and_outlives_those_it_came_from(place: House) -> None:
    """The people of the original are forgotten before the fork is dealt: nothing in it leads to them."""

    async def scene() -> bytes:
        sitters = await over(place)
        for n, sitter in enumerate(sitters):
            assert (await sitter.client.ask("PATCH", "/me", {"name": f"Erased{n}"})).status == 200
        invite = (await sitters[0].client.get(sitters[0].path)).json["table"]["invite"]
        watcher = await guest(place.bases[0], "Livia")
        assert (await watcher.post(f"{sitters[0].path}/visits", {"invite": invite})).status == 200
        table = forked(await watcher.fork(sitters[0].table, 0, BOTS, as_it_was=True))
        for n, sitter in enumerate(sitters):
            assert (await sitter.client.ask("DELETE", "/me", {"name": f"Erased{n}"})).status == 204
        again = await begun([watcher], table)
        answer = await watcher.post(f"{again[0].path}/resignation", {"request": str(uuid4())})
        assert answer.status == 200, answer.body
        mine = (await watcher.get("/me/data")).body
        return mine + (await watcher.get(again[0].path)).body + await record_of(again[0])

    told = run(scene())
    assert b"Livia" in told
    assert b"Erased" not in told


def test_a_fork_of_a_fork_goes_on(place: House) -> None:
    async def scene() -> None:
        sitters = await over(place)
        host = sitters[0].client
        people = [sitter.client for sitter in sitters]
        before, id = Record.parse(await record_of(sitters[0])), sitters[0].table
        for as_it_was in (False, True):
            table = forked(await host.fork(id, 0, ("", ""), 2, as_it_was=as_it_was))
            again = await begun(people, table)
            await ended(again)
            record = Record.parse(await record_of(again[0]))
            check_origin(record, before)
            before, id = record, table["id"]

    run(scene())


def test_an_archived_game_is_played_on_from_and_its_fork_archived_in_turn(tmp_path: Path) -> None:
    async def scene(place: House) -> list[Sitter]:
        sitters = await over(place)
        original, at = await middle_of(sitters[0])
        assert archive(place).returncode == 0
        assert whereabouts(place) == {sitters[0].table: "archive"}
        people = same_people(sitters, new_web(place))
        table = forked(await people[0].client.fork(people[0].table, 0, ("", ""), at))
        again = await begun([one.client for one in people], table)
        await ended(again)
        check_origin(Record.parse(await record_of(again[0])), original)
        return again

    async def afterwards(again: list[Sitter], base: str) -> tuple[bytes, dict[str, Any]]:
        (sitter,) = same_people(again[:1], base)
        return await record_of(sitter), (await sitter.client.get(sitter.path)).json["table"]["origin"]

    with with_archive(tmp_path / "archive") as place:
        again = run(scene(place))
        was = run(afterwards(again, place.bases[-1]))
        assert archive(place).returncode == 0
        assert set(whereabouts(place).values()) == {"archive"}
        assert run(afterwards(again, new_web(place))) == was
        assert place.errors == []


def test_a_fork_plays_by_the_file_of_the_game_it_came_from(place: House) -> None:
    text = own(4)
    GAME.load_edition(text, "mine")  # for what is checked here; the server has it from its host

    async def scene() -> None:
        sitters = await over(place, edition_file=text)
        original, at = await middle_of(sitters[0])
        for as_it_was in (False, True):
            table = forked(await sitters[0].client.fork(sitters[0].table, 0, ("", ""), at, as_it_was=as_it_was))
            assert table["edition"] == original.header.edition
            again = await begun([sitter.client for sitter in sitters], table)
            await ended(again)
            record = Record.parse(await record_of(again[1]))
            assert record.header.edition == original.header.edition
            check_origin(record, original)

    run(scene())


def test_a_fork_that_waits_to_be_dealt_is_in_a_backup_whole(tmp_path: Path) -> None:
    file = tmp_path / "games.backup"

    async def before(place: House) -> tuple[list[Sitter], Record, dict[str, Any]]:
        sitters = await over(place)
        original, at = await middle_of(sitters[0])
        return sitters, original, forked(await sitters[0].client.fork(sitters[0].table, 0, ("", ""), at))

    async def after(place: House) -> None:
        people = same_people(sitters, place.bases[0])
        again = await begun([one.client for one in people], table)
        await ended(again)
        check_origin(Record.parse(await record_of(again[0])), original)

    with house(webs=1, worker=False) as place:
        sitters, original, table = run(before(place))
        assert command(place.database, "backup", str(file)).returncode == 0
    with empty_database() as url:
        assert command(url, "restore", str(file)).returncode == 0
        with opened(url) as copy:
            run(after(copy))
