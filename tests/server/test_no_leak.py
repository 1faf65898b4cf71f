"""No leak: every byte sent to each viewer in whole games, searched for what that viewer could not know.

What a viewer may know by an entry is worked out afterwards from the published
record, with the game alone and none of the server's code: the words of its
views, of the events redacted for it, of its own choices and their refusals.
Any other word for a thing that could be drawn is a leak. A table drawn in data
also carries the names of all there is in the box; it must be, to the byte, what
the game makes of a view the viewer has had.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from urllib.parse import quote
from uuid import uuid4

import msgspec
import psycopg
import pytest

import quadriga
from quadriga.client import Sitter
from quadriga.core.events import redact
from quadriga.core.follow import Follower
from quadriga.core.languages import DEFAULT
from quadriga.core.layout import layout_of
from quadriga.core.record import EndEntry, MoveEntry, Record, TimeoutEntry
from quadriga.core.table import Table
from quadriga.core.things import kind_of
from quadriga.core.views import encode_view
from quadriga.server.storage.seeds import Seeds
from quadriga.server.tables import puzzled
from server.house import SEED_KEY, TITLES, Client, House, database, dealt, deciding, guest, position, record_of, run

TEXT = re.compile(rb'"((?:[^"\\\\]|\\\\.)*)"')
LONGEST_NOTATION = 8
#: After how many deeds everyone looks at everything once more.
LOOKS = 15


def words_in(json: bytes) -> set[bytes]:
    """The words of some JSON: ids stand alone or, in the notation of a move, between blanks. Rules are prose."""
    texts = (text.split() for text in TEXT.findall(json))
    return {word for words in texts if len(words) <= LONGEST_NOTATION for word in words}


def is_drawing(data: bytes) -> bool:
    return data.startswith(b'{"marks"')


class Ear:
    """Every byte one viewer was sent, by what was going on."""

    def __init__(self, name: str, viewer: int | None, client: Client) -> None:
        self.name = name
        self.viewer = viewer
        self.client = client
        self.heard: list[tuple[int, bytes]] = []
        self.deed = 0
        client.tap = self.hear

    def hear(self, data: bytes) -> None:
        self.heard.append((self.deed, data))

    def all(self) -> bytes:
        return b"\n".join(data for _, data in self.heard)


class Scene:
    """One whole game with ears on everybody."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.sitters: list[Sitter] = []
        self.ears: list[Ear] = []
        #: The last entry after each deed.
        self.heads: list[int] = []
        self.record = b""
        #: What must never be sent to whom while the game runs.
        self.secrets: dict[str, list[bytes]] = {}
        #: What anybody is sent who asks for it, whatever is played: puzzles name things of the game, too.
        self.public: set[bytes] = set()
        #: How many hints were given.
        self.hints = 0

    def next_deed(self, head: int) -> None:
        self.heads.append(head)
        for ear in self.ears:
            ear.deed = len(self.heads)


async def played(bases: list[str], game: str, url: str, deeds: int = 10_000, *, hints: bool = False) -> Scene:
    """A whole game, or its first deeds and then everyone resigns."""
    scene, rng = Scene(game), Random(game)
    scene.public = puzzles_as_they_are(game)
    scene.sitters = await dealt(bases, game, quadriga.find_meta(game).players[0] + 1, hints=hints)
    sitters, path = scene.sitters, scene.sitters[0].path
    watcher, stranger = await guest(bases[0], "Watcher"), await guest(bases[-1], "Stranger")
    invite = (await sitters[0].client.get(path)).json["table"]["invite"]
    await watcher.post(f"{path}/visits", {"invite": invite})
    scene.ears = [Ear(f"seat {one.seat}", one.seat, one.client) for one in sitters]  # type: ignore[arg-type]
    scene.ears += [Ear("spectator", None, watcher), Ear("stranger", None, stranger)]
    for ear in scene.ears:
        ear.client.close()  # from here on every connection has an ear on it
    _note_secrets(scene, invite, url)
    streams = [asyncio.create_task(_listen(ear.client, path)) for ear in scene.ears]
    await _play(scene, rng, deeds)
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    for ear in scene.ears:
        ear.client.tap = None
        ear.client.close()
    scene.record = await record_of(sitters[0])
    return scene


def puzzles_as_they_are(game: str) -> set[bytes]:
    """What is asked about a puzzle while a game runs, answered without a server and without that game."""
    if not puzzled.how_many().get(game):
        return set()
    return {puzzled.shown(game, 1, DEFAULT), puzzled.layout(game, 1), puzzled.why_not(game, 1, "nothing", "", DEFAULT)}


def _note_secrets(scene: Scene, invite: str, url: str) -> None:
    with psycopg.connect(url) as connection:
        row = connection.execute("SELECT value FROM seed WHERE table_id = %s", (scene.sitters[0].table,)).fetchone()
    assert row is not None
    seed = Seeds([SEED_KEY]).decrypt(scene.sitters[0].table, row[0])
    for ear in scene.ears:
        others = [one for one in scene.sitters if one.seat != ear.viewer]
        scene.secrets[ear.name] = [
            seed,
            seed.hex().encode(),
            *(one.nonce.hex().encode() for one in others),
            *(one.client.cookie.partition("=")[2].encode() for one in others),
        ]
        if ear.viewer is None:
            scene.secrets[ear.name].append(invite.encode())


