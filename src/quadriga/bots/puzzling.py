"""Finding puzzles: positions of games between bots in which one move is clearly best, judged three times.

A first search picks the candidates and a second one, which has other determinizations and other draws, judges them:
what only looked best by the luck of the first does not stand the second. A search ends after a round, and where no luck
is in that, every try says the same whether it is right or wrong. So the best moves are played out to the end as well.
All three know what the seat sees and no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Final

import msgspec

from quadriga.bots.advice import advise
from quadriga.bots.bot import find_bot
from quadriga.bots.explain import Reason, Why, standard_error
from quadriga.bots.playout import GreedyPlayout
from quadriga.bots.search import Search, beside_rivals
from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.puzzle import MOST_MOVES, Answer, Puzzle, set_up
from quadriga.core.record import MoveEntry
from quadriga.core.state import State
from quadriga.core.table import Table
from quadriga.core.views import View

#: With fewer moves it is a guess, with more it is a search for a needle.
FEWEST_CHOICES: Final = 4
MOST_CHOICES: Final = 24
#: How many points a best move has to be ahead of every other, and how many standard errors that has to be.
MARGIN: Final = 1.5
CERTAIN: Final = 4.0
#: One position of so many is looked at: neighbours are much alike, and the next game is as good.
ONE_IN: Final = 4
#: The first look at a position, in iterations: most are given up after it.
LOOK: Final = 32
#: How often every move is tried out when a candidate is judged.
TRIES: Final = 64
#: The luck of the judge: not that of `advise`.
JUDGE: Final = 1
#: The best move and so many next ones are played out to the end. After so many games it is looked how far the best is
#: ahead of each: by so many standard errors it is confirmed; not at all, or less at the last look, it is given up.
RIVALS: Final = 3
LOOKED_AT: Final = (8, 16, 32, 64, 96)
CONFIRMED: Final = 2.5
#: Beam search for the rest of a turn: how many positions are kept after each decision, and after how many it ends.
BEAM_WIDTH: Final = 6
BEAM_DEPTH: Final = 24
#: One move of so many is made by chance: games of one bot alone are much alike.
BY_CHANCE: Final = 12

#: How many points one move is ahead of another, and the standard error of that.
Lead = tuple[float, float]


def find_puzzle(game: Game, players: int, seed: int, bot: str = "greedy") -> Puzzle | None:
    """The first position of a game in which one move is clearly best though another looks better; else the clearest.

    The game is the one that the seed deals and the bots play; the same seed has the same puzzle.
    """
    best: Puzzle | None = None
    for table in _played(game, players, seed, bot):
        if table.head % ONE_IN != seed % ONE_IN:
            continue
        decider = table.decider
        assert decider is not None
        view, moves = table.view(decider), table.moves()
        if not FEWEST_CHOICES <= len(moves) <= MOST_CHOICES or _is_even(game, decider, view, moves):
            continue
        answers, apart, hidden = judge(game, decider, view, moves)
        margin, error = apart[0]
        if not is_clear(apart) or (not hidden and best is not None and margin <= best.margin):
            continue
        if not is_confirmed(game, decider, view, moves, answers):
            continue
        made = tuple(entry.move for entry in table.record.entries if isinstance(entry, MoveEntry))
        found = Puzzle(players, seed, decider, made, answers, margin, error, TRIES, hidden)
        if found.hidden:
            return found
        best = found
    return best


def judge(game: Game, seat: int, view: View, moves: Sequence[Move]) -> tuple[tuple[Answer, ...], list[Lead], bool]:
    """Every move and what it comes to, the best first; its lead on each other in that order; whether it is hidden."""
    search = Search(game, seat, view, moves, Random(JUDGE))
    for _ in range(TRIES):
        for move in moves:
            search.try_out(move)
    reasons = sorted(search.why().reasons, key=lambda one: -one.value)
    best = reasons[0]
    answers = [_answer(best, reasons[1])] + [_answer(one, best) for one in reasons[1:]]
    return tuple(answers), [_lead(best, other) for other in reasons[1:]], search.first.likely[0] != best.move


def judge_again(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """The same position judged by what bots know now; None where no move is clearly best any more."""
    table = set_up(game, puzzle)
    view, moves = table.view(puzzle.seat), table.moves()
    answers, apart, hidden = judge(game, puzzle.seat, view, moves)
    if not is_clear(apart) or not is_confirmed(game, puzzle.seat, view, moves, answers):
        return None
    margin, error = apart[0]
    return msgspec.structs.replace(puzzle, answers=answers, margin=margin, error=error, tries=TRIES, hidden=hidden)


def is_clear(apart: Sequence[Lead]) -> bool:
    """Whether the best is far enough ahead of every other, and surely enough: the next may be the one in less doubt."""
    return all(margin >= max(MARGIN, CERTAIN * error) for margin, error in apart)


def is_confirmed(game: Game, seat: int, view: View, moves: Sequence[Move], answers: Sequence[Answer]) -> bool:
    """Whether games played to the end say as well that the first of some answers is better than the next ones."""
    luck = Random(JUDGE)
    legal = {move.key: move for move in moves}
    best, *others = [legal[answer.move] for answer in answers[: RIVALS + 1]]
    ahead: list[list[float]] = [[] for _ in others]
    for played in range(1, LOOKED_AT[-1] + 1):
        world, seed = game.determinize(view, seat, luck), luck.getrandbits(32)
        worth = [play_out(game, seat, world.copy(), move, seed) for move in (best, *others)]
        for by, other in zip(ahead, worth[1:], strict=True):
            by.append(worth[0] - other)
        if played in LOOKED_AT:
            if all(fmean(by) > CONFIRMED * (standard_error(by) or 0.0) for by in ahead):
                return True
            if any(fmean(by) <= 0 for by in ahead):
                return False
    return False


def play_out(game: Game, seat: int, state: State, move: Move, seed: int) -> float:
    """What a seat has at the end of a game that goes on with a move of its own, beside its best rival."""
    game.play(state, move, RandomChance(Random(seed)))
    end = finish_turn(game, seat, state, seed)
    GreedyPlayout(game, end, seed).run()
    return worth_beside_rivals(game, seat, end)


def finish_turn(game: Game, seat: int, state: State, seed: int) -> State:
    """The best end of a seat's own turn, or the next question to somebody else, that a beam search finds."""
    front, best, found = [state], float("-inf"), state
    for step in range(BEAM_DEPTH):
        reached: dict[bytes, State] = {}
        for before in front:
            if before.stack and before.stack[0].seat == before.stack[-1].seat == seat:
                for move in game.sensible(before):
                    after = before.copy()
                    game.play(after, move, RandomChance(Random(seed + step)))
                    reached.setdefault(after.key(), after)
            elif (worth := worth_beside_rivals(game, seat, before)) > best:
                best, found = worth, before
        front = sorted(reached.values(), key=lambda one: -game.worth(one, seat))[:BEAM_WIDTH]
    return found


