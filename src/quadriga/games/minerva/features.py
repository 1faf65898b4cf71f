"""How a position looks in numbers, for what is learned on top of `evaluate.py`: all of it lies open to everybody."""

from __future__ import annotations

from typing import Final

from quadriga.games.minerva.evaluate import lines_of, points_won, temples_of
from quadriga.games.minerva.lines import COUNT, GARDEN, GLORY, HORIZON
from quadriga.games.minerva.state import MinervaState, Player

#: What is counted of a seat and of its best rival.
PLAYER: Final[tuple[str, ...]] = (
    *("points", "purse", "hoard", "grain", "wood", "stone", "ore", "surplus"),
    *("glory", "assistants", "residences", "homes", "posted", "passed"),
    *("tiles", "culture", "laurels", "temples"),
    *("first-line", "second-line", "third-line", "lines", "theatre", "art", "academic", "gardens", "glory-lines"),
)
NAMES: Final[tuple[str, ...]] = (
    *("phase", "turn", "fee", "offers"),
    *PLAYER,
    *[f"rival-{name}" for name in PLAYER],
)
#: A well-filled purse, and so many tokens of a kind as are of use.
PURSE: Final = 9
ENOUGH: Final = 4


def features(state: MinervaState, seat: int) -> list[float]:
    own = state.players[seat]
    points = points_won(state, own)
    rival: Player | None = None
    most = -1.0
    for player in state.players:
        if player.seat != seat and player.seat not in state.left:
            stands = points_won(state, player)
            if stands > most:
                rival, most = player, stands
    rounds = state.cards.numbers.rounds
    found = [
        (state.round - 1 + (1 if own.order else 0)) / rounds,
        1.0 if state.stack and state.stack[0].seat == seat else 0.0,
        float(state.fee),
        float(len(state.offers)),
    ]
    left = max(0, min(HORIZON, rounds - state.round))
    add_player(found, own, points, left)
    if rival is None:
        found += [0.0] * len(PLAYER)
    else:
        add_player(found, rival, most, left)
    return found


def add_player(found: list[float], player: Player, points: float, rounds: int) -> None:
    surplus = 0
    for held in player.resources:
        surplus += max(0, held - ENOUGH)
    found += [
        points,
        float(min(player.denarii, PURSE)),
        float(max(0, player.denarii - PURSE)),
        float(min(player.resources[0], ENOUGH)),
        float(min(player.resources[1], ENOUGH)),
        float(min(player.resources[2], ENOUGH)),
        float(min(player.resources[3], ENOUGH)),
        float(surplus),
        float(player.glory),
        float(player.assistants),
        float(player.residences),
        float(len(player.homes)),
        float(len(player.posted)),
        1.0 if player.order else 0.0,
        float(len(player.city)),
        float(len(player.culture)),
        float(len(player.laurels)),
        float(temples_of(player).each),
    ]
    add_lines(found, player, rounds)


def add_lines(found: list[float], player: Player, rounds: int) -> None:
    """What the best lines bring beside culture and glory, and the most of each culture that one line brings."""
    plain: list[float] = []
    spread: list[float] = []
    theatre = art = academic = gardens = glory = 0
    for worth, culture, ends in lines_of(player, rounds):
        plain.append(worth)
        spread.append(ends * worth)
        if culture:
            theatre = max(theatre, culture % COUNT)
            art = max(art, culture // COUNT % COUNT)
            academic = max(academic, culture // COUNT**2 % COUNT)
            gardens = max(gardens, culture // GARDEN % COUNT)
            glory = max(glory, culture // GLORY)
    plain.sort(reverse=True)
    spread.sort()  # sums depend on the order, and the lines have none
    found += [
        plain[0] if plain else 0.0,
        plain[1] if len(plain) > 1 else 0.0,
        plain[2] if len(plain) > 2 else 0.0,
        sum(spread),
        float(theatre),
        float(art),
        float(academic),
        float(gardens),
        float(glory),
    ]
