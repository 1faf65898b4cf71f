"""Money and cards change hands in these functions only, each with the event that tells it."""

from __future__ import annotations

from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.events import Moved
from quadriga.games.builders import state as at
from quadriga.games.builders.edition import Worker
from quadriga.games.builders.schema import BuildingCard
from quadriga.games.builders.state import BuildersState, Player, Site, crew_id

SESTERCE: Final = "sesterce"
LOAN: Final = "loan"


def pay(state: BuildersState, player: Player, amount: int) -> None:
    if amount:
        player.sesterces -= amount
        state.bank += amount
        state.events.append(Moved(SESTERCE, amount, at.PURSE[player.seat], at.BANK))


def earn(state: BuildersState, player: Player, amount: int) -> None:
    """The bank pays even what it has not: b.setup.bank."""
    if amount:
        player.sesterces += amount
        state.bank -= amount
        state.events.append(Moved(SESTERCE, amount, at.BANK, at.PURSE[player.seat]))


def take_building(state: BuildersState, player: Player, building: str, chance: Chance) -> None:
    """From the row to a player's sites; the next one takes its place, and another is turned up: b.open.replaced."""
    card = state.cards.buildings[building]
    player.sites.append(Site(card, card.needs, (), ()))
    row = state.building_row
    place = row.index(building)
    events = state.events
    events.append(Moved(building, 1, at.BUILDING_ROW, at.SITES[player.seat]))
    if not state.next_building:
        del row[place]
        return
    row[place] = state.next_building
    events.append(Moved(state.next_building, 1, at.NEXT_BUILDING, at.BUILDING_ROW))
    state.next_building = ""
    if state.building_deck:
        state.next_building = chance.draw(state.building_deck)
        events.append(Moved(state.next_building, 1, at.BUILDING_DECK, at.NEXT_BUILDING))


def take_worker(state: BuildersState, player: Player, worker: str, chance: Chance) -> None:
    """From the row to a team; the deck fills the gap as long as it can: b.recruit.replaced."""
    player.team.append(state.cards.workers[worker])
    row = state.worker_row
    place = row.index(worker)
    state.events.append(Moved(worker, 1, at.WORKER_ROW, at.TEAM[player.seat]))
    if state.worker_deck:
        row[place] = chance.draw(state.worker_deck)
        state.events.append(Moved(row[place], 1, at.WORKER_DECK, at.WORKER_ROW))
    else:
        del row[place]


# The four piles of investments.


def take_slave(state: BuildersState, player: Player, slave: str) -> None:
    state.slaves.remove(slave)
    player.team.append(state.cards.workers[slave])
    state.events.append(Moved(slave, 1, at.SLAVE_PILE, at.TEAM[player.seat]))


def take_tool(state: BuildersState, player: Player, tool: str) -> None:
    state.tools.remove(tool)
    player.tools.append(tool)
    state.events.append(Moved(tool, 1, at.TOOL_PILE, at.TOOLS[player.seat]))


def take_university(state: BuildersState, player: Player, university: str) -> None:
    """It lies with the player's lessons; the decision it opens says whom it will teach."""
    state.universities.remove(university)
    state.events.append(Moved(university, 1, at.UNIVERSITY_PILE, at.LESSONS[player.seat]))


def take_loan(state: BuildersState, player: Player) -> None:
    state.loans -= 1
    player.loans += 1
    state.events.append(Moved(LOAN, 1, at.LOAN_PILE, at.LOANS[player.seat]))


def discard_loan(state: BuildersState, player: Player) -> None:
    """Out of the game, not back to the pile: b.loan.leaves-the-game."""
    player.loans -= 1
    state.repaid += 1
    state.events.append(Moved(LOAN, 1, at.LOANS[player.seat], at.BOX))


# To a site and home again.


def send_worker(state: BuildersState, player: Player, worker: Worker, site: str) -> None:
    player.team.remove(worker)
    state.events.append(Moved(worker.id, 1, at.TEAM[player.seat], crew_id(site)))


def send_tool(state: BuildersState, player: Player, tool: str, site: str) -> None:
    player.tools.remove(tool)
    state.events.append(Moved(tool, 1, at.TOOLS[player.seat], crew_id(site)))


def bring_home(state: BuildersState, player: Player, site: Site) -> None:
    """Everybody on a site and the tools they carry: b.finish.come-home."""
    crew = crew_id(site.id)
    events = state.events
    for worker, tool in zip(site.crew, site.tools, strict=True):
        player.team.append(worker)
        events.append(Moved(worker.id, 1, crew, at.TEAM[player.seat]))
        if tool is not None:
            player.tools.append(tool)
            events.append(Moved(tool, 1, crew, at.TOOLS[player.seat]))


def set_aside(state: BuildersState, player: Player, card: BuildingCard) -> None:
    """A finished building lies with those that count; a machine joins the team: b.machine.becomes-worker."""
    if card.makes is None:
        player.done.append(card.id)
        state.events.append(Moved(card.id, 1, at.SITES[player.seat], at.DONE[player.seat]))
    else:
        player.team.append(state.cards.workers[card.id])
        state.events.append(Moved(card.id, 1, at.SITES[player.seat], at.TEAM[player.seat]))
