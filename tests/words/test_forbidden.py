"""Phrases that no text may say, in any catalogue, in any rule, and in nothing that was told of the games played here.

`forbidden/LANGUAGE.toml` lists them, `forbidden/GAME.LANGUAGE.toml` those that one game met; en.toml says how an entry
is written.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parents[2]
PLAYED = Path(__file__).with_name("played")
FILES = sorted(Path(__file__).with_name("forbidden").glob("*.toml"))

Where = Literal["words", "rules", "told"]


class Phrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pattern: str
    reason: str
    finds: tuple[str, ...]
    passes: tuple[str, ...] = ()
    excepted: tuple[str, ...] = msgspec.field(default=(), name="except")
    game: str = ""
    where: tuple[Where, ...] = ("words", "rules", "told")

    def found(self, text: str) -> Iterator[str]:
        for match in re.finditer(self.pattern, text, re.IGNORECASE):
            yield match[0]

    def excuse(self, found: str) -> str | None:
        """The exception for what was found, if there is one."""
        return next((one for one in self.excepted if re.fullmatch(one, found, re.IGNORECASE)), None)


class Text(msgspec.Struct, frozen=True):
    place: str
    where: Where
    #: Empty where all games share it.
    game: str
    text: str


def language_of(file: Path) -> str:
    return file.stem.rpartition(".")[2]


def phrases(file: Path) -> list[Phrase]:
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, list[Phrase]])["phrase"]


@cache
def texts(language: str) -> list[Text]:
    """Everything that is shipped in a language, and what was told of games."""
    found = []
    for folder in ("src", "web/src"):
        for file in sorted((ROOT / folder).rglob(f"words/{language}.ftl")):
            found += [Text(f"{_called(file)} {id}", "words", _game(file), text) for id, text in messages(file)]
        for file in sorted((ROOT / folder).rglob(f"rules/{language}.md")):
            found += [Text(_called(file), "rules", _game(file), text) for text in paragraphs(file)]
    for file in sorted(PLAYED.glob("*.json")):
        for case in json.loads(file.read_text(encoding="utf-8")):
            found += [Text(_called(file), "told", file.stem, text) for text in _strings(case["expected"][language])]
    return found


def _called(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def _game(file: Path) -> str:
    """The game a catalogue belongs to, by its folder."""
    folder = file.parent.parent
    return folder.name.replace("_", "-") if folder.parent.name in ("games", "boards") else ""


def _strings(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else [text for one in value for text in _strings(one)]


def paragraphs(file: Path) -> list[str]:
    parts = re.split(r"\n\s*\n", file.read_text(encoding="utf-8"))
    return [part.strip().replace("\n", " ") for part in parts if part.strip()]


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """The texts of a catalogue, each with the id of its message; comments, ids and choices are no texts."""
    for message in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(message, ast.Message | ast.Term):
            patterns = [(message.id.name, message.value)]
            patterns += [(f"{message.id.name}.{form.id.name}", form.value) for form in message.attributes]
            yield from ((id, text) for id, pattern in patterns if pattern for text in flat(pattern))


def flat(pattern: ast.Pattern) -> list[str]:
    """A pattern as a text in which what is put in stands in braces, and as one more text for every choice in it."""
    line, more = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            line += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            line += element.expression.parse()["value"]
        elif isinstance(element.expression, ast.VariableReference):
            line += f"{{${element.expression.id.name}}}"
        elif isinstance(element.expression, ast.SelectExpression):
            line += "{}"
            more += [text for variant in element.expression.variants for text in flat(variant.value)]
        else:
            line += "{}"
    return [line.replace("\n", " "), *more]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_text_says_what_is_forbidden(file: Path) -> None:
    wrong, excused = [], set()
    for phrase in phrases(file):
        for text in texts(language_of(file)):
            if text.where not in phrase.where or phrase.game not in ("", text.game):
                continue
            for found in phrase.found(text.text):
                if excuse := phrase.excuse(found):
                    excused.add((phrase.pattern, excuse))
                else:
                    wrong.append(f"{text.place}: {found!r} in {text.text!r}: {phrase.reason}")
    assert wrong == []
    listed = {(phrase.pattern, excuse) for phrase in phrases(file) for excuse in phrase.excepted}
    assert listed - excused == set(), "exceptions that nothing needs any more"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_entry_finds_what_it_says_it_finds(file: Path) -> None:
    for phrase in phrases(file):
        assert phrase.reason
        assert phrase.finds, phrase.pattern
        assert [one for one in phrase.finds if all(map(phrase.excuse, phrase.found(one)))] == [], phrase.pattern
        assert [one for one in phrase.passes if not all(map(phrase.excuse, phrase.found(one)))] == [], phrase.pattern


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_all_texts_are_looked_through(file: Path) -> None:
    found = texts(language_of(file))
    assert {text.where for text in found} == {"words", "rules", "told"}
    places = {text.place.partition(" ")[0] for text in found if text.where != "told"}
    language = language_of(file)
    shipped = {*(ROOT / "src").rglob(f"{language}.ftl"), *(ROOT / "web/src").rglob(f"{language}.ftl")}
    shipped |= set((ROOT / "src").rglob(f"rules/{language}.md"))
    assert places == {_called(path) for path in shipped}


def test_a_message_is_read_in_all_its_forms_and_choices(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        "# A comment.\n"
        'one = Take { $count ->\n        [one] 1 bricks\n       *[other] { $count } bricks\n    }{ "!" }\n'
        "    .you = You take\n        a brick\n"
    )
    assert list(messages(file)) == [
        ("one", "Take {}!"),
        ("one", "1 bricks"),
        ("one", "{$count} bricks"),
        ("one.you", "You take a brick"),
    ]
