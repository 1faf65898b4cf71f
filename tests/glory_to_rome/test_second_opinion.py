"""Random games of Glory to Rome, played by the engine and by a second opinion written from the rulebook."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import Any

import pytest

from conformance.opinions import PARTS, Difference, compare, part
from glory_to_rome.second_opinion import SecondOpinion
from quadriga.games.glory_to_rome.edition import BIT, MATERIALS, NO_ROLE, ROLES, GloryEdition
from quadriga.games.glory_to_rome.game import GAME
from quadriga.games.glory_to_rome.state import SEATS, GloryState, Piles, Player, new_player

EDITION = GAME.edition()
assert isinstance(EDITION, GloryEdition)
CARDS = EDITION.cards


def count(piles: Piles) -> list[int]:
    return [len(pile) for pile in piles]


@lru_cache(1000)
def materials(names: tuple[str, ...]) -> list[int]:
    """How many cards of each material; asked again and again for what does not change."""
    found = [0] * len(MATERIALS)
    for name in names:
        found[CARDS[name].material] += 1
    return found


def role(number: int) -> str:
    return "" if number == NO_ROLE else ROLES[number]


def material(name: str) -> str:
    return MATERIALS[CARDS[name].material]


def goods_of(player: Player) -> dict[str, Any]:
    """Named as the second opinion names them."""
    unseen = materials((*player.basilica, *player.atrium, *player.closed))
    return {
        "hand": sorted(player.hand),
        "senators": player.senators,
        "aside": list(player.aside),
        "stock": count(player.stock),
        "clients": count(player.clients),
        "vault": list(map(add, count(player.vault), unseen)),
        "buildings": {
            one.card.id: (
                MATERIALS[one.site],
                sorted(map(material, one.materials)),
                one.done,
                material(one.public) if one.public else "",
            )
            for one in player.buildings
        },
        "sites": list(player.sites),
        "camp": sorted(player.played),
        "senators played": player.senators_played,
        "petitions": player.petitions,
        "actions": player.actions,
        "shown": list(player.demanded),
        "crafted": player.crafted,
        "held": role(player.held),
        "functions": functions(player.powers),
        "influence": player.influence,
        "hand limit": player.hand_limit,
        "client limit": player.client_limit,
        "vault limit": player.vault_limit,
    }


@lru_cache(1000)
def functions(powers: int) -> set[str]:
    return {name for name, bit in BIT.items() if powers & bit}


NAMES = [[f"p{seat} {name}" for name in goods_of(new_player(seat, [], 0))] for seat in SEATS]


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
        "town": state.town,
        "outside": state.outside,
        "pool": count(state.pool),
        "box": materials(state.box),
    }
    for player in state.players:
        found.update(zip(NAMES[player.seat], goods_of(player).values(), strict=True))
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


class OneSenatorTooMany(SecondOpinion):
    def _goods_of(self, player: Any) -> dict[str, Any]:
        found = super()._goods_of(player)
        return found | {"senators": found["senators"] + 1}


class NobodyPetitions(SecondOpinion):
    def _petitions(self, player: Any) -> list[str]:
        return []


@pytest.mark.parametrize(
    ("opinion", "told"), [(OneSenatorTooMany, "p0 senators is"), (NobodyPetitions, "only the engine")]
)
def test_a_difference_is_noticed(opinion: type[SecondOpinion], told: str) -> None:
    with pytest.raises(Difference, match=told):
        compare("glory-to-rome", opinion, goods, range(3))
