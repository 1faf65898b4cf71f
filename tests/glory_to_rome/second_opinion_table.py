"""The table of the second opinion: what lies there, which functions are in force, limits, the Forum and the points.

Cards in pool, stock, clientele and vault are counted by material: nothing ever asks for their names again.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Generator, Mapping, Sequence
from math import prod
from typing import Any, Final, NamedTuple, TypeVar

#: The six materials, and the role of the cards made of each.
ROLE_OF: Final = {
    "rubble": "laborer",
    "wood": "craftsman",
    "brick": "legionary",
    "concrete": "architect",
    "stone": "merchant",
    "marble": "patron",
}
MATERIALS: Final = tuple(ROLE_OF)
ROLES: Final = tuple(ROLE_OF.values())
BUILDING_ROLES: Final = ("craftsman", "architect")

Counts = dict[str, int]
Options = Mapping[str, bool | int | str]


class Question(NamedTuple):
    seat: int
    name: str
    moves: list[str]


Answered = TypeVar("Answered")
#: A course of play: it asks, is sent the move chosen, and goes on where it was.
Course = Generator[Question, str, Answered]


class GameOver(Exception):
    """The game ends at once; its argument says how."""


def nothing() -> Counts:
    return dict.fromkeys(MATERIALS, 0)


class Building:
    """A foundation, or a building once it is done."""

    __slots__ = ("done", "materials", "name", "opened", "site")

    def __init__(self, name: str, site: str) -> None:
        self.name = name
        self.site = site
        self.materials: list[str] = []
        self.done = False
        #: The material of the Stairway that lies on it.
        self.opened = ""


class Player:
    """One player's board and hand."""

    def __init__(self, seat: int, hand: list[str], senators: int) -> None:
        self.seat = seat
        self.hand = sorted(hand)
        self.senators = senators
        self.stock = nothing()
        self.clients = nothing()
        #: Materials sold, and victims of the lions.
        self.vault = nothing()
        #: Orders that went into the vault unrevealed, from the hand and from the deck.
        self.basilica: list[str] = []
        self.atrium: list[str] = []
        self.buildings: dict[str, Building] = {}
        self.sites = nothing()
        #: Functions this player may use, of buildings of his own and of open ones.
        self.functions: set[str] = set()
        #: The card drawn through a Fountain, or laid face down by an expert.
        self.aside: list[str] = []
        self.forget_the_turn()

    def forget_the_turn(self) -> None:
        self.camp: list[str] = []
        self.senators_played = 0
        self.petitions = 0
        #: One for each card of the role, Senator and petition played.
        self.actions = 0
        #: Cards in hand that were shown for a demand this turn.
        self.shown = nothing()
        self.crafted = False
        #: The role of an action kept for a foundation out of town.
        self.held = ""

    def size_of_hand(self) -> int:
        return len(self.hand) + self.senators

    def names(self) -> list[str]:
        """Each Order of the hand once."""
        return sorted(set(self.hand))

    def size_of_vault(self) -> int:
        return sum(self.vault.values()) + len(self.basilica) + len(self.atrium)


