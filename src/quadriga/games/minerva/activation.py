"""What buildings do when they are activated: in a line from a residence, or around a bath."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.core.moves import Move
from quadriga.games.minerva import edition as data
from quadriga.games.minerva.city import STEPS, around, line, where
from quadriga.games.minerva.culture import add_culture, conclude
from quadriga.games.minerva.decisions import Bathing, Choosing, Exchanging, Facing
from quadriga.games.minerva.edition import EXCHANGE, Tile
from quadriga.games.minerva.moves import PAY_MOVES, Face
from quadriga.games.minerva.schema import Resources
from quadriga.games.minerva.state import MinervaState, Player
from quadriga.games.minerva.supplies import earn, gain, sell, spend, win_glory


def activate_line(state: MinervaState, player: Player, move: Face, chance: Chance) -> None:
    """The buildings in one direction, up to a residence or a gap: mi.line.direction, mi.line.until."""
    decision = state.stack.pop()
    assert isinstance(decision, Facing)
    state.events.append(Happened("faced", player.seat, {"direction": move.key}))
    run(state, player, line(player.city, decision.cell, STEPS[move.direction]))


def run(state: MinervaState, player: Player, cells: tuple[int, ...]) -> None:
    """Activate tiles one at a time until one asks something: mi.line.nearest-first."""
    city = player.city
    for place, cell in enumerate(cells):
        tile = city[cell]
        if tile.acts:  # others are passed over: mi.line.passed-over
            state.events.append(Happened("activated", player.seat, {"tile": tile.id, **where(cell)}))
            if asks(state, player, tile, cells[place + 1 :]):
                return
    settle(state, player)


def asks(state: MinervaState, player: Player, tile: Tile, rest: tuple[int, ...]) -> bool:
    """One tile takes effect, like it or not: mi.effect.gain. True when its owner must decide something first."""
    effect = tile.effect
    if effect == data.GAIN:  # mi.production.resources
        gain(state, player, tile.resource, tile.amount)
    elif effect == data.CULTURE:
        add_culture(state, player, tile.culture, tile.amount)
    elif effect == data.IF_HELD:
        held = player.resources[tile.resource]  # looked at, not paid: mi.effect.colon
        if held:  # mi.commerce.if-held, mi.commerce.per-token
            earn(state, player, tile.amount * (held if state.per_token else 1))
    elif effect == data.DENARII:  # mi.commerce.foundry
        earn(state, player, tile.amount)
    elif effect == data.GLORY:  # mi.military.glory
        win_glory(state, player, tile.amount)
    elif effect == data.GARDEN:
        state.gardens += tile.amount
        state.events.append(Happened("garden", player.seat, {"points": tile.amount}))
    elif effect == data.CHOOSE:  # mi.effect.choice
        state.stack.append(Choosing(player.seat, tile.id, tile.amount, rest))
        return True
    elif payments(tile, player.resources):  # an exchange nobody can pay is no question
        state.stack.append(Exchanging(player.seat, tile.id, rest))
        return True
    return False


def settle(state: MinervaState, player: Player) -> None:
    """Every effect asked for is done: a bath may have more to do, else culture is compared.

    Until then the points of all that the bath activates add up: mi.bath.culture.
    """
    decision = state.stack[-1]
    if isinstance(decision, Bathing):
        if decision.left and bath_choices(player, decision.cell, decision.used):
            return
        state.stack.pop()
    conclude(state, player)


# Answers to what a building asks.


def choose_resource(state: MinervaState, player: Player, resource: int) -> None:
    """One of the choice's resources, then the next, then the rest of the activation: mi.production.forum."""
    decision = state.stack.pop()
    assert isinstance(decision, Choosing)
    state.events.append(Happened("chosen", player.seat, {"tile": decision.tile}))
    gain(state, player, resource, 1)
    if decision.left > 1:
        state.stack.append(Choosing(player.seat, decision.tile, decision.left - 1, decision.rest))
    else:
        run(state, player, decision.rest)


def payments(tile: Tile, held: Resources) -> list[Move]:
    """What can be paid for glory: one resource, or any alike: mi.military.exchange, mi.military.colosseum."""
    if tile.effect == EXCHANGE:
        return [PAY_MOVES[tile.resource]] if held[tile.resource] >= tile.pays else []
    return [move for move, have in zip(PAY_MOVES, held, strict=True) if have >= tile.pays]


def exchange(state: MinervaState, player: Player, resource: int) -> None:
    """Resources become glory, as often as one likes: mi.effect.arrow."""
    decision = state.stack[-1]
    assert isinstance(decision, Exchanging)
    tile = state.tiles.tiles[decision.tile]
    state.events.append(Happened("exchanged", player.seat, {"tile": tile.id}))
    spend(state, player, resource, tile.pays)
    win_glory(state, player, tile.amount)
    close_exchange(state, player)


def close_exchange(state: MinervaState, player: Player) -> None:
    """An exchange that cannot be paid once more is over: mi.effect.arrow."""
    decision = state.stack[-1]
    assert isinstance(decision, Exchanging)
    if not payments(state.tiles.tiles[decision.tile], player.resources):
        leave(state, player)


def sell_resource(state: MinervaState, player: Player, resource: int) -> None:
    """A token is sold while something else is asked; an exchange may no longer be possible then."""
    sell(state, player, resource)
    if isinstance(state.stack[-1], Exchanging):
        close_exchange(state, player)


def leave(state: MinervaState, player: Player) -> None:
    """Enough of what a building offers: mi.effect.arrow, mi.special.may-decline."""
    decision = state.stack.pop()
    run(state, player, decision.rest if isinstance(decision, Exchanging) else ())


# The public bath.


def open_bath(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    """Three of the tiles around it, or fewer: mi.bath.three."""
    if bath_choices(player, cell, ()):
        state.stack.append(Bathing(player.seat, cell, tile.amount, ()))


def bath_choices(player: Player, cell: int, used: tuple[int, ...]) -> list[int]:
    """Tiles around a bath that would do something and have not done it yet: mi.bath.no-effect, mi.bath.once-each."""
    city = player.city
    return [one for one in around(city, cell) if city[one].acts and one not in used]


def activate_at_bath(state: MinervaState, player: Player, cell: int) -> None:
    """One of the tiles around a bath, in the order its owner likes: mi.bath.three."""
    decision = state.stack[-1]
    assert isinstance(decision, Bathing)
    state.stack[-1] = Bathing(player.seat, decision.cell, decision.left - 1, (*decision.used, cell))
    run(state, player, (cell,))
