"""How the game ends, at once: the deck, the last site, the Catacomb, the Forum."""

from __future__ import annotations

from quadriga.core.events import Happened
from quadriga.games.glory_to_rome.buildings import forum
from quadriga.games.glory_to_rome.buildings.bits import FORUM
from quadriga.games.glory_to_rome.state import GloryState


def end_game(state: GloryState, ending: str) -> None:
    """Nothing more happens, whatever was left to do; the first reason is the one: gtr.end.at-once.

    That the others abdicate is no move of the game: they resign or concede at the table, which ends it likewise and
    needs nothing here: gtr.end.abdicate.
    """
    if not state.ending:
        state.ending = ending
        state.events.append(Happened("end", None, {"ending": ending}))


def check_deck(state: GloryState) -> None:
    """The last card ends the game once it is where it goes: gtr.end.deck."""
    if state.rules.deck_ends_at_once and len(state.deck) <= state.removed:
        end_game(state, "deck")


def check_last_site(state: GloryState) -> None:
    """A foundation on the very last site in town ends the game and stays unfinished: gtr.end.last-site."""
    if not any(state.town):
        end_game(state, "last-site")


def check_forum(state: GloryState) -> None:
    """Whoever meets the condition wins, before any other end: gtr.forum.win, gtr.forum.first."""
    winners = forum.find_winners(state)
    if winners and not state.ending:
        state.winners = winners
        opened = any(not state.players[seat].owned & FORUM for seat in winners)
        end_game(state, "forum-stairway" if opened else "forum")
