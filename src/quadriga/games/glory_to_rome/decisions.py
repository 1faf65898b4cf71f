"""What can be pending: the questions the rules ask of a player, and the queues of actions between them.

The fields of each are all public: what is hidden lies in a hand, never in a question.
"""

from __future__ import annotations

from typing import Final

from quadriga.core.decisions import Decision
from quadriga.games.glory_to_rome.state import SEATS, Counts

# Queues: never asked themselves, they say what comes when the question above them is answered.


class Turn(Decision):
    """The course of a turn; `seat` leads, `place` counts seats from the leader."""

    __slots__ = ("phase", "place")
    name = "turn"

    def __init__(self, seat: int, phase: str, place: int) -> None:
        super().__init__(seat)
        self.phase: Final = phase
        self.place: Final = place


FOLLOW: Final = "follow"
ACT: Final = "act"
SENATE: Final = "senate"
SEWER: Final = "sewer"
CLEAR: Final = "clear"
ACADEMY: Final = "academy"
OVER: Final = "over"
PHASES: Final[tuple[str, ...]] = (FOLLOW, ACT, SENATE, SEWER, CLEAR, ACADEMY, OVER)
#: By phase, seat and place.
_turns: Final[dict[str, tuple[tuple[Turn, ...], ...]]] = {
    phase: tuple(tuple(Turn(seat, phase, place) for place in range(len(SEATS) + 1)) for seat in SEATS)
    for phase in PHASES
}


def turn(seat: int, phase: str, place: int) -> Turn:
    """The one object for a point in the course of a turn: a game passes it a thousand times."""
    return _turns[phase][seat][place]


class Acting(Decision):
    """What is left of a player's actions with the role led: cards first, then clients."""

    __slots__ = ("again", "cards", "merchants", "others", "own", "role")
    name = "acting"

    def __init__(
        self, seat: int, role: int, cards: int, own: int, merchants: int, others: int, again: bool = False
    ) -> None:
        super().__init__(seat)
        self.role: Final = role
        #: Actions of cards played.
        self.cards: Final = cards
        #: Clients of the role who have not acted.
        self.own: Final = own
        #: Merchants who may act for a Ludus Magnus.
        self.merchants: Final = merchants
        #: The rest, who may act as Laborers for a Storeroom.
        self.others: Final = others
        #: The client who has just acted acts a second time.
        self.again: Final = again


class Run(Decision):
    """Actions a building gives: on completion, or through a Bath."""

    __slots__ = ("building", "left", "role")
    name = "run"

    def __init__(self, seat: int, role: int, left: int, building: str) -> None:
        super().__init__(seat)
        self.role: Final = role
        self.left: Final = left
        self.building: Final = building


class Legion(Decision):
    """Demands being met: `place` counts seats from the legionary."""

    __slots__ = ("demands", "place")
    name = "legion"

    def __init__(self, seat: int, demands: Counts, place: int) -> None:
        super().__init__(seat)
        self.demands: Final = demands
        self.place: Final = place


# Questions.


class Choose(Decision):
    """Experts' start: which Order to lay in the pool."""

    __slots__ = ()
    name = "choose"


