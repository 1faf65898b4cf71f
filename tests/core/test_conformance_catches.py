"""Each check of the conformance suite fails on a game that breaks its promise and no other."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from quadriga_toy import moves, scoring
from quadriga_toy.decisions import Offer, Turn
from quadriga_toy.edition import ToyEdition
from quadriga_toy.game import Toy
from quadriga_toy.meta import META
from quadriga_toy.moves import Deed
from quadriga_toy.state import VISIBLE, ToyState
from quadriga_toy.views import ToyView

from quadriga.core import replay
from quadriga.core.chance import Chance, KeyedChance
from quadriga.core.conformance import CHECKS
from quadriga.core.conformance.game_run import LONGEST, GameRun
from quadriga.core.errors import Refusal
from quadriga.core.events import EVERYONE, Happened, Moved, Preview
from quadriga.core.game import Game
from quadriga.core.meta import Meta, OptionValue, Standing
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome, Tally
from quadriga.core.replay import load
from quadriga.core.visibility import visible

NEVER = 10**9


class Broken(Toy):
    """The toy game, about to break one promise."""

    def __init__(self, meta: Meta = META) -> None:
        super().__init__(meta, "quadriga_toy")
        self.calls = 0

    def call(self) -> int:
        self.calls += 1
        return self.calls


class Crashes(Broken):
    def apply(self, state: ToyState, move: Move, chance: Chance) -> None:
        if move is moves.coin():
            raise KeyError(move.key)
        super().apply(state, move, chance)


class LosesCoins(Broken):
    def apply(self, state: ToyState, move: Move, chance: Chance) -> None:
        super().apply(state, move, chance)
        assert isinstance(state, ToyState)
        if move is moves.coin() and state.bank:
            state.bank -= 1
            state.events.append(Moved("coin", 1, "bank", "floor"))


class HasDeadEnds(Broken):
    def legal(self, state: ToyState) -> list[Move]:
        return [] if isinstance(state.stack[-1], Offer) else super().legal(state)


class OffersTwice(Broken):
    def legal(self, state: ToyState) -> list[Move]:
        return [*super().legal(state), super().legal(state)[0]]


class StopsClicksShort(Broken):
    def touches(self, view: ToyView, move: Move) -> tuple[str, ...]:
        things = super().touches(view, move)
        return things[:1] if move.key.startswith("show") else things


class DefaultsToTheForbidden(Broken):
    def default(self, state: ToyState) -> Move:
        return moves.peek(state.stack[-1].seat)


class ChangesItsViews(Broken):
    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return msgspec.structs.replace(super().view(state, seat), round=self.call())


class TouchesTheCardsOfOthers(Broken):
    def touches(self, view: ToyView, move: Move) -> tuple[str, ...]:
        return tuple(thing.replace("@p0.", "@p1.") for thing in super().touches(view, move))


class ForgetsEvents(Broken):
    def apply(self, state: ToyState, move: Move, chance: Chance) -> None:
        super().apply(state, move, chance)
        if move is moves.coin():
            state.events.clear()


class TellsEveryoneTheDraw(Broken):
    def apply(self, state: ToyState, move: Move, chance: Chance) -> None:
        super().apply(state, move, chance)
        for event in state.events:
            if isinstance(event, Moved) and event.source == "bag":
                event.seen = EVERYONE


class NeverEnds(Broken):
    def apply(self, state: ToyState, move: Move, chance: Chance) -> None:
        super().apply(state, move, chance)
        if state.ending:
            state.ending = ""
            state.stack.append(Turn(0, 1, False))


class OrdersMovesAnew(Broken):
    def legal(self, state: ToyState) -> list[Move]:
        found = super().legal(state)
        return found if self.call() % 2 else found[::-1]


class ForgetsACandidate(Broken):
    def candidates(self, state: ToyState) -> list[Move]:
        return [move for move in super().candidates(state) if move is not moves.done()]


class InventsARule(Broken):
    def why_not(self, state: ToyState, move: Move) -> Refusal | None:
        refusal = super().why_not(state, move)
        return Refusal("toy.peek.whatever") if refusal else None


class MakesUpAnotherView(Broken):
    def determinize(self, view: ToyView, seat: int, rng: Random) -> ToyState:
        sample = super().determinize(view, seat, rng)
        sample.round += 1
        return sample


class MakesUpAnotherBox(Broken):
    def determinize(self, view: ToyView, seat: int, rng: Random) -> ToyState:
        sample = super().determinize(view, seat, rng)
        for player in sample.players:
            if player.seat != seat and player.hand:
                player.hand = ["a1"] * len(player.hand)
        return sample


class Peeking(Broken):
    """Refuses a draw by what is in the bag, which nobody may know."""

    def why_not(self, state: ToyState, move: Move) -> Refusal | None:
        assert isinstance(state, ToyState)
        if move is moves.draw() and "a1" in state.bag:
            return Refusal("toy.draw.bag-empty")
        return super().why_not(state, move)

    def legal(self, state: ToyState) -> list[Move]:
        return [move for move in self.candidates(state) if self.why_not(state, move) is None]


class PreviewsTheBag(Broken):
    def preview(self, state: ToyState, move: Move) -> Preview:
        seen = super().preview(state, move)
        assert isinstance(state, ToyState)
        return msgspec.structs.replace(seen, reveals=seen.reveals or "c3" in state.bag)


class Cheating(Broken):
    """Makes up no states at all, but hands out the true one."""

    def __init__(self, meta: Meta = META) -> None:
        super().__init__(meta)
        #: Every state that was looked at, the true one and what was tried on copies of it.
        self.seen: list[ToyState] = []

    def components(self, state: ToyState) -> dict[str, int]:
        assert isinstance(state, ToyState)
        self.seen.append(state)
        return super().components(state)

    def determinize(self, view: ToyView, seat: int, rng: Random) -> ToyState:
        return next(state for state in reversed(self.seen) if self.view(state, seat) == view).copy()


class ShowsTheBag(Cheating):
    def view(self, state: ToyState, seat: int | None) -> ToyView:
        assert isinstance(state, ToyState)
        return msgspec.structs.replace(super().view(state, seat), round=int("a1" in state.bag))


class PeekingAndCheating(Peeking, Cheating):
    pass


class CountsEveryVault(Broken):
    def tally(self, state: ToyState, seat: int | None) -> tuple[Tally, ...]:
        assert isinstance(state, ToyState)
        return tuple(scoring.count(state, player, True) for player in state.players)


class SharingState(ToyState):
    __slots__ = ()

    def copy(self) -> ToyState:
        twin = super().copy()
        twin.players = self.players
        twin.__class__ = SharingState
        return twin


visible(SharingState, VISIBLE)


class SharesPlayers(Broken):
    def setup(self, edition: ToyEdition, options: dict[str, OptionValue], seats: int, chance: Chance) -> ToyState:
        state = super().setup(edition, options, seats, chance)
        state.__class__ = SharingState
        return state


class RewritesThePast(Broken):
    def __init__(self) -> None:
        super().__init__()
        self.past: list[ToyState] = []

    def components(self, state: ToyState) -> dict[str, int]:
        assert isinstance(state, ToyState)
        self.past.append(state)
        return super().components(state)

    def outcome(self, state: ToyState) -> Outcome | None:
        for earlier in self.past if state.ending else ():
            earlier.round += 1
        return super().outcome(state)


class KeepsLists(Broken):
    def view(self, state: ToyState, seat: int | None) -> ToyView:
        seen = super().view(state, seat)
        return msgspec.structs.replace(seen, learned=list(seen.learned))


class NamesAnotherView(Broken):
    def view_type(self) -> type[ToyView]:
        class Other(ToyView, frozen=True):
            pass

        return Other


class MakesMovesAnew(Broken):
    TWIN = Deed(Move, (moves.draw, (), "draw"), "draw")

    def legal(self, state: ToyState) -> list[Move]:
        return [self.TWIN if move is moves.draw() else move for move in super().legal(state)]

    def candidates(self, state: ToyState) -> list[Move]:
        return [self.TWIN if move is moves.draw() else move for move in super().candidates(state)]


class Slips(Turn):
    """A question that says itself how it is made again, and says it wrong."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type[Turn], tuple[int, int, bool]]:
        return Turn, (self.seat, self.actions, not self.shown)


