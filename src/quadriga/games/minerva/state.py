"""The data of one moment of Minerva."""

from __future__ import annotations

from typing import Final

from quadriga.core.canonical import in_any_order
from quadriga.core.decisions import Decision
from quadriga.core.state import STATE_VISIBLE, State
from quadriga.core.visibility import COUNT, EACH, ENGINE, PUBLIC, visible
from quadriga.games.minerva.city import City
from quadriga.games.minerva.edition import CULTURES, Culture, MinervaEdition, TileSet
from quadriga.games.minerva.lines import CityMemo
from quadriga.games.minerva.moves import Build, build, build_of_pair, builds
from quadriga.games.minerva.schema import Resources
from quadriga.games.minerva.spots import Spots

SEATS: Final = range(4)
#: Where things lie, as events and views call it.
PURSE: Final = tuple(f"p{seat}.purse" for seat in SEATS)
STORES: Final = tuple(f"p{seat}.stores" for seat in SEATS)
TOKENS: Final = tuple(f"p{seat}.glory" for seat in SEATS)
ASSISTANTS: Final = tuple(f"p{seat}.assistants" for seat in SEATS)
RESIDENCES: Final = tuple(f"p{seat}.residences" for seat in SEATS)
CITY: Final = tuple(f"p{seat}.city" for seat in SEATS)
PLACING: Final = tuple(f"p{seat}.placing" for seat in SEATS)
CULTURE: Final = tuple(f"p{seat}.culture" for seat in SEATS)
LAURELS: Final = tuple(f"p{seat}.laurels" for seat in SEATS)
ORDER: Final = tuple(f"p{seat}.order" for seat in SEATS)
PILES: Final = tuple(f"pile.{culture}" for culture in CULTURES)
BANK: Final = "bank"
SUPPLY: Final = "supply"
BOX: Final = "box"
ROW: Final = "row"
DECK: Final = "deck"
TEMPLE_ROW: Final = "temples"
TEMPLE_DECK: Final = "deck.temples"
GLORY_ROW: Final = "glory"
ORDERS: Final = "orders"

#: The order tiles by their number, which counts from one.
ORDER_TILES: Final[tuple[str, ...]] = ("", *(f"order-{seat + 1}" for seat in SEATS))


class Player:
    __slots__ = (
        "assistants", "city", "culture", "denarii", "glory", "homes", "late", "laurels", "memo", "order",
        "posted", "residences", "resources", "seat", "spots",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        denarii: int,
        resources: Resources,
        glory: int,
        assistants: int,
        residences: int,
        order: int,
        culture: tuple[str, ...],
        laurels: tuple[str, ...],
        city: City,
        spots: Spots,
        homes: tuple[int, ...],
        posted: tuple[int, ...],
        late: bool,
        memo: CityMemo | None = None,
    ) -> None:
        self.seat = seat
        self.denarii = denarii
        self.resources = resources
        #: Glory tokens.
        self.glory = glory
        #: Assistants not yet placed.
        self.assistants = assistants
        #: Residences not yet built.
        self.residences = residences
        #: The order tile taken this round; 0 before passing.
        self.order = order
        #: Culture tiles and glory tiles won.
        self.culture = culture
        self.laurels = laurels
        self.city = city
        #: Empty cells beside the city; kept because every placement asks for them.
        self.spots = spots
        #: Residences without an assistant, and with one, sorted.
        self.homes = homes
        self.posted = posted
        #: A turn of this round was missed.
        self.late = late
        #: Replaced whenever the city changes.
        self.memo = CityMemo() if memo is None else memo

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.denarii,
            self.resources,
            self.glory,
            self.assistants,
            self.residences,
            self.order,
            self.culture,
            self.laurels,
            self.city.copy(),
            self.spots,
            self.homes,
            self.posted,
            self.late,
            self.memo,
        )


