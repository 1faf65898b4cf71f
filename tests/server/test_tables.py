"""Opening, inviting, seating, starting, playing, taking back, leaving, agreeing, talking, playing again."""

from __future__ import annotations

import asyncio
import threading
from datetime import datetime
from random import Random
from typing import Any
from uuid import uuid4

import psycopg
import pytest

import quadriga
from quadriga.client import Sitter
from quadriga.server.tables.lists import PAGE
from server.house import (
    TITLES,
    Client,
    House,
    by_chance,
    dealt,
    deciding,
    guest,
    play_on,
    position,
    record_of,
    run,
    seated,
    wait_for,
)

NONCE_HASH = "0" * 64


async def notes_of(sitter: Sitter, last: str) -> list[dict[str, Any]]:
    """The notes of a table up to the first of a kind."""
    found = []
    async with sitter.client.stream(f"{sitter.path}/stream") as stream:
        async for event in stream:
            if event.kind == "note":
                found.append(event.json)
                if found[-1]["kind"] == last:
                    return found
    raise AssertionError(f"no note {last}")


@pytest.mark.parametrize("game", TITLES)
def test_every_title_can_be_opened_with_its_defaults(place: House, game: str) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        table = (await ann.post("/tables", {"game": game, "players": quadriga.find_meta(game).players[-1]})).json
        assert table["options"] == quadriga.find_meta(game).settle_options(None)
        assert table["edition"] == quadriga.find_game(game).edition().hash
        assert [seat["seat"] for seat in table["seats"]] == list(range(quadriga.find_meta(game).players[-1]))

    run(scene())


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "players": 2},
        {"game": "builders", "players": 9},
        {"game": "builders", "players": 2, "options": {"hats": True}},
        {"game": "builders", "players": 2, "options": {"machines-equipped": "maybe"}},
        {"game": "builders", "players": 2, "edition": "../../secrets"},
        {"game": "builders", "players": 2, "bots": ["nobody"]},
        {"game": "builders", "players": 2, "bots": ["random", "random", "random"]},
    ],
)
def test_a_table_that_cannot_be_is_refused(place: House, wish: dict[str, Any]) -> None:
    async def scene() -> int:
        return (await (await guest(place.bases[0])).post("/tables", wish)).status

    assert run(scene()) == 422


def test_a_private_table_is_joined_by_its_invitation_alone(place: House) -> None:
    async def scene() -> None:
        ann, bob = await guest(place.bases[0]), await guest(place.bases[1])
        table = (await ann.post("/tables", {"game": "builders", "players": 2})).json
        path = f"/tables/{table['id']}"
        assert (await bob.get(path)).status == 404
        assert (await bob.put(f"{path}/seats/1", {"nonce_hash": NONCE_HASH})).status == 404
        assert (await bob.post(f"{path}/visits", {"invite": "wrong"})).status == 404
        assert (await bob.post(f"{path}/visits", {"invite": table["invite"]})).status == 200
        assert "invite" not in (await bob.get(path)).json["table"]  # only those inside invite others
        assert (await bob.put(f"{path}/seats/1", {"nonce_hash": NONCE_HASH})).status == 200
        assert (await bob.get(path)).json["table"]["invite"] == table["invite"]

    run(scene())


