"""What then happens: one function per move or effect, named after the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.chance import Chance
from quadriga.core.decisions import Decision
from quadriga.core.events import Happened, Moved
from quadriga.core.moves import Move
from quadriga.games.builders import state as at
from quadriga.games.builders.decisions import Count, Posting, Teaching, Turn
from quadriga.games.builders.edition import BuildersEdition, Worker
from quadriga.games.builders.legal import at_hand, count_moves
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
from quadriga.games.builders.state import BuildersState, Player, Site, crew_id

SESTERCE: Final = "sesterce"
LOAN: Final = "loan"
#: Rounds in which nobody does more than take sesterces before the game ends by itself.
IDLE_ROUNDS: Final = 10


def setup(edition: BuildersEdition, machines_equipped: bool, seats: int, chance: Chance) -> BuildersState:
    """The table before the first turn: b.setup.buildings, b.setup.apprentices, b.setup.workers and the rest."""
    numbers = edition.numbers
    building_deck = sorted(edition.buildings)
    building_row = [chance.draw(building_deck) for _ in range(numbers.row_length)]
    next_building = chance.draw(building_deck)
    apprentices = sorted(worker.id for worker in edition.workers.values() if worker.rank == "apprentice")
    players = [
        Player(seat, numbers.start_sesterces, 0, 0, [edition.workers[chance.draw(apprentices)]], [], [], [])
        for seat in range(seats)
    ]
    in_deck = {"labourer", "journeyman", "master"}
    worker_deck = sorted([*apprentices, *(one.id for one in edition.workers.values() if one.rank in in_deck)])
    worker_row = [chance.draw(worker_deck) for _ in range(numbers.row_length)]
    first = int(chance.draw([f"p{seat}" for seat in range(seats)])[1:])
    stack: list[Decision] = [Turn(first)]
    return BuildersState(
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
        bank=numbers.bank - seats * numbers.start_sesterces,
        building_row=building_row,
        next_building=next_building,
        building_deck=building_deck,
        worker_row=worker_row,
        worker_deck=worker_deck,
        slaves=sorted(worker.id for worker in edition.workers.values() if worker.is_slave),
        tools=sorted(edition.tools),
        universities=sorted(edition.universities),
        loans=numbers.loans,
        repaid=0,
    )


# Money changes in these two functions only.


def pay(state: BuildersState, player: Player, amount: int) -> None:
    if amount:
        player.sesterces -= amount
        state.bank += amount
        state.events.append(Moved(SESTERCE, amount, at.PURSE[player.seat], at.BANK))


def earn(state: BuildersState, player: Player, amount: int) -> None:
    if amount:
        player.sesterces += amount
        state.bank -= amount
        state.events.append(Moved(SESTERCE, amount, at.BANK, at.PURSE[player.seat]))


def open_site(state: BuildersState, player: Player, move: Open, chance: Chance) -> None:
    """A building of the row becomes a site: b.open.cost, b.open.replaced."""
    state.actions -= 1
    state.idle = -1
    card = state.cards.buildings[move.building]
    player.sites.append(Site(card, card.needs, (), ()))
    row = state.building_row
    place = row.index(card.id)
    events = state.events
    events.append(Moved(card.id, 1, at.BUILDING_ROW, at.SITES[player.seat]))
    if not state.next_building:
        del row[place]
        return
    row[place] = state.next_building
    events.append(Moved(state.next_building, 1, at.NEXT_BUILDING, at.BUILDING_ROW))
    state.next_building = ""
    if state.building_deck:
        state.next_building = chance.draw(state.building_deck)
        events.append(Moved(state.next_building, 1, at.BUILDING_DECK, at.NEXT_BUILDING))


def recruit(state: BuildersState, player: Player, move: Recruit, chance: Chance) -> None:
    """A worker of the row joins the team: b.recruit.cost, b.recruit.replaced."""
    state.actions -= 1
    state.idle = -1
    player.team.append(state.cards.workers[move.worker])
    row = state.worker_row
    place = row.index(move.worker)
    state.events.append(Moved(move.worker, 1, at.WORKER_ROW, at.TEAM[player.seat]))
    if state.worker_deck:
        row[place] = chance.draw(state.worker_deck)
        state.events.append(Moved(row[place], 1, at.WORKER_DECK, at.WORKER_ROW))
    else:
        del row[place]


def invest(state: BuildersState, player: Player, price: int) -> None:
    """One action, once a turn, and a fixed price: b.invest.cost, b.invest.once-a-turn."""
    state.actions -= 1
    state.idle = -1
    state.invested = True
    pay(state, player, price)


def buy_slave(state: BuildersState, player: Player, move: BuySlave, chance: Chance) -> None:
    """b.slave.price"""
    invest(state, player, state.cards.numbers.slave_price)
    state.slaves.remove(move.slave)
    player.team.append(state.cards.workers[move.slave])
    state.events.append(Moved(move.slave, 1, at.SLAVE_PILE, at.TEAM[player.seat]))


def buy_tool(state: BuildersState, player: Player, move: BuyTool, chance: Chance) -> None:
    """b.tool.price"""
    invest(state, player, state.cards.numbers.tool_price)
    state.tools.remove(move.tool)
    player.tools.append(move.tool)
    state.events.append(Moved(move.tool, 1, at.TOOL_PILE, at.TOOLS[player.seat]))


def borrow(state: BuildersState, player: Player) -> None:
    """b.loan.take"""
    invest(state, player, 0)
    state.loans -= 1
    player.loans += 1
    state.events.append(Moved(LOAN, 1, at.LOAN_PILE, at.LOANS[player.seat]))
    earn(state, player, state.cards.numbers.loan_gives)


def repay(state: BuildersState, player: Player) -> None:
    """Not an action; the card leaves the game: b.loan.repay, b.loan.repay-price."""
    pay(state, player, state.cards.numbers.loan_repays)
    player.loans -= 1
    state.repaid += 1
    state.events.append(Moved(LOAN, 1, at.LOANS[player.seat], at.BOX))


def study(state: BuildersState, player: Player, move: Study, chance: Chance) -> None:
    """The university is paid for; whom it teaches is asked at once: b.university.price."""
    invest(state, player, state.cards.numbers.university_price)
    state.universities.remove(move.university)
    state.events.append(Moved(move.university, 1, at.UNIVERSITY_PILE, at.LESSONS[player.seat]))
    state.stack.append(Teaching(player.seat, move.university))


def teach(state: BuildersState, player: Player, move: Teach, chance: Chance) -> None:
    """A level is replaced for good, the wage stays: b.university.replaces."""
    decision = state.stack.pop()
    assert isinstance(decision, Teaching)
    worker = worker_of(player, move.worker)
    player.team[player.team.index(worker)] = state.cards.taught(worker, decision.university)
    state.events.append(Happened("taught", player.seat, {"worker": worker.id, "university": decision.university}))


def free(state: BuildersState, player: Player, move: Free, chance: Chance) -> None:
    """One action in a turn, sesterces at the final count: b.slave.free-cost, b.count.free-price."""
    if isinstance(state.stack[-1], Count):
        pay(state, player, state.cards.numbers.free_at_count_price)
    else:
        state.actions -= 1
        state.idle = -1
    worker = worker_of(player, move.slave)
    player.team[player.team.index(worker)] = state.cards.freed(worker)
    state.events.append(Happened("freed", player.seat, {"worker": worker.id}))
    if isinstance(state.stack[-1], Count):
        ask_count(state)


def send(state: BuildersState, player: Player, move: Send, chance: Chance) -> None:
    """Who goes is chosen; nothing is paid before the site is."""
    state.stack.append(Posting(player.seat, move.worker, move.tool))


def to(state: BuildersState, player: Player, move: To, chance: Chance) -> None:
    """A worker joins a site: b.work.cost, b.work.wage, b.tool.with-the-worker."""
    decision = state.stack.pop()
    assert isinstance(decision, Posting)
    worker = worker_of(player, decision.worker)
    sent = state.sent.get(move.site, 0) + 1
    state.sent[move.site] = sent
    state.actions -= sent
    state.idle = -1
    pay(state, player, worker.pay)
    player.team.remove(worker)
    crew = crew_id(move.site)
    state.events.append(Moved(worker.id, 1, at.TEAM[player.seat], crew))
    one, two, three, four = worker.makes
    tool = decision.tool
    if tool is not None:
        player.tools.remove(tool)
        state.events.append(Moved(tool, 1, at.TOOLS[player.seat], crew))
        adds = state.cards.tools[tool].adds
        one, two, three, four = one + adds[0], two + adds[1], three + adds[2], four + adds[3]
    sites = player.sites
    place = 0
    while sites[place].id != move.site:
        place += 1
    site = sites[place]
    stone, wood, architecture, decoration = site.missing
    missing = (max(0, stone - one), max(0, wood - two), max(0, architecture - three), max(0, decoration - four))
    joined = Site(site.card, missing, (*site.crew, worker), (*site.tools, tool))
    if any(missing):
        sites[place] = joined
    else:
        del sites[place]
        finish(state, player, joined)


def finish(state: BuildersState, player: Player, site: Site) -> None:
    """Not an action, and not a choice: b.finish.automatic, b.finish.income, b.finish.come-home."""
    card = site.card
    events = state.events
    events.append(Happened("finished", player.seat, {"building": card.id}))
    crew = crew_id(card.id)
    for worker, tool in zip(site.crew, site.tools, strict=True):
        player.team.append(worker)
        events.append(Moved(worker.id, 1, crew, at.TEAM[player.seat]))
        if tool is not None:
            player.tools.append(tool)
            events.append(Moved(tool, 1, crew, at.TOOLS[player.seat]))
    earn(state, player, card.sesterces)
    player.points += card.points
    if card.makes is None:
        player.done.append(card.id)
        events.append(Moved(card.id, 1, at.SITES[player.seat], at.DONE[player.seat]))
    else:  # b.machine.becomes-worker
        player.team.append(state.cards.workers[card.id])
        events.append(Moved(card.id, 1, at.SITES[player.seat], at.TEAM[player.seat]))


def take(state: BuildersState, player: Player, move: Take, chance: Chance) -> None:
    """Actions become sesterces: b.take.cost."""
    state.actions -= move.actions
    earn(state, player, state.cards.numbers.take[move.actions - 1])


def plain(state: BuildersState, player: Player, move: Plain, chance: Chance) -> None:
    name = move.name
    if name == "end":
        end_turn(state, player)
    elif name == "extra":  # b.turn.extra-actions
        pay(state, player, state.cards.numbers.extra_action_price)
        state.actions += 1
    elif name == "borrow":
        borrow(state, player)
    elif name == "repay":
        repay(state, player)
        if isinstance(state.stack[-1], Count):
            ask_count(state)
    else:  # done
        state.stack.pop()
        ask_count(state)


def end_turn(state: BuildersState, player: Player) -> None:
    """The next player's turn, or the end of the last round: b.end.seventeen, b.end.equal-turns."""
    state.idle += 1
    if not state.last_round:
        if player.points >= state.cards.numbers.end_points:
            state.last_round = trigger_name(state, player.seat)
            state.events.append(Happened("last-round", player.seat))
        elif is_exhausted(state):
            state.last_round = "exhausted"
            state.events.append(Happened("exhausted"))
    following = (player.seat + 1) % state.seats
    if state.last_round and following == state.first:
        begin_count(state)
        return
    state.active = following
    state.actions = state.cards.numbers.free_actions
    state.invested = False
    state.sent = {}
    state.stack[-1] = Turn(following)
    state.events.append(Happened("turn", following))


