"""A review on one screen: who was winning when, what draws brought, and which decisions cost most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from quadriga.bots.reviewing import MOST, Costly, Review
from quadriga.core.record import Record
from quadriga.core.replay import open_at
from quadriga.words import Reader, Words

#: A chance as the height of a bar.
_BARS: Final = "▁▂▃▄▅▆▇█"


def print_review(console: Console, words: Words, record: Record, told: Review, *, plain: bool = False) -> None:
    """At most 24 lines for five seats: a line for each, one for each draw, and three for each decision.

    For whoever listens to a screen reader the curve is a line for each position, with everybody's chances in numbers.
    """
    reader = Reader()
    error = round(100 * max(point.error for point in told.points))
    games = sum(point.games for point in told.points)
    console.print(Text(words.text("review-curve", {"games": games, "error": error}), style="title"))
    names = [words.player(seat, reader) for seat in range(len(told.seats))]
    for line in spoken_curve(words, told, names) if plain else drawn_curve(words, told, names):
        console.print(line, soft_wrap=plain)
    for draw in told.draws:
        seat = max(range(len(names)), key=lambda one: abs(draw.gained[one]))
        arguments: dict[str, str | int] = {"entry": draw.seq, "player": names[seat], "luck": signed(draw.gained[seat])}
        console.print(Text("  " + words.text("review-deal" if draw.seq == 0 else "review-draw", arguments)))
    console.print(Text(words.text("review-costly" if told.costly else "review-none"), style="title"))
    for costly in told.costly[:MOST]:
        print_costly(console, words, record, costly, names, plain=plain)


def drawn_curve(words: Words, told: Review, names: Sequence[str]) -> Iterator[Text]:
    width = max(map(len, names))
    for seat, name in enumerate(names):
        bars = "".join(bar(point.chances[seat]) for point in told.points)
        yield Text.assemble((f"  {name:<{width}}  ", "player"), bars, "  ", luck_of(words, told, seat))


def spoken_curve(words: Words, told: Review, names: Sequence[str]) -> Iterator[Text]:
    for point in told.points:
        chances = [
            words.text("review-chance", {"player": name, "chance": round(100 * chance)})
            for name, chance in zip(names, point.chances, strict=True)
        ]
        yield Text(words.text("review-point", {"entry": point.seq, "chances": ", ".join(chances)}))
    for seat, name in enumerate(names):
        yield Text(words.text("spoken", {"name": name, "facts": luck_of(words, told, seat)}))


def luck_of(words: Words, told: Review, seat: int) -> str:
    fortune = told.luck[seat]
    return words.text("review-luck", {"luck": signed(fortune.luck), "error": round(100 * fortune.error)})


def print_costly(
    console: Console, words: Words, record: Record, costly: Costly, names: Sequence[str], *, plain: bool
) -> None:
    reader = Reader(costly.seat)
    table = open_at(record, costly.before)
    moves = {move.key: move for move in table.game.candidates(table.state)} | {m.key: m for m in table.moves()}
    head: dict[str, str | int] = {"entry": costly.seq, "player": names[costly.seat], "loss": signed(-costly.loss)}
    head["error"] = round(100 * costly.error)
    console.print(Text("  " + words.text("review-decision", head), style="question"))
    for id, key in (("review-played", costly.played), ("review-better", costly.better)):
        line = Text("    " + words.text(id, {"move": words.move(moves[key], reader)}))
        if key == costly.better and costly.because:
            because = " · ".join(f"{words.term(name)} {apart:+.1f}" for name, apart in costly.because)
            line.append(f"  ({because})", style="quiet")
        if not plain:
            line.truncate(console.width, overflow="ellipsis")
        console.print(line, soft_wrap=plain)


def bar(chance: float) -> str:
    return _BARS[min(len(_BARS) - 1, int(chance * len(_BARS)))]


def signed(chance: float) -> str:
    """A part of the chance to win in percent, with a sign that is a sign."""
    percent = round(100 * chance)
    return f"−{-percent}" if percent < 0 else f"+{percent}"
