"""The data of one moment of The Builders."""

from __future__ import annotations

from typing import Final

from quadriga.core.canonical import in_any_order
from quadriga.core.decisions import Decision
from quadriga.core.state import STATE_VISIBLE, State
from quadriga.core.visibility import COUNT, EACH, PUBLIC, visible
from quadriga.games.builders.edition import BuildersEdition, Worker
from quadriga.games.builders.schema import BuildingCard, Resources

SEATS: Final = range(4)
#: Where things lie, as events and views call it.
PURSE: Final = tuple(f"p{seat}.purse" for seat in SEATS)
TEAM: Final = tuple(f"p{seat}.team" for seat in SEATS)
TOOLS: Final = tuple(f"p{seat}.tools" for seat in SEATS)
SITES: Final = tuple(f"p{seat}.sites" for seat in SEATS)
DONE: Final = tuple(f"p{seat}.done" for seat in SEATS)
LOANS: Final = tuple(f"p{seat}.loans" for seat in SEATS)
LESSONS: Final = tuple(f"p{seat}.lessons" for seat in SEATS)
BANK: Final = "bank"
BOX: Final = "box"
BUILDING_ROW: Final = "row.buildings"
WORKER_ROW: Final = "row.workers"
NEXT_BUILDING: Final = "next.building"
BUILDING_DECK: Final = "deck.buildings"
WORKER_DECK: Final = "deck.workers"
DECKS: Final = frozenset({BUILDING_DECK, WORKER_DECK})
SLAVE_PILE: Final = "pile.slaves"
TOOL_PILE: Final = "pile.tools"
LOAN_PILE: Final = "pile.loans"
UNIVERSITY_PILE: Final = "pile.universities"


def crew_id(building: str) -> str:
    """The place beside a site where its workers and tools lie."""
    return f"crew.{building}"


class Site:
    """A building under construction. Never changed: another takes its place when somebody joins."""

    __slots__ = ("card", "crew", "id", "missing", "tools")

    def __init__(
        self, card: BuildingCard, missing: Resources, crew: tuple[Worker, ...], tools: tuple[str | None, ...]
    ) -> None:
        self.id: Final = card.id
        self.card: Final = card
        #: What is still needed of each resource, never less than nothing.
        self.missing: Final = missing
        self.crew: Final = crew
        #: The tool of each of the crew.
        self.tools: Final = tools


class Player:
    __slots__ = ("done", "loans", "points", "seat", "sesterces", "sites", "team", "tools")

    def __init__(
        self,
        seat: int,
        sesterces: int,
        points: int,
        loans: int,
        team: list[Worker],
        tools: list[str],
        sites: list[Site],
        done: list[str],
    ) -> None:
        self.seat = seat
        self.sesterces = sesterces
        #: Victory points of finished buildings and machines.
        self.points = points
        self.loans = loans
        #: Everybody who is available, in the order they joined.
        self.team = team
        #: Tools that nobody carries.
        self.tools = tools
        self.sites = sites
        #: Finished buildings; finished machines are in the team or on a site.
        self.done = done

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.sesterces,
            self.points,
            self.loans,
            self.team.copy(),
            self.tools.copy(),
            self.sites.copy(),
            self.done.copy(),
        )


class BuildersState(State):
    __slots__ = (
        "actions",
        "active",
        "bank",
        "building_deck",
        "building_row",
        "cards",
        "first",
        "idle",
        "invested",
        "last_round",
        "loans",
        "machines_equipped",
        "next_building",
        "players",
        "repaid",
        "sent",
        "slaves",
        "tools",
        "universities",
        "worker_deck",
        "worker_row",
    )

    def __init__(
        self,
        edition: BuildersEdition,
        stack: list[Decision],
        players: list[Player],
        machines_equipped: bool,
        first: int,
        active: int,
        actions: int,
        invested: bool,
        sent: dict[str, int],
        idle: int,
        last_round: str,
        bank: int,
        building_row: list[str],
        next_building: str,
        building_deck: list[str],
        worker_row: list[str],
        worker_deck: list[str],
        slaves: list[str],
        tools: list[str],
        universities: list[str],
        loans: int,
        repaid: int,
    ) -> None:
        super().__init__(edition, len(players), stack)
        #: The same edition, by its own type.
        self.cards = edition
        self.players = players
        self.machines_equipped = machines_equipped
        self.first = first
        self.active = active
        #: Actions left this turn, bought ones included.
        self.actions = actions
        self.invested = invested
        #: How many have been sent to each site this turn.
        self.sent = sent
        #: How many turns in a row brought nothing but sesterces; -1 within a turn that brought more.
        self.idle = idle
        #: Why this round is the last one: the ending it will be; empty before.
        self.last_round = last_round
        self.bank = bank
        self.building_row = building_row
        #: The building on top of the deck, which everybody sees; empty when there is none.
        self.next_building = next_building
        self.building_deck = building_deck
        self.worker_row = worker_row
        self.worker_deck = worker_deck
        self.slaves = slaves
        self.tools = tools
        self.universities = universities
        #: Loans still in the pile.
        self.loans = loans
        #: Loans repaid, out of the game.
        self.repaid = repaid

    def copy(self) -> BuildersState:
        twin = BuildersState(
            self.cards,
            self.stack.copy(),
            [player.copy() for player in self.players],
            self.machines_equipped,
            self.first,
            self.active,
            self.actions,
            self.invested,
            self.sent.copy(),
            self.idle,
            self.last_round,
            self.bank,
            self.building_row.copy(),
            self.next_building,
            self.building_deck.copy(),
            self.worker_row.copy(),
            self.worker_deck.copy(),
            self.slaves.copy(),
            self.tools.copy(),
            self.universities.copy(),
            self.loans,
            self.repaid,
        )
        twin.ending = self.ending
        twin.left = self.left
        twin.legal = self.legal
        return twin


PLAYER_VISIBLE: Final = visible(
    Player,
    {
        "done": PUBLIC,
        "loans": PUBLIC,
        "points": PUBLIC,
        "seat": PUBLIC,
        "sesterces": PUBLIC,
        "sites": PUBLIC,
        "team": PUBLIC,
        "tools": PUBLIC,
    },
)

#: The decks are all that is hidden: everything else lies open on the table.
VISIBLE: Final = visible(
    BuildersState,
    STATE_VISIBLE
    | {
        "actions": PUBLIC,
        "active": PUBLIC,
        "bank": PUBLIC,
        "building_deck": COUNT,
        "building_row": PUBLIC,
        "cards": PUBLIC,
        "first": PUBLIC,
        "idle": PUBLIC,
        "invested": PUBLIC,
        "last_round": PUBLIC,
        "loans": PUBLIC,
        "machines_equipped": PUBLIC,
        "next_building": PUBLIC,
        "players": EACH,
        "repaid": PUBLIC,
        "sent": PUBLIC,
        "slaves": PUBLIC,
        "tools": PUBLIC,
        "universities": PUBLIC,
        "worker_deck": COUNT,
        "worker_row": PUBLIC,
    },
)

in_any_order(Site, "crew tools")
in_any_order(Player, "team", "tools", "sites", "done")
in_any_order(BuildersState, "building_row", "worker_row", "slaves", "tools", "universities")