class OpinionTable:
    """The set-up, and all that can be asked about a position."""

    def __init__(self, data: Mapping[str, Any], seats: int, options: Options) -> None:
        self.numbers: Final[Mapping[str, int]] = data["numbers"]
        self.options: Final = options
        self.value: Final = {row["id"]: int(row["value"]) for row in data["materials"]["cards"]}
        self.cards: Final = {row["id"]: row for row in data["buildings"]["cards"]}
        self.material: Final = {id: str(row["material"]) for id, row in self.cards.items()}
        #: The data file has the names in the order of the French alphabet.
        self.alphabet: Final = {id: place for place, id in enumerate(self.cards)}
        self.deck: Final = sorted(id for id, row in self.cards.items() for _ in range(row["copies"]))
        #: How many cards of the deck have left the game unseen.
        self.removed = 0
        self.senators = self.numbers["senators"]
        self.initiation: Final = bool(options["initiation"])
        town = self._sites_in_town(seats)
        self.town: Final = dict.fromkeys(MATERIALS, town)
        self.outside: Final = dict.fromkeys(MATERIALS, self.numbers["sites_each"] - town)
        self.pool: Final = nothing()
        self.box: Final = nothing()
        self.players: Final[list[Player]] = []
        self.leader = 0
        self.role = ""
        #: What the record says comes out of the deck next.
        self.draws: list[str] = []
        #: Who met the Forum's condition.
        self.winners: tuple[int, ...] = ()

    def _sites_in_town(self, seats: int) -> int:
        number = int(self.options["two-player-sites"]) if seats == 2 else seats
        return min(number, self.numbers["initiation_town_sites"]) if self.initiation else number

    # The deck.

    def cards_to_draw(self) -> int:
        return len(self.deck) - self.removed

    def draw(self) -> str:
        """The next card of the deck; the game is over if there is none."""
        if not self.cards_to_draw():
            raise GameOver("deck")
        name = self.draws.pop(0)
        place = bisect_left(self.deck, name)
        if self.deck[place] != name:
            raise ValueError(f"{name} is not in the deck")
        del self.deck[place]
        return name

    def after_a_draw(self) -> None:
        """A Forum comes first; then the last card drawn ends the game, unless the table plays on."""
        self.look_for_a_forum()
        if self.options["deck-ends-at-once"] and not self.cards_to_draw():
            raise GameOver("deck")

    def draw_to_hand(self, player: Player) -> None:
        insort(player.hand, self.draw())
        self.after_a_draw()

    # Hands.

    def leaves_hand(self, player: Player, name: str) -> str:
        """Take an Order out of a hand; its material.

        Only materials are shown for demands: whoever parts with one of them may say it was the one shown.
        """
        player.hand.remove(name)
        material = self.material[name]
        player.shown[material] = max(0, player.shown[material] - 1)
        return material

    def in_hand(self, player: Player, material: str) -> int:
        return sum(self.material[name] == material for name in player.hand)

    # The order of play.

    def clockwise(self, seat: int) -> list[Player]:
        """Everybody, from a seat on."""
        return self.players[seat:] + self.players[:seat]

    # Influence, functions and limits.

    def influence(self, player: Player) -> int:
        return self.numbers["start_influence"] + sum(
            self.value[site] * number for site, number in player.sites.items() if number
        )

    def buildings_changed(self) -> None:
        """Find out anew who has which functions."""
        if self.initiation:
            return
        open_to_all = {one.name for player in self.players for one in player.buildings.values() if one.opened}
        for player in self.players:
            own = player.buildings.values()
            player.functions = open_to_all | {one.name for one in own if one.done}
            if "gate" in player.functions:
                player.functions |= {one.name for one in own if self._is_marble_for_the_gate(one)}

    def _is_marble_for_the_gate(self, building: Building) -> bool:
        if self.material[building.name] == "marble":
            return True
        is_stone = self.material[building.name] == "stone"
        return bool(self.options["gate-stone-with-marble"]) and is_stone and "marble" in building.materials

    def _figures(self, player: Player, column: str) -> list[int]:
        return [self.cards[name][column] for name in player.functions if column in self.cards[name]]

    def hand_limit(self, player: Player) -> int:
        return self.numbers["hand_limit"] + sum(self._figures(player, "hand_limit"))

    def client_limit(self, player: Player) -> int:
        limit = self.influence(player) + sum(self._figures(player, "client_limit"))
        return limit * prod(self._figures(player, "client_factor"))

    def vault_limit(self, player: Player) -> int:
        return self.influence(player) + sum(self._figures(player, "vault_limit"))

    def has_room_for_a_client(self, player: Player) -> bool:
        return sum(player.clients.values()) < self.client_limit(player)

    def has_room_in_the_vault(self, player: Player) -> bool:
        return player.size_of_vault() < self.vault_limit(player)

    # The Forum.

    def look_for_a_forum(self) -> None:
        """Whoever has all that a Forum asks for wins at once, be it one that a Stairway opened."""
        winners = tuple(one.seat for one in self.players if "forum" in one.functions and self._fulfils_a_forum(one))
        if winners:
            self.winners = winners
            own = all("forum" in self.players[seat].buildings for seat in winners)
            raise GameOver("forum" if own else "forum-stairway")

    def _fulfils_a_forum(self, player: Player) -> bool:
        if not self.options["alternative-forum"] and not all(player.stock.values()):
            return False
        clients = {ROLE_OF[material]: number for material, number in player.clients.items()}
        return fills_every_role(list(ROLES), clients, player.functions)

    # Points.

    def whole_vault(self, player: Player) -> Counts:
        """All cards of a vault by material."""
        counts = dict(player.vault)
        for name in player.basilica + player.atrium:
            counts[self.material[name]] += 1
        return counts

    def points(self) -> list[dict[str, int]]:
        """The points of each seat, by what they are for."""
        vaults = [self.whole_vault(player) for player in self.players]
        found = []
        for player, vault in zip(self.players, vaults, strict=True):
            others = [other for other in vaults if other is not vault]
            most = [one for one in MATERIALS if vault[one] > max(other[one] for other in others)]
            found.append(
                {
                    "influence": self.influence(player),
                    "vault": sum(self.value[one] * number for one, number in vault.items()),
                    "merchant": self.numbers["merchant_bonus"] * len(most),
                    "statue": self.numbers["statue_points"] if self._scores_a_statue(player) else 0,
                    "wall": sum(player.stock.values()) // self.numbers["wall_materials"]
                    if self._scores_a_wall(player)
                    else 0,
                }
            )
        return found

    def _scores_a_statue(self, player: Player) -> bool:
        if self.initiation:
            return False
        own = player.buildings.get("statue")
        if own and (own.done or (self.options["gate-statue-points"] and "gate" in player.functions)):
            return True
        return bool(self.options["stairway-statue-points"]) and self._is_open("statue")

    def _scores_a_wall(self, player: Player) -> bool:
        if self.options["stairway-wall-points"]:
            return "wall" in player.functions
        own = player.buildings.get("wall")
        return "wall" in player.functions and own is not None and own.done

    def _is_open(self, name: str) -> bool:
        return any(name in one.buildings and one.buildings[name].opened for one in self.players)

    def places(self) -> tuple[int, ...]:
        """Forum winners first, then points, then cards in hand; at some tables the order of play."""
        totals = [sum(lines.values()) for lines in self.points()]
        seats = len(self.players)
        keys = [
            (
                player.seat in self.winners,
                totals[player.seat],
                player.size_of_hand(),
                0 if self.options["shared-win"] else -((player.seat - self.leader) % seats),
            )
            for player in self.players
        ]
        return tuple(1 + sum(other > key for other in keys) for key in keys)


def fills_every_role(wanted: Sequence[str], clients: Mapping[str, int], functions: set[str]) -> bool:
    """Whether there is a client for each role wanted, each client for one."""
    if not wanted:
        return True
    role = wanted[0]
    for kind, number in clients.items():
        if number and may_act_as(kind, role, functions):
            rest = {**clients, kind: number - 1}
            if fills_every_role(wanted[1:], rest, functions):
                return True
    return False


def may_act_as(kind: str, role: str, functions: set[str]) -> bool:
    """Whether a client of one role can stand for another."""
    if kind == role or (kind == "merchant" and "ludus-magnus" in functions):
        return True
    return role == "laborer" and "storeroom" in functions
