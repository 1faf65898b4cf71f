"""The Builders: Antiquity as the printed rulebook tells it, written apart from the engine.

Nothing of the engine is imported here: the figures of the cards come from the data file, the rest from the rulebook and
from our rulings. A rule misread there and read rightly here, or the other way round, shows as a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

#: What a turn may hold and still count as one that brought nothing but sesterces; "send" does nothing before its "to".
QUIET: Final = frozenset({"take", "extra", "repay", "send", "end"})
#: After so many rounds of such turns the game is over.
QUIET_ROUNDS: Final = 10
#: A sesterce is a tenth of a point, so everything is counted in tenths.
TENTHS: Final = 10

Card = Mapping[str, Any]


class Person:
    """Whoever can be sent to work: a worker, a slave, a freed slave or a finished machine."""

    __slots__ = ("makes", "name", "pay", "rank", "university")

    def __init__(self, name: str, rank: str, pay: int, makes: Sequence[int]) -> None:
        self.name: Final = name
        self.rank = rank
        self.pay = pay
        self.makes = list(makes)
        self.university: str | None = None

    def told(self) -> tuple[object, ...]:
        return self.rank, self.pay, tuple(self.makes), self.university


class Site:
    """A building under construction, with the people on it and the tool of each."""

    __slots__ = ("card", "crew", "missing")

    def __init__(self, card: Card) -> None:
        self.card: Final = card
        self.crew: list[tuple[Person, str | None]] = []
        #: What is still needed of each resource.
        self.missing = tuple(card["needs"])

    def told(self) -> tuple[object, ...]:
        return self.missing, [(person.name, *person.told(), tool) for person, tool in self.crew]


class Player:
    """What lies before one player."""

    def __init__(self, sesterces: int, apprentice: Person) -> None:
        self.sesterces = sesterces
        self.loans = 0
        #: Whoever is available.
        self.team: dict[str, Person] = {apprentice.name: apprentice}
        #: Tools that nobody carries.
        self.tools: set[str] = set()
        self.sites: dict[str, Site] = {}
        self.finished: list[str] = []
        self.building_points = 0
        self.machine_points = 0

    @property
    def points(self) -> int:
        """What the end of the game is called by."""
        return self.building_points + self.machine_points

    def people(self) -> Iterator[Person]:
        """Everybody of this player, at home or at work."""
        yield from self.team.values()
        for site in self.sites.values():
            for person, _ in site.crew:
                yield person


class Turn:
    """What a turn is counted by."""

    def __init__(self, actions: int) -> None:
        self.actions = actions
        self.invested = False
        #: How many people were sent to each site.
        self.sent: dict[str, int] = {}
        #: Whether nothing but sesterces came of it so far.
        self.quiet = True


class SecondOpinion:
    """A whole game, told nothing but the deal, the moves and the draws."""

    def __init__(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any], deal: Sequence[str]) -> None:
        self.numbers: Final[Mapping[str, Any]] = data["numbers"]
        self.freed_pay: Final[int] = data["freed"]["pay"]
        self.machines_equipped: Final[bool] = options["machines-equipped"]
        self.workers: Final = _by_id(data, "workers")
        self.slaves: Final = _by_id(data, "slaves")
        self.tools: Final = _by_id(data, "tools")
        self.universities: Final = _by_id(data, "universities")
        self.buildings: Final = _by_id(data, "buildings") | _by_id(data, "machines")
        self.draws = iter(deal)

        self.building_deck = set(self.buildings)
        self.building_row = [self._draw(self.building_deck) for _ in range(self.numbers["row_length"])]
        self.next_building = self._draw(self.building_deck)
        apprentices = {name for name, card in self.workers.items() if card["rank"] == "apprentice"}
        start = self.numbers["start_sesterces"]
        self.players: Final = [Player(start, self._worker(self._draw(apprentices))) for _ in range(seats)]
        self.bank = self.numbers["bank"] - seats * start
        self.worker_deck = {name for name, card in self.workers.items() if card["rank"] != "apprentice"} | apprentices
        self.worker_row = [self._draw(self.worker_deck) for _ in range(self.numbers["row_length"])]
        self.first: Final = int(self._draw({f"p{seat}" for seat in range(seats)}).removeprefix("p"))
        self._no_more_draws()

        self.slave_pile = set(self.slaves)
        self.tool_pile = set(self.tools)
        self.university_pile = set(self.universities)
        self.loan_pile: int = self.numbers["loans"]
        self.repaid = 0
        #: How many turns in a row brought nothing but sesterces.
        self.quiet_turns = 0
        #: Why this round is the last one.
        self.last_round = ""
        self.decider: int | None = self.first
        self.question: tuple[str | None, ...] = ("turn",)
        self.turn = Turn(self.numbers["free_actions"])
        #: Who has still to settle at the final count.
        self.to_settle: list[int] = []
        self._moves: Final[dict[str, Callable[[], Iterator[str]]]] = {
            "turn": self._turn_moves,
            "posting": lambda: (f"to {site}" for site in self._sites_in_reach()),
            "teaching": lambda: (f"teach {name}" for name in self._pupils()),
            "count": self._count_moves,
        }
        self._acts: Final[dict[str, Callable[[str], None]]] = {
            "open": self._open_site,
            "recruit": self._recruit,
            "buy": lambda card: self._buy_slave(card) if card in self.slaves else self._buy_tool(card),
            "borrow": self._borrow,
            "study": self._study,
            "teach": self._teach,
            "free": self._free,
            "send": self._send,
            "to": self._post,
            "take": self._take,
            "extra": self._buy_action,
            "repay": self._repay,
            "end": self._end_turn,
            "done": self._settled,
        }

    # What may be done.

    def moves(self) -> list[str]:
        name = self.question[0]
        return [] if self.decider is None or name is None else list(self._moves[name]())

    @property
    def _player(self) -> Player:
        assert self.decider is not None
        return self.players[self.decider]

    def _turn_moves(self) -> Iterator[str]:
        player, actions = self._player, self.turn.actions
        yield "end"
        if player.sesterces >= self.numbers["extra_action_price"]:
            yield "extra"
        if self._can_repay(player):
            yield "repay"
        for number in range(1, min(actions, len(self.numbers["take"])) + 1):
            yield f"take {number}"
        if actions < 1:
            return
        for building in self.building_row:
            yield f"open {building}"
        for worker in self.worker_row:
            yield f"recruit {worker}"
        for person in player.team.values():
            if person.rank == "slave":
                yield f"free {person.name}"
        if not self.turn.invested:
            yield from self._investments(player)
        if self._sites_in_reach():
            for person in player.team.values():
                if person.pay <= player.sesterces:
                    yield f"send {person.name}"
                    if self._may_be_equipped(person):
                        for tool in player.tools:
                            yield f"send {person.name} with {tool}"

    def _investments(self, player: Player) -> Iterator[str]:
        """One card of the four piles, once a turn."""
        if self.loan_pile:
            yield "borrow"
        if player.sesterces >= self.numbers["tool_price"]:
            for tool in self.tool_pile:
                yield f"buy {tool}"
        if player.sesterces >= self.numbers["slave_price"]:
            for slave in self.slave_pile:
                yield f"buy {slave}"
        if player.sesterces >= self.numbers["university_price"] and self._pupils():
            for university in self.university_pile:
                yield f"study {university}"

    def _count_moves(self) -> Iterator[str]:
        player = self._player
        yield "done"
        if self._can_repay(player):
            yield "repay"
        if player.sesterces >= self.numbers["free_at_count_price"]:
            for person in player.team.values():
                if person.rank == "slave":
                    yield f"free {person.name}"

    def _can_repay(self, player: Player) -> bool:
        return player.loans > 0 and player.sesterces >= self.numbers["loan_repays"]

    def _sites_in_reach(self) -> list[str]:
        """Sites to which the next to be sent this turn costs no more actions than there are."""
        return [site for site in self._player.sites if self.turn.sent.get(site, 0) + 1 <= self.turn.actions]

    def _may_be_equipped(self, person: Person) -> bool:
        """Whether this one may carry a tool and be taught: a slave never, a machine if the table says so."""
        return person.rank != "slave" and (person.rank != "machine" or self.machines_equipped)

    def _pupils(self) -> list[str]:
        """Whoever is available and can still be taught, once in a life."""
        return [
            person.name
            for person in self._player.team.values()
            if person.university is None and self._may_be_equipped(person)
        ]

    # What it does.

    def play(self, move: str, draws: Sequence[str]) -> None:
        verb, _, what = move.partition(" ")
        if verb not in QUIET:
            self.turn.quiet = False
        self.draws = iter(draws)
        self._acts[verb](what)
        self._no_more_draws()

    def _draw(self, deck: set[str]) -> str:
        card = next(self.draws, None)
        if card is None:
            raise ValueError("a draw too few")
        deck.remove(card)
        return card

    def _no_more_draws(self) -> None:
        if more := list(self.draws):
            raise ValueError(f"draws too many: {more}")

    def _pay(self, sesterces: int) -> None:
        """From the deciding player to the bank; the other way if it is less than nothing."""
        self._player.sesterces -= sesterces
        self.bank += sesterces

    def _worker(self, name: str) -> Person:
        card = self.workers[name]
        return Person(name, card["rank"], card["pay"], card["makes"])

    def _open_site(self, building: str) -> None:
        """The card on top of the deck, which lies open, fills the gap."""
        self.turn.actions -= 1
        self._player.sites[building] = Site(self.buildings[building])
        gap = self.building_row.index(building)
        self.building_row[gap : gap + 1] = [self.next_building] if self.next_building else []
        self.next_building = self._draw(self.building_deck) if self.building_deck else ""

    def _recruit(self, worker: str) -> None:
        self.turn.actions -= 1
        self._player.team[worker] = self._worker(worker)
        gap = self.worker_row.index(worker)
        self.worker_row[gap : gap + 1] = [self._draw(self.worker_deck)] if self.worker_deck else []

    def _invest(self, price: int) -> None:
        self.turn.actions -= 1
        self.turn.invested = True
        self._pay(price)

    def _buy_slave(self, slave: str) -> None:
        self._invest(self.numbers["slave_price"])
        self.slave_pile.remove(slave)
        person = Person(slave, "slave", self.numbers["slave_pay"], self.slaves[slave]["makes"])
        self._player.team[slave] = person

    def _buy_tool(self, tool: str) -> None:
        self._invest(self.numbers["tool_price"])
        self.tool_pile.remove(tool)
        self._player.tools.add(tool)

    def _borrow(self, _: str) -> None:
        self._invest(-self.numbers["loan_gives"])
        self.loan_pile -= 1
        self._player.loans += 1

    def _study(self, university: str) -> None:
        self._invest(self.numbers["university_price"])
        self.university_pile.remove(university)
        self.question = ("teaching", university)

    def _teach(self, pupil: str) -> None:
        """The level on the card takes the place of the old one; the wage stays."""
        university = self.question[1]
        assert university is not None
        card = self.universities[university]
        person = self._player.team[pupil]
        person.makes[card["resource"]] = card["level"]
        person.university = university
        self.question = ("turn",)

    def _free(self, slave: str) -> None:
        """For an action in a turn, for sesterces at the final count."""
        person = self._player.team[slave]
        person.rank, person.pay = "freed", self.freed_pay
        if self.question == ("turn",):
            self.turn.actions -= 1
        else:
            self._pay(self.numbers["free_at_count_price"])
            self._ask_at_the_count()

    def _send(self, what: str) -> None:
        worker, _, tool = what.partition(" with ")
        self.question = ("posting", worker, tool or None)

    def _post(self, name: str) -> None:
        """The second to the same site in a turn costs two actions, the third three, and so on."""
        _, worker, tool = self.question
        assert worker is not None
        player, site = self._player, self._player.sites[name]
        self.turn.sent[name] = self.turn.sent.get(name, 0) + 1
        self.turn.actions -= self.turn.sent[name]
        person = player.team.pop(worker)
        self._pay(person.pay)
        if tool is not None:
            player.tools.remove(tool)
        site.crew.append((person, tool))
        brought = [person.makes for person, _ in site.crew]
        brought += [self.tools[tool]["adds"] for _, tool in site.crew if tool is not None]
        sums = map(sum, zip(*brought, strict=True))
        site.missing = tuple(max(0, need - made) for need, made in zip(site.card["needs"], sums, strict=True))
        self.question = ("turn",)
        if not any(site.missing):
            self._finish(player, site)

    def _finish(self, player: Player, site: Site) -> None:
        """Income at once, everybody and every tool comes home; a machine joins the team instead of the buildings."""
        name = site.card["id"]
        del player.sites[name]
        for person, tool in site.crew:
            player.team[person.name] = person
            if tool is not None:
                player.tools.add(tool)
        self._pay(-site.card["sesterces"])
        if "makes" in site.card:
            player.machine_points += site.card["points"]
            player.team[name] = Person(name, "machine", self.numbers["machine_pay"], site.card["makes"])
        else:
            player.building_points += site.card["points"]
            player.finished.append(name)

    def _take(self, number: str) -> None:
        self.turn.actions -= int(number)
        self._pay(-self.numbers["take"][int(number) - 1])

    def _buy_action(self, _: str) -> None:
        self._pay(self.numbers["extra_action_price"])
        self.turn.actions += 1

    def _repay(self, _: str) -> None:
        """No action; the card leaves the game."""
        self._pay(self.numbers["loan_repays"])
        self._player.loans -= 1
        self.repaid += 1
        if self.question == ("count",):
            self._ask_at_the_count()

    # How a turn, a round and the game end.

    def _end_turn(self, _: str) -> None:
        seat, seats = self.decider, len(self.players)
        assert seat is not None
        self.quiet_turns = self.quiet_turns + 1 if self.turn.quiet else 0
        if not self.last_round:
            if self.players[seat].points >= self.numbers["end_points"]:
                ends = {self.first: "first-player", (self.first - 1) % seats: "last-player"}
                self.last_round = ends.get(seat, "middle-player")
            elif self.quiet_turns >= QUIET_ROUNDS * seats or not any(map(self._may_ever_work, self.players)):
                self.last_round = "exhausted"
        self.decider = (seat + 1) % seats
        self.turn = Turn(self.numbers["free_actions"])
        if self.last_round and self.decider == self.first:
            self.to_settle = [(self.first + after) % seats for after in range(seats)]
            self.question = ("count",)
            self._ask_at_the_count()

    def _may_ever_work(self, player: Player) -> bool:
        """Whether this player can ever send anybody again; sesterces for it can always be taken."""
        has_people = player.team or self.worker_row or self.slave_pile
        return bool(has_people and (player.sites or self.building_row))

    def _ask_at_the_count(self) -> None:
        """The next player, from the first on, who can still free somebody or repay."""
        while self.to_settle:
            self.decider = self.to_settle[0]
            if any(move != "done" for move in self._count_moves()):
                return
            self.to_settle.pop(0)
        self.decider = None
        self.question = ()

    def _settled(self, _: str) -> None:
        self.to_settle.pop(0)
        self._ask_at_the_count()

    # What it comes to.

    def _tally(self, player: Player) -> dict[str, int]:
        """In tenths of a point; a slave not freed and a loan not repaid cost points wherever they are."""
        slaves = sum(person.rank == "slave" for person in player.people())
        return {
            "buildings": TENTHS * player.building_points,
            "machines": TENTHS * player.machine_points,
            "slaves": -TENTHS * self.numbers["slave_penalty"] * slaves,
            "loans": -TENTHS * self.numbers["loan_penalty"] * player.loans,
            "sesterces": player.sesterces,
        }

    def places(self) -> tuple[int, ...]:
        totals = [sum(self._tally(player).values()) for player in self.players]
        return tuple(1 + sum(other > total for other in totals) for total in totals)

    def endings(self) -> tuple[str, ...]:
        return (self.last_round, "tie") if self.places().count(1) > 1 else (self.last_round,)

    def goods(self) -> dict[str, Any]:
        goods: dict[str, Any] = {
            "question": self.question,
            "first": self.first,
            "last round": self.last_round,
            "bank": self.bank,
            "building row": self.building_row,
            "next building": self.next_building,
            "building deck": sorted(self.building_deck),
            "worker row": self.worker_row,
            "worker deck": sorted(self.worker_deck),
            "slave pile": sorted(self.slave_pile),
            "tool pile": sorted(self.tool_pile),
            "university pile": sorted(self.university_pile),
            "loan pile": self.loan_pile,
            "repaid": self.repaid,
        }
        if self.decider is None:
            goods["endings"] = self.endings()
        elif self.question != ("count",):
            goods["active"] = self.decider
            goods["actions"] = self.turn.actions
            goods["invested"] = self.turn.invested
            goods["sent"] = {site: self.turn.sent.get(site, 0) for site in self._player.sites}
            goods["quiet turns"] = self.quiet_turns if self.turn.quiet else -1
        for seat, player in enumerate(self.players):
            goods[f"sesterces of {seat}"] = player.sesterces
            goods[f"points of {seat}"] = player.points
            goods[f"loans of {seat}"] = player.loans
            goods[f"team of {seat}"] = {name: person.told() for name, person in player.team.items()}
            goods[f"tools of {seat}"] = sorted(player.tools)
            goods[f"sites of {seat}"] = {name: site.told() for name, site in player.sites.items()}
            goods[f"finished by {seat}"] = player.finished
            goods[f"tally of {seat}"] = self._tally(player)
        return goods


def _by_id(data: Mapping[str, Any], table: str) -> dict[str, Card]:
    return {card["id"]: card for card in data[table]["cards"]}
