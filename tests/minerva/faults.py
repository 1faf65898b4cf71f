"""Ten lines of Minerva's rules made wrong, each as somebody might really write it."""

from __future__ import annotations

from typing import Final

from conformance.faults import Fault

FAULTS: Final[tuple[Fault, ...]] = (
    Fault(
        "a limit",
        "Whoever holds just the fee of a turn must pass.",
        "legal.py",
        "    if left < 0:\n",
        "    if left <= 0:\n",
    ),
    Fault(
        "a limit",
        "The assistant on a residence does not keep a second one away.",
        "supplies.py",
        "    player.homes = tuple([one for one in player.homes if one != cell])\n    player.posted",
        "    player.posted",
    ),
    Fault(
        "a tie",
        "What is equal at the end goes to the higher order tile.",
        "scoring.py",
        "temples, -player.order",
        "temples, player.order",
    ),
    Fault(
        "an order",
        "Whoever passed first hires first.",
        "hiring.py",
        "sorted(staying, key=by_order)",
        "sorted(staying, key=by_order, reverse=True)",
    ),
    Fault(
        "a cost",
        "The denarius for the turn is counted as money for missing resources.",
        "legal.py",
        "budget = left // state",
        "budget = player.denarii // state",
    ),
    Fault(
        "a cost",
        "Placing an assistant is free of the turn's fee.",
        "building.py",
        "    pay_fee(state, player)\n    post_assistant(",
        "    post_assistant(",
    ),
    Fault(
        "a skipped effect",
        "What lies behind a forum in a line is forgotten once the resource is chosen.",
        "activation.py",
        "        run(state, player, decision.rest)\n",
        "        run(state, player, ())\n",
    ),
    Fault(
        "a wrong seat",
        "For a turn skipped it is the player before who earns.",
        "turns.py",
        "earn(state, players[following], state.cards.numbers.skip_income)",
        "earn(state, players[seat], state.cards.numbers.skip_income)",
    ),
    Fault(
        "a count",
        "A temple that looks along its row and column sees itself.",
        "city.py",
        "if (one // _WIDTH == row or one % _WIDTH == column) and one != cell]",
        "if one // _WIDTH == row or one % _WIDTH == column]",
    ),
    Fault(
        "something kept too long",
        "After an aqueduct the place that a tile left is not free.",
        "special.py",
        "    player.spots = free_spots(player.city)\n",
        "    player.spots = tuple(spot for spot in free_spots(player.city) if spot.cell != decision.cell)\n",
    ),
)
