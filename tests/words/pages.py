"""The pages of all messages, docs/messages/: what each says, with example arguments, in the complete languages.

Where a message was told while games were played (`played/`), its examples are what was told there; others are given
arguments that fit their variables. `scripts/messages` writes the pages, `test_pages.py` holds that they are up to date.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from itertools import islice
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from quadriga.core.game import Game
from quadriga.core.languages import COMPLETE, DEFAULT
from quadriga.core.registry import find_game
from quadriga.words import Words
from words.telling import PLAYED, told

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "messages"
SOURCE = ROOT / "src" / "quadriga"
#: How many examples a form of a message has at most, and how long one is if a shorter one will do.
MOST, LONG = 3, 160
PLURALS = {"zero": 0, "one": 1, "two": 2}

#: What arguments are told that no game told, by name; a thing of the game stands for all other names of things.
NUMBERS = dict.fromkeys(
    re.findall(
        r"\w+",
        "actions amount bricks built column count deck days differences draws entry every fee fewest first games hand "
        "have left limit low minutes more moves n need needs number pairs place players playing points posted price "
        "reach reserve round row rules sealed tables times to toll tolls value",
    ),
    3,
) | {"entries": 40, "full": 8, "high": 8, "last": 4, "most": 5, "of": 5, "rounds": 4}
NAMES = {
    "a-owner": "Anna",
    "bot": "Faber",
    "bots": "tiro, faber",
    "building-owner": "Anna",
    "designers": "Frédéric Henry",
    "extra": "quadriga[server]",
    "figure": "3",
    "file": "game.jsonl",
    "from": "Anna",
    "game": "Minerva",
    "hash": "4f1c9a",
    "id": "commerce-income",
    "kind": "nobody",
    "mark": "!",
    "message": "…",
    "module": "litestar",
    "move": "…",
    "name": "Anna",
    "player": "Anna",
    "publisher": "Bombyx",
    "rule": "b.work.cost",
    "seats": "1, 2",
    "share": "54",
    "table": "5d0e",
    "target": "Bruno",
    "text": "abc",
    "thing-owner": "Anna",
    "time": "18:30",
    "year": "2015",
}
#: Where a name means something else than elsewhere.
ELSEWHERE: dict[str, dict[str, Any]] = {
    "games-edition": {"name": "Antiquity"},
    "error-no-game": {"name": "chess", "games": "builders, minerva"},
    "line-ambiguous": {"moves": "…"},
    "proposal-undo": {"target": 12},
    "why-examples": {"moves": "…"},
}

Arguments = dict[str, Any]
#: A form of a message and what it says in each language.
Examples = dict[tuple[str, str], list[tuple[str, ...]]]


class Catalogue:
    """The messages of one language, from several files: one that is listed, and those that it may refer to."""

    def __init__(self, language: str, file: Path, others: Iterable[Path] = ()) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self.messages: dict[str, ast.Message] = {}
        self.sections: list[tuple[str, list[str]]] = [("", [])]
        for path in (file, *others):
            parsed = _parsed(path)
            self._bundle.add_resource(parsed)
            for entry in parsed.body:
                if isinstance(entry, ast.Message):
                    self.messages.setdefault(entry.id.name, entry)
                    if path == file:
                        self.sections[-1][1].append(entry.id.name)
                elif isinstance(entry, ast.GroupComment) and path == file:
                    self.sections.append((entry.content or "", []))

    def forms(self, id: str) -> list[str]:
        """The forms of a message, its plain text first."""
        message = self.messages[id]
        return [*([""] if message.value else []), *(one.id.name for one in message.attributes)]

    def pattern(self, id: str, form: str) -> ast.Pattern | None:
        message = self.messages[id]
        return next((one.value for one in message.attributes if one.id.name == form), None) if form else message.value

    def text(self, id: str, form: str, arguments: Arguments) -> str:
        message = self._bundle.get_message(id)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, f"{id} in {self.language}: {errors}"
        return str(text)

    def choices(self, id: str, form: str) -> dict[str, list[str]]:
        """The variables of a message and of those that it refers to, each with what it chooses by."""
        found: dict[str, list[str]] = {}
        pattern = self.pattern(id, form) if id in self.messages else None
        for node in _nodes(pattern):
            if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
                found[node.selector.id.name] = [*found.get(node.selector.id.name, []), *keys]
            elif isinstance(node, ast.VariableReference):
                found.setdefault(node.id.name, [])
            elif isinstance(node, ast.MessageReference):
                found = self.choices(node.id.name, node.attribute.name if node.attribute else "") | found
        return found

    @cached_property
    def things(self) -> list[str]:
        """What names a thing, and is no sentence about one."""
        return [id for id in self.messages if id.startswith("thing-") and self.choices(id, "").keys() <= {"count"}]

    def thing(self, form: str) -> str:
        """The name of a thing in a form, for a sentence that no game told."""
        fits = (id for id in self.things if not form or form in self.forms(id))
        id = next(fits, None)
        return self.text(id, form, {"count": 1}) if id else "…"


@cache
def _parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def _nodes(node: ast.BaseNode | None) -> Iterator[ast.BaseNode]:
    if node is None:
        return
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode):
                yield from _nodes(one)


# Arguments that fit.


def made_up(catalogue: Catalogue, id: str, form: str, choices: Mapping[str, list[str]]) -> list[Arguments]:
    """Arguments for a message that no game told: one set for each choice of the first variable it chooses by."""
    plain = {name: _sample(catalogue, id, name, keys) for name, keys in choices.items()}
    chooser, keys = next(((name, keys) for name, keys in choices.items() if keys), ("", []))
    if not chooser:
        return [plain]
    return [plain | {chooser: _chosen(key, plain[chooser])} for key in dict.fromkeys(keys)]


def _sample(catalogue: Catalogue, id: str, name: str, keys: list[str]) -> Any:
    if name in ELSEWHERE.get(id, {}):
        return ELSEWHERE[id][name]
    if name in NAMES:
        return NAMES[name]
    if name in NUMBERS or any(key in PLURALS or key.isdigit() for key in keys):
        return NUMBERS.get(name, 3)
    return catalogue.thing(name.partition("-")[2])


def _chosen(key: str, otherwise: Any) -> Any:
    if key == "other":
        return otherwise
    return int(key) if key.isdigit() else PLURALS.get(key, key)


# What was told while games were played.


class Listening(Words):
    """Words that remember every message they told."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language, game, strict=True)
        self.said: list[tuple[str, str, Mapping[str, Any], str]] = []

    def text(self, id: str, arguments: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        text = super().text(id, arguments, attribute)
        self.said.append((id, attribute, arguments or {}, text))
        return text


def heard(game: Game, catalogue: Catalogue) -> Examples:
    """What was told of a game, by message and form: of each kind of arguments the first example that is not long."""
    listening = [Listening(language, game) for language in COMPLETE]
    kept: dict[tuple[str, str], dict[object, tuple[str, ...]]] = {}

    @cache
    def keys(id: str, form: str) -> set[str]:
        return {key for keys in catalogue.choices(id, form).values() for key in keys}

    for case in json.loads((PLAYED / f"{game.meta.id}.json").read_text(encoding="utf-8")):
        firsts = []
        for words in listening:
            words.said.clear()
            told(words, case)
            firsts.append({(id, form): (given, text) for id, form, given, text in reversed(words.said)})
        for message, (given, _) in firsts[0].items():
            if all(message in first for first in firsts):
                texts = tuple(first[message][1] for first in firsts)
                examples = kept.setdefault(message, {})
                kind = _kind(given, keys(*message))
                if kind not in examples or len(examples[kind][0]) > LONG > len(texts[0]):
                    examples[kind] = texts
    return {message: list(dict.fromkeys(islice(examples.values(), MOST))) for message, examples in kept.items()}


def _kind(given: Mapping[str, Any], keys: set[str]) -> object:
    """Arguments of one kind make the same choices."""
    return tuple(
        (name, min(value, 2) if isinstance(value, int | float) else value if value in keys else "")
        for name, value in sorted(given.items())
        if "-" not in name
    )


# The pages.


def pages() -> dict[Path, str]:
    """The text of every page."""
    core = SOURCE / "core" / "words"
    web = ROOT / "web" / "src"
    games = [find_game(folder.parent.name.replace("_", "-")) for folder in sorted(SOURCE.glob("games/*/words"))]
    by_game: dict[str, Examples] = {}
    for game in games:
        own = SOURCE / "games" / game.meta.id.replace("-", "_") / "words"
        by_game[game.meta.id] = heard(game, Catalogue(DEFAULT, own / f"{DEFAULT}.ftl", [core / f"{DEFAULT}.ftl"]))
    shared: Examples = {}
    for examples in by_game.values():
        for message, found in examples.items():
            shared[message] = list(dict.fromkeys([*shared.get(message, []), *found]))[:MOST]
    made = {
        "core": page("What all games say", {"": (core, [])}, shared),
        "terminal": page("What the terminal says", {"": (SOURCE / "terminal" / "words", [core])}, {}),
        "web": page("What the web client says", {"": (web / "words", [core])}, {}),
    }
    for game in games:
        name = game.meta.id.replace("-", "_")
        own, board = SOURCE / "games" / name / "words", web / "boards" / name / "words"
        guide = own.parent / "guide" / "words"
        folders = {"": (own, [core]), "On the board of the web client": (board, [own, core])}
        if guide.is_dir():
            folders["In the guided first game"] = (guide, [own, core])
        made[game.meta.id] = page(game.meta.title(DEFAULT), folders, by_game[game.meta.id])
    return {PAGES / f"{name}.md": text for name, text in made.items()}


def page(title: str, folders: Mapping[str, tuple[Path, list[Path]]], examples: Examples) -> str:
    """One page, from folders of catalogues by heading, each with those it may refer to, and from what was told."""
    lines = [f"# {title}", "", "Written by `scripts/messages`; how messages come about: [words](../words.md)."]
    for heading, (folder, others) in folders.items():
        catalogues = [
            Catalogue(language, folder / f"{language}.ftl", [other / f"{language}.ftl" for other in others])
            for language in COMPLETE
        ]
        if heading:
            lines += ["", f"## {heading}"]
        for section, ids in catalogues[0].sections:
            if ids:
                lines += ["", f"{'###' if heading else '##'} {section}"] * bool(section)
                lines += ["", *table(ids, catalogues, examples)]
    return "\n".join(lines) + "\n"


def table(ids: list[str], catalogues: list[Catalogue], examples: Examples) -> Iterator[str]:
    names = [catalogue.language for catalogue in catalogues]
    titles = [Words(name).text("language-name") for name in names]
    yield f"| message | {' | '.join(titles)} |"
    yield "| --- " * (len(titles) + 1) + "|"
    for id in ids:
        cells = [cell(id, place, catalogues, examples) for place in range(len(catalogues))]
        yield f"| `{id}` | {' | '.join(cells)} |"


def cell(id: str, place: int, catalogues: list[Catalogue], examples: Examples) -> str:
    """What a message says in one language, form by form."""
    return "<br>".join(
        (f"`.{form}` " if form else "") + (written(text) or "—")
        for form in catalogues[place].forms(id)
        for text in said(id, form, place, catalogues, examples)
    )


def said(id: str, form: str, place: int, catalogues: list[Catalogue], examples: Examples) -> list[str]:
    if found := examples.get((id, form)):
        return [texts[place] for texts in found]
    catalogue = catalogues[place]
    # All languages are told the same, as far as they have the form.
    first = catalogues[0] if form in catalogues[0].forms(id) else catalogue
    choices = catalogue.choices(id, form) | first.choices(id, form)
    told = [catalogue.text(id, form, given) for given in made_up(catalogue, id, form, choices)]
    return list(dict.fromkeys(told))[:MOST]


def written(text: str) -> str:
    """A text in a cell of a table."""
    return re.sub(r"([|*<`\\])", r"\\\1", text.replace("\n", " "))
