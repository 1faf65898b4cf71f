"""Fair deals: what was promised before the deal is what was dealt, and whoever cheats is found out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import msgspec
import psycopg
import pytest

import quadriga
from quadriga.client import Sitter
from quadriga.core.errors import RecordError
from quadriga.core.receipt import Receipt, check_receipt
from quadriga.core.record import EndEntry, MoveEntry, Record, Writer, body_of, commit, write_line
from quadriga.core.table import Table
from server.house import TITLES, House, dealt, deciding, house, position, record_of, run, seated, seed_of


async def whole_game(bases: list[str], game: str) -> tuple[bytes, list[Receipt]]:
    """A game to its end, the record, and what each player noted on the way."""
    sitters = await dealt(bases, game, quadriga.find_meta(game).players[0] + 1)
    rng = Random(3)
    while True:
        sitter, shown = await deciding(sitters)
        for one in sitters:
            if one.seq < 20:  # the others stop noting early: any point of the chain must do
                one.note_position(await position(one))
        if shown["seq"] >= 60:
            break
        answer = await sitter.move(shown["seq"], rng.choice(shown["moves"])["key"])
        assert answer.status == 200, answer.body
        if (await position(sitter)).get("outcome"):
            return await record_of(sitter), [one.receipt for one in sitters]
    for one in sitters[:-1]:
        await one.client.post(f"{one.path}/resignation", {"request": str(uuid4())})
    return await record_of(sitters[0]), [one.receipt for one in sitters]


@pytest.fixture(scope="module")
def played(place: House) -> tuple[bytes, list[Receipt]]:
    return run(whole_game(place.bases, "toy"))


def verified(tmp_path: Path, record: bytes, receipt: Receipt | None = None) -> subprocess.CompletedProcess[str]:
    """`quadriga verify`, as a player runs it at home."""
    file, noted = tmp_path / "game.jsonl", tmp_path / "receipt.json"
    file.write_bytes(record)
    command = [str(Path(sys.executable).with_name("quadriga")), "verify", str(file)]
    if receipt is not None:
        noted.write_bytes(msgspec.json.encode(receipt))
        command += ["--receipt", str(noted)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", TITLES)
def test_a_record_from_the_server_verifies_and_agrees_with_every_receipt(place: House, game: str) -> None:
    record, receipts = run(whole_game(place.bases, game))
    assert quadriga.verify(record).draws
    for receipt in receipts:
        check_receipt(Record.parse(record), receipt)


def test_verify_at_home_takes_the_record_and_the_receipt(played: Any, tmp_path: Path) -> None:
    record, receipts = played
    assert verified(tmp_path, record, receipts[0]).returncode == 0
    assert verified(tmp_path, record).returncode == 0


def rewritten(record: bytes, change: Any, seed: bytes | None = None) -> bytes:
    """The record a cheating server would publish: entries changed, every hash made anew."""
    old = Record.parse(record)
    assert old.end is not None
    nonces = tuple(bytes.fromhex(nonce) for nonce in old.end.nonces)
    seed = seed or bytes.fromhex(old.end.seed)
    header = msgspec.structs.replace(old.header, seed=commit(seed))
    writer = Writer.begin(seed, nonces, header)
    for entry in map(change, old.entries):
        writer.append(msgspec.structs.replace(entry, seed=seed.hex()) if isinstance(entry, EndEntry) else entry)
    return bytes(writer.record)


def test_a_server_that_swaps_one_draw_is_caught_by_verify(played: Any, tmp_path: Path) -> None:
    record, _ = played
    moves = [one for one in Record.parse(record).entries if isinstance(one, MoveEntry) and one.draws]
    first, second = moves[0], next(one for one in moves if one.draws != moves[0].draws)

    def swap(entry: Any) -> Any:
        if entry.seq == first.seq:
            return msgspec.structs.replace(entry, draws=second.draws)
        return msgspec.structs.replace(entry, draws=first.draws) if entry.seq == second.seq else entry

    cheated = rewritten(record, swap)
    with pytest.raises(RecordError):
        quadriga.verify(cheated)
    assert verified(tmp_path, cheated).returncode == 1


def test_a_server_that_changes_a_line_without_the_chain_is_caught_by_verify(played: Any) -> None:
    record, _ = played
    lines = record.split(b"\n")
    parsed = Record.parse(record)
    moved = next(n for n, one in enumerate(parsed.entries, 1) if isinstance(one, MoveEntry))
    swapped = msgspec.structs.replace(parsed.entries[moved - 1], seat=1 - parsed.entries[moved - 1].seat)  # type: ignore[union-attr]
    lines[moved] = write_line(body_of(swapped), parsed.digests[moved])
    with pytest.raises(RecordError):
        quadriga.verify(b"\n".join(lines))


def test_a_server_that_swaps_seed_commitment_and_chain_together_is_caught_by_the_receipt(
    played: Any, tmp_path: Path
) -> None:
    """It deals a game it likes better from a seed of its choice: sound in itself, and not what was promised."""
    record, receipts = played
    old = Record.parse(record)
    assert old.end is not None
    nonces = tuple(bytes.fromhex(nonce) for nonce in old.end.nonces)
    table = Table.new(
        quadriga.find_game(old.header.game),
        len(old.header.seats),
        seed=b"a seed the server likes better..",
        nonces=nonces,
        options=dict(old.header.options),
        seats=old.header.seats,
    )
    rng = Random(1)
    while table.decider is not None:
        table.play(rng.choice(table.moves()))
    cheated = bytes(table.record)
    assert quadriga.verify(cheated).moves > 0
    assert verified(tmp_path, cheated).returncode == 0
    for receipt in receipts:
        with pytest.raises(RecordError):
            check_receipt(table.record, receipt)
    refused = verified(tmp_path, cheated, receipts[0])
    assert refused.returncode == 1
    assert "receipt" in refused.stderr


@pytest.mark.parametrize(
    "change",
    [
        {"commitment": "0" * 64},
        {"nonce": "0" * 32},
        {"nonce": "not hexadecimal"},
        {"nonce_hashes": ("0" * 64,) * 3},
        {"hash": "0" * 64},
        {"seq": 4000},
        {"seat": 2},
        {"seat": 9},
    ],
)
def test_a_receipt_that_differs_in_anything_is_noticed(played: Any, change: dict[str, Any]) -> None:
    record, receipts = played
    with pytest.raises(RecordError):
        check_receipt(Record.parse(record), msgspec.structs.replace(receipts[0], **change))


def test_the_commitment_stands_before_anyone_sits_and_is_the_one_dealt_from(place: House) -> None:
    async def scene() -> None:
        sitters = await seated(place.bases, "toy", 2)
        shown = (await sitters[0].client.get(sitters[0].path)).json["table"]["commitment"]
        assert {sitter.commitment for sitter in sitters} == {shown}
        assert commit(seed_of(place, sitters[0].table)) == shown

    run(scene())


def test_a_nonce_that_is_not_the_promised_one_is_refused(place: House) -> None:
    async def scene() -> None:
        ann, bob = await seated(place.bases, "toy", 2)
        early = await ann.client.put(f"{ann.path}/seats/0/nonce", {"nonce": ann.nonce.hex()})
        assert early.status == 409
        await ann.client.post(f"{ann.path}/start")
        wrong = await ann.client.put(f"{ann.path}/seats/0/nonce", {"nonce": bob.nonce.hex()})
        assert (wrong.status, wrong.json["error"]) == (422, "wrong-nonce")
        others = await ann.client.put(f"{ann.path}/seats/1/nonce", {"nonce": bob.nonce.hex()})
        assert others.status == 403
        assert (await ann.reveal()).json["status"] == "revealing"
        assert (await ann.reveal()).json["status"] == "revealing"  # sent again
        assert (await bob.reveal()).json["status"] == "playing"

    run(scene())


def test_a_nonce_not_revealed_in_time_frees_the_seat_and_the_table_commits_anew() -> None:
    async def scene(place: House) -> None:
        ann, bob = await seated(place.bases, "toy", 2)
        await ann.client.post(f"{ann.path}/start")
        await ann.reveal()
        note: dict[str, Any] = {}
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            async for event in stream:
                if event.kind == "note" and event.json["kind"] == "recommitted":
                    note = event.json["body"]
                    break
        table = (await ann.client.get(ann.path)).json["table"]
        assert table["status"] == "open"
        assert table["commitment"] != ann.commitment
        assert commit(bytes.fromhex(note["seed"])) == ann.commitment  # what it would have been is shown
        assert note["freed"] == [1]
        assert note["nonces"] == {"0": ann.nonce.hex()}
        assert table["withheld"] == [{"name": "P1", "times": 1}]
        assert "name" not in table["seats"][1]
        # Ann's nonce is known to the server by now: she has to make another for the new commitment.
        assert (await ann.client.post(f"{ann.path}/start")).status == 409
        await bob.sit()
        assert (await ann.client.post(f"{ann.path}/start")).json["error"] == "nonce-hash-missing"
        with pytest.raises(ValueError, match="another commitment"):
            await ann.reveal()
        await ann.sit()
        assert (await ann.client.post(f"{ann.path}/start")).status == 200
        await ann.reveal()
        assert (await bob.reveal()).json["status"] == "playing"

    with house(webs=1, reveal_seconds=1) as place:
        run(scene(place))


def test_getting_up_while_nonces_are_revealed_counts_as_withholding_and_the_second_time_bars(place: House) -> None:
    async def scene() -> None:
        ann, bob = await seated(place.bases, "toy", 2, in_lobby=True)
        for times in (1, 2):
            await ann.client.post(f"{ann.path}/start")
            await ann.reveal()
            commitment, nonce = ann.commitment, ann.nonce
            sent_away = await ann.client.delete(f"{ann.path}/seats/1")
            assert (sent_away.status, sent_away.json["error"]) == (409, "table-revealing")
            assert (await bob.client.delete(f"{bob.path}/seats/1")).json["status"] == "open"
            table = (await ann.client.get(ann.path)).json["table"]
            assert table["commitment"] != commitment
            assert table["sealed_anew"] == times
            assert table["withheld"] == [{"name": "P1", "times": times}]
            # What was thrown away is there for everyone: which deal it would have been can be seen.
            with psycopg.connect(place.database) as connection:
                query = "SELECT body FROM note WHERE table_id = %s AND kind = 'recommitted' ORDER BY n DESC LIMIT 1"
                ((note,),) = connection.execute(query, (ann.table,)).fetchall()
            assert commit(bytes.fromhex(note["seed"])) == commitment
            assert note["nonces"] == {"0": nonce.hex()}
            await ann.sit()
            if times == 1:
                assert (await bob.sit()).status == 200
        again = await bob.client.put(f"{bob.path}/seats/1", {"nonce_hash": "0" * 64})
        assert again.status == 403
        assert (await bob.client.get(bob.path)).status == 403

    run(scene())


def test_a_host_who_withholds_twice_keeps_the_table_in_sight_and_does_not_sit_there(place: House) -> None:
    async def scene() -> None:
        ann, bob = await seated(place.bases, "toy", 2)
        for _ in range(2):
            await ann.client.post(f"{ann.path}/start")
            await bob.reveal()
            assert (await ann.client.delete(f"{ann.path}/seats/0")).status == 200
            await ann.sit()
            await bob.sit()
        refused = await ann.sit()
        assert (refused.status, refused.json["error"]) == (403, "forbidden")
        assert (await ann.client.delete(ann.path)).json["status"] == "closed"

    run(scene())


def test_bots_add_no_nonce_and_a_table_of_one_person_is_fair_too(place: House) -> None:
    async def scene() -> Sitter:
        (ann,) = await dealt(place.bases, "toy", 3, ("random", "random"))
        await ann.client.post(f"{ann.path}/resignation", {"request": str(uuid4())})
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            async for event in stream:
                if event.kind == "position":
                    ann.note_position(event.json)
                    if event.json.get("outcome"):
                        break
        record = await record_of(ann)
        assert Record.parse(record).header.nonces[1:] == ("", "")
        quadriga.verify(record)
        check_receipt(Record.parse(record), ann.receipt)
        return ann

    run(scene())


def test_the_seed_is_revealed_when_a_table_is_closed_before_the_deal(place: House) -> None:
    async def scene() -> None:
        (ann, _) = await seated(place.bases, "toy", 2)
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            await anext(aiter(stream))
            assert (await ann.client.delete(ann.path)).json["status"] == "closed"
            async for event in stream:
                if event.kind == "note" and event.json["kind"] == "closed":
                    break
        assert commit(bytes.fromhex(event.json["body"]["seed"])) == ann.commitment

    run(scene())


def test_only_appending_and_dealing_read_the_secrets() -> None:
    """The seed lies in a table of its own; the modules that make views and bots' jobs do not name it."""
    sources = Path(quadriga.__file__).parent / "server"
    naming = {
        path.name
        for path in sources.rglob("*.py")
        if "migrations" not in path.parts and ("FROM seed" in path.read_text() or "FROM nonce" in path.read_text())
    }
    assert naming == {"append.py", "fair_deal.py", "seeds.py"}