class MinervaState(State):
    __slots__ = (
        "assistants", "bag", "bank", "box", "cards", "fee", "first", "gardens", "glory_row", "glory_supply", "offers",
        "on_top", "orders", "pairs", "per_token", "piles", "players", "points", "round", "row", "supply", "temple_bag",
        "temples", "tiles",
    )  # fmt: skip

    def __init__(
        self,
        edition: MinervaEdition,
        stack: list[Decision],
        players: list[Player],
        per_token: bool,
        round: int,
        first: int,
        fee: int,
        row: tuple[str, ...],
        pairs: tuple[tuple[str, str], ...],
        offers: tuple[Build, ...],
        bag: list[str],
        on_top: int,
        temples: tuple[str, ...],
        temple_bag: list[str],
        piles: tuple[tuple[str, ...], ...],
        glory_row: tuple[str, ...],
        orders: tuple[int, ...],
        points: Culture,
        gardens: int,
        bank: int,
        supply: Resources,
        glory_supply: int,
        assistants: int,
        box: tuple[str, ...],
    ) -> None:
        super().__init__(edition, len(players), stack)
        #: The same edition, by its own type, and its tiles under the option in play.
        self.cards = edition
        self.tiles: TileSet = edition.tile_set(per_token)
        self.players = players
        #: Commerce buildings pay for every token held.
        self.per_token = per_token
        self.round = round
        self.first = first
        #: What a turn costs since somebody passed.
        self.fee = fee
        #: Buildings on offer; in the solo game they lie in pairs instead.
        self.row = row
        self.pairs = pairs
        #: A move for every tile on offer, temples included; kept because every turn asks for them.
        self.offers = offers
        #: Buildings not yet drawn.
        self.bag = bag
        #: How many of them lie above the next pile: what was under the last round tile drawn.
        self.on_top = on_top
        self.temples = temples
        self.temple_bag = temple_bag
        #: The culture piles from the top.
        self.piles = piles
        #: Glory tiles of this and later rounds.
        self.glory_row = glory_row
        #: Order tiles that nobody has taken.
        self.orders = orders
        #: Culture points of the activation under way, and those of gardens, which go where one likes.
        self.points = points
        self.gardens = gardens
        # What lies in the bank's hands. Money and glory never run out, so these two may fall below nothing.
        self.bank = bank
        self.supply = supply
        self.glory_supply = glory_supply
        self.assistants = assistants
        #: What has left the game since it began.
        self.box = box

    def copy(self) -> MinervaState:
        twin = MinervaState(
            self.cards,
            self.stack.copy(),
            [player.copy() for player in self.players],
            self.per_token,
            self.round,
            self.first,
            self.fee,
            self.row,
            self.pairs,
            self.offers,
            self.bag.copy(),
            self.on_top,
            self.temples,
            self.temple_bag.copy(),
            self.piles,
            self.glory_row,
            self.orders,
            self.points,
            self.gardens,
            self.bank,
            self.supply,
            self.glory_supply,
            self.assistants,
            self.box,
        )
        twin.ending = self.ending
        twin.left = self.left
        twin.legal = self.legal
        return twin


def all_offers(row: tuple[str, ...], pairs: tuple[tuple[str, str], ...], temples: tuple[str, ...]) -> tuple[Build, ...]:
    """One move for each different thing that can be taken."""
    if not pairs:
        return tuple(builds((*row, *temples)))
    moves = builds(row)
    for one, other in pairs:
        moves.append(build_of_pair(one, other))
        moves.append(build_of_pair(other, one))
    moves += builds(temples)
    return tuple(dict.fromkeys(moves))


def offers_with_pairs(
    offers: tuple[Build, ...], drawn: tuple[tuple[str, str], ...], temples: tuple[str, ...]
) -> tuple[Build, ...]:
    """The offers once more pairs lie out: what is new stands behind the other pairs and before the temples."""
    behind = len(offers) - len(temples)
    moves = [*offers[:behind]]
    for one, other in drawn:
        moves.append(build_of_pair(one, other))
        moves.append(build_of_pair(other, one))
    return (*dict.fromkeys(moves), *offers[behind:])


def offers_with(offers: tuple[Build, ...], row: tuple[str, ...], drawn: tuple[str, ...]) -> tuple[Build, ...]:
    """The offers once more tiles lie in the row: what is new stands behind the row and before the temples."""
    kinds = {*row}
    behind = len(kinds)
    fresh: list[Build] = []
    for tile in drawn:
        if tile not in kinds:
            kinds.add(tile)
            fresh.append(build(tile))
    return (*offers[:behind], *fresh, *offers[behind:])


PLAYER_VISIBLE: Final = visible(
    Player,
    {
        "assistants": PUBLIC,
        "city": PUBLIC,
        "culture": PUBLIC,
        "denarii": PUBLIC,
        "glory": PUBLIC,
        "homes": PUBLIC,
        "late": PUBLIC,
        "laurels": PUBLIC,
        "memo": ENGINE,
        "order": PUBLIC,
        "posted": PUBLIC,
        "residences": PUBLIC,
        "resources": PUBLIC,
        "seat": PUBLIC,
        "spots": PUBLIC,
    },
)

#: The draw piles are all that is hidden: everything else lies open on the table.
VISIBLE: Final = visible(
    MinervaState,
    STATE_VISIBLE
    | {
        "assistants": PUBLIC,
        "bag": COUNT,
        "bank": PUBLIC,
        "box": PUBLIC,
        "cards": PUBLIC,
        "fee": PUBLIC,
        "first": PUBLIC,
        "gardens": PUBLIC,
        "glory_row": PUBLIC,
        "glory_supply": PUBLIC,
        "offers": ENGINE,
        "on_top": PUBLIC,
        "orders": PUBLIC,
        "pairs": PUBLIC,
        "per_token": PUBLIC,
        "piles": PUBLIC,
        "players": EACH,
        "points": PUBLIC,
        "round": PUBLIC,
        "row": PUBLIC,
        "supply": PUBLIC,
        "temple_bag": COUNT,
        "temples": PUBLIC,
        "tiles": ENGINE,
    },
)

in_any_order(Player, "culture", "laurels")
in_any_order(MinervaState, "row", "pairs", "temples", "box")
