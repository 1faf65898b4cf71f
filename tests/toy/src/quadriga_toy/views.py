"""What each seat of the toy game sees, and full states that fit it."""

from __future__ import annotations

from random import Random
from typing import Any

from quadriga.core.decisions import Decision
from quadriga.core.things import lying
from quadriga.core.views import Pending, View, Zone, zone_of
from quadriga_toy.decisions import Offer, Trade, Turn
from quadriga_toy.edition import ToyEdition
from quadriga_toy.moves import Deed, coins_id, hand_id, row_id, vault_id
from quadriga_toy.state import Player, ToyState


class ToyView(View, frozen=True, kw_only=True):
    round: int
    actions: int
    peeking: bool
    zones: tuple[Zone, ...]
    #: Cards the viewer knows in others' hands: holder and card.
    learned: tuple[tuple[int, str], ...]

    def cards(self, zone: str) -> list[str]:
        """What the viewer sees lying in a zone."""
        kinds = next(one.kinds for one in self.zones if one.id == zone)
        return sorted(kinds or ())

    def count(self, zone: str) -> int:
        return next(one.count for one in self.zones if one.id == zone)


def view(state: ToyState, seat: int | None) -> ToyView:
    zones = [Zone("bag", None, len(state.bag), None), zone_of("bank", None, {"coin": state.bank})]
    for player in state.players:
        owner, mine = player.seat, player.seat == seat
        zones.append(Zone(hand_id(owner), owner, len(player.hand), dict.fromkeys(player.hand, 1) if mine else None))
        zones.append(Zone(vault_id(owner), owner, len(player.vault), dict.fromkeys(player.vault, 1) if mine else None))
        zones.append(zone_of(row_id(owner), owner, dict.fromkeys(player.row, 1)))
        zones.append(zone_of(coins_id(owner), owner, {"coin": player.coins}))
    return ToyView(
        seat=seat,
        edition=state.edition.hash,
        pending=tuple(pending(decision, seat) for decision in state.stack),
        ending=state.ending,
        left=state.left,
        round=state.round,
        actions=state.actions,
        peeking=state.peeking,
        zones=tuple(zones),
        learned=() if seat is None else tuple(state.players[seat].learned),
    )


def touches(view: ToyView, move: Deed) -> tuple[str, ...]:
    """The things of a move in the order of the clicks."""
    seat = view.pending[-1].seat
    card = lying(move.card, hand_id(seat))
    return {
        "draw": ("bag",),
        "coin": ("bank",),
        "play": (card, row_id(seat)),
        "save": (card, vault_id(seat)),
        "show": (card, hand_id(seat)),
        "peek": (hand_id(move.seat),),
        "offer": (card,),
        "trade": (card,),
    }.get(move.verb, ())


def pending(decision: Decision, seat: int | None) -> Pending:
    args: dict[str, Any] = {}
    if isinstance(decision, Turn):
        args = {"actions": decision.actions, "shown": decision.shown}
    elif isinstance(decision, Offer):
        args = {"asker": decision.asker}
    elif isinstance(decision, Trade):
        args = {"target": decision.target}
        if seat == decision.seat and decision.card:
            args["card"] = decision.card
    return Pending(decision.seat, decision.name, args)


def determinize(seen: ToyView, seat: int, edition: ToyEdition, rng: Random) -> ToyState:
    known = {card for _, card in seen.learned}
    known.update(card for zone in seen.zones for card in zone.kinds or ())
    unseen = [card for card in sorted(edition.values) if card not in known]
    rng.shuffle(unseen)
    players = []
    for owner in range(1 + max(zone.owner for zone in seen.zones if zone.owner is not None)):
        hand, vault = seen.cards(hand_id(owner)), seen.cards(vault_id(owner))
        if owner != seat:
            hand = [card for holder, card in seen.learned if holder == owner]
            hand += [unseen.pop() for _ in range(seen.count(hand_id(owner)) - len(hand))]
            vault = [unseen.pop() for _ in range(seen.count(vault_id(owner)))]
        learned = list(seen.learned) if owner == seat else []
        coins, row = seen.count(coins_id(owner)), seen.cards(row_id(owner))
        players.append(Player(owner, coins, sorted(hand), row, sorted(vault), learned))
    stack = [decide(asked, players, seen.pending[-1].name == "trade", rng) for asked in seen.pending]
    bank = seen.count("bank")
    state = ToyState(edition, stack, players, sorted(unseen), bank, seen.round, seen.actions, seen.peeking)
    state.ending = seen.ending
    state.left = seen.left
    return state


def decide(asked: Pending, players: list[Player], offered: bool, rng: Random) -> Decision:
    if asked.name == "turn":
        return Turn(asked.seat, asked.args["actions"], asked.args["shown"])
    if asked.name == "offer":
        return Offer(asked.seat, asked.args["asker"])
    target = asked.args["target"]
    card = asked.args.get("card", "")
    if offered and not card:
        # Another seat saw this card, so any card of the hand may be it, and that seat has learned it.
        card = rng.choice(players[target].hand)
        players[asked.seat].learned.append((target, card))
    return Trade(asked.seat, target, card)
