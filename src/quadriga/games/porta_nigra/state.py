"""The data of one moment of Porta Nigra."""

from __future__ import annotations

from typing import Final

from quadriga.core.canonical import in_any_order
from quadriga.core.decisions import Decision
from quadriga.core.state import STATE_VISIBLE, State
from quadriga.core.visibility import COUNT, EACH, ENGINE, OWNER_COUNT, PUBLIC, visible
from quadriga.games.porta_nigra.edition import NEVER, QUARTERS, PortaNigraEdition, Spot
from quadriga.games.porta_nigra.moves import shop_id
from quadriga.games.porta_nigra.schema import COLOURS

SEATS: Final = range(4)
#: Where things lie, as events and views call it.
PURSE: Final = tuple(f"p{seat}.purse" for seat in SEATS)
TORCHES: Final = tuple(f"p{seat}.torches" for seat in SEATS)
INFLUENCE: Final = tuple(f"p{seat}.influence" for seat in SEATS)
ROMANS: Final = tuple(f"p{seat}.romans" for seat in SEATS)
RESERVE: Final = tuple(f"p{seat}.reserve" for seat in SEATS)
STAND: Final = tuple(f"p{seat}.stand" for seat in SEATS)
DECK: Final = tuple(f"p{seat}.deck" for seat in SEATS)
HAND: Final = tuple(f"p{seat}.hand" for seat in SEATS)
PLAYED: Final = tuple(f"p{seat}.played" for seat in SEATS)
DISCARD: Final = tuple(f"p{seat}.discard" for seat in SEATS)
CARDS: Final = tuple(f"p{seat}.cards" for seat in SEATS)
BRICKS: Final = tuple(tuple(f"p{seat}.bricks.{colour}" for colour in COLOURS) for seat in SEATS)
SHOPS: Final = tuple(shop_id(colour) for colour in COLOURS)
BRICK_RESERVE: Final = "reserve"
BANK: Final = "bank"
BOX: Final = "box"
SUPPLY_DECK: Final = "deck.supply"
SUPPLY_DISCARD: Final = "discard.supply"
BUILDING_DECK: Final = "deck.buildings"
BUILDING_DISPLAY: Final = "display.buildings"
HONOUR_DECK: Final = "deck.honours"
HONOUR_DISPLAY: Final = "display.honours"
#: Players as moves and views call them, their Romans and their master builders as events do.
PLAYER: Final = tuple(f"p{seat}" for seat in SEATS)
ROMAN: Final = tuple(f"p{seat}.roman" for seat in SEATS)
BUILDER: Final = tuple(f"p{seat}.builder" for seat in SEATS)
#: The other kinds of things.
BRICK: Final = "brick"
SESTERCE: Final = "sesterce"
TORCH: Final = "torch"
INFLUENCE_TOKEN: Final = "influence"

#: The quarter of a master builder who has none yet.
NOWHERE: Final = -1


class Element:
    """A stack of bricks under somebody's Roman. Never changed: a higher one takes its place."""

    __slots__ = ("bricks", "owner")

    def __init__(self, owner: int, bricks: int) -> None:
        self.owner: Final = owner
        self.bricks: Final = bricks


class MajorityMemo:
    """What each seat's majorities are worth by building, and bricks on open spots: a memo that copies of a state share.

    Copies with the same elements have the same memo, so whichever asks first counts for all of them. A state in which
    an element changes takes a new memo and leaves the old one to the others.
    """

    __slots__ = ("by_colour", "by_seat")

    def __init__(self) -> None:
        #: None until somebody asks.
        self.by_seat: list[dict[str, int]] | None = None
        #: For each colour what so many bricks of it are good for on the open spots.
        self.by_colour: list[list[float]] | None = None


class Player:
    __slots__ = (
        "bricks",
        "buildings",
        "built",
        "deck",
        "discard",
        "hand",
        "honours",
        "influence",
        "placed",
        "points",
        "quarter",
        "reserve",
        "romans",
        "seat",
        "sesterces",
        "torches",
    )

    def __init__(
        self,
        seat: int,
        quarter: int,
        sesterces: int,
        points: int,
        torches: int,
        influence: int,
        romans: int,
        reserve: int,
        placed: int,
        bricks: list[int],
        built: list[int],
        deck: list[str],
        hand: list[str],
        discard: list[str],
        buildings: list[str],
        honours: list[str],
    ) -> None:
        self.seat = seat
        #: Where the master builder stands.
        self.quarter = quarter
        self.sesterces = sesterces
        #: What the marker on the track shows; the final scoring is counted on top.
        self.points = points
        self.torches = torches
        self.influence = influence
        #: Romans at hand, and Romans in the common reserve.
        self.romans = romans
        self.reserve = reserve
        #: How many elements have been placed.
        self.placed = placed
        #: Own bricks by colour.
        self.bricks = bricks
        #: Bricks placed by quarter.
        self.built = built
        self.deck = deck
        self.hand = hand
        self.discard = discard
        #: Building cards collected.
        self.buildings = buildings
        #: Final scoring cards and substitute building cards.
        self.honours = honours

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.quarter,
            self.sesterces,
            self.points,
            self.torches,
            self.influence,
            self.romans,
            self.reserve,
            self.placed,
            self.bricks.copy(),
            self.built.copy(),
            self.deck.copy(),
            self.hand.copy(),
            self.discard.copy(),
            self.buildings.copy(),
            self.honours.copy(),
        )


