"""Faults put into the rules of Glory to Rome on purpose: its second opinion must notice them."""

from __future__ import annotations

from typing import Final

from conformance.faults import Fault

FAULTS: Final[tuple[Fault, ...]] = (
    Fault(
        "a limit",
        "a hand is refilled as if Senators did not count",
        "roles.py",
        "while player.hand_size() < player.hand_limit and not state.ending:",
        "while len(player.hand) < player.hand_limit and not state.ending:",
    ),
    Fault(
        "a limit",
        "Latrine and Vomitorium are used as often as one likes before thinking",
        "roles.py",
        "Think(question.seat, discard=False, optional=question.optional)",
        "Think(question.seat, discard=True, optional=question.optional)",
    ),
    Fault(
        "a tie",
        "all who hold the most of a material gain the merchant bonus",
        "scoring.py",
        "if count > most:",
        "if count and count >= most:",
    ),
    Fault(
        "a tie",
        "between equal points only the Orders in hand count, not the Senators",
        "scoring.py",
        "player.hand_size(),  # what",
        "len(player.hand),  # what",
    ),
    Fault(
        "an order",
        "the first leader is found by the names of the code, not by the French ones",
        "play.py",
        "{seat: state.cards.cards[name].rank for seat, name in names.items()}",
        "{seat: name for seat, name in names.items()}",
    ),
    Fault(
        "a cost",
        "the second action for a foundation out of town is asked for and not spent",
        "actions.py",
        "state.stack[place] = rest\n",
        "state.stack[place] = queue\n",
    ),
    Fault(
        "a cost",
        "a Statue needs as many materials as marble wherever it stands",
        "sites.py",
        "number >= state.cards.values[building.site]",
        "number >= state.cards.values[building.card.material]",
    ),
    Fault(
        "a skipped effect",
        "the clients of whoever thought do not act",
        "actions.py",
        "if player.actions or own or merchants or others:",
        "if player.actions:",
    ),
    Fault(
        "a skipped effect",
        "the last card of the deck does not end the game, only a draw that fails",
        "ending.py",
        "len(state.deck) <= state.removed:",
        "len(state.deck) < state.removed:",
    ),
    Fault(
        "a wrong seat",
        "those who give are counted from the leader, not from who demands",
        "legionary.py",
        "state.players[(player.seat + legion.place) % state.seats]",
        "state.players[(state.leader + legion.place) % state.seats]",
    ),
)