class Tied(Decision):
    """Experts who laid the same name draw again; the first of them turns the cards."""

    __slots__ = ("seats",)
    name = "tied"

    def __init__(self, seat: int, seats: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.seats: Final = seats


class Lead(Decision):
    """Which role to lead, or to think."""

    __slots__ = ()
    name = "lead"


class Follow(Decision):
    """Whether to follow, or to think."""

    __slots__ = ()
    name = "follow"


class Petition(Decision):
    """The next Order of a petition."""

    __slots__ = ("material", "need")
    name = "petition"

    def __init__(self, seat: int, material: int, need: int) -> None:
        super().__init__(seat)
        self.material: Final = material
        self.need: Final = need


class ChooseRole(Decision):
    """Which role a petition leads."""

    __slots__ = ()
    name = "role"


class Palace(Decision):
    """Whether to play more cards of the role."""

    __slots__ = ()
    name = "palace"


class Think(Decision):
    """What to draw, and perhaps what to discard before."""

    __slots__ = ("discard", "optional")
    name = "think"

    def __init__(self, seat: int, discard: bool = True, optional: bool = False) -> None:
        super().__init__(seat)
        #: Whether Latrine or Vomitorium may still be used.
        self.discard: Final = discard
        self.optional: Final = optional


class Laborer(Decision):
    """What to take into stock."""

    __slots__ = ("hand", "pool")
    name = "laborer"

    def __init__(self, seat: int, pool: bool = True, hand: bool = True) -> None:
        super().__init__(seat)
        #: Whether a material of the pool may still be taken.
        self.pool: Final = pool
        #: Whether the Dock may still be used.
        self.hand: Final = hand


class Patron(Decision):
    """Whom to hire."""

    __slots__ = ("deck", "hand", "pool")
    name = "patron"

    def __init__(self, seat: int, pool: bool = True, hand: bool = True, deck: bool = True) -> None:
        super().__init__(seat)
        self.pool: Final = pool
        #: Whether the Aqueduct may still be used.
        self.hand: Final = hand
        #: Whether the Bar may still be used.
        self.deck: Final = deck


class Merchant(Decision):
    """What to put into the vault."""

    __slots__ = ("hand", "stock")
    name = "merchant"

    def __init__(self, seat: int, stock: bool = True, hand: bool = True) -> None:
        super().__init__(seat)
        #: Whether something may still be sold from stock, or from the deck through an Atrium.
        self.stock: Final = stock
        #: Whether the Basilica may still be used.
        self.hand: Final = hand


class Craftsman(Decision):
    """What to build from the hand."""

    __slots__ = ()
    name = "craftsman"


class Architect(Decision):
    """What to build from the stock."""

    __slots__ = ()
    name = "architect"


class Stairs(Decision):
    """Which building to open to all, where the Stairway costs no action."""

    __slots__ = ()
    name = "stairs"


class Fountain(Decision):
    """What to do with the card drawn."""

    __slots__ = ()
    name = "fountain"


class Demand(Decision):
    """Which material to demand next."""

    __slots__ = ("demands", "left")
    name = "demand"

    def __init__(self, seat: int, left: int, demands: Counts) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.demands: Final = demands


class Give(Decision):
    """Which card of the material demanded to hand over."""

    __slots__ = ("owed", "to")
    name = "give"

    def __init__(self, seat: int, to: int, owed: Counts) -> None:
        super().__init__(seat)
        self.to: Final = to
        self.owed: Final = owed


class Gift(Decision):
    """Whether a protected player gives something all the same."""

    __slots__ = ("owed", "to")
    name = "gift"

    def __init__(self, seat: int, to: int, owed: Counts) -> None:
        super().__init__(seat)
        self.to: Final = to
        self.owed: Final = owed


class Lions(Decision):
    """Which clients the Colosseum takes."""

    __slots__ = ("left",)
    name = "lions"

    def __init__(self, seat: int, left: tuple[Counts, ...]) -> None:
        super().__init__(seat)
        #: How many of each material may still be taken from each seat.
        self.left: Final = left


class Bath(Decision):
    """As what the client just hired acts."""

    __slots__ = ("material",)
    name = "bath"

    def __init__(self, seat: int, material: int) -> None:
        super().__init__(seat)
        self.material: Final = material


class Prison(Decision):
    """Which building to seize."""

    __slots__ = ()
    name = "prison"


class Senate(Decision):
    """How many Senators to take."""

    __slots__ = ()
    name = "senate"


class Sewer(Decision):
    """Which of the Orders played go into stock."""

    __slots__ = ()
    name = "sewer"


class Academy(Decision):
    """Whether to think at the end of the turn."""

    __slots__ = ()
    name = "academy"


ALL: Final[dict[str, type[Decision]]] = {
    kind.name: kind
    for kind in (
        Turn,
        Acting,
        Run,
        Legion,
        Choose,
        Tied,
        Lead,
        Follow,
        Petition,
        ChooseRole,
        Palace,
        Think,
        Laborer,
        Patron,
        Merchant,
        Craftsman,
        Architect,
        Stairs,
        Fountain,
        Demand,
        Give,
        Gift,
        Lions,
        Bath,
        Prison,
        Senate,
        Sewer,
        Academy,
    )
}