def trigger_name(state: BuildersState, seat: int) -> str:
    """The ending's name: where in the round the player sits who reached the points."""
    place = (seat - state.first) % state.seats
    if place == 0:
        return "first-player"
    return "last-player" if place == state.seats - 1 else "middle-player"


def is_exhausted(state: BuildersState) -> bool:
    """Our ruling b.end.exhausted: nobody can ever put a worker on a site again, or nobody has tried for long.

    The second keeps a table from going on for ever once those who could build have resigned.
    """
    if state.idle >= IDLE_ROUNDS * state.seats:
        return True
    if (state.worker_row or state.slaves) and state.building_row:
        return False
    return not any(
        (player.team or state.worker_row or state.slaves) and (player.sites or state.building_row)
        for player in state.players
    )


def begin_count(state: BuildersState) -> None:
    """Players decide on slaves and loans from the first player on: b.count.free-price, b.count.loans."""
    state.events.append(Happened("count"))
    state.actions = 0
    state.sent = {}
    order = [(state.first + step) % state.seats for step in range(state.seats)]
    state.stack.clear()
    state.stack.extend([Count(seat) for seat in reversed(order)])
    ask_count(state)


def ask_count(state: BuildersState) -> None:
    """Ask the next player who can still afford something; without one the game is over."""
    stack = state.stack
    while stack and len(count_moves(state, state.players[stack[-1].seat])) == 1:
        stack.pop()
    if stack:
        state.active = stack[-1].seat
    else:
        state.ending = state.last_round


def worker_of(player: Player, id: str) -> Worker:
    worker = at_hand(player, id)
    assert worker is not None
    return worker


PLAY: Final[dict[type, Callable[[BuildersState, Player, Any, Chance], None]]] = {
    Open: open_site,
    Recruit: recruit,
    BuySlave: buy_slave,
    BuyTool: buy_tool,
    Study: study,
    Teach: teach,
    Free: free,
    Send: send,
    To: to,
    Take: take,
    Plain: plain,
}


def apply(state: BuildersState, move: Move, chance: Chance) -> None:
    PLAY[type(move)](state, state.players[state.stack[-1].seat], move, chance)
