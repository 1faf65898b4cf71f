"""Random games of Glory to Rome, played by the engine and by a second opinion written from the rulebook."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from conformance.opinions import PARTS, Difference, compare, part
from glory_to_rome.second_opinion import SecondOpinion
from quadriga.games.glory_to_rome.edition import BIT, MATERIALS, NO_ROLE, ROLES
from quadriga.games.glory_to_rome.game import GAME
from quadriga.games.glory_to_rome.state import Building, GloryState, Piles, Player


def by_material(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    return dict(zip(MATERIALS, counts, strict=True))


def piles(piles: Piles) -> dict[str, int]:
    return by_material([len(pile) for pile in piles])


def materials(state: GloryState, names: tuple[str, ...]) -> dict[str, int]:
    counts = Counter(state.cards.material_of[name] for name in names)
    return by_material([counts[material] for material in range(6)])


def role(number: int) -> str:
    return "" if number == NO_ROLE else ROLES[number]


def building(state: GloryState, one: Building) -> tuple[str, list[str], bool, str]:
    names = [MATERIALS[state.cards.material_of[name]] for name in one.materials]
    opened = MATERIALS[state.cards.material_of[one.public]] if one.public else ""
    return MATERIALS[one.site], sorted(names), one.done, opened


def goods_of(state: GloryState, player: Player) -> dict[str, Any]:
    unseen = materials(state, player.basilica + player.atrium + player.closed)
    return {
        "hand": sorted(player.hand),
        "senators": player.senators,
        "aside": list(player.aside),
        "stock": piles(player.stock),
        "clients": piles(player.clients),
        "vault": {material: number + unseen[material] for material, number in piles(player.vault).items()},
        "buildings": {one.card.id: building(state, one) for one in player.buildings},
        "sites": by_material(player.sites),
        "camp": sorted(player.played),
        "senators played": player.senators_played,
        "petitions": player.petitions,
        "actions": player.actions,
        "shown": by_material(player.demanded),
        "crafted": player.crafted,
        "held": role(player.held),
        "functions": {name for name, bit in BIT.items() if player.powers & bit},
        "influence": player.influence,
        "hand limit": player.hand_limit,
        "client limit": player.client_limit,
        "vault limit": player.vault_limit,
    }


def goods(state: GloryState) -> dict[str, Any]:
    found: dict[str, Any] = {
        "question": state.stack[-1].name if state.stack else "",
        "ending": state.ending,
        "winners": state.winners,
        "leader": state.leader,
        "role": role(state.role),
        "deck": sorted(state.deck),
        "removed": state.removed,
        "senators": state.senators,
        "town": by_material(state.town),
        "outside": by_material(state.outside),
        "pool": piles(state.pool),
        "box": materials(state, state.box),
    }
    for player in state.players:
        found |= {f"p{player.seat} {name}": value for name, value in goods_of(state, player).items()}
    if state.stack:
        found["unrevealed"] = [(sorted(player.basilica), sorted(player.atrium)) for player in state.players]
    else:
        outcome = GAME.outcome(state)
        assert outcome is not None
        found["points"] = [dict(tally.lines) for tally in outcome.tallies]
    return found


@pytest.mark.parametrize("number", range(PARTS))
def test_random_games_agree_with_the_second_opinion(number: int) -> None:
    seeds = part(number)
    assert compare("glory-to-rome", SecondOpinion, goods, seeds).games == len(seeds)


class OneStoneTooMany(SecondOpinion):
    def _goods_of(self, player: Any) -> dict[str, Any]:
        found = super()._goods_of(player)
        return found | {"stock": found["stock"] | {"stone": found["stock"]["stone"] + 1}}


class NobodyPetitions(SecondOpinion):
    def _petitions(self, player: Any) -> list[str]:
        return []


@pytest.mark.parametrize(("opinion", "told"), [(OneStoneTooMany, "p0 stock is"), (NobodyPetitions, "only the engine")])
def test_a_difference_is_noticed(opinion: type[SecondOpinion], told: str) -> None:
    with pytest.raises(Difference, match=told):
        compare("glory-to-rome", opinion, goods, range(3))