class SlipsOnTheWay(Broken):
    def setup(self, edition: ToyEdition, options: dict[str, OptionValue], seats: int, chance: Chance) -> ToyState:
        state = super().setup(edition, options, seats, chance)
        turn = state.stack[-1]
        assert isinstance(turn, Turn)
        state.stack[-1] = Slips(turn.seat, turn.actions, turn.shown)
        return state


class WritesMovesAskew(Broken):
    ASKEW = Deed(moves.draw, (), "draw  it")

    def why_not(self, state: ToyState, move: Move) -> Refusal | None:
        return super().why_not(state, moves.draw() if move is self.ASKEW else move)

    def legal(self, state: ToyState) -> list[Move]:
        return [self.ASKEW if move is moves.draw() else move for move in super().legal(state)]

    def candidates(self, state: ToyState) -> list[Move]:
        return [self.ASKEW if move is moves.draw() else move for move in super().candidates(state)]

    def apply(self, state: ToyState, move: Move, chance: Chance) -> None:
        super().apply(state, moves.draw() if move is self.ASKEW else move, chance)


class FinesTheLate(Broken):
    def skip(self, state: ToyState, chance: Chance) -> None:
        late = state.active
        super().skip(state, chance)
        late.coins -= 1


class WaitsForWhoLeft(Broken):
    def skip(self, state: ToyState, chance: Chance) -> None:
        if state.active.seat not in state.left:
            super().skip(state, chance)