async def _listen(client: Client, path: str) -> None:
    """Keep a stream open, losing it now and then: the table's own, and the one a browser has for everything."""
    last = ""
    for n in count():
        joint = f"/stream?table={path.rpartition('/')[2]}@{last}"
        async with client.stream(joint if n % 2 else f"{path}/stream", last) as stream:
            if stream.status != 200:
                return
            heard = 0
            async for event in stream:
                last = event.id or last
                heard += event.kind.endswith("position")
                if heard > n % 5 * 5:
                    break


async def _play(scene: Scene, rng: Random, deeds: int) -> None:
    while True:
        sitter, shown = await deciding(scene.sitters)
        if shown.get("outcome"):
            scene.next_deed(shown["seq"])
            return
        if len(scene.heads) == deeds:
            await sitter.client.post(f"{sitter.path}/resignation", {"request": str(uuid4())})
            continue
        if len(scene.heads) % LOOKS == 0:
            await _ask_everything(scene, sitter, shown["seq"], rng)
        scene.next_deed(shown["seq"])
        await _do_something(scene, sitter, shown, rng)


async def _do_something(scene: Scene, sitter: Sitter, shown: dict[str, object], rng: Random) -> None:
    seq, path = shown["seq"], sitter.path
    assert isinstance(seq, int)
    chance = rng.random()
    if shown.get("undo") and chance < 0.2:
        body = {"request": str(uuid4()), "seq": seq}
        await sitter.client.post(f"{path}/undo", body)
    elif chance < 0.03 and seq > 3:
        body = {"request": str(uuid4()), "seq": seq, "kind": "undo", "target": seq - 2}
        answer = await sitter.client.post(f"{path}/proposals", body)
        for one in scene.sitters:
            await one.client.post(f"{path}/proposals/{answer.json['n']}/votes", {"agree": True})
    else:
        moves = shown["moves"]
        assert isinstance(moves, list)
        answer = await sitter.move(seq, rng.choice(moves)["key"])
        assert answer.status == 200, answer.body


async def _ask_everything(scene: Scene, sitter: Sitter, head: int, rng: Random) -> None:
    """All that can be asked, by everybody, wrongly too."""
    path = sitter.path
    for ear in scene.ears:
        mine = await ear.client.get(path)
        earlier = f"/positions/{rng.randint(0, head)}"
        plain = ("", "/steps?from=1", "/tally", "/finals", "/ahead", "/record", "/receipt", "/standing")
        for what in (*plain, earlier, f"{earlier}/layout", f"/positions/{head}/layout"):
            await ear.client.get(f"{path}{what}")
        for what in ("/me", "/me/tables", "/lobby"):
            await ear.client.get(what)
        await ear.client.get(f"{path}/positions/{rng.randint(0, head)}?seat=0")
        position = mine.json.get("position", {})
        things = re.findall(r'"([a-z0-9.-]{2,20})"', msgspec.json.encode(position.get("view", {})).decode())
        for thing in rng.sample(things, min(3, len(things))):
            await ear.client.get(f"{path}/why?thing={quote(thing)}")
        for move in position.get("moves", [])[:2]:
            await ear.client.get(f"{path}/preview?move={quote(move['key'])}")
            await ear.client.get(f"{path}/ahead?after={quote(move['key'])}")
        await ear.client.post(f"{path}/moves", {"request": str(uuid4()), "seq": head, "move": "no such move"})
        await ear.client.post(f"{path}/moves", {"request": str(uuid4()), "seq": head - 1, "move": "x"})
        await ear.client.post(f"{path}/undo", {"request": str(uuid4()), "seq": head, "moves": 99})
        await ear.client.post(f"{path}/chat", {"request": str(uuid4()), "text": "What do you have?"})
        await _ask_for_help(scene, ear, sitter, head)


async def _ask_for_help(scene: Scene, ear: Ear, sitter: Sitter, head: int) -> None:
    """Hints, where there are any; reviews and forks, before their time; puzzles, which are about no table."""
    client, path = ear.client, sitter.path
    hint = await client.post(f"{path}/hint", {"seq": head})
    if hint.status == 202:  # so it is the seat that is asked
        hint = await sitter.hint(head)
    scene.hints += hint.status == 200
    for answer in (
        await client.get(f"{path}/review"),
        await client.post(f"{path}/review"),
        await client.post(f"{path}/fork", {"seat": 0, "bots": [""] * len(scene.sitters)}),
    ):
        assert answer.status in (403, 404, 409), answer.body
    puzzle = f"/games/{scene.game}/puzzles/1"
    for what in ("/puzzle-of-the-day", puzzle, f"{puzzle}/layout", f"{puzzle}/why?thing=nothing"):
        await client.get(what)


