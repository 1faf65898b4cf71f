"""What all commands share: words in the reader's language, what was typed as what it means, and one clear line for
whatever goes wrong on purpose."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, Final, ParamSpec

import msgspec
import typer
from rich.text import Text

import quadriga
from quadriga import bots
from quadriga.core.edition import Edition
from quadriga.core.errors import EditionError, QuadrigaError
from quadriga.core.game import Game
from quadriga.core.languages import LANGUAGES
from quadriga.core.meta import Meta, OptionValue
from quadriga.core.registry import broken
from quadriga.terminal import theme
from quadriga.terminal.session import PERSON, Seat
from quadriga.terminal.speech import LAYER, system_language
from quadriga.words import Words

WRONG: Final = 1
MISUSED: Final = 2

#: What means yes and no besides the words of each language.
TRUTHS: Final = {"true": True, "on": True, "false": False, "off": False}

P = ParamSpec("P")


def installed_games(incomplete: str) -> list[str]:
    """Completes the name of a game."""
    return [name for name in quadriga.installed() if name.startswith(incomplete)]


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        help="By default the language of your system.",
        metavar="|".join(LANGUAGES),
        autocompletion=lambda incomplete: [language for language in LANGUAGES if language.startswith(incomplete)],
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Plain = Annotated[bool, typer.Option("--plain", help="Lines of text, for screen readers.")]
EditionFile = Annotated[Path | None, typer.Option("--edition", help="A data file of your own.", metavar="FILE")]
GameName = Annotated[
    str,
    typer.Argument(
        help="The name of a game, as `quadriga games` lists them.", metavar="GAME", autocompletion=installed_games
    ),
]


class Misuse(QuadrigaError):
    """Something asked for that is not there, said in the reader's language."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments


def one_line_errors(command: Callable[P, None]) -> Callable[P, None]:
    """Whatever goes wrong on purpose is one clear line and an exit code."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asked = kwargs.get("lang")
        lang = asked if asked in LANGUAGES else system_language()
        words = Words(str(lang), layer=LAYER)
        try:
            command(*args, **kwargs)
        except QuadrigaError as error:
            message = words.text(error.id, error.arguments) if isinstance(error, Misuse) else str(error)
            line = " ".join(words.text("error", {"message": message}).split("\n"))
            theme.console(stderr=True).print(Text(line, style="error"), soft_wrap=True)
            raise typer.Exit(MISUSED) from None

    return run


def print_json(value: Any) -> None:
    """Whatever msgspec can write, as one line."""
    typer.echo(msgspec.json.encode(value).decode())


def words_for(lang: str, game: Game | None = None) -> Words:
    return Words(lang or system_language(), game, layer=LAYER)


# What was typed, as what it means.


def game_named(name: str) -> Game:
    if name.replace("_", "-") not in quadriga.installed():
        raise Misuse("error-no-game", name=name, games=", ".join(quadriga.installed()))
    id = name.replace("_", "-")
    if id in broken():
        raise Misuse("games-broken", game=id, package=quadriga.installed()[id], reason=broken()[id])
    return quadriga.find_game(name)


def seats_named(text: str) -> tuple[Seat, ...]:
    """`me,me:Anna,random` as who sits where."""
    found = []
    for part in text.split(","):
        kind, _, name = part.strip().partition(":")
        if kind != "me" and not bots.is_bot(part.strip()):
            raise Misuse("error-seat", kind=kind, bots=", ".join(bots.names()))
        found.append(Seat(PERSON, name.strip()) if kind == "me" else Seat(part.strip()))
    return tuple(found)


def options_named(meta: Meta, texts: list[str]) -> dict[str, Any]:
    """`name=value` texts as the options of a table; the game says which values it takes."""
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Misuse("error-option", text=text)
        option = next((one for one in meta.options if one.id == name), None)
        choices = option.all_choices if option else ()
        chosen[name] = next((choice for choice in choices if is_typed(value, choice)), value)
    return chosen


def is_typed(text: str, choice: OptionValue) -> bool:
    return truth_named(text.lower()) is choice if isinstance(choice, bool) else text == str(choice)


def truth_named(text: str) -> bool | None:
    """What people type for yes and no, in any language."""
    for words in map(Words, LANGUAGES):
        if text in (words.text("yes"), words.text("no")):
            return text == words.text("yes")
    return TRUTHS.get(text)


def typed(choice: OptionValue) -> str:
    return ("no", "yes")[choice] if isinstance(choice, bool) else str(choice)


def edition_from(game: Game, file: Path | None) -> Edition | None:
    """An edition of one's own, known to the game from now on."""
    if file is None:
        return None
    try:
        edition: Edition = game.load_edition(bytes_of(file).decode("utf-8"), file.stem)
    except (EditionError, UnicodeDecodeError) as error:
        raise Misuse("error-edition", file=str(file), message=str(error)) from None
    return edition


def bytes_of(file: Path) -> bytes:
    if not file.is_file():
        raise Misuse("error-no-file", file=str(file))
    return file.read_bytes()


def check_players(title: Game, players: int | None) -> None:
    """A game has its numbers of players; none said is one of them."""
    if players is not None and players not in title.meta.players:
        raise Misuse("error-players", game=title.meta.id, players=players)


def check_folder(file: Path) -> None:
    """What is to be written must have a folder to lie in."""
    if not file.resolve().parent.is_dir():
        raise Misuse("error-folder", file=str(file))