def test_an_invitation_says_who_invites_to_what_to_whoever_holds_it_and_nothing_more(place: House) -> None:
    async def scene() -> None:
        ann, nobody = await guest(place.bases[0], "Ann"), Client(place.bases[1])
        wish = {"game": "builders", "players": 3, "bots": ["greedy"], "move_seconds": 120, "reserve_seconds": 600}
        table = (await ann.post("/tables", wish)).json
        asked = f"/tables/{table['id']}/invited", {"invite": table["invite"]}
        told = await nobody.post(*asked)
        expected = {"host": "Ann", "game": "builders", "status": "open", "players": 3, "free": 2}
        assert told.json == expected | {"move_seconds": 120, "reserve_seconds": 600}
        assert "set-cookie" not in told.headers
        await ann.put(f"/tables/{table['id']}/seats/0", {"nonce_hash": NONCE_HASH})
        assert (await nobody.post(*asked)).json["free"] == 1
        shown = (await ann.get(f"/tables/{table['id']}")).json["table"]
        assert shown["host_seat"] == 0

        # Neither a wrong invitation nor a table that is not there, or no more, is told apart from another.
        refused = []
        for id, invite in [(table["id"], "wrong"), (table["id"], ""), ("0" * 16, table["invite"]), ("x", "y")]:
            refused.append(await nobody.post(f"/tables/{id}/invited", {"invite": invite}))
        await ann.delete(f"/tables/{table['id']}")
        refused.append(await nobody.post(*asked))
        assert {one.status for one in refused} == {404}
        assert {(one.json["error"], one.json["detail"]) for one in refused} == {
            ("not-found", refused[0].json["detail"])
        }
        assert (await nobody.post(asked[0], {"invite": "x" * 5000})).status == 400

    run(scene())


def test_a_table_in_the_lobby_is_found_and_joined_by_anyone(place: House) -> None:
    async def scene() -> None:
        ann, bob = await guest(place.bases[0]), await guest(place.bases[1])
        async with bob.stream("/me/stream") as stream:
            first = await anext(aiter(stream))
            assert first.kind == "tables"
            table = (await ann.post("/tables", {"game": "builders", "players": 2, "in_lobby": True})).json
            async for event in stream:
                if event.kind == "table" and event.json["id"] == table["id"]:
                    break
            listed = (await bob.get("/lobby")).json["tables"]
            assert table["id"] in [one["id"] for one in listed]
            path = f"/tables/{table['id']}"
            assert (await bob.put(f"{path}/seats/0", {"nonce_hash": NONCE_HASH})).status == 200
            async for event in stream:
                if event.kind == "table" and event.json["id"] == table["id"] and event.json.get("seat") == 0:
                    break
        assert [one["id"] for one in (await bob.get("/me/tables")).json["tables"]] == [table["id"]]

    run(scene())


