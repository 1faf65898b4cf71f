"""What a game is: the one interface that table, bots, server, terminal and tests drive."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from importlib import resources
from random import Random
from typing import Final, Generic, cast

from quadriga.core.chance import Chance, NoChance
from quadriga.core.encoding import Encoding
from quadriga.core.errors import ChanceError, EditionError, QuadrigaError, Refusal
from quadriga.core.events import Event, Happened, Moved, Preview, redact, sees
from quadriga.core.generic import E, S, V
from quadriga.core.learned import Learned
from quadriga.core.meta import Meta, OptionValue
from quadriga.core.moves import Move
from quadriga.core.native import mypyc_attr
from quadriga.core.outcome import Outcome, Tally
from quadriga.core.views import Zone
from quadriga.core.weights import Weights, shipped_weights

#: The rule that answers every click of a seat that is not asked.
NOT_ASKED: Final = "core.turn.not-asked"
#: The rule that answers a click on a thing no move touches now.
NOTHING_TO_DO: Final = "core.turn.nothing-to-do"
#: The rule that answers a click on a thing that comes second: a move begins with another.
BEGINS_ELSEWHERE: Final = "core.turn.begins-elsewhere"
#: How many things to click first are named.
MOST_FIRST: Final = 3
#: The nearness of a refused move that only goes on with a thing, and begins with another.
LATER: Final = 2
#: The rule that answers once the game is over.
GAME_OVER: Final = "core.turn.game-over"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V, E]):
    """One title: its rules as answers to questions about a state, without any memory of its own.

    Subclasses fill in the rules and name their state, view and edition, as in `class Toy(Game[ToyState, ToyView,
    ToyEdition])`; the methods at the end serve them all. States are played in place; whoever keeps one copies it.
    """

    def __init__(self, meta: Meta, package: str) -> None:
        self.meta = meta
        #: Where `data`, `words` and `rules` lie.
        self.package = package
        self._editions: dict[str, E] = {}
        self._shipped: dict[str, str] = {}
        #: What was learned, by the number of players; None until somebody asks what a position is worth.
        self._learned: dict[int, Learned] | None = None

    # What each game says.

    def read_edition(self, text: str, name: str) -> E:
        """A data file, checked."""
        raise NotImplementedError

    def setup(self, edition: E, options: dict[str, OptionValue], seats: int, chance: Chance) -> S:
        """The position before the first decision."""
        raise NotImplementedError

    @property
    def efforts(self) -> tuple[str, ...]:
        """Figures of the state that all see and that moves use up, beside what changes hands: the actions of a turn."""
        return ()

    def legal(self, state: S) -> list[Move]:
        """The legal moves of the pending decision, each once, in a fixed order."""
        raise NotImplementedError

    def candidates(self, state: S) -> list[Move]:
        """What the deciding seat might try, legal or not, from what it can see."""
        raise NotImplementedError

    def why_not(self, state: S, move: Move) -> Refusal | None:
        """The rule that forbids a candidate; None when it is legal."""
        raise NotImplementedError

    def apply(self, state: S, move: Move, chance: Chance) -> None:
        """Make a legal move in place. Legality is not checked here."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> V:
        """What a seat sees; None is a spectator."""
        raise NotImplementedError

    def view_type(self) -> type[V]:
        """What `view` answers: servers describe it to programs, and clients read views by it."""
        raise NotImplementedError

    def schema(self) -> type | None:
        """The shape of the data files, for servers to describe; None where the game declares none."""
        return None

    def zones(self, view: V) -> list[Zone]:
        """The places of a view, for whoever knows nothing else about the game."""
        raise NotImplementedError

    def touches(self, view: V, move: Move) -> tuple[str, ...]:
        """The things a legal move or candidate touches, in the order a person clicks them.

        Each is an id of `quadriga.core.things`, from the view of the seat that is asked: this card in this place.
        A move that touches nothing is shown as a button.
        """
        return ()

    def determinize(self, view: V, seat: int, rng: Random) -> S:
        """A full state that fits a seat's view, as likely as the seat must think it."""
        raise NotImplementedError

    def default(self, state: S) -> Move | None:
        """A harmless legal move for a seat that is absent; None where there is none, and `skip` answers."""
        raise NotImplementedError

    def skip(self, state: S, chance: Chance) -> None:
        """Pass over the decision of a seat that is absent, without a move. Asked only where `default` has none."""
        raise NotImplementedError

    def leave(self, state: S, seat: int) -> None:
        """A seat has resigned, as `state.left` says already: give back what it may not keep from those who stay.

        It draws nothing. What the seat is still asked is answered as for every absent seat.
        """

    def tally(self, state: S, seat: int | None) -> tuple[Tally, ...]:
        """Every seat's points if the game ended now, from what one seat sees."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """Places and points once the game is over."""
        raise NotImplementedError

    def components(self, state: S) -> dict[str, int]:
        """Every component of the box by kind; the same at every moment of a game."""
        raise NotImplementedError

    def evaluate(self, state: S, seat: int) -> tuple[tuple[str, float], ...]:
        """How well a seat stands, as named terms that add up, by hand: `worth` adds what was learned.

        By default the points if the game ended now, against the best of the others.
        """
        totals = [tally.total / self.meta.points_per for tally in self.tally(state, None)]
        others = [total for place, total in enumerate(totals) if place != seat and place not in state.left]
        return (("points", totals[seat]), ("rivals", -max(others, default=0.0)))

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What `features` counts, in its order; the first is `phase`. Empty where nothing can be learned."""
        return ()

    def features(self, state: S, seat: int) -> list[float]:
        """How a position looks to a seat, in numbers to learn from: nothing but what the seat may know.

        The first is the phase of the game, from 0 to 1.
        """
        return []

    def sensible(self, state: S) -> list[Move]:
        """The legal moves bots think about: without those that another of them beats whatever comes. Never empty."""
        return self.moves(state)

    def prepares(self, state: S, move: Move, purpose: Move | None = None) -> bool:
        """Whether a move does no more than make ready for another one, such as a sale for the price of something.

        It leaves the same seat to decide and draws nothing. A bot makes it only together with a purpose: a move that
        follows at once, and that it makes ready for.
        """
        return False

    def encoding(self, edition: E, seats: int) -> Encoding[S]:
        """How positions and moves are written as numbers, for programs that learn."""
        raise QuadrigaError(f"{self.meta.id} does not say how to write positions as numbers")

    # What serves all games.

    def edition(self, name: str | None = None) -> E:
        """An edition shipped with the game; the first one by default."""
        name = name or self.meta.editions[0]
        if name not in self.meta.editions:
            raise EditionError(f"{self.meta.id} has no edition {name!r}")
        if name not in self._shipped:
            text = (resources.files(self.package) / "data" / f"{name}.toml").read_text(encoding="utf-8")
            self._shipped[name] = self.load_edition(text, name).hash
        return self._editions[self._shipped[name]]

    def load_edition(self, text: str, name: str) -> E:
        """An edition from anywhere, checked, and from now on found by its hash."""
        edition = self.read_edition(text, name)
        return self._editions.setdefault(edition.hash, edition)

    def knows(self, hash: str) -> bool:
        """Whether an edition came with the game or was loaded."""
        for name in self.meta.editions:
            self.edition(name)
        return hash in self._editions

    def edition_by_hash(self, hash: str) -> E:
        """The edition a record or a view names."""
        if not self.knows(hash):
            raise EditionError(f"no edition of {self.meta.id} with the hash {hash[:12]} is loaded")
        return self._editions[hash]

    # What a position is worth to bots: the hand-written terms, and one learned on top of them.

    def worth(self, state: S, seat: int) -> float:
        """How well a seat stands, in points."""
        total = 0.0
        for _, term in self.evaluate(state, seat):
            total += term
        learned = self.learned(state)
        return total if learned is None else total + learned.worth(self.features(state, seat))

    def terms(self, state: S, seat: int) -> tuple[tuple[str, float], ...]:
        """The same as named terms that add up: those of `evaluate`, and a `learned-` one for each feature."""
        terms = self.evaluate(state, seat)
        learned = self.learned(state)
        return terms if learned is None else (*terms, *learned.parts(self.features(state, seat)))

    def learned(self, state: S) -> Learned | None:
        """What was learned of such positions: with the same edition, for so many players, before the end."""
        known = self._learned
        if known is None:
            known = self._learned = self._read(shipped_weights(self.package))
        if not known or not state.stack:
            return None
        found = known.get(state.seats)
        return found if found is not None and found.edition == state.edition.hash else None

    def weighed(self, weights: Weights | None) -> Game[S, V, E]:
        """The same game to bots that weigh positions otherwise; without weights, by hand alone."""
        game = type(self)(self.meta, self.package)
        game._editions, game._shipped = self._editions, self._shipped
        game._learned = self._read(weights)
        return game

    def _read(self, weights: Weights | None) -> dict[int, Learned]:
        """Nothing from weights of another game or version of the rules."""
        if weights is None or (weights.game, weights.rules) != (self.meta.id, self.meta.rules_version):
            return {}
        names = self.feature_names
        return {int(seats): Learned(weights.edition, names, term) for seats, term in weights.players.items()}

    def moves(self, state: S) -> list[Move]:
        """The legal moves, kept with the state until the next move. Do not change the list."""
        legal = state.legal
        if legal is None:
            legal = state.legal = self.legal(state) if state.stack else []
        return legal

    def play(self, state: S, move: Move, chance: Chance) -> list[Event]:
        """Make a legal move in place and tell what happened."""
        state.events = []
        state.legal = None
        self.apply(state, move, chance)
        return state.events

    def pass_over(self, state: S, chance: Chance) -> list[Event]:
        """Go on without a move of the seat that is asked, and tell what happened."""
        state.events = []
        state.legal = None
        self.skip(state, chance)
        return state.events

    def resign(self, state: S, seat: int) -> list[Event]:
        """A seat leaves for good; tell what happened."""
        state.events = []
        state.legal = None
        state.left = (*state.left, seat)
        self.leave(state, seat)
        return state.events

    def preview(self, state: S, move: Move) -> Preview:
        """What a move would do, as the deciding seat would see it.

        It stops at the next choice, at a draw, and where the seat would learn something: looking must tell nothing.
        """
        seat = state.decider
        after = cast("S", state.copy())
        draws = False
        try:
            self.play(after, move, NoChance())
        except ChanceError:
            draws = True
        reveals = draws or self.reveals(state, after.events)
        told = after.events[: self._news_for(state, seat, after.events)] if reveals else after.events
        return Preview(tuple(redact(told, seat)), draws, reveals, self._takes(state, after))

    def _takes(self, state: S, after: S) -> dict[str, int]:
        """What a move used up of a turn that goes on; once it is over, the figures are those of the next one."""
        if not after.stack or after.decider != state.decider:
            return {}
        used = {effort: getattr(state, effort) - getattr(after, effort) for effort in self.efforts}
        return {effort: number for effort, number in used.items() if number > 0}

    def reveals(self, before: S, events: list[Event]) -> bool:
        """Whether any viewer learned something hidden from what a move did."""
        if any(isinstance(event, Happened) and event.reveals for event in events):
            return True
        sources = {event.source for event in events if isinstance(event, Moved) and event.kind is not None}
        # A spectator sees least: what came from no place hidden to it is news to nobody.
        if not sources or sources.isdisjoint(self.hidden(before, None)):
            return False
        viewers: list[int | None] = [*range(before.seats), None]
        return any(self._news_for(before, viewer, events) < len(events) for viewer in viewers)

    def views(self, state: S, viewers: Iterable[int | None]) -> dict[int | None, V]:
        """What several viewers see. A game whose seats share most of it need not make it anew for each."""
        return {viewer: self.view(state, viewer) for viewer in viewers}

    def hidden(self, state: S, viewer: int | None) -> AbstractSet[str]:
        """The places whose contents a viewer does not see. A game may know them without making a view."""
        return {zone.id for zone in self.zones(self.view(state, viewer)) if zone.kinds is None}

    def _news_for(self, before: S, viewer: int | None, events: list[Event]) -> int:
        """The place of the first event that tells a viewer what was hidden from it; past the last if none does."""
        hidden: AbstractSet[str] | None = None  # views are dear
        for place, event in enumerate(events):
            if isinstance(event, Happened):
                if event.reveals and sees(event.seen, viewer):
                    return place
            elif event.kind is not None and sees(event.seen, viewer):
                if hidden is None:
                    hidden = self.hidden(before, viewer)
                if event.source in hidden:
                    return place
        return len(events)

    # Why can't I?

    def purpose(self, view: V, thing: str) -> Refusal | None:
        """What a thing is for, or whose it is, for a seat that can do nothing with it now; None where all is said.

        It is told from the view of the seat that asks, so that it can tell nothing else: see `quadriga.core.purposes`.
        """
        return None

    def weight(self, refusal: Refusal) -> int:
        """How little a reason matters beside others for the same click: the least is told first."""
        return 0

    def why_not_at(self, state: S, seat: int, thing: str, begun: tuple[str, ...] = ()) -> list[Refusal]:
        """Why a click of a seat on a thing does nothing now; the reason that matters most comes first.

        Empty when a legal move begins with the thing, or goes on with it after the things that were clicked already.
        """
        if not state.stack:
            return [Refusal(GAME_OVER)]
        if state.decider != seat:
            return [Refusal(NOT_ASKED, {"seat": state.decider})]
        view = self.view(state, seat)
        clicks = [self.touches(view, move) for move in self.moves(state)]
        wanted = (*begun, thing)
        if any(things[:1] == (thing,) or things[: len(wanted)] == wanted for things in clicks):
            return []
        if found := self._reasons(state, view, wanted, legal_later=any(thing in things for things in clicks)):
            return found
        first = list(dict.fromkeys(things[0] for things in clicks if thing in things))
        if first:
            return [Refusal(BEGINS_ELSEWHERE, {"thing": thing, "first": first[:MOST_FIRST]})]
        return [self.purpose(view, thing) or Refusal(NOTHING_TO_DO, {"thing": thing})]

    def _reasons(self, state: S, view: V, wanted: tuple[str, ...], *, legal_later: bool) -> list[Refusal]:
        """Why the moves that these clicks might have become are refused, or those that begin with the last of them."""
        thing = wanted[-1]
        found: dict[Refusal, tuple[int, int, int]] = {}
        for place, move in enumerate(self.candidates(state)):
            things = self.touches(view, move)
            if thing not in things:
                continue
            refusal = self.why_not(state, move)
            if refusal is None:
                continue
            near = 0 if things[: len(wanted)] == wanted else 1 if things[0] == thing else LATER
            rank = (near, self.weight(refusal), place)
            if refusal not in found or rank < found[refusal]:
                found[refusal] = rank
        # What another click leads to is no reason against this one.
        ranks = [rank for rank in found.items() if not legal_later or rank[1][0] < LATER]
        return [refusal for refusal, _ in sorted(ranks, key=lambda one: one[1])]

    def instead_of(self, state: S, seat: int, thing: str) -> list[Move]:
        """Legal moves that come nearest to what a click on a thing was meant to do, the nearest first."""
        if not state.stack or state.decider != seat:
            return []
        view = self.view(state, seat)
        verbs = {move.key.partition(" ")[0] for move in self.candidates(state) if thing in self.touches(view, move)}
        touching = [move for move in self.moves(state) if thing in self.touches(view, move)]
        alike = [move for move in self.moves(state) if move.key.partition(" ")[0] in verbs and move not in touching]
        return [*touching, *alike]