def worth_beside_rivals(game: Game, seat: int, state: State) -> float:
    """What a position is worth to a seat beside its best rival."""
    return beside_rivals(game, state, [game.worth(state, one) for one in range(state.seats)])[seat]


def _played(game: Game, players: int, seed: int, bot: str) -> Iterator[Table]:
    """A game between bots, before each of its decisions."""
    table = Table.new(game, players, seed=seed)
    luck = Random(seed)
    bots = [find_bot(bot, game, seat, Random(seed * players + seat)) for seat in range(players)]
    while table.decider is not None and table.head < MOST_MOVES:
        yield table
        seat, moves = table.decider, table.moves()
        by_chance = luck.randrange(BY_CHANCE) == 0
        table.play(luck.choice(moves) if by_chance else bots[seat].choose(table.view(seat), moves))


def _is_even(game: Game, seat: int, view: View, moves: Sequence[Move]) -> bool:
    """Whether a first look finds no move that stands out."""
    advice = advise(game, seat, view, moves, LOOK)
    return advice.unsure or advice.moves[0].worth - advice.moves[1].worth < MARGIN


def _answer(mine: Reason, other: Reason) -> Answer:
    because = tuple((name, round(apart, 1)) for name, apart in Why((mine, other)).differences(0))
    return Answer(mine.move.key, round(mine.value, 1), because)


def _lead(best: Reason, other: Reason) -> Lead:
    margin, error = best.ahead_of(other)
    # Where every draw says the same, there is still as much doubt as figures are told with.
    return round(margin, 2), max(0.01, round(error or 0.0, 2))