def test_my_tables_tell_how_a_game_ended_and_when(place: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(place.bases, "builders", 2)
        listed = (await ann.client.get("/me/tables")).json["tables"][0]
        assert "result" not in listed
        began = datetime.fromisoformat(listed["played_at"])
        assert (await ann.client.post(f"{ann.path}/resignation", {"request": str(uuid4())})).status == 200
        outcome = (await bob.client.get(bob.path)).json["position"]["outcome"]
        points = [sum(line[1] for line in tally["lines"]) for tally in outcome["tallies"]]
        for sitter in (ann, bob):
            listed = (await sitter.client.get("/me/tables")).json["tables"][0]
            assert listed["status"] == "over"
            assert listed["result"] == {"places": [2, 1], "points": points}
            assert datetime.fromisoformat(listed["played_at"]) > began

    run(scene())


def test_my_tables_come_in_pages_and_each_once(place: House) -> None:
    async def scene() -> None:
        ann, bob = await guest(place.bases[0]), await guest(place.bases[1])
        opened = []
        for _ in range(PAGE + 3):
            table = (await ann.post("/tables", {"game": "builders", "players": 2})).json
            await ann.put(f"/tables/{table['id']}/seats/0", {"nonce_hash": NONCE_HASH})
            opened.append(table["id"])
        first = (await ann.get("/me/tables")).json
        assert len(first["tables"]) == PAGE
        second = (await ann.get(f"/me/tables?before={first['next']}")).json
        assert "next" not in second
        assert [one["id"] for one in first["tables"] + second["tables"]] == opened[::-1]
        for nonsense in (opened[0][:-1], "x" * 16, "0" * 16):
            assert (await ann.get(f"/me/tables?before={nonsense}")).status == 422
        assert (await ann.get(f"/me/tables?before={'0' * 17}")).status == 400
        assert (await bob.get(f"/me/tables?before={opened[0]}")).status == 422  # not hers to ask after

    run(scene())


def test_two_people_cannot_sit_on_one_seat_nor_one_on_two(place: House) -> None:
    async def scene() -> None:
        ann, bob = await seated(place.bases, "builders", 2)
        assert (await bob.client.put(f"{bob.path}/seats/0", {"nonce_hash": NONCE_HASH})).status == 409
        assert (await ann.client.put(f"{ann.path}/seats/1", {"nonce_hash": NONCE_HASH})).status == 409
        assert (await ann.client.put(f"{ann.path}/seats/7", {"nonce_hash": NONCE_HASH})).status == 404

    run(scene())


def test_the_host_sends_someone_away_who_then_stays_away(place: House) -> None:
    async def scene() -> None:
        ann, bob = await seated(place.bases, "builders", 2)
        invite = (await ann.client.get(ann.path)).json["table"]["invite"]
        assert (await bob.client.delete(f"{bob.path}/seats/0")).status == 403
        assert (await ann.client.delete(f"{ann.path}/seats/1")).status == 200
        assert (await bob.client.get(bob.path)).status == 403
        assert (await bob.client.post(f"{bob.path}/visits", {"invite": invite})).status == 404
        assert (await bob.client.put(f"{bob.path}/seats/1", {"nonce_hash": NONCE_HASH})).status == 403

    run(scene())


def test_who_gets_up_may_come_back(place: House) -> None:
    async def scene() -> None:
        ann, bob = await seated(place.bases, "builders", 2)
        assert (await bob.client.delete(f"{bob.path}/seats/1")).status == 200
        assert (await ann.client.post(f"{ann.path}/start")).status == 409
        assert (await bob.sit()).status == 200

    run(scene())


def test_only_the_host_starts_and_nobody_leaves_afterwards(place: House) -> None:
    async def scene() -> None:
        ann, bob = await seated(place.bases, "builders", 2)
        assert (await bob.client.post(f"{bob.path}/start")).status == 403
        assert (await ann.client.post(f"{ann.path}/start")).json["status"] == "revealing"
        for sitter in (ann, bob):
            await sitter.reveal()
        assert (await ann.client.delete(f"{ann.path}/seats/1")).status == 409
        assert (await ann.client.delete(ann.path)).status == 409

    run(scene())


@pytest.mark.parametrize("game", TITLES)
def test_a_move_names_the_position_it_answers(place: House, game: str) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, game, quadriga.find_meta(game).players[0] + 1)
        await play_on(sitters, by_chance(Random(4)), 5)
        sitter, shown = await deciding(sitters)
        key, seq = shown["moves"][0]["key"], shown["seq"]
        assert (await sitter.move(seq - 1, key)).status == 409
        assert (await sitter.move(seq + 1, key)).status == 409
        late = await sitter.move(-1, key)
        assert late.status == 409
        assert late.json["position"]["seq"] == seq
        assert late.json["position"]["moves"] == shown["moves"]
        other = next(one for one in sitters if one is not sitter)
        refused = await other.move(seq, key)
        assert (refused.status, refused.json["rule"]) == (422, "core.turn.not-asked")
        assert (await sitter.move(seq, key)).json["seq"] > seq

    run(scene())


def test_an_illegal_move_names_its_rule_in_the_readers_language(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "toy", 2)
        sitter, shown = await deciding(sitters)
        body = {"request": str(uuid4()), "seq": shown["seq"], "move": f"peek p{sitter.seat}"}
        path = f"{sitter.path}/moves"
        english = (await sitter.client.ask("POST", path, body)).json
        french = (await sitter.client.ask("POST", path, body, {"accept-language": "tlh, fr-FR;q=0.9, en;q=0.8"})).json
        assert english["rule"] == french["rule"] == "toy.peek.another"
        assert english["text"] != french["text"]
        assert (await sitter.move(shown["seq"], "fly to the moon")).json["error"] == "no-such-move"
        assert (await position(sitter))["seq"] == shown["seq"]

    run(scene())


