"""A language is data: a file more among the core's words is a language more, and what it lacks is told in the default.

German is such a language here. In a copy of the package it has a few messages of the core, one of a game and one of
that game's rules, and everything is asked there as anybody would ask it.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import quadriga
from quadriga.core.catalogue import rules_of
from quadriga.core.languages import COMPLETE, DEFAULT, LANGUAGES, language_for

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(quadriga.__file__).parent
CORE = "language-name = Deutsch\nseat = Spieler { $number }\nyes = ja\nno = nein\n"
GAME = "thing-b01 = Haus\n"
RULES = "# Die Baumeister\n\n## Ziel\n\n### b.aim.most-points — Die meisten Punkte\n\nEs gewinnt.\n\nSource: Regel.\n"
ENGLISH = rules_of("quadriga.games.builders", DEFAULT)


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Any]:
    """Runs Python where there are German words, and answers what its last line is worth."""
    place = tmp_path_factory.mktemp("german")
    copy = place / "quadriga"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    (copy / "core" / "words" / "de.ftl").write_text(CORE, encoding="utf-8")
    (copy / "games" / "builders" / "words" / "de.ftl").write_text(GAME, encoding="utf-8")
    (copy / "games" / "builders" / "rules" / "de.md").write_text(RULES, encoding="utf-8")
    paths = [str(place), str(ROOT / "tests"), str(ROOT / "tests" / "toy" / "src")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "de_AT.UTF-8"}

    def run(code: str) -> Any:
        *lines, last = code.strip().splitlines()
        told = "\n".join(["import json", *lines, f"print(json.dumps({last}))"])
        ran = subprocess.run(
            [sys.executable, "-c", told], env=environment, cwd=place, check=False, capture_output=True, text=True
        )
        assert ran.returncode == 0, ran.stderr
        return json.loads(ran.stdout)

    return run


def test_the_default_comes_first_and_is_complete() -> None:
    assert LANGUAGES[0] == COMPLETE[0] == DEFAULT
    assert set(COMPLETE) <= set(LANGUAGES)


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["fr_CA.UTF-8"], "fr"),
        (["fr-FR", "fr;q=0.9", " en;q=0.8"], "fr"),
        (["tlh", "FR"], "fr"),
        (["en_GB", "fr"], "en"),
        (["C"], DEFAULT),
        (["", "../en"], DEFAULT),
        ([], DEFAULT),
    ],
)
def test_the_first_language_wished_for_is_spoken(wishes: list[str], language: str) -> None:
    assert language_for(wishes) == language


def test_a_file_more_is_a_language_more(german: Callable[[str], Any]) -> None:
    code = "from quadriga.core.languages import COMPLETE, LANGUAGES, language_for\n"
    assert german(f"{code}[LANGUAGES, COMPLETE, language_for(['de-CH'])]") == [
        [DEFAULT, *sorted({*LANGUAGES, "de"} - {DEFAULT})],
        list(COMPLETE),
        "de",
    ]


@pytest.mark.parametrize("id", ["builders", "glory-to-rome", "minerva", "porta-nigra"])
def test_everything_that_was_played_is_told(german: Callable[[str], Any], id: str) -> None:
    """In the language's own words where it has some, in those of the default elsewhere, never as something unnamed."""
    played = json.loads((ROOT / "tests" / "words" / "played" / f"{id}.json").read_text(encoding="utf-8"))
    told = german(f"""
from quadriga.core.registry import find_game
from quadriga.words import Words
from words.telling import PLAYED, told
words = Words("de", find_game({id!r}))
cases = json.loads((PLAYED / "{id}.json").read_text(encoding="utf-8"))
for case in cases: case.get("forms", {{}}).update(de=case.get("forms", {{}}).get({DEFAULT!r}))
[told(words, case) for case in cases]""")
    for case, text in zip(played, told, strict=True):
        expected = json.dumps(case["expected"][DEFAULT], ensure_ascii=False)
        if "b01" not in json.dumps(case):
            assert json.dumps(text, ensure_ascii=False) == re.sub(r"Player (?=\d)", "Spieler ", expected)


def test_a_thing_is_named_in_its_own_words_and_takes_the_forms_it_lacks(german: Callable[[str], Any]) -> None:
    code = "from quadriga.words import Words\nfrom quadriga.core.registry import find_game\n"
    words = "words = Words('de', find_game('builders'))\n"
    assert german(f"{code}{words}[words.name('b01'), words.name('b01', form='the')]") == ["Haus", "the house"]
    assert german(f"{code}{words}[words.rule('b.aim.most-points').title, words.rule('core.turn.game-over').title]") == [
        "Die meisten Punkte",
        ENGLISH["core.turn.game-over"].title,
    ]


def test_strict_words_lack_what_the_language_lacks(german: Callable[[str], Any]) -> None:
    assert german("""
from quadriga.words import MissingWords, Words
words = Words("de", strict=True)
def tell():
    try: return words.text("entry-end")
    except MissingWords: return "missing"
[tell(), words.text("seat", {"number": 2}), list(words.rules())]""") == ["missing", "Spieler 2", []]


def test_the_terminal_speaks_it(german: Callable[[str], Any]) -> None:
    output, played, refused = german("""
from typer.testing import CliRunner
from quadriga.cli import app
def run(*arguments): return CliRunner().invoke(app, arguments)
game = ("play", "builders", "--seats", "random,random", "--seed", "1", "--option", "machines-equipped=nein")
[run("games").output, run(*game, "--lang", "de").output, run("games", "--lang", "xx").stderr]""")
    assert "Die Baumeister" in output, "the language of the system"
    assert "Porta Nigra" in output
    assert "Spieler 1" in played
    assert "de, fr" in refused


def test_the_server_answers_in_it(german: Callable[[str], Any]) -> None:
    told = german("""
import asyncio
from types import SimpleNamespace
from quadriga.core.errors import Refusal
from quadriga.core.registry import find_game
from quadriga.server.http.request import language_of
from quadriga.server.http.routes import games
from quadriga.server.tables.queries import show_refusal
game = find_game("builders")
def asked(header): return language_of(SimpleNamespace(scope={"headers": [(b"accept-language", header)]}))
def answered(handler, language): return json.loads(asyncio.run(handler.fn(game="builders", language=language)).content)
def titles(*ids): return [show_refusal(game, Refusal(id), asked(b"de-CH,de;q=0.9,en")).title for id in ids]
rules = [rule["title"] for rule in answered(games.rules, "de")["rules"]]
[titles("b.aim.most-points", "b.work.cost"), rules[0], len(rules), answered(games.words, "de"), game.meta.titles]""")
    assert told[0] == ["Die meisten Punkte", ENGLISH["b.work.cost"].title]
    assert told[1] == "Die meisten Punkte"
    assert told[2] == len(ENGLISH)
    assert told[3] == {"words": GAME}
    assert told[4]["de"] == "Die Baumeister"


def test_no_source_names_another_language_than_the_default() -> None:
    """Whatever knows French by name would have to be told of German too."""
    sources = [
        *PACKAGE.rglob("*.py"),
        *(file for end in ("ts", "svelte") for file in (ROOT / "web").glob(f"*.{end}")),
        *(file for end in ("ts", "svelte") for file in (ROOT / "web" / "src").rglob(f"*.{end}")),
    ]
    others = "|".join(sorted(set(LANGUAGES) - {DEFAULT}))
    named = re.compile(rf"""["'](?:{others})["']|\b(?:{others}):|\b{DEFAULT}\|(?:{others})\b""")
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in sources
        if not file.name.endswith(".test.ts")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    ]
    assert found == []
