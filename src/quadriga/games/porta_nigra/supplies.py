"""The only place where sesterces, tokens, Romans, bricks, cards and points change hands."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened, Moved, only
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.edition import Spot
from quadriga.games.porta_nigra.state import Player, PortaNigraState

# Sesterces, torches, influence, Romans and points.


def pay(state: PortaNigraState, player: Player, sesterces: int) -> None:
    if sesterces:
        player.sesterces -= sesterces
        state.bank += sesterces
        state.events.append(Moved(at.SESTERCE, sesterces, at.PURSE[player.seat], at.BANK))


def earn(state: PortaNigraState, player: Player, sesterces: int) -> None:
    if sesterces:
        player.sesterces += sesterces
        state.bank -= sesterces  # pn.setup.unlimited: below nothing, if need be, and so are the tokens
        state.events.append(Moved(at.SESTERCE, sesterces, at.BANK, at.PURSE[player.seat]))


def gain_torches(state: PortaNigraState, player: Player, torches: int) -> None:
    if torches:
        player.torches += torches
        state.bank_torches -= torches
        state.events.append(Moved(at.TORCH, torches, at.BANK, at.TORCHES[player.seat]))


def spend_torch(state: PortaNigraState, player: Player) -> None:
    player.torches -= 1
    state.bank_torches += 1
    state.events.append(Moved(at.TORCH, 1, at.TORCHES[player.seat], at.BANK))


def gain_influence(state: PortaNigraState, player: Player, tokens: int) -> None:
    if tokens:
        player.influence += tokens
        state.bank_influence -= tokens
        state.events.append(Moved(at.INFLUENCE_TOKEN, tokens, at.BANK, at.INFLUENCE[player.seat]))


def spend_influence(state: PortaNigraState, player: Player, tokens: int) -> None:
    player.influence -= tokens
    state.bank_influence += tokens
    state.events.append(Moved(at.INFLUENCE_TOKEN, tokens, at.INFLUENCE[player.seat], at.BANK))


def gain_romans(state: PortaNigraState, player: Player, romans: int) -> None:
    """As many as the reserve still has, and nowhere else do any come from: pn.reward.short, pn.roman.limited."""
    romans = min(romans, player.reserve)
    if romans:
        player.romans += romans
        player.reserve -= romans
        seat = player.seat
        state.events.append(Moved(at.ROMAN[seat], romans, at.RESERVE[seat], at.ROMANS[seat]))


def put_roman(state: PortaNigraState, player: Player, spot: Spot) -> None:
    """Onto the element that is being placed."""
    player.romans -= 1
    state.events.append(Moved(at.ROMAN[player.seat], 1, at.ROMANS[player.seat], spot.zone))


def spend_card_torch(state: PortaNigraState) -> None:
    """A torch printed on the card played, which is no token."""
    state.torches -= 1


def score(state: PortaNigraState, player: Player, points: int, reason: str) -> None:
    if points:
        player.points += points
        state.events.append(Happened("scored", player.seat, {"points": points, "reason": reason}))


# Bricks. All are alike, and what colour one has is told by where it is put: pn.brick.colour.


def gain_brick(state: PortaNigraState, player: Player, colour: int) -> None:
    """From the common reserve, if it has any, into a supply whose colour it takes: pn.brick.colour, pn.reward.short."""
    if state.reserve:  # pn.brick.limited
        state.reserve -= 1
        player.bricks[colour] += 1
        state.events.append(Moved(at.BRICK, 1, at.BRICK_RESERVE, at.BRICKS[player.seat][colour]))


def fill_shop(state: PortaNigraState, colour: int) -> None:
    """From the common reserve, if it has any: pn.brick.limited."""
    if state.reserve:
        state.reserve -= 1
        state.shops[colour] += 1
        state.events.append(Moved(at.BRICK, 1, at.BRICK_RESERVE, at.SHOPS[colour]))


def take_brick(state: PortaNigraState, player: Player, colour: int) -> None:
    """From a shop into the supply of the same colour."""
    state.shops[colour] -= 1
    player.bricks[colour] += 1
    state.events.append(Moved(at.BRICK, 1, at.SHOPS[colour], at.BRICKS[player.seat][colour]))


def put_bricks(state: PortaNigraState, player: Player, colour: int, bricks: int, spot: Spot) -> None:
    """From a supply onto a spot, whose colour they take."""
    if bricks:
        player.bricks[colour] -= bricks
        state.events.append(Moved(at.BRICK, bricks, at.BRICKS[player.seat][colour], spot.zone))


def add_brick(state: PortaNigraState, spot: Spot) -> None:
    """From the common reserve under the Roman of an element."""
    state.reserve -= 1
    state.events.append(Moved(at.BRICK, 1, at.BRICK_RESERVE, spot.zone))


# Action cards.


def draw_card(state: PortaNigraState, player: Player, chance: Chance) -> None:
    """Into the hand, where only its owner sees it: pn.setup.action-cards."""
    seat = player.seat
    card = chance.draw(player.deck)
    player.hand.append(card)
    state.events.append(Moved(card, 1, at.DECK[seat], at.HAND[seat], only(seat)))


def lay_card(state: PortaNigraState, player: Player, card: str) -> None:
    """From the hand before its player, with the torches printed on it."""
    player.hand.remove(card)
    state.played = card
    state.torches = state.cards.action_cards[card].torches
    state.events.append(Moved(card, 1, at.HAND[player.seat], at.PLAYED[player.seat]))


def discard_card(state: PortaNigraState, player: Player) -> None:
    """The card played, with the torches not used."""
    player.discard.append(state.played)
    state.events.append(Moved(state.played, 1, at.PLAYED[player.seat], at.DISCARD[player.seat]))
    state.played = ""
    state.torches = 0


def reshuffle_cards(state: PortaNigraState, player: Player) -> None:
    """The discard pile becomes the deck; decks lie sorted, and chance is in the drawing."""
    seat = player.seat
    player.deck = sorted(player.discard)
    player.discard = []
    state.events += [Moved(card, 1, at.DISCARD[seat], at.DECK[seat]) for card in player.deck]


# Supply cards, building cards and honour cards.


def draw_supply_card(state: PortaNigraState, chance: Chance) -> str:
    """From the deck, and the discarded cards are the deck when there is none: pn.turn.supply-reshuffled."""
    if not state.supply_deck:
        state.supply_deck = sorted(state.supply_discard)
        state.events.append(Happened("supply-reshuffled"))
        state.events += [Moved(card, 1, at.SUPPLY_DISCARD, at.SUPPLY_DECK) for card in state.supply_deck]
        state.supply_discard = []
    card = chance.draw(state.supply_deck)
    state.events.append(Moved(card, 1, at.SUPPLY_DECK, at.SUPPLY_DISCARD))
    return card


def discard_supply_cards(state: PortaNigraState, cards: list[str]) -> None:
    """Those turned over in one refill, at its end."""
    state.supply_discard += cards


def show_building_card(state: PortaNigraState, chance: Chance) -> None:
    card = chance.draw(state.building_deck)
    state.building_display.append(card)
    state.events.append(Moved(card, 1, at.BUILDING_DECK, at.BUILDING_DISPLAY))


def show_honour_card(state: PortaNigraState, chance: Chance) -> None:
    card = chance.draw(state.honour_deck)
    state.honour_display.append(card)
    state.events.append(Moved(card, 1, at.HONOUR_DECK, at.HONOUR_DISPLAY))


def gain_building_card(state: PortaNigraState, player: Player, id: str) -> None:
    state.building_display.remove(id)
    player.buildings.append(id)
    state.events.append(Moved(id, 1, at.BUILDING_DISPLAY, at.CARDS[player.seat]))


def keep_honour_card(state: PortaNigraState, player: Player, id: str) -> None:
    state.honour_display.remove(id)
    player.honours.append(id)
    state.events.append(Moved(id, 1, at.HONOUR_DISPLAY, at.CARDS[player.seat]))


def use_up_honour_card(state: PortaNigraState, id: str) -> None:
    """It leaves the game."""
    state.honour_display.remove(id)
    state.box.append(id)
    state.events.append(Moved(id, 1, at.HONOUR_DISPLAY, at.BOX))


def give_up_card(state: PortaNigraState, player: Player, id: str) -> None:
    """A building card or an honour card that was kept leaves the game."""
    pile = player.buildings if id in player.buildings else player.honours
    pile.remove(id)
    state.box.append(id)
    state.events.append(Moved(id, 1, at.CARDS[player.seat], at.BOX))
