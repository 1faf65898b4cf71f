"""How well a player stands, for bots: points, and what his board, hand and coming actions will bring."""

from __future__ import annotations

from typing import Final

from quadriga.core.moves import Move
from quadriga.games.glory_to_rome.buildings import tower
from quadriga.games.glory_to_rome.decisions import ACT, FOLLOW, Acting, Architect, Craftsman, Fountain, Turn
from quadriga.games.glory_to_rome.edition import (
    ARCHITECT,
    CRAFTSMAN,
    EACH_MATERIAL,
    LABORER,
    LEGIONARY,
    MERCHANT,
    PATRON,
)
from quadriga.games.glory_to_rome.moves import Found
from quadriga.games.glory_to_rome.scoring import points_of, vault_counts
from quadriga.games.glory_to_rome.state import GloryState, Player, holds

#: What influence is worth beside its points: room for clients and in the vault.
ROOM: Final = 0.35
#: A card in hand, and a Senator.
CARD: Final = 0.28
SENATOR: Final = 0.25
#: The first card of a material in stock, for each point of its value, and each further one.
STOCK: Final = 0.22
MORE_STOCK: Final = 0.14
#: A client by role: laborer, craftsman, legionary, architect, merchant, patron.
CLIENT: Final[tuple[float, ...]] = (0.8, 1.1, 0.8, 1.2, 1.1, 0.9)
#: A foundation laid, and each material in it, for each point of influence to come.
FOUNDED: Final = 0.3
ADDED: Final = 0.75
#: A function that is at work.
FUNCTION: Final = 0.7
#: What an action still to come brings, by role, and how much less each further one does.
ACTION: Final[tuple[float, ...]] = (0.4, 0.6, 0.5, 0.6, 0.6, 0.5)
FADING: Final = 0.8
#: With fewer cards in the deck than this, what is not yet points is less and less likely to become any.
AMPLE_DECK: Final = 10
#: What it is worth to be ahead when the deck runs out, and how many points are a clear lead. More than prospects come
#: to: whoever leads must want the last cards drawn, since whoever is behind need not.
LEAD: Final = 30.0
CLEAR: Final = 5.0
#: As much as the seat's own: otherwise everybody would lose by the end, and nobody would draw the last cards.
RIVALS: Final = 1.0


def evaluate(state: GloryState, seat: int) -> tuple[tuple[str, float], ...]:
    """Points and prospects, the best rival's share of both, and who would win."""
    vaults = [vault_counts(state, player, seat) for player in state.players]
    best, most = -1000.0, -1000.0
    for player in state.players:
        if player.seat != seat and player.seat not in state.left:
            terms = standing(state, player, vaults)
            best = max(best, sum([amount for _, amount in terms]))
            most = max(most, terms[0][1])
    own = standing(state, state.players[seat], vaults)
    return (*own, ("win", win(state, seat, own[0][1] - most)), ("rivals", -RIVALS * best))


def sensible(state: GloryState, moves: list[Move]) -> list[Move]:
    """Nobody pays two actions for a site out of town while one in town costs one, unless that would be the last."""
    question, town = state.stack[-1], state.town
    if not isinstance(question, Craftsman | Architect | Fountain):
        return moves
    if tower.spares_second_action(state.players[question.seat]) or sum(town) <= 1:
        return moves
    return [move for move in moves if not (isinstance(move, Found) and move.outside and town[move.site])]


def ample(state: GloryState) -> float:
    """How much of what is not yet points there is still time for."""
    return 0.0 if state.ending else min(1.0, len(state.deck) / AMPLE_DECK)


def win(state: GloryState, seat: int, ahead: float) -> float:
    """The Forum decides at once; otherwise a lead does, the more the nearer the end."""
    if state.winners:
        return 100.0 if seat in state.winners else -100.0
    return (1.0 - ample(state)) * LEAD * max(-1.0, min(1.0, ahead / CLEAR))


def standing(state: GloryState, player: Player, vaults: list[list[int]]) -> tuple[tuple[str, float], ...]:
    points = ("points", float(sum([points for _, points in points_of(state, player, vaults)])))
    if state.ending:
        return (points,)
    time = ample(state)
    return (
        points,
        ("room", time * ROOM * player.influence),
        ("hand", time * (CARD * min(len(player.hand), player.hand_limit + 1) + SENATOR * player.senators)),
        ("stock", time * stock(state, player)),
        ("clients", time * clients(player)),
        ("buildings", time * buildings(state, player)),
        ("actions", actions(state, player)),
    )


def clients(player: Player) -> float:
    total = 0.0
    for role in EACH_MATERIAL:
        total += CLIENT[role] * len(player.clients[role])
    return total


def stock(state: GloryState, player: Player) -> float:
    total = 0.0
    for material in EACH_MATERIAL:
        count = len(player.stock[material])
        if count:
            total += state.cards.values[material] * (STOCK + MORE_STOCK * (count - 1)) + 0.2
    return total


def buildings(state: GloryState, player: Player) -> float:
    total = 0.0
    for building in player.buildings:
        if building.done:
            total += FUNCTION
        else:
            total += FOUNDED * state.cards.values[building.site] + ADDED * len(building.materials)
    return total


def actions(state: GloryState, player: Player) -> float:
    """What the actions this turn still owes a player will bring."""
    left = 0
    role = state.role
    for decision in state.stack:
        if isinstance(decision, Acting) and decision.seat == player.seat:
            left = decision.cards + decision.own
        elif isinstance(decision, Turn):
            place = (player.seat - decision.seat) % state.seats
            if decision.phase == FOLLOW or (decision.phase == ACT and place > decision.place):
                left = player.actions + (len(player.clients[role]) if 0 <= role < len(CLIENT) else 0)
    if not left or not 0 <= role < len(ACTION) or not is_useful(state, player, role):
        return 0.0
    total, each = 0.0, ACTION[role]
    for _ in range(min(left, 6)):
        total += each
        each *= FADING
    return total


def is_useful(state: GloryState, player: Player, role: int) -> bool:
    """Whether an action with a role would find anything to do."""
    if role == LABORER:
        return holds(state.pool) > 0
    if role == PATRON:
        return holds(state.pool) > 0 and player.client_room() > 0
    if role == MERCHANT:
        return holds(player.stock) > 0 and player.vault_room() > 0
    if role == ARCHITECT:
        in_stock = [len(pile) > 0 for pile in player.stock]
        return any(in_stock) and finds_a_site(state, player, in_stock, materials_in_hand(state, player))
    if role == CRAFTSMAN:
        in_hand = materials_in_hand(state, player)
        return finds_a_site(state, player, in_hand, in_hand)
    if role == LEGIONARY:
        return bool(player.hand) and finds_material(state, player)
    return False


def finds_material(state: GloryState, player: Player) -> bool:
    """Whether anything lies in the pool or is held by anybody else that a Legionary could demand."""
    return holds(state.pool) > 0 or any(rival.hand for rival in state.players if rival is not player)


def finds_a_site(state: GloryState, player: Player, has: list[bool], in_hand: list[bool]) -> bool:
    """Whether there is a building of his to go on with out of what he has, or one in his hand to begin."""
    for building in player.buildings:
        if not building.done and has[building.site]:
            return True
    return any(state.town[material] > 0 for material, held in enumerate(in_hand) if held)


def materials_in_hand(state: GloryState, player: Player) -> list[bool]:
    held = [False] * len(EACH_MATERIAL)
    for name in player.hand:
        held[state.cards.material_of[name]] = True
    return held
