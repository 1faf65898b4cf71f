"""What a player can do, each with the function that makes it.

Moves of one shape share a class; a table keeps one object for each, so hot lists only look them up.
"""

from __future__ import annotations

from typing import Final

from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, MATERIALS, ROLES

#: Places to click that are neither cards nor piles; every view lists them.
THINK: Final = "think"
REFILL: Final = "refill"
DISCARD_ALL: Final = "discard.all"
PETITION: Final = "petition"
AS_ARCHITECT: Final = "as.architect"
DONE: Final = "done"
KEEP: Final = "keep"
HOLD: Final = "hold"
ROLE: Final = tuple(f"role.{role}" for role in ROLES[:6])
DEMAND: Final = tuple(f"demand.{material}" for material in MATERIALS)
CLAIM: Final = tuple(f"claim.{number}" for number in range(1, 7))
CONTROLS: Final[tuple[str, ...]] = (
    THINK,
    REFILL,
    DISCARD_ALL,
    PETITION,
    AS_ARCHITECT,
    DONE,
    KEEP,
    HOLD,
    *ROLE,
    *DEMAND,
    *CLAIM,
    at.DECK,
    at.SENATOR_PILE,
)


class Plain(Move):
    """A move that needs no more than its name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(plain, (name,), name)
        self.name: Final = name


class OfHand(Move):
    """Something done with one Order of the hand: the verb says what."""

    __slots__ = ("card", "verb")

    def __init__(self, verb: str, card: str) -> None:
        super().__init__(of_hand, (verb, card), f"{verb} {card}")
        self.verb: Final = verb
        self.card: Final = card


class AsArchitect(Move):
    """Lead Architect with any Order, through a Circus."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(as_architect, (card,), f"play {card} as architect")
        self.card: Final = card


class SenatorAs(Move):
    """Lead a role with a Senator."""

    __slots__ = ("role",)

    def __init__(self, role: int) -> None:
        super().__init__(senator_as, (role,), f"play senator as {ROLES[role]}")
        self.role: Final = role


class InRole(Move):
    """Name a role: for a petition, or for a client in the Bath."""

    __slots__ = ("role",)

    def __init__(self, role: int) -> None:
        super().__init__(in_role, (role,), f"role {ROLES[role]}")
        self.role: Final = role


class FromPool(Move):
    """Take a material of the pool, or hire it."""

    __slots__ = ("material", "verb")

    def __init__(self, verb: str, material: int) -> None:
        super().__init__(from_pool, (verb, material), f"{verb} {MATERIALS[material]}")
        self.verb: Final = verb
        self.material: Final = material


class DemandMaterial(Move):
    """Show a card of the hand to demand its material."""

    __slots__ = ("material",)

    def __init__(self, material: int) -> None:
        super().__init__(demand, (material,), f"demand {MATERIALS[material]}")
        self.material: Final = material


class Sell(Move):
    """Put a material of one's stock into the vault."""

    __slots__ = ("material",)

    def __init__(self, material: int) -> None:
        super().__init__(sell, (material,), f"sell {MATERIALS[material]}")
        self.material: Final = material


class Found(Move):
    """Lay a foundation on a site, in town or out of it."""

    __slots__ = ("card", "outside", "site")

    def __init__(self, card: str, site: int, outside: bool) -> None:
        key = f"found {card} on {MATERIALS[site]}" + (" outside" if outside else "")
        super().__init__(found, (card, site, outside), key)
        self.card: Final = card
        self.site: Final = site
        self.outside: Final = outside


class BuildCard(Move):
    """Add an Order, of the hand or just drawn, to a building."""

    __slots__ = ("building", "card")

    def __init__(self, card: str, building: str) -> None:
        super().__init__(build_card, (card, building), f"build {building} with {card}")
        self.card: Final = card
        self.building: Final = building


class BuildPile(Move):
    """Add a material of one's stock, or of the pool, to a building of one's own."""

    __slots__ = ("building", "material", "pool")

    def __init__(self, material: int, building: str, pool: bool) -> None:
        key = f"build {building} with {'pool ' if pool else ''}{MATERIALS[material]}"
        super().__init__(build_pile, (material, building, pool), key)
        self.material: Final = material
        self.building: Final = building
        self.pool: Final = pool


class Open(Move):
    """Lay a material on another's building, so that its function is everybody's."""

    __slots__ = ("building", "material", "pool")

    def __init__(self, material: int, building: str, pool: bool) -> None:
        key = f"open {building} with {'pool ' if pool else ''}{MATERIALS[material]}"
        super().__init__(open_building, (material, building, pool), key)
        self.material: Final = material
        self.building: Final = building
        self.pool: Final = pool


class Devour(Move):
    """Throw a client of another player to the lions."""

    __slots__ = ("material", "seat")

    def __init__(self, seat: int, material: int) -> None:
        super().__init__(devour, (seat, material), f"devour p{seat} {MATERIALS[material]}")
        self.seat: Final = seat
        self.material: Final = material


class Seize(Move):
    """Take a completed building into one's Prison."""

    __slots__ = ("building",)

    def __init__(self, building: str) -> None:
        super().__init__(seize, (building,), f"seize {building}")
        self.building: Final = building


class Claim(Move):
    """Take Senators the others played."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(claim, (number,), f"claim {number}")
        self.number: Final = number


class Flush(Move):
    """Put an Order one played into one's stock."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(flush, (card,), f"flush {card}")
        self.card: Final = card


