"""How the game ends, at once: the deck, the last site, the Catacomb, the Forum."""

from __future__ import annotations

from quadriga.core.events import Happened, Moved
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.powers import FORUM, LUDUS_MAGNUS, STOREROOM
from quadriga.games.glory_to_rome.edition import ARCHITECT, CRAFTSMAN, LABORER, LEGIONARY, MERCHANT, PATRON
from quadriga.games.glory_to_rome.state import GloryState, Player


def end_game(state: GloryState, ending: str) -> None:
    """Nothing more happens, whatever was left to do; the first reason is the one: gtr.end.at-once."""
    if not state.ending:
        state.ending = ending
        state.events.append(Happened("end", None, {"ending": ending}))


def close(state: GloryState) -> None:
    """The vaults are shown: gtr.score.vault."""
    state.stack.clear()
    material_of = state.cards.material_of
    for player in state.players:
        seat = player.seat
        for source, names in ((at.BASILICA[seat], player.basilica), (at.ATRIUM[seat], player.atrium)):
            for name in names:
                material = material_of[name]
                player.vault[material] += (name,)
                state.events.append(Moved(name, 1, source, at.VAULT[seat][material]))
        player.basilica, player.basilica_learned, player.atrium = (), (), ()


def check_deck(state: GloryState) -> None:
    """The last card ends the game once it is where it goes: gtr.end.deck."""
    if state.rules.deck_ends_at_once and len(state.deck) <= state.removed:
        end_game(state, "deck")


def check_forum(state: GloryState) -> None:
    """Whoever meets the condition wins, before any other end: gtr.forum.win, gtr.forum.first."""
    winners = tuple(player.seat for player in state.players if player.powers & FORUM and forum(state, player))
    if winners and not state.ending:
        state.winners = winners
        opened = any(not state.players[seat].owned & FORUM for seat in winners)
        end_game(state, "forum-stairway" if opened else "forum")


def forum(state: GloryState, player: Player) -> bool:
    """A client of each role and a material of each type; each client counts once: gtr.forum.clients."""
    if not state.rules.alternative_forum and not all(player.stock):
        return False
    clients = [len(pile) for pile in player.clients]
    merchants = clients[MERCHANT]
    spare = 0
    for role in (PATRON, CRAFTSMAN, ARCHITECT, LEGIONARY):
        if clients[role]:
            spare += clients[role] - 1
        elif player.powers & LUDUS_MAGNUS:  # gtr.forum.ludus-magnus
            merchants -= 1
        else:
            return False
    if merchants < 1:
        return False
    if clients[LABORER]:
        return True
    if player.powers & LUDUS_MAGNUS and merchants > 1:
        return True
    return bool(player.powers & STOREROOM) and spare + merchants > 1  # gtr.forum.storeroom
