"""Minerva as the engine plays it, held against a second opinion at every decision of random games."""

from typing import Any

import pytest

from conformance.opinions import PARTS, Difference, Goods, compare, part
from minerva.second_opinion import SecondOpinion
from minerva.second_opinion_city import Player
from quadriga.games.minerva.city import column_of, row_of
from quadriga.games.minerva.game import GAME
from quadriga.games.minerva.state import MinervaState
from quadriga.games.minerva.state import Player as EnginesPlayer


def goods(state: MinervaState) -> Goods:
    """What lies on the table, as the second opinion names it."""
    outcome = GAME.outcome(state)
    found: Goods = {
        "question": state.stack[-1].name if state.stack else None,
        "round": state.round,
        "first": state.first,
        "fee": state.fee,
        "row": sorted(state.row),
        "pairs": sorted(sorted(pair) for pair in state.pairs),
        "deck": sorted(state.bag),
        "under the round tile": state.on_top,
        "temples": sorted(state.temples),
        "temple deck": sorted(state.temple_bag),
        "piles": [list(pile) for pile in state.piles],
        "glory tiles": list(state.glory_row),
        "order tiles": list(state.orders),
        "culture points": list(state.points),
        "garden points": state.gardens,
        "bank": state.bank,
        "supply": list(state.supply),
        "glory tokens": state.glory_supply,
        "assistants": state.assistants,
        "box": sorted(state.box),
        "ending": None if outcome is None else "+".join(outcome.endings),
    }
    for player, tally in zip(state.players, GAME.tally(state, None), strict=True):
        of_player = goods_of(player) | {"points": dict(tally.lines)}
        found |= {f"p{player.seat} {name}": what for name, what in of_player.items()}
    return found


def goods_of(player: EnginesPlayer) -> Goods:
    def places(cells: tuple[int, ...]) -> set[tuple[int, int]]:
        return {(column_of(cell), row_of(cell)) for cell in cells}

    return {
        "denarii": player.denarii,
        "stores": list(player.resources),
        "glory tokens": player.glory,
        "assistants": player.assistants,
        "residences": player.residences,
        "order tile": player.order,
        "culture tiles": list(player.culture),
        "glory tiles": list(player.laurels),
        "city": {(column_of(cell), row_of(cell)): tile.id for cell, tile in player.city.items()},
        "homes": places(player.homes),
        "assisted": places(player.posted),
        "places to build": places(tuple(spot.cell for spot in player.spots)),
    }


@pytest.mark.parametrize("number", range(PARTS))
def test_a_second_opinion_agrees(number: int) -> None:
    compare("minerva", SecondOpinion, goods, part(number))


class Counterfeiter(SecondOpinion):
    """Finds one denarius too many with the last player."""

    def goods(self) -> dict[str, Any]:
        self.players[-1].denarii += 1
        try:
            return super().goods()
        finally:
            self.players[-1].denarii -= 1


class Landlord(SecondOpinion):
    """Holds that a residence costs a denarius: no goods are wrong until somebody has none."""

    def _actions(self, player: Player) -> list[str]:
        actions = super()._actions(player)
        return actions if player.denarii else [action for action in actions if action != "residence"]


def test_a_good_too_many_is_noticed() -> None:
    with pytest.raises(Difference, match="p0 denarii is 3, the second opinion says 4"):
        compare("minerva", Counterfeiter, goods, range(1))


def test_a_move_too_few_is_noticed() -> None:
    with pytest.raises(Difference, match=r"only the engine allows \{'residence'\}"):
        compare("minerva", Landlord, goods, range(20))
