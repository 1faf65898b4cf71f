"""Games are found without anyone naming them."""

import subprocess
import sys

import msgspec
import pytest
from quadriga_toy.game import GAME
from quadriga_toy.meta import META

import quadriga
from quadriga import QuadrigaError
from quadriga.core.meta import Meta


def test_a_game_in_a_package_of_its_own_is_found_by_entry_point() -> None:
    assert quadriga.installed()["toy"] == "quadriga_toy"
    assert quadriga.find_game("toy") is GAME
    assert quadriga.find_meta("toy") is META


def test_games_of_this_package_are_found_as_subpackages() -> None:
    assert quadriga.installed()["builders"] == "quadriga.games.builders"


def test_the_facts_of_a_game_load_without_its_rules() -> None:
    look = "import sys, quadriga; quadriga.find_meta('toy'); print([one for one in sys.modules if 'toy' in one])"
    loaded = subprocess.run([sys.executable, "-c", look], check=True, capture_output=True, text=True)
    assert loaded.stdout.strip() == "['quadriga_toy', 'quadriga_toy.meta']"


def test_a_game_that_is_not_installed_is_named_beside_those_that_are() -> None:
    with pytest.raises(QuadrigaError, match=r"no game 'chess' is installed; there are .*toy"):
        quadriga.find_game("chess")
    with pytest.raises(QuadrigaError, match="chess"):
        quadriga.new("chess", 2)


@pytest.mark.parametrize("id", sorted(quadriga.installed()))
def test_the_facts_of_a_game_go_over_the_wire_in_a_fixed_order(id: str) -> None:
    meta = quadriga.find_meta(id)
    assert msgspec.json.decode(msgspec.json.encode(meta, order="deterministic"), type=Meta) == meta
