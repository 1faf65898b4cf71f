"""A summary as sections to read: the terminal prints their tables, the page draws their charts as well."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from quadriga.core.chance import RandomChance
from quadriga.core.layout import layout_of
from quadriga.lab.charts import Whisker, histogram, whiskers
from quadriga.lab.games import CAPPED
from quadriga.lab.ratings import Rating
from quadriga.lab.summary import Share, Summary
from quadriga.words import Reader, Words


class Section(NamedTuple):
    """A table with its heading, and a chart as SVG where there is one. The first column is text, the others figures."""

    title: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    chart: str = ""


def percent(words: Words, share: Share) -> str:
    """A share with its interval."""
    low, value, high = (f"{100 * part:.1f}" for part in (share.low, share.share, share.high))
    return words.text("match-percent", {"share": value, "low": low, "high": high})


def reader_of(summary: Summary, words: Words) -> Reader:
    """Who is told things as the table shows them, a card without a name by what it gives; its edition must be known."""
    game = words.game
    if game is None or not game.knows(summary.edition):
        return Reader()
    edition, chance = game.edition_by_hash(summary.edition), RandomChance(Random(0))
    state = game.setup(edition, game.meta.settle_options(None, summary.players), summary.players, chance)
    return Reader(forms=layout_of(game, game.view(state, None)).forms)


def facts(summary: Summary, words: Words) -> list[str]:
    """What was played, in a few lines."""
    played = {
        "games": summary.games,
        "players": summary.players,
        "seed": str(summary.seed),
        "version": summary.version,
        "rules": summary.rules,
        "edition": summary.edition[:12],
    }
    length, lines = summary.length, [words.text("report-played", played)]
    if summary.options:
        chosen = [
            words.text("report-option", {"name": words.option(name), "value": words.option_value(name, value)})
            for name, value in summary.options.items()
        ]
        lines.append(words.text("report-options", {"options": "; ".join(chosen)}))
    told = {"mean": f"{length.mean:.1f}", "least": length.least, "middle": length.middle, "most": length.most}
    lines.append(words.text("report-length", told))
    lines.append(words.text("report-branching", {"mean": f"{length.branching:.2f}", "widest": length.widest}))
    if summary.margin is not None:
        lines.append(words.text("report-margin", {"margin": f"{summary.margin:.2f}"}))
    return lines


def sections(summary: Summary, ratings: Sequence[Rating], words: Words) -> list[Section]:
    """All that a report holds, in the order it is read."""
    found = [_bots(summary, words)]
    if len(ratings) > 1:
        found.append(_ratings(ratings, words))
    if len(summary.meetings) > 1:
        found.append(_meetings(summary, words))
    if summary.players > 1:
        found.append(_seats(summary, words))
    if summary.sources:
        found.append(_sources(summary, words))
    return [*found, _endings(summary, words), _lengths(summary, words), _uses(summary, words)]


def _bots(summary: Summary, words: Words) -> Section:
    rows = [
        (
            one.bot,
            str(one.won.count),
            str(one.shared),
            str(one.won.of),
            percent(words, one.won),
            f"{one.points:.2f}",
        )
        for one in summary.standings
    ]
    chart = _shares(words.text("report-bots"), [(one.bot, one.won) for one in summary.standings], 1 / summary.players)
    return Section(
        words.text("report-bots"), _heads(words, "bot", "won", "shared", "games", "share", "points"), rows, chart
    )


def _heads(words: Words, *names: str) -> tuple[str, ...]:
    return tuple(words.text(f"match-{name}") for name in names)


def _ratings(ratings: Sequence[Rating], words: Words) -> Section:
    title = words.text("report-ratings")
    rows = [(one.bot, f"{one.mu:.2f}", f"{one.sigma:.2f}", f"{one.ordinal:.2f}") for one in ratings]
    drawn = [
        Whisker(one.bot, one.mu - 2 * one.sigma, one.mu, one.mu + 2 * one.sigma, f"{one.mu:.1f} ± {2 * one.sigma:.1f}")
        for one in ratings
    ]
    chart = whiskers(title, drawn, min(one.low for one in drawn), max(one.high for one in drawn))
    return Section(title, (words.text("match-bot"), "μ", "σ", "μ − 3σ"), rows, chart)


def _meetings(summary: Summary, words: Words) -> Section:
    rows = [(f"{one.bot} – {one.other}", str(one.better.of), percent(words, one.better)) for one in summary.meetings]
    title = words.text("report-meetings")
    chart = _shares(title, [(f"{one.bot} – {one.other}", one.better) for one in summary.meetings], 1 / 2)
    return Section(
        title, (words.text("report-two"), words.text("match-games"), words.text("report-better")), rows, chart
    )


def _seats(summary: Summary, words: Words) -> Section:
    title = words.text("report-seats")
    named = [(words.text("seat", {"number": seat + 1}), share) for seat, share in enumerate(summary.seats)]
    rows = [(name, str(share.count), percent(words, share)) for name, share in named]
    heads = (words.text("report-seat"), *_heads(words, "won", "share"))
    return Section(title, heads, rows, _shares(title, named, 1 / summary.players))


def _sources(summary: Summary, words: Words) -> Section:
    rows = [
        (words.category(one.line), f"{one.winners:z.2f}", f"{one.others:z.2f}", f"{one.winners - one.others:+z.2f}")
        for one in summary.sources
    ]
    heads = ("report-source", "report-winners", "report-others", "report-more")
    return Section(words.text("report-sources"), tuple(map(words.text, heads)), rows)


def _endings(summary: Summary, words: Words) -> Section:
    def name(ending: str) -> str:
        if ending == CAPPED:
            return words.text("report-capped")
        return words.ending(ending) if words.has(f"ending-{ending}") else ending

    title = words.text("report-endings")
    named = [(name(ending), share) for ending, share in summary.endings.items()]
    rows = [(ending, str(share.count), percent(words, share)) for ending, share in named]
    heads = (words.text("report-ending"), words.text("match-games"), words.text("report-share"))
    # The sentences are too long for a chart.
    return Section(title, heads, rows, _shares(title, list(summary.endings.items())))


def _lengths(summary: Summary, words: Words) -> Section:
    title = words.text("report-lengths")
    bars = [(f"{bar.low}–{bar.high}" if bar.high > bar.low else str(bar.low), bar.games) for bar in summary.length.bars]
    rows = [(label, str(games)) for label, games in bars]
    return Section(title, (words.text("report-decisions"), words.text("match-games")), rows, histogram(title, bars))


def _uses(summary: Summary, words: Words) -> Section:
    rows, reader = [], reader_of(summary, words)
    for one in summary.uses:
        verb, _, thing = one.use.rpartition(" ")
        name = words.name(thing, reader) if words.has_name(thing) else thing
        rows.append(
            (
                f"{name} ({verb} {thing})" if verb else f"{name} ({thing})",
                percent(words, one.seats),
                percent(words, one.won),
            )
        )
    heads = (words.text("report-use"), words.text("report-used"), words.text("report-winning"))
    return Section(words.text("report-uses"), heads, rows)


def _shares(title: str, rows: Sequence[tuple[str, Share]], mark: float | None = None) -> str:
    drawn = [Whisker(name, one.low, one.share, one.high, f"{100 * one.share:.1f} %") for name, one in rows]
    return whiskers(title, drawn, 0.0, 1.0, mark)
