"""What then happens in the toy game."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from quadriga.core.chance import Chance
from quadriga.core.events import EVERYONE, Happened, Moved, only
from quadriga.core.meta import OptionValue
from quadriga_toy.decisions import Offer, Trade, Turn
from quadriga_toy.edition import ToyEdition
from quadriga_toy.moves import Deed, coins_id, hand_id, row_id, vault_id
from quadriga_toy.state import Player, ToyState


def setup(edition: ToyEdition, options: dict[str, OptionValue], seats: int, chance: Chance) -> ToyState:
    numbers, bag = edition.numbers, sorted(edition.values)
    players = []
    for seat in range(seats):
        hand = sorted(chance.draw(bag) for _ in range(numbers.hand))
        players.append(Player(seat, numbers.coins_each, hand, [], [], []))
    bank = numbers.coins - numbers.coins_each * seats
    actions = int(options["actions"])
    return ToyState(edition, [Turn(0, actions, False)], players, bag, bank, 1, actions, bool(options["peeking"]))


def apply(state: ToyState, move: Deed, chance: Chance) -> None:
    decision, player = state.stack[-1], state.active
    if isinstance(decision, Offer):
        answer(state, decision, move.card)
    elif isinstance(decision, Trade):
        state.stack.pop()
        if move.verb == "trade":
            swap(state, decision, move.card)
    elif isinstance(decision, Turn):
        actions = 0 if move.verb == "done" else decision.actions - 1
        state.stack[-1] = Turn(decision.seat, actions, decision.shown or move.verb == "show")
        act(state, player, move, chance)
    top = state.stack[-1]
    if isinstance(top, Turn) and not top.actions:
        end_turn(state, top.seat)


def act(state: ToyState, player: Player, move: Deed, chance: Chance) -> None:
    seat = player.seat
    match move.verb:
        case "draw":
            card = chance.draw(state.bag)
            insort(player.hand, card)
            state.events.append(Moved(card, 1, "bag", hand_id(seat), only(seat)))
        case "coin":
            earn(state, player)
        case "play":
            pay(state, player)
            leave_hand(state, player, move.card, player.row, row_id(seat), EVERYONE)
            for other in state.players:
                other.learned = [known for known in other.learned if known != (seat, move.card)]
        case "save":
            leave_hand(state, player, move.card, player.vault, vault_id(seat), only(seat))
            lose_sight(state, {seat}, {seat})
        case "show":
            state.events.append(Happened("shown", seat, {"card": move.card}, reveals=True))
            for other in state.players:
                if other is not player:
                    learn(other, seat, move.card)
            if state.bank:
                earn(state, player)
        case "peek":
            pay(state, player)
            state.stack += [Trade(seat, move.seat, ""), Offer(move.seat, seat)]


def answer(state: ToyState, decision: Offer, card: str) -> None:
    """The asker alone sees the card: toy.offer.secret."""
    state.stack.pop()
    state.stack[-1] = Trade(decision.asker, decision.seat, card)
    learn(state.players[decision.asker], decision.seat, card)
    told = only(decision.seat, decision.asker)
    state.events.append(Happened("offered", decision.seat, {"card": card}, told, reveals=True))


def swap(state: ToyState, decision: Trade, card: str) -> None:
    """One card each way, face down: toy.trade.secret."""
    asker, target = state.players[decision.seat], state.players[decision.target]
    both = only(asker.seat, target.seat)
    leave_hand(state, asker, card, target.hand, hand_id(target.seat), both)
    leave_hand(state, target, decision.card, asker.hand, hand_id(asker.seat), both)
    lose_sight(state, {asker.seat, target.seat}, {asker.seat, target.seat})
    asker.learned.remove((target.seat, decision.card))
    learn(asker, target.seat, card)
    if (asker.seat, card) in target.learned:
        target.learned.remove((asker.seat, card))
    learn(target, asker.seat, decision.card)


def leave_hand(state: ToyState, player: Player, card: str, pile: list[str], pile_id: str, seen: int) -> None:
    player.hand.remove(card)
    insort(pile, card)
    state.events.append(Moved(card, 1, hand_id(player.seat), pile_id, seen))


def learn(player: Player, holder: int, card: str) -> None:
    if (holder, card) not in player.learned:
        insort(player.learned, (holder, card))


def lose_sight(state: ToyState, hands: Iterable[int], knowing: Iterable[int]) -> None:
    """Cards left these hands face down, so nobody else is sure of them any more: toy.learned.forgotten.

    All that is known of such a hand goes, not only the card that left: the rest would tell which one it was.
    """
    for player in state.players:
        if player.seat not in knowing:
            player.learned = [known for known in player.learned if known[0] not in hands]


def skip(state: ToyState) -> None:
    """The turn of who is absent is over, whatever actions were left: toy.turn.absent."""
    seat = state.stack[-1].seat
    state.events.append(Happened("skipped", seat))
    end_turn(state, seat)


def leave(state: ToyState, player: Player) -> None:
    """The bank lacks nothing because of a seat that left: toy.coin.left."""
    if player.coins:
        pay(state, player, player.coins)


def pay(state: ToyState, player: Player, coins: int = 1) -> None:
    player.coins -= coins
    state.bank += coins
    state.events.append(Moved("coin", coins, coins_id(player.seat), "bank"))


def earn(state: ToyState, player: Player) -> None:
    state.bank -= 1
    player.coins += 1
    state.events.append(Moved("coin", 1, "bank", coins_id(player.seat)))


def end_turn(state: ToyState, seat: int) -> None:
    """The next seat's turn, or the end: toy.end.row, toy.end.bag, toy.end.time."""
    numbers = state.edition.numbers
    following = (seat + 1) % state.seats
    if len(state.players[seat].row) >= numbers.row:
        state.ending = "row"
    elif not state.bag:
        state.ending = "bag"
    elif following == 0 and state.round == numbers.rounds:
        state.ending = "time"
    if state.ending:
        state.stack.clear()
        state.events.append(Happened("end", args={"ending": state.ending}))
        return
    state.round += following == 0
    state.stack[-1] = Turn(following, state.actions, False)
    state.events.append(Happened("turn", following))
