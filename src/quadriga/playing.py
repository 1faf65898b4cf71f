"""Commands to play: at this keyboard, or from here at a server's table."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text

import quadriga
from quadriga import bots
from quadriga.bots.bot import RUN
from quadriga.client import Answer, Sitter
from quadriga.commands import (
    WRONG,
    EditionFile,
    GameName,
    Language,
    Misuse,
    Plain,
    bytes_of,
    check_folder,
    edition_from,
    game_named,
    installed_games,
    one_line_errors,
    options_named,
    seats_named,
    words_for,
)
from quadriga.core.errors import EditionError, ForkRefused, QuadrigaError, RecordError
from quadriga.core.game import Game
from quadriga.core.guide import guide_of, has_guide
from quadriga.core.record import seed_bytes
from quadriga.core.turn_page import has_turn_page, turn_page_of
from quadriga.terminal import kept, theme
from quadriga.terminal.joined import Joined, printable, problem
from quadriga.terminal.kept import Kept
from quadriga.terminal.lesson import Lesson
from quadriga.terminal.session import PERSON, Seat, Session
from quadriga.terminal.turn_page import TurnReader
from quadriga.terminal.typed import Left, Typed
from quadriga.terminal.wire import Wire
from quadriga.words import Words

app = typer.Typer()

OK: Final = 200
REFUSED: Final = 400
MOST_COOKIE: Final = 4096
#: Whom somebody plays against after a guided first game.
GENTLE: Final = "tiro"


def seats_begun(incomplete: str) -> list[str]:
    """Completes the last of several seats."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in ("me", *bots.names()) if name.startswith(last)]