def test_own_moves_are_taken_back_as_far_as_nothing_was_revealed(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "toy", 2)
        sitter, shown = await deciding(sitters)
        other = next(one for one in sitters if one is not sitter)
        before = shown["view"]
        assert (await sitter.move(shown["seq"], "coin")).status == 200
        shown = await position(sitter)
        assert shown["undo"] == 1
        assert "undo" not in await position(other)
        body = {"request": str(uuid4()), "seq": shown["seq"], "moves": 1}
        assert (await other.client.post(f"{other.path}/undo", body)).status == 422
        assert (await sitter.client.post(f"{sitter.path}/undo", body | {"moves": 2})).status == 422
        assert (await sitter.client.post(f"{sitter.path}/undo", body)).status == 200
        assert (await sitter.client.post(f"{sitter.path}/undo", body)).status == 200  # sent again
        shown = await position(sitter)
        assert shown["view"] == before
        assert (await sitter.move(shown["seq"], "draw")).status == 200  # something comes out of the bag
        shown = await position(sitter)
        assert "undo" not in shown
        body = {"request": str(uuid4()), "seq": shown["seq"]}
        assert (await sitter.client.post(f"{sitter.path}/undo", body)).status == 422

    run(scene())


@pytest.mark.parametrize("game", TITLES)
def test_going_back_further_takes_everyones_consent(place: House, game: str) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, game, quadriga.find_meta(game).players[0] + 1)
        ann, *others = sitters
        await play_on(sitters, by_chance(Random(5)), 4)
        before = (await position(ann))["view"]
        shown = await play_on(sitters, by_chance(Random(6)), 12)
        proposal = {"request": str(uuid4()), "seq": shown["seq"], "kind": "undo", "target": 4}
        answer = await ann.client.post(f"{ann.path}/proposals", proposal)
        assert answer.status == 201
        votes = f"{ann.path}/proposals/{answer.json['n']}/votes"
        assert (await ann.client.post(f"{ann.path}/proposals", proposal)).json == answer.json  # sent again
        for other in others:
            assert (await position(ann))["seq"] == shown["seq"]
            assert (await other.client.post(votes, {"agree": True})).status == 204
        after = await position(ann)
        assert (after["seq"], after["view"]) == (shown["seq"] + 1, before)
        final = await play_on(sitters, by_chance(Random(7)), 3)  # and the game goes on
        assert final["seq"] >= shown["seq"] + 4
        steps = (await ann.client.get(f"{ann.path}/steps?from={shown['seq'] + 1}")).json["steps"]
        assert (steps[0]["type"], steps[0]["to"], steps[0]["agreed"]) == ("undo", 4, True)

    run(scene())


def test_one_refusal_ends_a_vote_and_so_does_a_move(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "builders", 3)
        ann, bob, cas = sitters
        shown = await play_on(sitters, by_chance(Random(1)), 6)
        proposal = {"seq": shown["seq"], "kind": "undo", "target": 0}
        n = (await ann.client.post(f"{ann.path}/proposals", proposal | {"request": str(uuid4())})).json["n"]
        second = await bob.client.post(f"{bob.path}/proposals", proposal | {"request": str(uuid4())})
        assert (second.status, second.json["error"]) == (409, "voting")
        assert (await bob.client.post(f"{bob.path}/proposals/{n}/votes", {"agree": False})).status == 204
        assert (await cas.client.post(f"{cas.path}/proposals/{n}/votes", {"agree": True})).status == 404
        n = (await bob.client.post(f"{bob.path}/proposals", proposal | {"request": str(uuid4())})).json["n"]
        await play_on(sitters, by_chance(Random(2)), 1)
        assert (await cas.client.post(f"{cas.path}/proposals/{n}/votes", {"agree": True})).status == 404
        assert (await position(ann))["seq"] == shown["seq"] + 1

    run(scene())