def leaks_of(scene: Scene) -> list[str]:
    """Everything somebody was sent and could not know."""
    record = Record.parse(scene.record)
    drawable = drawn_in(record).union(*(drawn_in(one) for one in other_games(record)))
    found = []
    for ear in scene.ears:
        knows = Knowledge(record, ear.viewer)
        for deed, data in ear.heard:
            if data in scene.public:
                continue
            head = min(scene.heads[min(deed, len(scene.heads) - 1)], len(knows.words) - 1)
            if is_drawing(data):
                known = data in knows.drawings[: head + 1]
                found += [] if known else [f"{ear.name} was sent a drawing of more than it sees by entry {head}"]
                continue
            unknown = words_in(data) & drawable - knows.words[head]
            found += [f"{ear.name} was sent {word.decode()} by entry {head}" for word in sorted(unknown)]
        found += [f"{ear.name} was sent a secret" for secret in scene.secrets[ear.name] if secret in ear.all()]
    return found


def drawn_in(record: Record) -> set[bytes]:
    """The words for all that was drawn in a game."""
    draws = [entry.draws for entry in record.entries if isinstance(entry, MoveEntry | TimeoutEntry)]
    return {item.encode() for items in (record.header.deal, *draws) for item in items}


def other_games(record: Record) -> Iterator[Record]:
    """A few games like this one, played by chance."""
    game, header = quadriga.find_game(record.header.game), record.header
    edition, players = game.edition_by_hash(header.edition), len(header.seats)
    for seed in range(3):
        table = Table.new(game, players, seed=seed, options=dict(header.options), edition=edition)
        rng = Random(seed)
        while table.decider is not None:
            table.play(rng.choice(table.moves()))
        yield table.record


class Knowledge:
    """What a viewer may know: the words after each entry, which it still knows ever after, and its drawn table."""

    def __init__(self, record: Record, viewer: int | None) -> None:
        table = Table.dealt(quadriga.find_game(record.header.game), record.header)
        self.words = [_words_now(table, viewer)]
        self.drawings = [_drawing_now(table, viewer)]
        for entry in Follower(table, record).follow_each(len(record)):
            if isinstance(entry, EndEntry):
                break
            told = _words_now(table, viewer)
            told |= words_in(msgspec.json.encode(redact(table.happened, viewer)))
            if isinstance(entry, MoveEntry | TimeoutEntry) and entry.seat == viewer:
                told |= set(entry.move.encode().split())
            self.words.append(self.words[-1] | told)
            self.drawings.append(_drawing_now(table, viewer))


def _drawing_now(table: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(layout_of(table.game, table.view(viewer)), order="deterministic")


def _words_now(table: Table, viewer: int | None) -> set[bytes]:
    words = words_in(encode_view(table.view(viewer)))
    words |= {name.encode() for tally in table.tally(viewer) for name, _ in tally.lines}  # categories are no secret
    if viewer is not None and table.decider == viewer:
        for move in table.candidates():
            words |= {*move.key.encode().split(), *(kind_of(thing).encode() for thing in table.touches(move))}
            refusal = table.game.why_not(table.state, move)
            words |= words_in(msgspec.json.encode(refusal.args)) if refusal else set()
    return words


@pytest.mark.parametrize("game", TITLES)
def test_nobody_is_sent_what_they_cannot_know(place: House, game: str) -> None:
    scene = run(played(place.bases, game, place.database), 900)
    assert len(scene.heads) > 10
    assert all(len(ear.all()) > 1000 for ear in scene.ears)
    assert leaks_of(scene) == []


@pytest.mark.parametrize("game", TITLES)
def test_hints_for_everyone_tell_nobody_what_they_cannot_know(place: House, game: str) -> None:
    scene = run(played(place.bases, game, place.database, deeds=LOOKS + 1, hints=True), 600)
    assert scene.hints
    assert leaks_of(scene) == []


@contextmanager
def planted(name: str) -> Iterator[House]:
    """A server with one web process that has a mistake in it."""
    with database() as url:
        place = House(url)
        try:
            place.start_web(program=(str(Path(__file__).with_name("planted.py")), name))
            place.wait_until_ready()
            yield place
        finally:
            place.close()


@pytest.mark.parametrize("leak", ["moves", "events", "choices", "eyes", "seed", "hints"])
def test_a_planted_leak_is_found(leak: str) -> None:
    with planted(leak) as place:
        assert leaks_of(run(played(place.bases, "toy", place.database), 600))


@pytest.fixture(scope="module")
def foretelling() -> Iterator[House]:
    with planted("draws") as place:
        yield place


@pytest.mark.parametrize("game", TITLES)
def test_what_will_be_drawn_is_found_in_every_title(foretelling: House, game: str) -> None:
    scene = run(played(foretelling.bases, game, foretelling.database, deeds=LOOKS + 1), 600)
    assert leaks_of(scene)
    for ear in scene.ears:  # in drawings alone, too
        ear.heard = [(deed, data) for deed, data in ear.heard if is_drawing(data)]
    assert leaks_of(scene)


def test_the_position_of_a_stranger_is_nobodys(place: House) -> None:
    async def scene() -> int:
        sitters = await dealt(place.bases, "toy", 2)
        await position(sitters[0])
        return (await (await guest(place.bases[0])).get(f"{sitters[0].path}/positions/0")).status

    assert run(scene()) == 404