class PreviewsNothing(Broken):
    def preview(self, state: ToyState, move: Move) -> Preview:
        return Preview((), super().preview(state, move).draws, False)


class PaysByTheHand(Broken):
    """What everybody sees depends on what only the deciding seat knows, and nothing says that it reveals."""

    def apply(self, state: ToyState, move: Move, chance: Chance) -> None:
        assert isinstance(state, ToyState)
        player = state.active
        super().apply(state, move, chance)
        if move is moves.coin() and {"a1", "b1", "c1", "d1"}.isdisjoint(player.hand):
            state.events.append(Happened("honest", player.seat))


class TakesBackWhatWasShown(Broken):
    def apply(self, state: ToyState, move: Move, chance: Chance) -> None:
        super().apply(state, move, chance)
        for event in state.events:
            if isinstance(event, Happened):
                event.reveals, event.args = False, {}


class RemembersWhatWasUndone(Broken):
    def apply(self, state: ToyState, move: Move, chance: Chance) -> None:
        self.call()
        super().apply(state, move, chance)

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return msgspec.structs.replace(super().view(state, seat), round=self.calls)


class EndsUndeclared(Broken):
    def outcome(self, state: ToyState) -> Outcome | None:
        found = super().outcome(state)
        return found and msgspec.structs.replace(found, endings=(*found.endings, "boredom"))


class DealsAnew(Broken):
    def setup(self, edition: ToyEdition, options: dict[str, OptionValue], seats: int, chance: Chance) -> ToyState:
        state = super().setup(edition, options, seats, chance)
        state.bank += self.call()
        return state


class DealsByItsMood(Broken):
    def setup(self, edition: ToyEdition, options: dict[str, OptionValue], seats: int, chance: Chance) -> ToyState:
        state = super().setup(edition, options, seats, chance)
        if isinstance(chance, KeyedChance) and self.call() > 1:
            chance.draw(state.bag)
        return state


