"""What each move touches on the table, in the order one clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.moves import Move
from quadriga.core.things import lying
from quadriga.games.builders import moves as made
from quadriga.games.builders import state as at
from quadriga.games.builders.supplies import LOAN
from quadriga.games.builders.views import BuildersView, PlayerView

Things = tuple[str, ...]

#: The control or pile of each plain move; loans to repay lie before their player.
PLAIN: Final = {"borrow": at.LOAN_PILE, "extra": made.EXTRA, "end": made.END, "done": made.DONE}


def touches(view: BuildersView, move: Move) -> Things:
    return TOUCHES[type(move)](view, view.players[view.pending[-1].seat], move)


def open_site(view: BuildersView, player: PlayerView, move: made.Open) -> Things:
    coming = move.building == view.next_building
    return (lying(move.building, at.NEXT_BUILDING if coming else at.BUILDING_ROW),)


def recruit(view: BuildersView, player: PlayerView, move: made.Recruit) -> Things:
    return (lying(move.worker, at.WORKER_ROW),)


def buy_slave(view: BuildersView, player: PlayerView, move: made.BuySlave) -> Things:
    return (lying(move.slave, at.SLAVE_PILE),)


def buy_tool(view: BuildersView, player: PlayerView, move: made.BuyTool) -> Things:
    return (lying(move.tool, at.TOOL_PILE),)


def study(view: BuildersView, player: PlayerView, move: made.Study) -> Things:
    return (lying(move.university, at.UNIVERSITY_PILE),)


def teach(view: BuildersView, player: PlayerView, move: made.Teach) -> Things:
    return (worker(player, move.worker),)


def free(view: BuildersView, player: PlayerView, move: made.Free) -> Things:
    return made.FREE, worker(player, move.slave)


def send(view: BuildersView, player: PlayerView, move: made.Send) -> Things:
    sent = worker(player, move.worker)
    return (sent,) if move.tool is None else (tool(player, move.tool), sent)


def to(view: BuildersView, player: PlayerView, move: made.To) -> Things:
    return (lying(move.site, at.SITES[player.seat]),)


def take(view: BuildersView, player: PlayerView, move: made.Take) -> Things:
    return (made.TAKE[move.actions - 1],)


def plain(view: BuildersView, player: PlayerView, move: made.Plain) -> Things:
    return (PLAIN.get(move.name) or lying(LOAN, at.LOANS[player.seat]),)


def worker(player: PlayerView, id: str) -> str:
    """A worker of the team, or one who is out on a site, where he may be pointed at but not sent."""
    for one in player.team:
        if one.id == id:
            return lying(id, at.TEAM[player.seat])
    (site,) = [site.id for site in player.sites if any(one.id == id for one in site.crew)]
    return lying(id, at.crew_id(site))


def tool(player: PlayerView, id: str) -> str:
    """A tool at hand, or one that somebody carries on a site."""
    if id in player.tools:
        return lying(id, at.TOOLS[player.seat])
    (site,) = [site.id for site in player.sites if any(one.tool == id for one in site.crew)]
    return lying(id, at.crew_id(site))


TOUCHES: Final[dict[type[Move], Callable[[BuildersView, PlayerView, Any], Things]]] = {
    made.Open: open_site,
    made.Recruit: recruit,
    made.BuySlave: buy_slave,
    made.BuyTool: buy_tool,
    made.Study: study,
    made.Teach: teach,
    made.Free: free,
    made.Send: send,
    made.To: to,
    made.Take: take,
    made.Plain: plain,
}
