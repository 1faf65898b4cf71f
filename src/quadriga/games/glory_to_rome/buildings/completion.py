"""What completing a building sets off: Amphitheatre, School, Foundry, Garden, Catacomb, Prison."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened, Moved
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.powers import refresh
from quadriga.games.glory_to_rome.decisions import Prison, Run
from quadriga.games.glory_to_rome.edition import NO_ROLE
from quadriga.games.glory_to_rome.ends import check_forum, end_game
from quadriga.games.glory_to_rome.moves import Seize
from quadriga.games.glory_to_rome.state import Building, GloryState, Player, one_less, one_more


def on_completion(state: GloryState, player: Player, building: Building) -> None:
    """Once, at once, and before whatever was still to be done: gtr.complete.nesting."""
    card = building.card
    if state.ending:
        return
    if card.on_completion != NO_ROLE:
        # As many actions as influence now; it is not read again: gtr.complete.number-fixed.
        state.stack.append(Run(player.seat, card.on_completion, player.influence, card.id))
    elif card.id == "catacomb":
        catacomb(state)
    elif card.id == "prison":
        state.stack.append(Prison(player.seat))


def catacomb(state: GloryState) -> None:
    """The game is over and is scored: gtr.catacomb.end."""
    end_game(state, "catacomb")


def may_seize(player: Player, building: Building) -> bool:
    """A completed building of another, of which one has no copy: gtr.prison.no-copy."""
    return building.seat != player.seat and building.done and not building.card.bit & player.owned


def could_seize(state: GloryState, question: Prison) -> bool:
    player = state.players[question.seat]
    return any(may_seize(player, building) for other in state.players for building in other.buildings)


def prison(state: GloryState, question: Prison, player: Player, move: Move, chance: Chance) -> None:
    """The building changes hands, its owner gets the Prison's site and keeps its own: gtr.prison.seize."""
    state.stack.pop()
    if not isinstance(move, Seize):
        return
    victim = state.players[int(move.building[1])]
    taken = victim.find_building(move.building)
    cell = player.find_building(at.building_id(player.seat, "prison"))
    assert taken is not None
    assert cell is not None
    victim.buildings.remove(taken)
    kept = Building(player.seat, taken.card, taken.site, (), True, taken.public)
    player.buildings.append(kept)
    player.sites = one_less(player.sites, cell.site)
    victim.sites = one_more(victim.sites, cell.site)
    events = state.events
    events.append(Happened("seized", player.seat, {"building": taken.id}))
    events.append(Moved(taken.card.id, 1, taken.id, kept.id))
    if taken.public:
        events.append(Moved(taken.public, 1, taken.id, kept.id))
    events.append(Moved(at.SITE[cell.site], 1, at.INFLUENCE[player.seat], at.INFLUENCE[victim.seat]))
    refresh(state)
    check_forum(state)
    on_completion(state, player, kept)  # gtr.prison.on-completion
