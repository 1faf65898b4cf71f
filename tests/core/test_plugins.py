"""Games from elsewhere: one that cannot be loaded is named and left out, one without words is played by notation."""

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from quadriga_toy.game import Toy
from quadriga_toy.meta import META
from typer.testing import CliRunner

import quadriga
from quadriga.cli import app
from quadriga.core import registry
from quadriga.core.table import Table
from quadriga.server.http.openapi import Described
from quadriga.words import Reader, Words, log

BAD = "a_broken_game"


@pytest.fixture
def with_a_broken_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Something installed whose package raises when it is imported."""
    package, facts = tmp_path / BAD, tmp_path / f"{BAD}-1.dist-info"
    for folder in (package, facts):
        folder.mkdir()
    (package / "__init__.py").write_text("")
    (package / "meta.py").write_text("import a_module_that_is_not_there\n")
    (package / "game.py").write_text("1 / 0\n")
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {BAD}\nVersion: 1\n")
    (facts / "entry_points.txt").write_text(f"[{registry.GROUP}]\nbroken = {BAD}\n")
    with monkeypatch.context() as changed:
        changed.syspath_prepend(tmp_path)
        forget()
        yield
    forget()
    sys.modules.pop(BAD, None)


def forget() -> None:
    for kept in (registry.installed, registry.broken):
        kept.cache_clear()


@pytest.mark.usefixtures("with_a_broken_game")
def test_a_game_that_cannot_be_loaded_is_named_and_left_out() -> None:
    assert "broken" in quadriga.installed()
    assert registry.broken() == {"broken": "ZeroDivisionError: division by zero"}
    assert {"builders", "toy"} <= registry.usable().keys()
    listed = CliRunner().invoke(app, ["games", "--lang", "en"])
    assert listed.exit_code == 0
    assert "the game broken of the package a_broken_game cannot be loaded and is left out" in listed.output.replace(
        "\n", " "
    )
    assert "The Builders: Antiquity" in listed.output
    asked = CliRunner().invoke(app, ["play", "broken", "--lang", "en"])
    assert asked.exit_code == 2
    assert "ZeroDivisionError" in asked.output
    assert len(asked.output.splitlines()) == 1


@pytest.mark.usefixtures("with_a_broken_game")
def test_the_servers_description_goes_without_a_game_that_cannot_be_loaded() -> None:
    schemas = Described().to_schema()["schemas"]
    assert "builders.BuildersView" in schemas
    assert not any(name.startswith("broken.") for name in schemas)


def test_a_game_without_words_is_played_by_its_notation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = Path(str(import_module("quadriga_toy").__file__)).parent
    shutil.copytree(home / "data", tmp_path / "wordless" / "data")
    (tmp_path / "wordless" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    words = Words("en", toy := Toy(META, "wordless"), layer="quadriga.terminal")
    table, rng = Table.new(toy, 2, seed=3), Random(3)
    while table.decider is not None:
        assert [words.move(move) for move in table.moves()] == [move.key for move in table.moves()]
        assert "without a name" not in words.question(table.view(0).pending[-1], Reader(0))
        for thing in table.touches(table.moves()[0]):
            assert words.name(thing) in thing
        table.play(rng.choice(table.moves()))
        assert not any("without a name" in line for line in log(words, table.events(0), Reader(0)))
