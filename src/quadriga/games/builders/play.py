"""What then happens: the deal, and for every move the function that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.chance import Chance
from quadriga.core.decisions import Decision
from quadriga.core.events import Happened
from quadriga.core.moves import Move
from quadriga.games.builders.decisions import Count, Turn
from quadriga.games.builders.edition import BuildersEdition
from quadriga.games.builders.ending import settle
from quadriga.games.builders.investing import borrow, buy_slave, buy_tool, free, repay, study, teach
from quadriga.games.builders.moves import (
    BuySlave,
    BuyTool,
    Free,
    Open,
    Plain,
    Recruit,
    Send,
    Study,
    Take,
    Teach,
    To,
)
from quadriga.games.builders.sites import open_site
from quadriga.games.builders.state import BuildersState, Player
from quadriga.games.builders.turns import buy_action, end_turn, take_sesterces
from quadriga.games.builders.workers import join_site, recruit, send


def setup(edition: BuildersEdition, machines_equipped: bool, seats: int, chance: Chance) -> BuildersState:
    """The table before the first turn. A deck is a bag to draw from, so nothing needs to be shuffled."""
    numbers = edition.numbers
    building_deck = sorted(edition.buildings)  # machines among them: b.setup.buildings
    building_row = [chance.draw(building_deck) for _ in range(numbers.row_length)]
    next_building = chance.draw(building_deck)
    # One each; the others are shuffled into the deck of workers below: b.setup.apprentices.
    apprentices = sorted(worker.id for worker in edition.workers.values() if worker.rank == "apprentice")
    players = [
        Player(seat, numbers.start_sesterces, 0, 0, [edition.workers[chance.draw(apprentices)]], [], [], [])
        for seat in range(seats)
    ]
    # The rest of the workers, of which a row lies open: b.setup.workers.
    in_deck = {"labourer", "journeyman", "master"}
    worker_deck = sorted([*apprentices, *(one.id for one in edition.workers.values() if one.rank in in_deck)])
    worker_row = [chance.draw(worker_deck) for _ in range(numbers.row_length)]
    # b.setup.first-player: drawn, and nobody gets anything for playing later.
    first = int(chance.draw([f"p{seat}" for seat in range(seats)])[1:])
    stack: list[Decision] = [Turn(first)]
    state = BuildersState(
        edition=edition,
        stack=stack,
        players=players,
        machines_equipped=machines_equipped,
        first=first,
        active=first,
        actions=numbers.free_actions,
        invested=False,
        sent={},
        idle=0,
        last_round="",
        # b.setup.money: what players begin with came from the bank. b.setup.bank: nothing ever asks what is left in it.
        bank=numbers.bank - seats * numbers.start_sesterces,
        building_row=building_row,
        next_building=next_building,
        building_deck=building_deck,
        worker_row=worker_row,
        worker_deck=worker_deck,
        # Four open piles: b.setup.investments.
        slaves=sorted(worker.id for worker in edition.workers.values() if worker.is_slave),
        tools=sorted(edition.tools),
        universities=sorted(edition.universities),
        loans=numbers.loans,
        repaid=0,
    )
    state.events = [Happened("first", first)]
    return state


def play_plain(state: BuildersState, player: Player, move: Plain, chance: Chance) -> None:
    PLAY_PLAIN[move.name](state, player)


PLAY: Final[dict[type, Callable[[BuildersState, Player, Any, Chance], None]]] = {
    Open: open_site,
    Recruit: recruit,
    BuySlave: buy_slave,
    BuyTool: buy_tool,
    Study: study,
    Teach: teach,
    Free: free,
    Send: send,
    To: join_site,
    Take: take_sesterces,
    Plain: play_plain,
}
#: The moves of a turn that need no more than their name.
PLAY_PLAIN: Final[dict[str, Callable[[BuildersState, Player], None]]] = {
    "borrow": borrow,
    "repay": repay,
    "extra": buy_action,
    "end": end_turn,
}


def apply(state: BuildersState, move: Move, chance: Chance) -> None:
    decision = state.stack[-1]
    player = state.players[decision.seat]
    if state.last_round and isinstance(decision, Count):  # the first is false in all but a few turns, and cheaper
        settle(state, player, move)
    else:
        PLAY[type(move)](state, player, move, chance)
