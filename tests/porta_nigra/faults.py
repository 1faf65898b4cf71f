"""Ten faults somebody could make in the rules of Porta Nigra."""

from conformance.faults import Fault

FAULTS: tuple[Fault, ...] = (
    Fault(
        "limit",
        "a market of exactly seven bricks is refilled too",
        "turns.py",
        "if sum(state.shops) >= numbers.market_low:",
        "if sum(state.shops) > numbers.market_low:",
    ),
    Fault(
        "limit",
        "rewards for threes in what is placed, not for new multiples in the building",
        "building.py",
        "times = (before + bricks) // every - before // every",
        "times = bricks // every",
    ),
    Fault(
        "tie",
        "between equals in a majority the cheapest elements are compared first",
        "scoring.py",
        "found.sort(reverse=True)",
        "found.sort()",
    ),
    Fault(
        "wrong seat",
        "of those with the fewest points the last by seat appoints, not the last in the round",
        "turns.py",
        "return max(tied, key=lambda seat: (seat - state.first) % state.seats)",
        "return max(tied)",
    ),
    Fault(
        "order",
        "the intermediate scoring goes against the order of turns",
        "turns.py",
        "for seat in reversed(order):",
        "for seat in order:",
    ),
    Fault(
        "order",
        "supply cards of the refill under way are shuffled in with the others",
        "turns.py",
        "        used.append(card)\n",
        "        discard_supply_cards(state, [card])\n",
    ),
    Fault(
        "cost",
        "torch tokens pay for an action before the torches of the card do",
        "action_cards.py",
        "if state.torches:  # pn.card.card-first",
        "if state.torches and not player.torches:",
    ),
    Fault(
        "points",
        "a white brick in place of another colour scores as white in the Porta Nigra",
        "building.py",
        "points = spot.points or bricks * state.cards.price[spot.colour]",
        "points = spot.points or (bricks - white) * state.cards.price[spot.colour] + white * state.cards.price[WHITE]",
    ),
    Fault(
        "skipped effect",
        "a brick added in the Porta Nigra is not counted and brings no reward",
        "building.py",
        "    collect_rewards(state, player, spot.quarter, 1)\n",
        "",
    ),
    Fault(
        "exception",
        "the icon of an empty shop does not turn grey",
        "buying.py",
        "if colour >= 0 and shops[colour]:  # pn.buy.icon-colour: in no other shop\n        if cost[colour] <= money:",
        "if colour >= 0:\n        if shops[colour] and cost[colour] <= money:",
    ),
)
