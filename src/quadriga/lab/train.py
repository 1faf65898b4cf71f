"""Learning from a game's own games, generation after generation. Needs the extra `quadriga[lab]`.

Everything is played in arenas whose files lie in one folder: begun again, it goes on with the games that are missing,
and the same settings lead to the same weights of every generation, whoever plays. The last gate alone depends on the
machine: by how many iterations cost as much time there. What is chosen is chosen on other deals than those it is judged
on.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import msgspec

from quadriga.bots import find_bot
from quadriga.bots.budget import Budget
from quadriga.bots.search import Search
from quadriga.core.chance import RandomChance
from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.registry import find_game
from quadriga.core.views import View
from quadriga.core.weights import Weights, decode_weights, encode_weights
from quadriga.lab.arena import Arena, Task, Workers
from quadriga.lab.fit import Moments, fit
from quadriga.lab.games import play_batch
from quadriga.lab.lessons import Lesson, Lessons, play_lessons
from quadriga.lab.plan import Plan, lineups, make_plan, whole_deals
from quadriga.lab.results import Results
from quadriga.lab.summary import share_of, standings
from quadriga.lab.trained import Settings, Trained, Tried

#: The bot that plays itself, and the one whose search is the last gate.
LEARNER: Final = "greedy"
SEARCH: Final = "magister"
#: Deals are told apart by their seeds: those to learn from, to choose by, to judge by, and those of the searches.
LEARNING, CHOOSING, JUDGING, SEARCHING = 1, 2, 3, 4
SEEDS: Final = 10
#: What a value wins against itself: with more seats than two both have more of them in turn.
EVEN: Final = 0.5
#: Choices of a whole game by which the cost of both values is compared.
COMPARED: Final = 24
#: The log of a training, what it learned, and what its last match cost: that depends on the machine, and is kept.
LOG: Final = "training.jsonl"
WEIGHTS: Final = "weights.json"
ITERATIONS: Final = "iterations.json"
THOUGHT: Final = "milliseconds.json"

#: Whose turn it is, what that seat sees, and among what it may choose.
Choice = tuple[int, View, Sequence[Move]]

Kept = TypeVar("Kept")

#: Plays an arena to its end, for somebody to watch.
Show = Callable[[Arena, int], Awaitable[object]]


class Training:
    def __init__(self, settings: Settings, folder: Path, workers: Workers, show: Show) -> None:
        self.settings: Final = settings
        self.folder: Final = folder
        self.workers: Final = workers
        self.show: Final = show
        self.game: Final[Game] = find_game(settings.game)
        self.tried: list[Tried] = []
        if not self.game.feature_names:
            raise QuadrigaError(f"{settings.game} names no features to learn from")
        if settings.players < 2:
            raise QuadrigaError(f"who plays {settings.game} alone beats nobody, so no gate can be passed")
        folder.mkdir(parents=True, exist_ok=True)
        log = folder / LOG
        if log.exists() and log.read_bytes().split(b"\n")[0] != msgspec.json.encode(settings):
            raise QuadrigaError(f"{folder} holds another training")
        self.write_log()

    async def run(self) -> Trained:
        """All generations, each on top of the best so far, and then the search with the last that passed its gates."""
        moments = Moments(len(self.game.feature_names))
        passed: list[tuple[int, Weights, float]] = []
        for generation in range(1, self.settings.generations + 1):
            moments.add(await self.lessons(generation, passed[-1][1] if passed else None))
            weights, ridge = await self.choose(generation, moments)
            if await self.is_better(generation, weights, ridge, passed):
                passed.append((generation, weights, ridge))
        last = passed[-1] if passed else None
        if last is None or not await self.search_is_better(*last):
            return Trained(self.settings, tuple(self.tried), passed=False, weights=None)
        write_whole(self.folder / WEIGHTS, encode_weights(last[1]))
        return Trained(self.settings, tuple(self.tried), passed=True, weights=last[1])

    async def lessons(self, generation: int, weights: Weights | None) -> list[Lesson]:
        plan = self.plan((LEARNER,), LEARNING + SEEDS * generation)
        asked = Lessons(**{name: getattr(plan, name) for name in Plan.__struct_fields__ if name != "weights"})
        asked = msgspec.structs.replace(asked, weights=(weights,))
        results = Results(asked, self.folder / f"lessons-{generation}.jsonl", Lesson)
        games = whole_deals(self.settings.games, plan.players)
        await self.play(results, games, play_lessons)
        return [one for one in results.games if isinstance(one, Lesson) and one.number < games]

    async def choose(self, generation: int, moments: Moments) -> tuple[Weights, float]:
        """The ridge and strength that win most against the hand-written value; the first of equals."""
        best: tuple[float, Weights, float] | None = None
        for ridge in self.settings.ridges:
            for strength in self.settings.strengths:
                term = fit(moments, self.game.feature_names, ridge, strength)
                edition = self.game.edition().hash
                meta = self.game.meta
                weights = Weights(meta.id, meta.rules_version, edition, {str(self.settings.players): term})
                one = await self.match(generation, ridge, "trial", weights, None, "hand")
                if best is None or one.share.share > best[0]:
                    best = (one.share.share, weights, ridge)
        assert best is not None
        write_whole(self.folder / f"generation-{generation}.json", encode_weights(best[1]))
        return best[1], best[2]

    async def is_better(
        self, generation: int, weights: Weights, ridge: float, passed: list[tuple[int, Weights, float]]
    ) -> bool:
        """Whether it surely beats the hand-written value, and loses to no earlier generation."""
        against = await self.match(generation, ridge, "judge", weights, None, "hand")
        better = against.share.low > EVEN
        for number, earlier, _ in passed:
            one = await self.match(generation, ridge, "judge", weights, earlier, f"generation-{number}")
            better = better and one.won >= one.lost
        return better

    async def search_is_better(self, generation: int, weights: Weights, ridge: float) -> bool:
        if not self.settings.search:
            return True
        iterations = self.equal_cost(weights)
        one = await self.match(generation, ridge, "search", weights, None, "hand", iterations)
        return one.share.low > EVEN

    async def match(
        self,
        generation: int,
        ridge: float,
        what: str,
        weights: Weights,
        other: Weights | None,
        against: str,
        iterations: tuple[int, int] = (0, 0),
    ) -> Tried:
        """Games between what was learned and something else, each deal from every seat."""
        strength = weights.players[str(self.settings.players)].strength
        bots = tuple(f"{SEARCH}@{number}" for number in iterations) if what == "search" else (LEARNER, LEARNER)
        seed = {"trial": CHOOSING, "judge": JUDGING, "search": SEARCHING}[what]
        games = self.whole(getattr(self.settings, what))
        plan = msgspec.structs.replace(self.plan(bots, seed + SEEDS * generation), weights=(weights, other))
        name = f"{what}-{generation}-{against}-{ridge:g}-{strength:g}.jsonl"
        results = Results(plan, self.folder / name)
        seconds = await self.play(results, games, play_batch)
        won = lost = neither = 0
        for played in results.games:
            if played.number >= games:
                continue
            winners = {played.bots[seat] for seat in played.winners}
            won += winners == {0}
            lost += winners == {1}
            neither += len(winners) != 1
        thought = self.thought(plan, results, seconds) if what == "search" else ()
        tried = Tried(
            *(generation, ridge, strength, what, against, won, lost, neither), share_of(won, games), iterations, thought
        )
        self.tried.append(tried)
        self.write_log()
        return tried

    def whole(self, games: int) -> int:
        """As many games at least, so that every choice of seats has every deal as often."""
        players = self.settings.players
        return whole_deals(games, players * len(lineups(2, players)))

    def plan(self, bots: tuple[str, ...], seed: int) -> Plan:
        return make_plan(self.settings.game, bots, self.settings.players, seed=self.settings.seed * 1000 + seed)

    async def play(self, results: Results, games: int, task: Task) -> dict[int, tuple[float, ...]]:
        """Play what is missing; the seconds each seat thought, by the number of the game."""
        arena = Arena(results, games, self.workers, task)
        await self.show(arena, games)
        return arena.thought

    def thought(self, plan: Plan, results: Results, seconds: dict[int, tuple[float, ...]]) -> tuple[float, ...]:
        """Milliseconds a choice of each bot took: of the games just played, or as kept; none where nobody knows."""
        kept = self.folder / THOUGHT
        if seconds:
            told = [one.milliseconds for one in standings(plan, results.games, seconds)]
            write_whole(kept, msgspec.json.encode(told))
        return read_kept(kept, tuple[float, ...]) or ()

    def write_log(self) -> None:
        """All of it anew: what was tried before is tried again from the games that are kept."""
        lines = [msgspec.json.encode(self.settings), *(msgspec.json.encode(one) for one in self.tried)]
        write_whole(self.folder / LOG, b"\n".join(lines) + b"\n")

    def equal_cost(self, weights: Weights) -> tuple[int, int]:
        """Iterations of the learned and of the hand-written search that cost as much; measured once and kept.

        The most of the learned search's that cost no more than the other's: a choice costs something before its first
        iteration, so that twice as dear is not half as many.
        """
        kept, by_hand = self.folder / ITERATIONS, self.settings.iterations
        known = read_kept(kept, tuple[int, int])
        if known is None:
            learned, written = self.game.weighed(weights), self.game.weighed(None)
            choices = choices_of(written, self.settings)
            most = cost_of(written, choices, by_hand)
            fit_in = bisect_right(range(1, by_hand + 1), most, key=lambda one: cost_of(learned, choices, one))
            known = max(1, fit_in), by_hand
            write_whole(kept, msgspec.json.encode(known))
        return known


def choices_of(game: Game, settings: Settings) -> list[Choice]:
    """Choices from the beginning of a game to its end, which the learner plays with itself."""
    chance = RandomChance(Random(settings.seed))
    state = game.setup(game.edition(), game.meta.settle_options(None, settings.players), settings.players, chance)
    bots = [find_bot(LEARNER, game, seat, Random(seat)) for seat in range(settings.players)]
    found: list[Choice] = []
    while state.stack:
        seat, legal = state.stack[-1].seat, game.moves(state)
        view = game.view(state, seat)
        if len(legal) > 1:
            found.append((seat, view, legal))
        game.play(state, bots[seat].choose(view, legal), chance)
    return [found[place * len(found) // COMPARED] for place in range(COMPARED)]


def cost_of(game: Game, choices: Sequence[Choice], iterations: int) -> float:
    """Processor time of searching all these choices, what comes before the first iteration too; the least of three."""
    spent = []
    for _ in range(3):
        began = time.process_time()
        for number, (seat, view, legal) in enumerate(choices):
            Search(game, seat, view, legal, Random(number)).run(Budget(iterations=iterations))
        spent.append(time.process_time() - began)
    return min(spent)


def write_whole(file: Path, data: bytes) -> None:
    """Write a file anew, so that whoever is killed meanwhile leaves the one before."""
    part = file.with_name(f".{file.name}.part")
    part.write_bytes(data)
    part.replace(file)


def read_kept(file: Path, kind: type[Kept]) -> Kept | None:
    """What was measured before; nothing where that is not there, or cut short."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except (FileNotFoundError, msgspec.DecodeError):
        return None


def add_weights(learned: Weights, file: Path) -> None:
    """Put what was learned beside what a file holds for other numbers of players, if that is as new."""
    held = decode_weights(file.read_bytes()) if file.exists() else learned
    same = (held.game, held.rules, held.edition) == (learned.game, learned.rules, learned.edition)
    players = {**held.players, **learned.players} if same else learned.players
    write_whole(file, encode_weights(msgspec.structs.replace(learned, players=players)))