class PortaNigraState(State):
    __slots__ = (
        "active",
        "ages",
        "bank",
        "bank_influence",
        "bank_torches",
        "box",
        "building_deck",
        "building_display",
        "cards",
        "covered",
        "early",
        "early_seat",
        "elements",
        "first",
        "honour_deck",
        "honour_display",
        "honoured",
        "least",
        "majority_memo",
        "played",
        "players",
        "reserve",
        "round",
        "shops",
        "supply_deck",
        "supply_discard",
        "torches",
    )

    def __init__(
        self,
        edition: PortaNigraEdition,
        stack: list[Decision],
        players: list[Player],
        ages: str,
        round: int,
        first: int,
        active: int,
        played: str,
        torches: int,
        covered: int,
        honoured: bool,
        early: str,
        early_seat: int,
        reserve: int,
        bank: int,
        bank_torches: int,
        bank_influence: int,
        shops: list[int],
        elements: list[Element | None],
        least: list[int],
        supply_deck: list[str],
        supply_discard: list[str],
        building_deck: list[str],
        building_display: list[str],
        honour_deck: list[str],
        honour_display: list[str],
        box: list[str],
        majority_memo: MajorityMemo | None = None,
    ) -> None:
        super().__init__(edition, len(players), stack)
        #: The same edition, by its own type.
        self.cards = edition
        self.players = players
        #: The option: seats from the youngest to the oldest, or that nobody told.
        self.ages = ages
        self.round = round
        #: Who began this round.
        self.first = first
        #: Whose turn it is; between rounds, whose turn was the last.
        self.active = active
        #: The action card lying before the active player; empty before it is played.
        self.played = played
        #: Torches of the card not yet used or forfeited.
        self.torches = torches
        #: One bit for each icon that has been used.
        self.covered = covered
        #: Whether an honour card was bought this turn.
        self.honoured = honoured
        #: Why and in whose turn an early end began; empty and -1 before.
        self.early = early
        self.early_seat = early_seat
        #: Bricks in the common reserve.
        self.reserve = reserve
        #: What the unlimited supplies have given and taken; less than nothing is no hindrance.
        self.bank = bank
        self.bank_torches = bank_torches
        self.bank_influence = bank_influence
        #: Bricks in the market by colour.
        self.shops = shops
        #: What stands on each spot.
        self.elements = elements
        #: The fewest bricks that an empty spot of a quarter and colour takes: see `least_bricks`.
        self.least = least
        self.majority_memo = MajorityMemo() if majority_memo is None else majority_memo
        self.supply_deck = supply_deck
        self.supply_discard = supply_discard
        self.building_deck = building_deck
        self.building_display = building_display
        self.honour_deck = honour_deck
        self.honour_display = honour_display
        #: Cards out of the game.
        self.box = box

    def copy(self) -> PortaNigraState:
        twin = PortaNigraState(
            self.cards,
            self.stack.copy(),
            [player.copy() for player in self.players],
            self.ages,
            self.round,
            self.first,
            self.active,
            self.played,
            self.torches,
            self.covered,
            self.honoured,
            self.early,
            self.early_seat,
            self.reserve,
            self.bank,
            self.bank_torches,
            self.bank_influence,
            self.shops.copy(),
            self.elements.copy(),
            self.least.copy(),
            self.supply_deck.copy(),
            self.supply_discard.copy(),
            self.building_deck.copy(),
            self.building_display.copy(),
            self.honour_deck.copy(),
            self.honour_display.copy(),
            self.box.copy(),
            self.majority_memo,
        )
        twin.ending = self.ending
        twin.left = self.left
        twin.legal = self.legal
        return twin

    def stand(self, spot: Spot, element: Element) -> None:
        """An element stands on a spot, or a higher one in its place."""
        self.elements[spot.index] = element
        self.majority_memo = MajorityMemo()


def least_bricks(spots: tuple[Spot, ...], elements: list[Element | None]) -> list[int]:
    """For each quarter and colour the smallest empty spot, so that asking whether anything can be built is cheap."""
    least = [NEVER] * (QUARTERS * len(COLOURS))
    for spot in spots:
        if elements[spot.index] is None:
            place = spot.quarter * len(COLOURS) + spot.colour
            least[place] = min(least[place], spot.least)
    return least


PLAYER_VISIBLE: Final = visible(
    Player,
    {
        "bricks": PUBLIC,
        "buildings": PUBLIC,
        "built": PUBLIC,
        "deck": COUNT,
        "discard": PUBLIC,
        "hand": OWNER_COUNT,
        "honours": PUBLIC,
        "influence": PUBLIC,
        "placed": PUBLIC,
        "points": PUBLIC,
        "quarter": PUBLIC,
        "reserve": PUBLIC,
        "romans": PUBLIC,
        "seat": PUBLIC,
        "sesterces": PUBLIC,
        "torches": PUBLIC,
    },
)

#: Hands and decks are all that is hidden.
VISIBLE: Final = visible(
    PortaNigraState,
    STATE_VISIBLE
    | {
        "active": PUBLIC,
        "ages": PUBLIC,
        "bank": PUBLIC,
        "bank_influence": PUBLIC,
        "bank_torches": PUBLIC,
        "box": PUBLIC,
        "building_deck": COUNT,
        "building_display": PUBLIC,
        "cards": PUBLIC,
        "covered": PUBLIC,
        "early": PUBLIC,
        "early_seat": PUBLIC,
        "elements": PUBLIC,
        "first": PUBLIC,
        "honour_deck": COUNT,
        "honour_display": PUBLIC,
        "honoured": PUBLIC,
        "least": ENGINE,
        "majority_memo": ENGINE,
        "played": PUBLIC,
        "players": EACH,
        "reserve": PUBLIC,
        "round": PUBLIC,
        "shops": PUBLIC,
        "supply_deck": COUNT,
        "supply_discard": PUBLIC,
        "torches": PUBLIC,
    },
)

in_any_order(Player, "discard", "buildings", "honours")
in_any_order(PortaNigraState, "supply_discard", "building_display", "honour_display", "box")