class HandMoves(dict[str, OfHand]):
    """The moves of one verb by card, each made when first looked up."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb

    def __missing__(self, card: str) -> OfHand:
        move = self[card] = OfHand(self.verb, card)
        return move


PLAY: Final = HandMoves("play")
PETITION_WITH: Final = HandMoves(PETITION)
DISCARD: Final = HandMoves("discard")
STORE: Final = HandMoves("store")
BRING: Final = HandMoves("bring")
DEPOSIT: Final = HandMoves("deposit")
GIVE: Final = HandMoves("give")
CHOOSE: Final = HandMoves("choose")
HAND_MOVES: Final = {moves.verb: moves for moves in (PLAY, PETITION_WITH, DISCARD, STORE, BRING, DEPOSIT, GIVE, CHOOSE)}

_plain: Final[dict[str, Plain]] = {}
_as_architect: Final[dict[str, AsArchitect]] = {}
_senator_as: Final[dict[int, SenatorAs]] = {}
_in_role: Final[dict[int, InRole]] = {}
_from_pool: Final[dict[tuple[str, int], FromPool]] = {}
_demand: Final[dict[int, DemandMaterial]] = {}
_sell: Final[dict[int, Sell]] = {}
_found: Final[dict[tuple[str, int, bool], Found]] = {}
_build_card: Final[dict[tuple[str, str], BuildCard]] = {}
_build_pile: Final[dict[tuple[int, str, bool], BuildPile]] = {}
_open: Final[dict[tuple[int, str, bool], Open]] = {}
_devour: Final[dict[tuple[int, int], Devour]] = {}
_seize: Final[dict[str, Seize]] = {}
_claim: Final[dict[int, Claim]] = {}
_flush: Final[dict[str, Flush]] = {}


def plain(name: str) -> Plain:
    return _plain.get(name) or _plain.setdefault(name, Plain(name))


def of_hand(verb: str, card: str) -> OfHand:
    return HAND_MOVES[verb][card]


def as_architect(card: str) -> AsArchitect:
    return _as_architect.get(card) or _as_architect.setdefault(card, AsArchitect(card))


def senator_as(role: int) -> SenatorAs:
    return _senator_as.get(role) or _senator_as.setdefault(role, SenatorAs(role))


def in_role(role: int) -> InRole:
    return _in_role.get(role) or _in_role.setdefault(role, InRole(role))


def from_pool(verb: str, material: int) -> FromPool:
    return _from_pool.get((verb, material)) or _from_pool.setdefault((verb, material), FromPool(verb, material))


def demand(material: int) -> DemandMaterial:
    return _demand.get(material) or _demand.setdefault(material, DemandMaterial(material))


def sell(material: int) -> Sell:
    return _sell.get(material) or _sell.setdefault(material, Sell(material))


def found(card: str, site: int, outside: bool) -> Found:
    return _found.get((card, site, outside)) or _found.setdefault((card, site, outside), Found(card, site, outside))


def build_card(card: str, building: str) -> BuildCard:
    return _build_card.get((card, building)) or _build_card.setdefault((card, building), BuildCard(card, building))


def build_pile(material: int, building: str, pool: bool) -> BuildPile:
    return _build_pile.get((material, building, pool)) or _build_pile.setdefault(
        (material, building, pool), BuildPile(material, building, pool)
    )


def open_building(material: int, building: str, pool: bool) -> Open:
    return _open.get((material, building, pool)) or _open.setdefault(
        (material, building, pool), Open(material, building, pool)
    )


def devour(seat: int, material: int) -> Devour:
    return _devour.get((seat, material)) or _devour.setdefault((seat, material), Devour(seat, material))


def seize(building: str) -> Seize:
    return _seize.get(building) or _seize.setdefault(building, Seize(building))


def claim(number: int) -> Claim:
    return _claim.get(number) or _claim.setdefault(number, Claim(number))


def flush(card: str) -> Flush:
    return _flush.get(card) or _flush.setdefault(card, Flush(card))


THINK_MOVE: Final = plain("think")
SENATOR_MOVE: Final = plain("senator")
REFILL_MOVE: Final = plain("refill")
DRAW_MOVE: Final = plain("draw")
DISCARD_ALL_MOVE: Final = plain("discard all")
DISCARD_SENATOR_MOVE: Final = plain("discard senator")
CHOOSE_SENATOR_MOVE: Final = plain("choose senator")
PLAY_SENATOR_MOVE: Final = plain("play senator")
BAR_MOVE: Final = plain("bar")
ATRIUM_MOVE: Final = plain("atrium")
FOUNTAIN_MOVE: Final = plain("fountain")
KEEP_MOVE: Final = plain("keep")
HOLD_MOVE: Final = plain("hold")
DONE_MOVE: Final = plain("done")
TAKE: Final = tuple(from_pool("take", material) for material in EACH_MATERIAL)
HIRE: Final = tuple(from_pool("hire", material) for material in EACH_MATERIAL)
DEMANDS: Final = tuple(demand(material) for material in EACH_MATERIAL)
IN_ROLE: Final = tuple(in_role(role) for role in EACH_MATERIAL)
SENATOR_AS: Final = tuple(senator_as(role) for role in EACH_MATERIAL)
CLAIMS: Final = tuple(claim(number) for number in range(1, 7))
SELL: Final = tuple(sell(material) for material in EACH_MATERIAL)
