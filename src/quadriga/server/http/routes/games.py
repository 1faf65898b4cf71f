"""What is true of a game at every table: its cards and numbers, its rules, its words. Anybody may ask."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Response, get
from litestar.params import FromQuery, PathParameter

from quadriga.core.catalogue import Rule, rules_of
from quadriga.core.datafile import DataFile, Group
from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.registry import find_game
from quadriga.server.http.request import answer, problems
from quadriga.server.problems import not_found

Language = Literal["en", "fr"]
Named = Annotated[str, PathParameter(max_length=100)]
#: The facts of an edition never change, since its hash is their name; rules and words change with the program.
_FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
_FOR_AN_HOUR: Final = {"cache-control": "public, max-age=3600"}


class EditionFacts(msgspec.Struct, frozen=True):
    name: str
    hash: str
    groups: tuple[Group, ...]
    #: The data file's tables: cards, tiles, numbers.
    tables: dict[str, Any]


class RulesShown(msgspec.Struct, frozen=True):
    rules: list[Rule]


class WordsShown(msgspec.Struct, frozen=True):
    #: The game's catalogue in Fluent's syntax.
    words: str


@get("/games/{game:str}/editions/{hash:str}", responses=problems(404), summary="The cards and numbers of an edition")
async def edition(game: Named, hash: Named) -> Response[EditionFacts]:
    found = _game(game)
    for name in found.meta.editions:
        if found.edition(name).hash == hash:
            return _kept(answer(_facts(found.package, name)), _FOR_EVER)
    raise not_found("edition")


@get("/games/{game:str}/rules", responses=problems(404), summary="The rules of a game in our words")
async def rules(game: Named, language: FromQuery[Language] = "en") -> Response[RulesShown]:
    return _kept(answer(RulesShown(list(rules_of(_game(game).package, language).values()))), _FOR_AN_HOUR)


@get("/games/{game:str}/words", responses=problems(404), summary="The words of a game")
async def words(game: Named, language: FromQuery[Language] = "en") -> Response[WordsShown]:
    file = resources.files(_game(game).package) / "words" / f"{language}.ftl"
    if not file.is_file():
        raise not_found("language")
    return _kept(answer(WordsShown(file.read_text(encoding="utf-8"))), _FOR_AN_HOUR)


def _game(id: str) -> Game:
    try:
        return find_game(id)
    except (QuadrigaError, ImportError):
        raise not_found("game") from None


@cache
def _facts(package: str, name: str) -> EditionFacts:
    file = DataFile((resources.files(package) / "data" / f"{name}.toml").read_text(encoding="utf-8"))
    return EditionFacts(name, file.hash, file.groups(), file.tables)


def _kept(response: Response[Any], headers: dict[str, str]) -> Response[Any]:
    response.headers.update(headers)
    return response


ROUTES: list[Any] = [edition, rules, words]
