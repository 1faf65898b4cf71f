"""Positions and moves of The Builders as numbers."""

from __future__ import annotations

from typing import Final

from quadriga.core.encoding import Encoding, Layout, one_of
from quadriga.games.builders.decisions import Count, Posting, Teaching, Turn
from quadriga.games.builders.edition import BuildersEdition, Worker
from quadriga.games.builders.state import BuildersState, Player

QUESTIONS: Final[tuple[str, ...]] = (Turn.name, Posting.name, Teaching.name, Count.name)
VERBS: Final[tuple[str, ...]] = (
    *("open", "recruit", "buy", "study", "teach", "free", "send", "to", "take"),
    *("borrow", "repay", "extra", "end", "done"),
)
RESOURCES: Final = 4


class BuildersEncoding(Encoding[BuildersState]):
    def __init__(self, edition: BuildersEdition, seats: int) -> None:
        workers, buildings = tuple(edition.workers), tuple(edition.buildings)
        tools, universities = tuple(edition.tools), tuple(edition.universities)
        self.worker: Final = one_of(workers)
        self.building: Final = one_of(buildings)
        self.tool: Final = one_of(tools)
        self.university: Final = one_of(universities)
        self.questions: Final = one_of(QUESTIONS)
        layout = Layout()
        self.question: Final = layout.add("question", len(QUESTIONS), f"what is asked: {', '.join(QUESTIONS)}")
        self.decider: Final = layout.add("decider", seats, "who is asked, the own seat first")
        self.active: Final = layout.add("active", seats, "whose turn it is")
        self.first: Final = layout.add("first", seats, "who began")
        self.figures: Final = layout.add(
            "figures", 8, "actions left, invested this turn, turns without a gain, last round, machines with "
            "tools, loans left, loans repaid, ended", most=10,
        )  # fmt: skip
        self.decks: Final = layout.add("decks", 2, "cards in the decks of buildings and workers", most=30)
        self.building_row: Final = layout.add("row.buildings", len(buildings), "buildings that can be opened")
        self.next_building: Final = layout.add("next.building", len(buildings), "the building that comes next")
        self.worker_row: Final = layout.add("row.workers", len(workers), "workers that can be recruited")
        self.slave_pile: Final = layout.add("pile.slaves", len(workers), "slaves that can be bought")
        self.tool_pile: Final = layout.add("pile.tools", len(tools), "tools that can be bought")
        self.university_pile: Final = layout.add("pile.universities", len(universities), "universities left")
        self.sent: Final = layout.add("sent", len(buildings), "workers sent to a site this turn", most=3)
        self.chosen: Final = layout.add("chosen", len(workers), "the worker who is being sent")
        self.chosen_tool: Final = layout.add("chosen.tool", len(tools), "the tool that goes along")
        self.bought: Final = layout.add("bought", len(universities), "the university that looks for a pupil")
        self.of_seat: Final = layout.size
        for seat in range(seats):
            layout.add(f"seat{seat}.figures", 4, "sesterces, points, loans, resigned", most=20)
            layout.add(f"seat{seat}.team", len(workers), "who is at hand")
            layout.add(f"seat{seat}.crews", len(workers), "who is at work: the site's number in the list of buildings, "
                       "from one", most=len(buildings))  # fmt: skip
            layout.add(f"seat{seat}.lessons", len(workers), "the university of each, from one", most=len(universities))
            layout.add(f"seat{seat}.freed", len(workers), "slaves who were freed")
            layout.add(f"seat{seat}.tools", len(tools), "tools: 1 at hand, 2 on a site", most=2)
            layout.add(f"seat{seat}.sites", len(buildings), "buildings that are being built")
            layout.add(f"seat{seat}.missing", RESOURCES * len(buildings), "what each of them still needs: stone, wood, "
                       "architecture, decoration", most=5)  # fmt: skip
            layout.add(f"seat{seat}.done", len(buildings), "finished buildings")
        self.width: Final = (layout.size - self.of_seat) // seats
        super().__init__(seats, layout, VERBS, (*workers, *universities, *tools, *buildings), actions(edition))

    def encode(self, state: BuildersState, seat: int) -> list[float]:
        xs = [0.0] * self.size
        seats = self.seats
        if state.stack:
            decision = state.stack[-1]
            xs[self.question + self.questions[decision.name]] = 1.0
            xs[self.decider + (decision.seat - seat) % seats] = 1.0
            if isinstance(decision, Posting):
                xs[self.chosen + self.worker[decision.worker]] = 1.0
                if decision.tool is not None:
                    xs[self.chosen_tool + self.tool[decision.tool]] = 1.0
            elif isinstance(decision, Teaching):
                xs[self.bought + self.university[decision.university]] = 1.0
        xs[self.active + (state.active - seat) % seats] = 1.0
        xs[self.first + (state.first - seat) % seats] = 1.0
        at = self.figures
        xs[at] = float(state.actions)
        xs[at + 1] = float(state.invested)
        xs[at + 2] = float(max(0, state.idle))
        xs[at + 3] = float(bool(state.last_round))
        xs[at + 4] = float(state.machines_equipped)
        xs[at + 5] = float(state.loans)
        xs[at + 6] = float(state.repaid)
        xs[at + 7] = float(bool(state.ending))
        xs[self.decks] = float(len(state.building_deck))
        xs[self.decks + 1] = float(len(state.worker_deck))
        for id in state.building_row:
            xs[self.building_row + self.building[id]] = 1.0
        if state.next_building:
            xs[self.next_building + self.building[state.next_building]] = 1.0
        for id in state.worker_row:
            xs[self.worker_row + self.worker[id]] = 1.0
        for id in state.slaves:
            xs[self.slave_pile + self.worker[id]] = 1.0
        for id in state.tools:
            xs[self.tool_pile + self.tool[id]] = 1.0
        for id in state.universities:
            xs[self.university_pile + self.university[id]] = 1.0
        if not state.ending:  # of sites that were finished this turn nobody is told
            for site in state.players[state.active].sites:
                xs[self.sent + self.building[site.id]] = float(state.sent.get(site.id, 0))
        for player in state.players:
            self._player(
                xs, self.of_seat + (player.seat - seat) % seats * self.width, player, player.seat in state.left
            )
        return xs

    def _player(self, xs: list[float], at: int, player: Player, left: bool) -> None:
        xs[at] = float(player.sesterces)
        xs[at + 1] = float(player.points)
        xs[at + 2] = float(player.loans)
        xs[at + 3] = float(left)
        at += 4
        workers, buildings = len(self.worker), len(self.building)
        for worker in player.team:
            xs[at + self.worker[worker.id]] = 1.0
            self._changed(xs, at, worker)
        tools = at + 4 * workers
        for id in player.tools:
            xs[tools + self.tool[id]] = 1.0
        sites = tools + len(self.tool)
        missing = sites + buildings
        for site in player.sites:
            place = self.building[site.id]
            xs[sites + place] = 1.0
            needs = missing + RESOURCES * place
            xs[needs] = float(site.missing[0])
            xs[needs + 1] = float(site.missing[1])
            xs[needs + 2] = float(site.missing[2])
            xs[needs + 3] = float(site.missing[3])
            for worker in site.crew:
                xs[at + workers + self.worker[worker.id]] = float(1 + place)
                self._changed(xs, at, worker)
            for tool in site.tools:
                if tool is not None:
                    xs[tools + self.tool[tool]] = 2.0
        done = missing + RESOURCES * buildings
        for id in player.done:
            xs[done + self.building[id]] = 1.0

    def _changed(self, xs: list[float], at: int, worker: Worker) -> None:
        """What became of a worker since he joined."""
        workers = len(self.worker)
        if worker.lesson is not None:
            xs[at + 2 * workers + self.worker[worker.id]] = float(1 + self.university[worker.lesson])
        if worker.rank == "freed":
            xs[at + 3 * workers + self.worker[worker.id]] = 1.0


def actions(edition: BuildersEdition) -> tuple[str, ...]:
    """Every move of the game."""
    tools = tuple(edition.tools)
    people = [worker for worker in edition.workers.values() if not worker.is_slave and not worker.is_machine]
    slaves = [worker.id for worker in edition.workers.values() if worker.is_slave]
    found = [f"open {building}" for building in edition.buildings]
    found += [f"recruit {worker.id}" for worker in people]
    found += [f"buy {thing}" for thing in (*slaves, *tools)]
    found += [f"study {university}" for university in edition.universities]
    found += [f"teach {worker}" for worker in edition.workers]
    found += [f"free {slave}" for slave in slaves]
    for worker in edition.workers:
        found += [f"send {worker}", *(f"send {worker} with {tool}" for tool in tools)]
    found += [f"to {building}" for building in edition.buildings]
    found += [f"take {actions}" for actions in (1, 2, 3)]
    return (*found, "borrow", "repay", "extra", "end", "done")