#: For each check the game that breaks it, and how often the dear checks are made.
BROKEN: dict[str, tuple[Callable[[], Game], int]] = {
    "playing": (Crashes, NEVER),
    "conservation": (LosesCoins, NEVER),
    "no-dead-end": (HasDeadEnds, NEVER),
    "distinct-moves": (OffersTwice, 1),
    "click-order": (StopsClicksShort, 1),
    "default": (DefaultsToTheForbidden, 1),
    "standing-answer": (lambda: Broken(msgspec.structs.replace(META, standing=(Standing("turn", "coin"),))), NEVER),
    "view-bytes": (ChangesItsViews, 1),
    "ids-in-view": (TouchesTheCardsOfOthers, 1),
    "events-and-zones": (ForgetsEvents, NEVER),
    "events-keep-secrets": (TellsEveryoneTheDraw, NEVER),
    "length": (NeverEnds, NEVER),
    "same-moves-again": (OrdersMovesAnew, 1),
    "candidates": (ForgetsACandidate, 1),
    "refusals-in-catalogue": (InventsARule, 1),
    "determinize-view": (MakesUpAnotherView, 1),
    "determinize-box": (MakesUpAnotherBox, 1),
    "determinize-moves": (Peeking, 1),
    "determinize-preview": (PreviewsTheBag, 1),
    "visibility-view": (ShowsTheBag, 1),
    "visibility-moves": (PeekingAndCheating, 1),
    "visibility-tally": (CountsEveryVault, 1),
    "copies": (SharesPlayers, 1),
    "view-json": (KeepsLists, 1),
    "described": (NamesAnotherView, 1),
    "notation": (WritesMovesAskew, 1),
    "pickle": (MakesMovesAnew, 1),
    "packing": (SlipsOnTheWay, 1),
    "late": (FinesTheLate, 1),
    "leaving": (WaitsForWhoLeft, 1),
    "preview": (PreviewsNothing, 1),
    "determinize-play": (PaysByTheHand, 1),
    "undo-frontier": (TakesBackWhatWasShown, 1),
    "undo": (RemembersWhatWasUndone, NEVER),
    "ending": (EndsUndeclared, 1),
    "earlier-states": (RewritesThePast, 1),
    "record": (lambda: Broken(msgspec.structs.replace(META, rules_version=1.5)), 1),
    "replay": (DealsAnew, 1),
    "verify": (DealsByItsMood, 1),
    "tampering": (Broken, NEVER),
}


def test_every_check_has_a_game_that_breaks_it() -> None:
    assert list(BROKEN.keys() ^ CHECKS.keys()) == []


@pytest.mark.parametrize("name", CHECKS)
def test_a_broken_game_is_caught(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == "tampering":
        # No game can break the chain of its record: here the core itself looks away.
        monkeypatch.setattr(replay, "_line_holds", lambda record, n, key: True)
    make, dear_every = BROKEN[name]
    longest = 300 if name == "length" else LONGEST
    for seed in range(60):
        failure = GameRun(make(), 3, seed, longest, dear_every).run(tmp_path).failure
        if failure is not None:
            assert failure.check == name, failure
            return
    pytest.fail("nobody noticed")


def test_the_game_that_is_not_broken_is_not_caught(tmp_path: Path) -> None:
    result = GameRun(Broken(), 3, 1, dear_every=1).run(tmp_path)
    assert result.failure is None
    assert set(CHECKS) - set(result.checks) == set()


def test_a_failure_is_repeated_by_its_seed_and_leaves_a_record_that_opens(tmp_path: Path) -> None:
    first, again = (GameRun(LosesCoins(), 3, 4).run(tmp_path / name) for name in ("first", "again"))
    assert first.failure is not None
    assert again.failure is not None
    assert msgspec.structs.replace(again.failure, record=first.failure.record) == first.failure
    record = load(first.failure.record)
    assert len(record) == first.failure.seq
    assert record.at().head == first.failure.seq
    for part in ("conservation", "seed 4", f"entry {first.failure.seq}", first.failure.record):
        assert part in str(first.failure)