def test_who_has_resigned_is_not_asked_to_vote(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "builders", 3)
        ann, bob, cas = sitters
        await play_on(sitters, by_chance(Random(1)), 6)
        assert (await cas.client.post(f"{cas.path}/resignation", {"request": str(uuid4())})).status == 200
        seq = (await position(ann))["seq"]
        proposal = {"request": str(uuid4()), "seq": seq, "kind": "undo", "target": 2}
        n = (await ann.client.post(f"{ann.path}/proposals", proposal)).json["n"]
        refused = await cas.client.post(f"{cas.path}/proposals/{n}/votes", {"agree": False})
        assert (refused.status, refused.json["error"]) == (409, "resigned")
        assert (await bob.client.post(f"{bob.path}/proposals/{n}/votes", {"agree": True})).status == 204
        steps = (await ann.client.get(f"{ann.path}/steps?from={seq + 1}")).json["steps"]
        assert (steps[0]["type"], steps[0]["to"]) == ("undo", 2)

    run(scene())


@pytest.mark.parametrize("game", TITLES)
def test_a_unanimous_concession_ends_the_game_and_bots_consent(place: House, game: str) -> None:
    async def scene() -> bytes:
        players = quadriga.find_meta(game).players[-1]
        sitters = await dealt(place.bases, game, players, ("random",))
        ann, *others = sitters
        while True:  # the bot moves by itself, so the seq may be old by the time it is used
            seq = (await position(ann))["seq"]
            body = {"request": str(uuid4()), "seq": seq, "kind": "concede", "target": 1}
            answer = await ann.client.post(f"{ann.path}/proposals", body)
            if answer.status != 201:
                continue
            votes = [
                (await one.client.post(f"{one.path}/proposals/{answer.json['n']}/votes", {"agree": True})).status
                for one in others
            ]
            if set(votes) <= {204}:
                break
        outcome = (await position(ann))["outcome"]
        assert outcome["endings"] == ["concession"]
        assert outcome["places"][1] == 1
        return await record_of(ann)

    assert quadriga.verify(run(scene())).entries >= 2


@pytest.mark.parametrize("game", TITLES)
def test_who_resigns_ranks_behind_and_the_last_one_wins(place: House, game: str) -> None:
    async def scene() -> bytes:
        sitters = await dealt(place.bases, game, quadriga.find_meta(game).players[0] + 1)
        await play_on(sitters, by_chance(Random(8)), 3)
        *leaving, staying = sitters
        for sitter in leaving:
            body = {"request": str(uuid4())}
            first = await sitter.client.post(f"{sitter.path}/resignation", body)
            assert first.status == 200, first.body
            assert (await sitter.client.post(f"{sitter.path}/resignation", body)).json == first.json  # sent again
            again = await sitter.client.post(f"{sitter.path}/resignation", {"request": str(uuid4())})
            assert again.status == 409
        outcome = (await position(staying))["outcome"]
        assert outcome["places"][staying.seat] == 1
        assert outcome["places"][0] == len(sitters)
        return await record_of(staying)

    assert quadriga.verify(run(scene())).moves > 0


