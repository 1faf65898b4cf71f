"""The one way to write a position of The Builders in a test.

    position(seats=2).site(0, "b23", "c5", "c3").team(0, "l1").sesterces(0, 3).play("send l1", "to b23")

A position begins like a game in which everyone has sent the apprentice away: 10 sesterces, an empty team,
three actions, seat 0 first and to move. A card named in a position is taken from its row, deck or pile, and
every move checks that all cards and sesterces of the box are still there.
"""

from __future__ import annotations

from importlib import resources

from quadriga import testing
from quadriga.core.decisions import Decision
from quadriga.core.meta import OptionValue
from quadriga.games.builders.decisions import Turn
from quadriga.games.builders.edition import BuildersEdition, Worker
from quadriga.games.builders.game import GAME
from quadriga.games.builders.state import BuildersState, Player, Site
from quadriga.games.builders.views import BuildersView


class Position(testing.Position[BuildersState, BuildersView]):
    def __init__(self, seats: int, machines_equipped: bool, edition: BuildersEdition | None) -> None:
        options: dict[str, OptionValue] = {"machines-equipped": machines_equipped}
        super().__init__(GAME, testing.deal(GAME, seats, edition=edition, options=options))
        for player in self.state.players:
            self.state.worker_deck += [worker.id for worker in player.team]
            player.team.clear()
        self.state.worker_deck.sort()

    # Writing it.

    def team(self, seat: int, *workers: str) -> Position:
        """Workers, slaves or finished machines who are available; "s1 freed" and "c2 taught u1" say more."""
        for text in workers:
            self.player(seat).team.append(self._worker(seat, text))
        return self

    def site(self, seat: int, building: str, *crew: str) -> Position:
        """An open site and who is on it; "c2 with t1" carries a tool."""
        card = self.state.cards.buildings[self._out(building)]
        site = Site(card, card.needs, (), ())
        for text in crew:
            who, _, tool = text.partition(" with ")
            worker = self._worker(seat, who)
            adds = self.state.cards.tools[self._out(tool)].adds if tool else (0, 0, 0, 0)
            stone, wood, architecture, decoration = (
                max(0, need - makes - add) for need, makes, add in zip(site.missing, worker.makes, adds, strict=True)
            )
            missing = (stone, wood, architecture, decoration)
            site = Site(card, missing, (*site.crew, worker), (*site.tools, tool or None))
        assert any(site.missing), f"{building} would be finished"
        self.player(seat).sites.append(site)
        return self

    def done(self, seat: int, *buildings: str) -> Position:
        """Finished buildings."""
        for building in buildings:
            self.player(seat).done.append(self._out(building))
            self.player(seat).points += self.state.cards.buildings[building].points
        return self

    def tools(self, seat: int, *tools: str) -> Position:
        self.player(seat).tools += [self._out(tool) for tool in tools]
        return self

    def loans(self, seat: int, loans: int) -> Position:
        """Loans taken, their money spent long ago."""
        self.state.loans -= loans
        self.player(seat).loans += loans
        return self

    def sesterces(self, seat: int, sesterces: int) -> Position:
        self.state.bank += self.player(seat).sesterces - sesterces
        self.player(seat).sesterces = sesterces
        return self

    def actions(self, actions: int) -> Position:
        """The actions that the active player has left."""
        self.state.actions = actions
        return self

    def turn(self, seat: int) -> Position:
        """Whose turn it is; seat 0 began the round."""
        decisions: list[Decision] = [Turn(seat)]
        self.state.active, self.state.stack = seat, decisions
        return self

    def buildings_left(self, *buildings: str) -> Position:
        """The last buildings: five in the row, the next, the deck. The others lie before the last seat as sites."""
        everywhere = [*self.state.building_row, self.state.next_building, *self.state.building_deck]
        self.state.building_row, self.state.next_building, self.state.building_deck = [], "", everywhere
        left = [self._out(building) for building in buildings]
        for building in list(self.state.building_deck):
            self.site(self.state.seats - 1, building)
        self.state.building_row = left[:5]
        self.state.next_building = left[5] if left[5:] else ""
        self.state.building_deck = left[6:]
        return self

    def workers_left(self, *workers: str) -> Position:
        """The last workers: five in the row, the deck. The others are in the last seat's team."""
        everywhere = [*self.state.worker_row, *self.state.worker_deck]
        self.state.worker_row, self.state.worker_deck = [], everywhere
        left = [self._out(worker) for worker in workers]
        self.team(self.state.seats - 1, *list(self.state.worker_deck))
        self.state.worker_row, self.state.worker_deck = left[:5], left[5:]
        return self

    # Looking at it.

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def team_of(self, seat: int) -> list[str]:
        return [worker.id for worker in self.player(seat).team]

    def worker(self, seat: int, id: str) -> Worker:
        return next(worker for worker in self.player(seat).team if worker.id == id)

    def _worker(self, seat: int, text: str) -> Worker:
        id, *more = text.split()
        worker = self.state.cards.workers[self._out(id)]
        if worker.is_machine:
            self.player(seat).points += self.state.cards.buildings[id].points
        if more[:1] == ["freed"]:
            worker = self.state.cards.freed(worker)
        if more[-2:-1] == ["taught"]:
            worker = self.state.cards.taught(worker, self._out(more[-1]))
        return worker

    def _out(self, card: str) -> str:
        """Take a card from wherever it lies on the table; gaps are filled from the decks."""
        state = self.state
        if card == state.next_building:
            state.next_building = state.building_deck.pop(0) if state.building_deck else ""
            return card
        rows = ((state.building_row, state.building_deck), (state.worker_row, state.worker_deck))
        for row, deck in rows:
            if card in row:
                place = row.index(card)
                row[place : place + 1] = [deck.pop(0)] if deck else []
                return card
        for pile in (state.building_deck, state.worker_deck, state.slaves, state.tools, state.universities):
            if card in pile:
                pile.remove(card)
                return card
        raise AssertionError(f"{card} does not lie on the table")


def position(seats: int = 2, *, machines_equipped: bool = True, edition: BuildersEdition | None = None) -> Position:
    return Position(seats, machines_equipped, edition)


def shipped_text() -> str:
    """The data file of the game, for tests that change a figure of it."""
    return (resources.files("quadriga.games.builders") / "data" / "antiquity.toml").read_text(encoding="utf-8")
