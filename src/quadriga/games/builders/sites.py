"""Sites: opening one, and finishing the building or the machine that stands on it."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.games.builders.moves import Open
from quadriga.games.builders.state import BuildersState, Player, Site
from quadriga.games.builders.supplies import bring_home, earn, set_aside, take_building


def open_site(state: BuildersState, player: Player, move: Open, chance: Chance) -> None:
    """A building of the row becomes a site, for one action: b.open.cost, b.open.from-the-row."""
    # b.open.several: sites are a list without a limit, and nothing counts how many were opened this turn.
    # b.open.for-good: no move takes a site back; one that is unfinished at the end counts neither way.
    # b.machine.built: machines lie among the buildings and need no word of their own here.
    state.actions -= 1
    state.idle = -1
    take_building(state, player, move.building, chance)  # and fills the gap: b.open.replaced


def finish(state: BuildersState, player: Player, site: Site) -> None:
    """Not an action, and not a choice: it happens when nothing is missing any more: b.finish.automatic."""
    card = site.card
    state.events.append(Happened("finished", player.seat, {"building": card.id, "points": card.points}))
    bring_home(state, player, site)  # b.finish.come-home: those who were sent this turn too
    earn(state, player, card.sesterces)  # b.finish.income
    player.points += card.points  # b.finish.points, also those of a machine
    # A machine joins the team as a worker who is paid nothing: b.machine.becomes-worker. Like any worker of the team
    # it may carry a tool and be taught, unless the table decided otherwise: b.machine.equipped.
    set_aside(state, player, card)
