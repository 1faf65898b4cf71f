"""How a position looks in numbers, for what is learned on top of `evaluate.py`: nothing but what a seat may know."""

from __future__ import annotations

from typing import Final

from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, MATERIALS, ROLES
from quadriga.games.glory_to_rome.state import GloryState, Player, count_hand, holds

#: What is counted of a seat and of its best rival.
PLAYER: Final[tuple[str, ...]] = (
    *("influence", "cards", "senators", "client-room", "vault-room", "vault", "vault-worth"),
    *[f"client-{role}" for role in ROLES[:6]],
    *("stock", "functions", "foundations", "laid"),
)
#: What is counted of a seat alone.
OWN: Final[tuple[str, ...]] = (
    *("actions", "leads", "kinds-in-stock", "to-lay"),
    *[f"hand-{material}" for material in MATERIALS],
    *[f"stock-{material}" for material in MATERIALS],
    *[f"built-{material}" for material in MATERIALS],
)
NAMES: Final[tuple[str, ...]] = (
    *("phase", "town", "pool"),
    *PLAYER,
    *OWN,
    *[f"rival-{name}" for name in PLAYER],
)
#: The deck at the start of a game of two, about.
DECK: Final = 100.0
#: A hand larger than this is no better for it.
ENOUGH_CARDS: Final = 8


def features(state: GloryState, seat: int) -> list[float]:
    own = state.players[seat]
    rival: Player | None = None
    most = -1
    for player in state.players:
        if player.seat != seat and player.seat not in state.left:
            stands = player.influence + 2 * player.vault_size()
            if stands > most:
                rival, most = player, stands
    found = [
        1.0 - min(1.0, len(state.deck) / DECK),
        float(sum(state.town)),
        float(holds(state.pool)),
    ]
    add_player(found, state, own)
    add_own(found, state, own)
    if rival is None:
        found += [0.0] * len(PLAYER)
    else:
        add_player(found, state, rival)
    return found


def add_player(found: list[float], state: GloryState, player: Player) -> None:
    clients, vault = player.clients, player.vault
    lying = player.vault_size()
    worth = 0
    for material in EACH_MATERIAL:
        worth += len(vault[material]) * state.cards.values[material]
    functions = foundations = laid = 0
    for building in player.buildings:
        if building.done:
            functions += 1
        else:
            foundations += 1
            laid += len(building.materials)
    found += [
        float(player.influence),
        float(min(ENOUGH_CARDS, len(player.hand))),
        float(player.senators),
        float(player.client_limit - holds(clients)),
        float(player.vault_limit - lying),
        float(lying),
        float(worth),
        float(len(clients[0])),
        float(len(clients[1])),
        float(len(clients[2])),
        float(len(clients[3])),
        float(len(clients[4])),
        float(len(clients[5])),
        float(holds(player.stock)),
        float(functions),
        float(foundations),
        float(laid),
    ]


def add_own(found: list[float], state: GloryState, player: Player) -> None:
    """What only its owner knows, and what is told apart for a seat itself alone."""
    stock = player.stock
    kinds = to_lay = 0
    built = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    for material in EACH_MATERIAL:
        kinds += len(stock[material]) > 0
    for building in player.buildings:
        if building.done:
            built[building.site] += 1.0
        else:
            to_lay += state.cards.values[building.site] - len(building.materials)
    found += [float(player.actions), 1.0 if state.leader == player.seat else 0.0, float(kinds), float(to_lay)]
    found += [float(count) for count in count_hand(state, player)]
    found += [float(len(pile)) for pile in stock]
    found += built
