"""A match for whoever sits at a notebook: played in this process, and shown as its report."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from quadriga.core.errors import QuadrigaError
from quadriga.core.registry import find_game
from quadriga.lab.games import Played, play_game
from quadriga.lab.page import page
from quadriga.lab.plan import Plan, whole_deals
from quadriga.lab.report import facts, sections
from quadriga.lab.summary import Summary, summarize
from quadriga.words import Words

#: How many games are played where nobody says it, or the next number that every seat has its share of.
GAMES: Final = 20


class Match(NamedTuple):
    """Games that were played, and what they show. A notebook draws it with its charts."""

    plan: Plan
    games: tuple[Played, ...]
    summary: Summary

    def __repr__(self) -> str:
        won = ", ".join(f"{one.bot} {one.won.count}" for one in self.summary.standings)
        return f"<Match {self.plan.game}, {len(self.games)} games, won: {won}>"

    def html(self, language: str = "en") -> str:
        """The page that `quadriga report --html` writes, without ratings."""
        words = Words(language, find_game(self.plan.game))
        heading = " – ".join(self.plan.labels)
        found = sections(self.summary, (), words)
        return page(language, heading, facts(self.summary, words), found, words.text("match-interval"))

    def _repr_html_(self) -> str:
        # In a frame: neither its style nor a bot's name reaches the notebook.
        frame = 'sandbox style="width: 100%; height: 40rem; border: 0"'
        return f'<iframe title="{escape(repr(self))}" srcdoc="{escape(self.html())}" {frame}></iframe>'


def play_match(plan: Plan, games: int | None) -> Match:
    """The first games of a plan, one after the other."""
    if games is None:
        games = whole_deals(GAMES, plan.players)
    if games < 1 or games % plan.players:
        raise QuadrigaError(f"{games} games: every deal is played from each of {plan.players} seats")
    played = tuple(play_game(plan, number).played for number in range(games))
    return Match(plan, played, summarize(plan, played))