@app.command()
@one_line_errors
def play(
    game: Annotated[
        str,
        typer.Argument(
            help="The name of a game, as `quadriga games` lists them.",
            metavar="[GAME]",
            show_default=False,
            autocompletion=installed_games,
        ),
    ] = "",
    seats: Annotated[
        str,
        typer.Option(
            help="Who sits where: me, me:Name, a bot by name, or run:COMMAND. By default me,random.",
            autocompletion=seats_begun,
        ),
    ] = "",
    lang: Language = "",
    seed: Annotated[
        int | None,
        typer.Option(help="The same seed deals the same game. Bots play the same too if --budget is in iterations."),
    ] = None,
    budget: Annotated[
        str, typer.Option(help="What bots that search may spend on a decision: 400 iterations, 100ms or 2s.")
    ] = "",
    record: Annotated[Path | None, typer.Option(help="Where to keep the record.", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a record that was left.", metavar="FILE")] = None,
    whence: Annotated[
        Path | None, typer.Option("--from", help="Play on from a position of a record.", metavar="FILE")
    ] = None,
    at: Annotated[
        int | None, typer.Option(help="The entry after which to play on; by default the last that asks.", min=0)
    ] = None,
    as_it_was: Annotated[
        bool, typer.Option("--as-it-was", help="Play on with what was hidden as it was, instead of drawn anew.")
    ] = False,
    plain: Plain = False,
    edition: EditionFile = None,
    option: Annotated[list[str] | None, typer.Option(help="A choice of the table.", metavar="NAME=VALUE")] = None,
) -> None:
    """Play a game, with people at this keyboard and bots.

    A game that you leave is offered again the next time you play it.
    """
    screen = theme.console()
    if resume is not None:
        begun = resumed(resume, seats, game, edition)
    elif whence is not None:
        begun = forked(whence, at, seats, game, seed, record, edition, as_it_was=as_it_was)
        told = {"entry": begun.entry, "file": whence.name, "hidden": "same" if as_it_was else "anew"}
        screen.print(Text(words_for(lang, begun.table.game).text("play-from", told)), soft_wrap=True)
    elif not game:
        raise Misuse("error-which-game", games=", ".join(quadriga.installed()))
    else:
        title = game_named(game)
        whatever = not seats and seed is None and record is None and edition is None and not option
        found = offered(title, screen, words_for(lang, title)) if whatever and screen.is_terminal else None
        begun = found or dealt(title, seats or "me,random", seed, record, edition, option or [])
    words = words_for(lang, begun.table.game)
    if edition is not None:
        shown = {"file": edition.name, "hash": begun.table.state.edition.hash}
        screen.print(Text(words.text("own-edition", shown)))
    play_out(begun, words, screen, Random(seed), budget=budget, plain=plain)


def play_out(
    begun: Begun, words: Words, screen: Console, rng: Random, *, budget: str = "", plain: bool = False
) -> None:
    """Play a table until it is over or left."""
    session = Session(*(begun.table, words, screen, begun.seats, rng, begun.kept), budget=budget, plain=plain)
    try:
        with hanging_up_leaves():
            session.run()
    except HungUp:
        begun.leave(words)
        raise typer.Exit(WRONG) from None
    except Left:
        if session.manner == "silent":
            raise Misuse("error-input-ended") from None
        told = begun.leave(words)
        with suppress(OSError):  # the terminal may be gone
            screen.print()
            screen.print(Text(told), soft_wrap=True)
        return
    begun.finish()
    if begun.kept is not None:
        screen.print(Text(words.text("kept", {"file": str(begun.kept.file)})), soft_wrap=True)


@app.command()
@one_line_errors
def learn(
    game: GameName,
    lang: Language = "",
    turn: Annotated[bool, typer.Option("--turn", help="A turn in sixty seconds instead.")] = False,
    plain: Plain = False,
) -> None:
    """Learn a game by a guided first game, or in a minute by its turn page.

    The guided game begins where you left it, and ends in a game of your own against a gentle bot.
    """
    title = game_named(game)
    words = words_for(lang, title)
    if turn:
        show_turn_page(title, words, plain=plain)
        return
    if not has_guide(title):
        raise Misuse("learn-none", game=title.meta.id)
    screen = theme.console()
    lesson = Lesson(title, guide_of(title), words, screen, kept.lesson_file(title.meta.id), plain=plain)
    try:
        with hanging_up_leaves():
            lesson.run()
            screen.print(Text(words.text("learn-over"), style="question"), soft_wrap=True)
            if lesson.typed.line() == "q":
                return
    except HungUp:
        raise typer.Exit(WRONG) from None
    except Left:
        with suppress(OSError):  # the terminal may be gone
            screen.print(Text(words.text("learn-left", {"game": title.meta.id})), soft_wrap=True)
        return
    play_out(dealt(title, f"me,{GENTLE}", None, None, None, []), words, screen, Random(), plain=plain)


def show_turn_page(game: Game, words: Words, *, plain: bool) -> None:
    if not has_turn_page(game):
        raise Misuse("turn-page-none", game=game.meta.id)
    reader = TurnReader(game, turn_page_of(game), words, theme.console(), plain=plain)
    try:
        with hanging_up_leaves():
            reader.run()
    except HungUp:
        raise typer.Exit(WRONG) from None
    except Left:
        return


class HungUp(Left):
    """The terminal was closed: there is nobody left to tell anything."""


class Begun:
    """A table to be played on: who sits there, and where its record goes, if anybody asked for one."""

    def __init__(self, table: quadriga.Table[Any], seats: tuple[Seat, ...], seed: bytes, file: Path | None) -> None:
        self.table = table
        self.seats = seats
        self.seed = seed
        self.names = tuple(seat.name for seat in seats)
        self.kept = Kept(file, seed, self.names) if file else None
        #: Where a game lies that was left without a record of its own.
        self.left = kept.left_file(table.game.meta.id)

    def leave(self, words: Words) -> str:
        """See to it that the game can be gone on with, and say how."""
        if self.kept is not None:
            return words.text("left-kept", {"file": str(self.kept.file)})
        try:
            self.left.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            Kept(self.left, self.seed, self.names).write(self.table)
        except OSError:
            return words.text("left")
        return words.text("left-offered", {"game": self.table.game.meta.id})

    def finish(self) -> None:
        """A game that was left and is over now is not offered again."""
        if self.kept is None and self.taken_up:
            kept.remove(self.left)

    #: Whether it was left before, and offered again.
    taken_up = False

    @property
    def entry(self) -> int:
        """The entry of another record that it goes on after."""
        origin = self.table.record.header.origin
        return origin.entry if origin else 0


def dealt(
    game: Game, seats: str, seed: int | None, record: Path | None, edition: Path | None, options: list[str]
) -> Begun:
    """A new game."""
    if record is not None:
        check_folder(record)
    sitting = seats_named(seats)
    secret = os.urandom(32) if seed is None else seed_bytes(seed)
    table = quadriga.Table.new(
        game,
        len(sitting),
        seed=secret,
        options=options_named(game.meta, options),
        edition=edition_from(game, edition),
        seats=tuple(seat.kind for seat in sitting),
    )
    return Begun(table, sitting, secret, record)


def resumed(file: Path, seats: str, game: str, edition: Path | None) -> Begun:
    """A game that was left, from its record and the file beside it."""
    bytes_of(file)
    try:
        title = game_named(kept.game_of(file))
        edition_from(title, edition)
        table, resume = kept.read(file, title)
    except (RecordError, EditionError, OSError) as error:
        raise Misuse("error-record", file=str(file), message=str(error)) from None
    if game and game_named(game) is not title:
        raise Misuse("error-other-game", file=str(file), game=title.meta.id)
    sitting = seats_named(seats) if seats else seats_of(table, resume.names)
    if len(sitting) != table.state.seats:
        raise Misuse("error-players", game=title.meta.id, players=len(sitting))
    return Begun(table, sitting, bytes.fromhex(resume.seed), file)


def forked(
    file: Path,
    at: int | None,
    seats: str,
    game: str,
    seed: int | None,
    record: Path | None,
    edition: Path | None,
    *,
    as_it_was: bool,
) -> Begun:
    """A new game from a position of another record; the first seat of yours sees there what it saw."""
    if record is not None:
        check_folder(record)
    try:
        original = quadriga.Record.parse(bytes_of(file))
        title = game_named(original.header.game)
        edition_from(title, edition)
        asked = quadriga.fork(original, at).decider
        kinds = ["me" if seat == asked else "random" for seat in range(len(original.header.seats))]
        sitting = seats_named(seats or ",".join(kinds))
        if len(sitting) != len(kinds):
            raise Misuse("error-players", game=title.meta.id, players=len(sitting))
        eyes = next((place for place, seat in enumerate(sitting) if seat.kind == PERSON), asked)
        secret = os.urandom(32) if seed is None else seed_bytes(seed)
        sat = tuple(seat.kind for seat in sitting)
        table = quadriga.fork(original, at, seat=eyes, as_it_was=as_it_was, seats=sat, seed=secret)
    except (RecordError, EditionError, ForkRefused) as error:
        raise Misuse("error-record", file=str(file), message=str(error)) from None
    if game and game_named(game) is not title:
        raise Misuse("error-other-game", file=str(file), game=title.meta.id)
    return Begun(table, sitting, secret, record)


def seats_of(table: quadriga.Table[Any], names: tuple[str, ...]) -> tuple[Seat, ...]:
    """Who sat there. A program named by a file is not run: whoever runs it says so."""
    for kind in table.seats:
        if kind != PERSON and (kind.startswith(RUN) or not bots.is_bot(kind)):
            raise Misuse("error-resume-run", kind=kind)
    return tuple(Seat(kind, name) for kind, name in zip(table.seats, names, strict=True))


def offered(game: Game, screen: Console, words: Words) -> Begun | None:
    """The game that was left last, if there is one and it is wanted."""
    file = kept.left_file(game.meta.id)
    if not file.is_file():
        return None
    try:
        begun = resumed(file, "", game.meta.id, None)
    except QuadrigaError:
        return None  # of another version, or damaged: the next one that is left takes its place
    against = [kind for kind in begun.table.seats if kind != PERSON]
    told = {
        "game": game.meta.title(words.language),
        "bots": words.listed(against) or "none",
        "entries": begun.table.head,
    }
    screen.print(Text(words.text("left-before", told), style="question"))
    if Typed(prompting=True).line().lower().startswith("n"):
        return None
    begun.kept = None
    begun.taken_up = True
    return begun


@contextmanager
def hanging_up_leaves() -> Iterator[None]:
    """A terminal that is closed is a game that is left."""
    if not hasattr(signal, "SIGHUP"):  # Windows
        yield
        return

    def leave(signum: int, frame: Any) -> None:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # it may come twice, and there is something to be written
        raise HungUp

    before = signal.signal(signal.SIGHUP, leave)
    yield
    signal.signal(signal.SIGHUP, before)


# At a server's table.

LINK: Final = re.compile(r"(https?://[^/?#\s]+)/t/([A-Za-z0-9_-]{1,64})(?:#invite=([A-Za-z0-9_-]{1,128}))?")


@app.command()
@one_line_errors
def join(
    link: Annotated[str, typer.Argument(help="The link of a table, as its host copies it.", metavar="URL")],
    name: Annotated[str, typer.Option(help="What you are called there.")] = "",
    lang: Language = "",
    plain: Plain = False,
) -> None:
    """Play at a server's table, with the screen of `play`.

    You come back to your seat with the same link: who you are there is kept beside games that were left.
    """
    found = LINK.fullmatch(link)
    if found is None:
        raise Misuse("error-link", link=link)
    base, table, invite = found[1], found[2], found[3] or ""
    screen = theme.console()
    wire = Wire(base)
    try:
        shown = come_in(wire, table, invite, name or os.environ.get("USER") or "Guest")
        if shown["game"] not in quadriga.installed():
            raise Misuse("error-join-game", game=printable(str(shown["game"])))
        game = quadriga.find_game(shown["game"])
        sitter = take_seat(wire, table, shown)
        Joined(wire, sitter, game, words_for(lang, game), screen, plain=plain).run()
    except (Left, KeyboardInterrupt):
        screen.print()
        screen.print(Text(words_for(lang).text("join-left")), soft_wrap=True)
    finally:
        wire.close()


def come_in(wire: Wire, table: str, invite: str, name: str) -> dict[str, Any]:
    """Be the guest one was here before, or a new one, and see the table."""
    before = kept.guest_file(wire.client.base)
    if before.is_file():
        wire.client.cookie = before.read_text(encoding="utf-8")[:MOST_COOKIE]
    if not wire.client.cookie or wire.call(wire.client.get("/me")).status != OK:
        wire.client.cookie = ""
        allowed(wire.call(wire.client.be_guest(name, table, invite)))
        kept.write_secret(before, wire.client.cookie.encode())
    if invite:
        allowed(wire.call(wire.client.post(f"/tables/{table}/visits", {"invite": invite})))
    shown: dict[str, Any] = allowed(wire.call(wire.client.get(f"/tables/{table}"))).json["table"]
    return shown


def take_seat(wire: Wire, table: str, shown: dict[str, Any]) -> Sitter:
    """One's own seat, or the first that is free."""
    if shown.get("seat") is not None:
        return Sitter(wire.client, table, int(shown["seat"]))
    free = [seat["seat"] for seat in shown["seats"] if not seat.get("name") and not seat.get("bot")]
    if not free:
        raise Misuse("error-no-seat")
    sitter = Sitter(wire.client, table, free[0])
    allowed(wire.call(sitter.sit()))
    return sitter


def allowed(answer: Answer) -> Answer:
    """An answer, unless the server refused."""
    if answer.status >= REFUSED:
        raise Misuse("error-join", reason=problem(answer.body))
    return answer
