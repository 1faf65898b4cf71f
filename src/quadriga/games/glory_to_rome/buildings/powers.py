"""The functions in force: worked out when a building changes, and asked as a set of bits."""

from __future__ import annotations

from typing import Final

from quadriga.games.glory_to_rome.edition import BIT, EACH_MATERIAL, MARBLE, STONE
from quadriga.games.glory_to_rome.state import Building, GloryState, Player

ACADEMY: Final = BIT["academy"]
AQUEDUCT: Final = BIT["aqueduct"]
ARCHWAY: Final = BIT["archway"]
ATRIUM: Final = BIT["atrium"]
BAR: Final = BIT["bar"]
BASILICA: Final = BIT["basilica"]
BATH: Final = BIT["bath"]
BRIDGE: Final = BIT["bridge"]
CIRCUS: Final = BIT["circus"]
CIRCUS_MAXIMUS: Final = BIT["circus-maximus"]
COLOSSEUM: Final = BIT["colosseum"]
DOCK: Final = BIT["dock"]
FORUM: Final = BIT["forum"]
FOUNTAIN: Final = BIT["fountain"]
GATE: Final = BIT["gate"]
LATRINE: Final = BIT["latrine"]
LUDUS_MAGNUS: Final = BIT["ludus-magnus"]
PALACE: Final = BIT["palace"]
PALISADE: Final = BIT["palisade"]
ROAD: Final = BIT["road"]
SCRIPTORIUM: Final = BIT["scriptorium"]
SENATE: Final = BIT["senate"]
SEWER: Final = BIT["sewer"]
STAIRWAY: Final = BIT["stairway"]
STATUE: Final = BIT["statue"]
STOREROOM: Final = BIT["storeroom"]
TOWER: Final = BIT["tower"]
VILLA: Final = BIT["villa"]
VOMITORIUM: Final = BIT["vomitorium"]
WALL: Final = BIT["wall"]


def refresh(state: GloryState) -> None:
    """Work out every player's functions and limits again."""
    public = 0
    for player in state.players:
        for building in player.buildings:
            if building.public:
                public |= building.card.bit
    for player in state.players:
        refresh_player(state, player, public)


def refresh_player(state: GloryState, player: Player, public: int) -> None:
    """What one completed, and what a Stairway opened; a second copy adds nothing: gtr.stairway.no-double."""
    cards = state.cards
    owned = 0
    active = public
    for building in player.buildings:
        owned |= building.card.bit
        if building.done:
            active |= building.card.bit
    if active & GATE:
        active |= gate(state, player)
    if state.rules.initiation:  # gtr.initiation.no-functions
        active = 0
    player.owned = owned
    player.powers = active
    influence = cards.numbers.start_influence
    for material in EACH_MATERIAL:
        influence += player.sites[material] * cards.values[material]
    player.influence = influence
    hand, clients, vault, factor = cards.numbers.hand_limit, influence, influence, 1
    for card in cards.limits:
        if active & card.bit:
            hand += card.hand_limit
            clients += card.client_limit
            vault += card.vault_limit
            factor *= card.client_factor
    player.hand_limit = hand
    player.client_limit = clients * factor  # gtr.aqueduct.limit: the Insula's two are doubled as well
    player.vault_limit = vault


def gate(state: GloryState, player: Player) -> int:
    """Unfinished marble buildings have their function, without influence: gtr.gate.marble."""
    active = 0
    for building in player.buildings:
        if not building.done and counts_as_marble(state, building):
            active |= building.card.bit
    return active


def counts_as_marble(state: GloryState, building: Building) -> bool:
    if building.card.material == MARBLE:
        return True
    if not state.rules.gate_stone_with_marble or building.card.material != STONE:
        return False
    return any(state.cards.material_of[name] == MARBLE for name in building.materials)
