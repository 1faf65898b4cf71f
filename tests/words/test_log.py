"""What players missed in the log, each in the position where it was missing."""

from typing import Any

from glory_to_rome.position import position as glory
from minerva.position import position as minerva
from porta_nigra.position import position as porta
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.testing import Position
from quadriga.words import Reader, Words, log


def told(id: str, table: Position[Any, Any]) -> list[str]:
    """The lines of the last move, to a spectator."""
    return log(Words("en", find_game(id), strict=True), table.events, Reader())


def test_adding_a_card_of_its_own_name_lays_no_foundation() -> None:
    table = glory(2).hand(0, "bar", "bar").acting(0, "craftsman", 2).play("found bar on rubble")
    assert (
        told("glory-to-rome", table)[0]
        == "Player 1 lays the foundation of the Bar (Bar card from hand, rubble site in town)"
    )
    table.play("build p0.bar with bar")
    assert told("glory-to-rome", table)[:2] == [
        "Player 1 adds a material to the Bar (Bar card from hand)",
        "Player 1 completes the Bar (the rubble site counts as influence, out of the game: Bar)",
    ]


def test_an_action_declined_in_the_open_is_told() -> None:
    table = glory(2).hand(0, "dock").acting(0, "craftsman", 1).play("done")
    assert told("glory-to-rome", table)[0] == "Player 1 does nothing more"


def test_a_line_says_where_it_leads_and_who_is_skipped() -> None:
    table = minerva().city(0, "smith 1,0").resources(0, ore=1).passed(1).play("residence", "at 1 1", "up")
    assert told("minerva", table) == [
        "Player 1 activates the line going up",
        "Player 1 activates the smith (+1 denarius)",
        "Player 2 has passed and is skipped (+1 denarius)",
    ]


def test_a_sale_is_called_one_and_a_fee_is_told_apart() -> None:
    assert told("minerva", minerva().play("sell grain")) == ["Player 1 sells a resource (−1 grain, +1 denarius)"]
    table = minerva().temples("temple-ore").resources(0, grain=1, wood=1).denarii(0, 9).passed(1)
    assert told("minerva", table.play("build temple-ore")) == [
        "Player 1 builds the temple of ore (−4 denarii, 1 of it to keep playing, −1 grain and 1 wood)"
    ]


def test_taking_the_coins_of_a_round_tile_is_one_sentence() -> None:
    table = minerva(1).pairs("theatre/round-tile").play("take round-tile over theatre")
    assert told("minerva", table) == [
        "Player 1 takes 3 denarii off the round tile (out of the game: the theatre and the round tile)"
    ]


def test_a_forfeited_action_and_a_torch_given_back_are_told() -> None:
    table = porta().play("play act1", "forfeit")
    assert told("porta-nigra", table) == ["Player 1 forfeits an action of the card (+1 sesterce)"]
    table.play("sell torch")
    assert told("porta-nigra", table) == ["Player 1 turns a torch token into coins (−1 torch token, +1 sesterce)"]


def test_the_deal_says_who_begins_and_why() -> None:
    for id in ("builders", "minerva", "porta-nigra"):
        table = Table.new(find_game(id), 2, seed=1)
        lines = log(Words("en", find_game(id), strict=True), table.opening, Reader())
        assert lines == [f"The lot makes Player {table.view().pending[0].seat + 1} begin"]
    table = Table.new(find_game("glory-to-rome"), 2, seed=1)
    lines = log(Words("en", find_game("glory-to-rome"), strict=True), table.opening, Reader())
    assert (
        lines[-1] == f"Player {table.state.stack[-1].seat + 1} has the card that comes first in the alphabet, and leads"
    )
    assert len(lines) > 2
