"""An operator who plays, with the whole database at hand, against an honest opponent on a real server.

Against record format 1 every draw aimed at was hit, and the record verified with the honest player's receipt.
"""

from __future__ import annotations

from random import Random
from typing import Any
from uuid import uuid4

import psycopg

import quadriga
from quadriga.client import Sitter
from quadriga.core.receipt import check_receipt
from quadriga.core.record import MoveEntry, Record
from quadriga.core.replay import resume
from server.house import House, dealt, deciding, position, record_of, run, seed_of

PAIRS = 5
#: Draws that the operator aims at.
AIMED = 3


def foreseen(place: House, id: str, move: str) -> tuple[str, ...]:
    """What a move would draw, from the seed, the nonces and the entries in the database."""
    with psycopg.connect(place.database) as connection:
        rows = connection.execute("SELECT body, digest FROM entry WHERE table_id = %s ORDER BY seq", (id,)).fetchall()
        nonces = connection.execute("SELECT value FROM nonce WHERE table_id = %s ORDER BY seat", (id,)).fetchall()
    record = Record.of([row[0] for row in rows], [row[1] for row in rows])
    table = resume(record, seed_of(place, id), tuple(nonce for (nonce,) in nonces))
    head = table.head
    table.play(move)
    entry = table.record.entries[head]
    assert isinstance(entry, MoveEntry)
    return entry.draws


async def taken_back(sitter: Sitter, seq: int, move: str) -> int:
    """Make a move and take it back; answers where the table stands then."""
    made = await sitter.move(seq, move)
    assert made.status == 200, made.body
    undo = {"request": str(uuid4()), "seq": made.json["seq"]}
    answer = await sitter.client.post(f"{sitter.path}/undo", undo)
    assert answer.status == 200, answer.body
    return int(answer.json["seq"])


def test_an_operator_who_plays_cannot_choose_a_draw(place: House) -> None:
    async def scene() -> None:
        honest, operator = await dealt(place.bases, "glory-to-rome", 2)
        rng, aimed = Random(1), 0
        for _ in range(200):
            sitter, shown = await deciding([honest, operator])
            sitter.note_position(shown)
            keys = [move["key"] for move in shown["moves"]]
            finals: dict[str, Any] = (await sitter.client.get(f"{sitter.path}/finals")).json["finals"]
            drawing = [key for key in keys if finals.get(key) == "draws"]
            reversible = [key for key in keys if key not in finals]
            if sitter is operator and drawing and reversible:
                move, seq = drawing[0], shown["seq"]
                expected = foreseen(place, operator.table, move)
                for _ in range(PAIRS):
                    seq = await taken_back(operator, seq, reversible[0])
                    assert foreseen(place, operator.table, move) == expected
                assert (await operator.move(seq, move)).status == 200
                aimed += 1
                if aimed == AIMED:
                    break
                continue
            wanted = [key for key in keys if "think" in key or key == "draw"]
            assert (await sitter.move(shown["seq"], rng.choice(wanted or keys))).status == 200
        assert aimed == AIMED
        honest.note_position(await position(honest))
        await honest.client.post(f"{honest.path}/resignation", {"request": str(uuid4())})
        record = await record_of(honest)
        assert quadriga.verify(record).replayed
        check_receipt(Record.parse(record), honest.receipt)

    run(scene())
