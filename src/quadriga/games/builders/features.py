"""How a position looks in numbers, for what is learned on top of `evaluate.py`: all of it lies open to everybody."""

from __future__ import annotations

from typing import Final

from quadriga.games.builders.evaluate import promise, sum_of
from quadriga.games.builders.state import BuildersState, Player

#: What is counted of a seat and of its best rival.
PLAYER: Final[tuple[str, ...]] = (
    *("points", "purse", "savings", "hoard", "loans", "slaves", "workers", "busy", "unpaid", "wages", "tools", "sites"),
    *("first-promise", "first-points", "first-covered", "first-lacking"),
    *("second-promise", "second-points", "second-covered", "second-lacking"),
    *("third-promise", "third-points", "third-covered", "third-lacking"),
    *("best-three", "skill", "stone-and-wood"),
)
NAMES: Final[tuple[str, ...]] = (
    *("phase", "last-round", "place", "wait", "turn", "actions"),
    *PLAYER,
    *[f"rival-{name}" for name in PLAYER],
)
#: How many sites are told apart, the most promising first.
SITES: Final = 3
#: Where money begins to lie about, and where it only does.
PURSE: Final = 6
SAVINGS: Final = 12


def features(state: BuildersState, seat: int) -> list[float]:
    own = state.players[seat]
    rival: Player | None = None
    for player in state.players:
        if player.seat != seat and player.seat not in state.left and (rival is None or player.points > rival.points):
            rival = player
    most = own.points if rival is None else max(own.points, rival.points)
    mine = state.active == seat
    found = [
        min(1.0, most / state.cards.numbers.end_points),
        1.0 if state.last_round else 0.0,
        float((seat - state.first) % state.seats),
        float((seat - state.active) % state.seats),
        1.0 if mine else 0.0,
        float(state.actions) if mine else 0.0,
    ]
    add_player(found, own)
    if rival is None:
        found += [0.0] * len(PLAYER)
    else:
        add_player(found, rival)
    return found


def add_player(found: list[float], player: Player) -> None:
    slaves = unpaid = wages = tools = busy = 0
    stone = wood = architecture = decoration = 0
    skills: list[int] = []
    for worker in player.team:
        makes = worker.makes
        stone += makes[0]
        wood += makes[1]
        architecture += makes[2]
        decoration += makes[3]
        skills.append(sum_of(makes))
        slaves += worker.is_slave
        unpaid += worker.pay == 0
        wages += worker.pay
    for site in player.sites:
        for worker in site.crew:
            skills.append(sum_of(worker.makes))
            slaves += worker.is_slave
            unpaid += worker.pay == 0
            busy += 1
        tools += len(site.tools) - site.tools.count(None)
    money = player.sesterces
    found += [
        float(player.points),
        float(min(money, PURSE)),
        float(max(0, min(money, SAVINGS) - PURSE)),
        float(max(0, money - SAVINGS)),
        float(player.loans),
        float(slaves),
        float(len(skills)),
        float(busy),
        float(unpaid),
        float(wages),
        float(tools + len(player.tools)),
        float(len(player.sites)),
    ]
    add_sites(found, player, (stone, wood, architecture, decoration))
    skills.sort(reverse=True)
    best = 0
    for skill in skills[:3]:
        best += skill
    total = 0
    for skill in skills:
        total += skill
    found += [float(best), float(total), float(min(stone, wood))]


def add_sites(found: list[float], player: Player, at_hand: tuple[int, int, int, int]) -> None:
    """What the most promising sites promise, and what it takes: made by those at hand, and by nobody yet."""
    promises: list[tuple[float, int, int, int]] = []
    for site in player.sites:
        missing = site.missing
        lacking = (
            max(0, missing[0] - at_hand[0])
            + max(0, missing[1] - at_hand[1])
            + max(0, missing[2] - at_hand[2])
            + max(0, missing[3] - at_hand[3])
        )
        promises.append((promise(site, at_hand), site.card.points, sum_of(missing) - lacking, lacking))
    promises.sort(reverse=True)
    for place in range(SITES):
        if place < len(promises):
            worth, points, covered, lacking = promises[place]
            found += [worth, float(points), float(covered), float(lacking)]
        else:
            found += [0.0, 0.0, 0.0, 0.0]
