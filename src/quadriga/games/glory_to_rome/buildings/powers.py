"""The functions in force: worked out when a building changes, and asked as a set of bits."""

from __future__ import annotations

from quadriga.games.glory_to_rome.buildings import aqueduct, gate, insula, market, shrine, temple
from quadriga.games.glory_to_rome.buildings.bits import AQUEDUCT, GATE, INSULA, MARKET, SHRINE, TEMPLE
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL
from quadriga.games.glory_to_rome.state import GloryState, Player


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
        active |= gate.unfinished_functions(state, player)
    if state.rules.initiation:  # gtr.initiation.no-functions
        active = 0
    player.owned = owned
    player.powers = active
    influence = cards.numbers.start_influence  # gtr.complete.influence
    for material in EACH_MATERIAL:
        influence += player.sites[material] * cards.values[material]
    player.influence = influence
    # As many clients, gtr.client.limit, and as much in the vault, gtr.vault.limit, as influence; functions raise that.
    hand, clients, vault = cards.numbers.hand_limit, influence, influence
    if active & SHRINE:
        hand += shrine.more_cards(cards)
    if active & TEMPLE:
        hand += temple.more_cards(cards)
    if active & INSULA:
        clients += insula.more_clients(cards)
    if active & AQUEDUCT:  # the last, as it multiplies the whole
        clients = aqueduct.multiply_clients(cards, clients)
    if active & MARKET:
        vault += market.more_vault(cards)
    # Where a limit falls nothing is given up; there is no room until it rises again: gtr.limit.over.
    player.hand_limit = hand
    player.client_limit = clients
    player.vault_limit = vault
