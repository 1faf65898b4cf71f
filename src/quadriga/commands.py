"""What all commands share: words in the reader's language, and one clear line for whatever goes wrong on purpose."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec

import typer
from rich.text import Text

import quadriga
from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.languages import LANGUAGES, language_for
from quadriga.core.meta import Meta, OptionValue
from quadriga.terminal import theme
from quadriga.words import Words

#: What the terminal says beside a game's own words.
LAYER: Final = "quadriga.terminal"
WRONG: Final = 1
MISUSED: Final = 2
#: What means yes and no besides the words of each language.
TRUTHS: Final = {"true": True, "on": True, "false": False, "off": False}

P = ParamSpec("P")

Language = Annotated[
    str, typer.Option("--lang", help="By default the language of your system.", metavar="|".join(LANGUAGES))
]


GameName = Annotated[str, typer.Argument(help="The name of a game, as `quadriga games` lists them.", metavar="GAME")]


class Misuse(QuadrigaError):
    """Something asked for that is not there, said in the reader's language."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments


def system_language() -> str:
    """The language of the system, if we have words in it."""
    named = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return language_for([named])


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


def words_for(lang: str, game: Game | None = None) -> Words:
    return Words(lang or system_language(), game, layer=LAYER)


# What was typed, as what it means.


def game_named(name: str) -> Game:
    if name.replace("_", "-") not in quadriga.installed():
        raise Misuse("error-no-game", name=name, games=", ".join(quadriga.installed()))
    return quadriga.find_game(name)


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
