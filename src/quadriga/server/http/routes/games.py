"""What is true of a game at every table: its cards and numbers, its rules, its words. Anybody may ask."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from quadriga.core.catalogue import Rule, rules_of
from quadriga.core.datafile import DataFile, Group
from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.languages import DEFAULT, LANGUAGES
from quadriga.core.registry import find_game
from quadriga.server.http.request import WebRequest, answer, context_of, problems
from quadriga.server.problems import not_found
from quadriga.server.tables.editions import OWN, text_of

#: One that there are words in.
Language = Annotated[str, QueryParameter(max_length=100)]
Named = Annotated[str, PathParameter(max_length=100)]
#: The facts of an edition never change, since its hash is their name; rules and words change with the program.
_FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
FOR_AN_HOUR: Final = {"cache-control": "public, max-age=3600"}
#: Reading a data file takes a hundredth of a second.
_FACTS_KEPT: Final = 64


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
async def edition(request: WebRequest, game: Named, hash: Named) -> Response[EditionFacts]:
    """Those that come with the program, and those that tables here play or played by, called "own"."""
    name, text = await _file(request, game, hash)
    return kept(answer(_facts(name, text)), _FOR_EVER)


@get(
    "/games/{game:str}/editions/{hash:str}/file",
    responses=problems(404),
    media_type="text/plain",
    summary="The data file of an edition, to verify records with",
)
async def edition_file(request: WebRequest, game: Named, hash: Named) -> Response[str]:
    _, text = await _file(request, game, hash)
    return kept(Response(text, media_type="text/plain", headers={"content-disposition": "attachment"}), _FOR_EVER)


@get("/games/{game:str}/rules", responses=problems(404), summary="The rules of a game in our words")
async def rules(game: Named, language: Language = DEFAULT) -> Response[RulesShown]:
    """What is not written in the language yet comes in English."""
    found = rules_of(game_named(game).package, spoken(language))
    return kept(answer(RulesShown(list(found.values()))), FOR_AN_HOUR)


@get("/games/{game:str}/words", responses=problems(404), summary="The words of a game")
async def words(game: Named, language: Language = DEFAULT) -> Response[WordsShown]:
    """Empty where the game has none in the language: then those in English are to be asked for."""
    file = resources.files(game_named(game).package) / "words" / f"{spoken(language)}.ftl"
    return kept(answer(WordsShown(file.read_text(encoding="utf-8") if file.is_file() else "")), FOR_AN_HOUR)


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise not_found("language")
    return language


def game_named(id: str) -> Game:
    try:
        return find_game(id)
    except (QuadrigaError, ImportError):
        raise not_found("game") from None


async def _file(request: WebRequest, game: str, hash: str) -> tuple[str, str]:
    """The name and the text of an edition."""
    found = game_named(game)
    for name in found.meta.editions:
        if found.edition(name).hash == hash:
            return name, _shipped(found.package, name)
    text = await text_of(context_of(request).service.pool, found.meta.id, hash)
    if text is None:
        raise not_found("edition")
    return OWN, text


@cache
def _shipped(package: str, name: str) -> str:
    return (resources.files(package) / "data" / f"{name}.toml").read_text(encoding="utf-8")


@lru_cache(_FACTS_KEPT)
def _facts(name: str, text: str) -> EditionFacts:
    file = DataFile(text)
    return EditionFacts(name, file.hash, file.groups(), file.tables)


def kept(response: Response[Any], headers: dict[str, str]) -> Response[Any]:
    response.headers.update(headers)
    return response


ROUTES: list[Any] = [edition, edition_file, rules, words]