def test_a_rematch_is_one_table_for_all_who_sat_here(place: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(place.bases, "toy", 2, options={"actions": 3})
        assert (await bob.client.post(f"{bob.path}/rematch")).status == 409
        await ann.client.post(f"{ann.path}/resignation", {"request": str(uuid4())})
        again = (await bob.client.post(f"{bob.path}/rematch")).json["id"]
        assert (await ann.client.post(f"{ann.path}/rematch")).json["id"] == again
        assert (await ann.client.get(ann.path)).json["table"]["rematch"] == again
        for sitter in (ann, bob):
            second = Sitter(sitter.client, again, sitter.seat)
            assert (await second.sit()).status == 200
        table = (await ann.client.get(f"/tables/{again}")).json["table"]
        assert table["options"]["actions"] == 3
        assert (await bob.client.get(f"/tables/{again}")).json["table"]["host"] is True

    run(scene())


def test_chat_is_heard_by_all_and_once(place: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(place.bases, "builders", 2)
        body = {"request": str(uuid4()), "text": "Salvete!"}
        first = await bob.client.post(f"{bob.path}/chat", body)
        assert first.status == 201
        assert (await bob.client.post(f"{bob.path}/chat", body)).json == first.json
        heard = [note for note in await notes_of(ann, "chat") if note["kind"] == "chat"]
        assert [(note["seat"], note["body"]["text"]) for note in heard] == [(1, "Salvete!")]

    run(scene())


@pytest.mark.parametrize(
    ("watch", "invited", "stranger"), [("anyone", 200, 200), ("invited", 200, 403), ("nobody", 403, 403)]
)
def test_who_may_watch_is_the_tables_choice(place: House, watch: str, invited: int, stranger: int) -> None:
    async def scene() -> tuple[int, int]:
        ann, _ = await dealt(place.bases, "builders", 2, watch=watch, in_lobby=True)
        cas, dan = await guest(place.bases[0]), await guest(place.bases[1])
        invite = (await ann.client.get(ann.path)).json["table"]["invite"]
        assert (await cas.post(f"{ann.path}/visits", {"invite": invite})).status == 200
        found = []
        for person in (cas, dan):
            async with person.stream(f"{ann.path}/stream") as stream:
                status = stream.status
            assert (await person.get(f"{ann.path}/positions/0")).status == status
            shown = (await person.get(ann.path)).json
            assert ("position" in shown) == (status == 200)
            found.append(status)
        return found[0], found[1]

    assert run(scene()) == (invited, stranger)


def test_a_clock_that_runs_out_makes_a_harmless_move(place: House) -> None:
    async def scene() -> None:
        ann, _ = await dealt(place.bases, "builders", 2, move_seconds=1)
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            async for event in stream:
                if event.kind == "position":
                    shown = event.json
                    assert shown["deadline"]
                    if shown["seq"] >= 3:
                        break
        steps = (await ann.client.get(f"{ann.path}/steps?from=1")).json["steps"]
        assert {step["type"] for step in steps[:3]} == {"timeout"}

    run(scene())


@pytest.mark.parametrize("who", ["arrives", "left"])
def test_presence_holds_the_table_before_its_seats_as_everyone_does(place: House, who: str) -> None:
    """Otherwise who sits down and who arrives at the same moment wait for each other for ever."""

    async def scene() -> None:
        ann, _ = await seated(place.bases, "toy", 2)
        seat = "WHERE table_id = %s AND seat = 0"

        def change_the_seat_once_someone_waits_for_the_table() -> None:
            with psycopg.connect(place.database) as mine, psycopg.connect(place.database, autocommit=True) as other:
                mine.execute("SELECT FROM game_table WHERE id = %s FOR UPDATE", (ann.table,))
                held.release()
                if who == "left":
                    gone = f"UPDATE seat SET here = true, here_until = now() - interval '1 s' {seat}"
                    other.execute(gone, (ann.table,))
                waiting = (
                    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
                )
                wait_for(lambda: other.execute(waiting).fetchone(), "somebody who waits")
                mine.execute("SET lock_timeout = '5s'")
                mine.execute(f"UPDATE seat SET nonce_hash = nonce_hash {seat}", (ann.table,))

        held = threading.Semaphore(0)
        changing = asyncio.create_task(asyncio.to_thread(change_the_seat_once_someone_waits_for_the_table))
        await asyncio.to_thread(held.acquire)
        if who == "arrives":
            async with ann.client.stream(f"{ann.path}/stream") as stream:
                await anext(aiter(stream))
        await changing

    run(scene())


def test_presence_is_noted(place: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(place.bases, "builders", 2)
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            async with bob.client.stream(f"{bob.path}/stream") as other:
                await anext(aiter(other))
                async for event in stream:
                    if event.kind == "table" and event.json["seats"][1].get("here"):
                        break
            async for event in stream:
                if event.kind == "table" and not event.json["seats"][1].get("here"):
                    break

    run(scene())
