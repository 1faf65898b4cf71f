"""The data of one moment of Glory to Rome."""

from __future__ import annotations

from typing import Final

from quadriga.core.canonical import in_any_order
from quadriga.core.decisions import Decision
from quadriga.core.meta import OptionValue
from quadriga.core.state import STATE_VISIBLE, State
from quadriga.core.visibility import COUNT, EACH, ENGINE, OWNER_COUNT, PUBLIC, visible
from quadriga.games.glory_to_rome.edition import MATERIALS, NO_ROLE, Card, GloryEdition

SEATS: Final = range(5)


def _piles(place: str) -> tuple[str, ...]:
    return tuple(f"{place}.{material}" for material in MATERIALS)


#: Where things lie, as events, views and moves call it.
DECK: Final = "deck"
REMOVED: Final = "removed"
BOX: Final = "box"
SENATOR_PILE: Final = "senators"
POOL: Final = _piles("pool")
TOWN: Final = _piles("town")
OUTSIDE: Final = _piles("outside")
HAND: Final = tuple(f"p{seat}.hand" for seat in SEATS)
SENATORS: Final = tuple(f"p{seat}.senators" for seat in SEATS)
ASIDE: Final = tuple(f"p{seat}.aside" for seat in SEATS)
CAMP: Final = tuple(f"p{seat}.camp" for seat in SEATS)
INFLUENCE: Final = tuple(f"p{seat}.influence" for seat in SEATS)
BASILICA: Final = tuple(f"p{seat}.vault.basilica" for seat in SEATS)
CLOSED: Final = tuple(f"p{seat}.vault.closed" for seat in SEATS)
ATRIUM: Final = tuple(f"p{seat}.vault.atrium" for seat in SEATS)
STOCK: Final = tuple(_piles(f"p{seat}.stock") for seat in SEATS)
CLIENTS: Final = tuple(_piles(f"p{seat}.clients") for seat in SEATS)
VAULT: Final = tuple(_piles(f"p{seat}.vault") for seat in SEATS)
#: A site card of each material.
SITE: Final = _piles("site")

#: Names of cards by material. The tuples are replaced, never changed, so a copy shares them.
Piles = list[tuple[str, ...]]
Counts = tuple[int, int, int, int, int, int]
NONE: Final[Counts] = (0, 0, 0, 0, 0, 0)


def one_more(counts: Counts, material: int) -> Counts:
    return change(counts, material, 1)


def one_less(counts: Counts, material: int) -> Counts:
    return change(counts, material, -1)


def change(counts: Counts, material: int, by: int) -> Counts:
    changed = list(counts)
    changed[material] += by
    return (changed[0], changed[1], changed[2], changed[3], changed[4], changed[5])


def holds(piles: Piles) -> int:
    """How many cards lie in piles."""
    total = 0
    for pile in piles:
        total += len(pile)
    return total


def building_id(seat: int, card: str) -> str:
    """A building on the table, as opposed to the Order of that name in a hand."""
    return f"p{seat}.{card}"


class Rules:
    """What this table chose before it started. Never changed."""

    __slots__ = (
        "alternative_circus",
        "alternative_circus_petition",
        "alternative_forum",
        "bath_circus_maximus",
        "bath_ludus_storeroom",
        "bridge_opens_lions",
        "closed_vaults",
        "deck_ends_at_once",
        "experts_start",
        "gate_statue_points",
        "gate_stone_with_marble",
        "initiation",
        "latrine_senator",
        "options",
        "outside_consecutive_actions",
        "outside_only_when_town_empty",
        "palace_circus",
        "palace_petitions",
        "palace_senators",
        "shared_win",
        "stairway_from_pool",
        "stairway_spends_architect",
        "stairway_statue_points",
        "stairway_wall_points",
        "think_one_below_limit",
        "two_player_sites",
    )

    def __init__(self, options: dict[str, OptionValue]) -> None:
        self.options: Final = options
        self.initiation: Final = bool(options["initiation"])
        self.alternative_forum: Final = bool(options["alternative-forum"])
        self.alternative_circus: Final = bool(options["alternative-circus"])
        self.experts_start: Final = bool(options["experts-start"])
        self.closed_vaults: Final = bool(options["closed-vaults"])
        self.two_player_sites: Final = int(options["two-player-sites"])
        self.stairway_spends_architect: Final = bool(options["stairway-spends-architect"])
        self.stairway_from_pool: Final = bool(options["stairway-from-pool"])
        self.palace_senators: Final = int(options["palace-senators"])
        self.palace_petitions: Final = int(options["palace-petitions"])
        self.palace_circus: Final = bool(options["palace-circus"])
        self.think_one_below_limit: Final = bool(options["think-one-below-limit"])
        self.latrine_senator: Final = bool(options["latrine-senator"])
        self.outside_only_when_town_empty: Final = bool(options["outside-only-when-town-empty"])
        self.outside_consecutive_actions: Final = bool(options["outside-consecutive-actions"])
        self.bath_ludus_storeroom: Final = bool(options["bath-ludus-storeroom"])
        self.bath_circus_maximus: Final = bool(options["bath-circus-maximus"])
        self.gate_stone_with_marble: Final = bool(options["gate-stone-with-marble"])
        self.gate_statue_points: Final = bool(options["gate-statue-points"])
        self.stairway_statue_points: Final = bool(options["stairway-statue-points"])
        self.stairway_wall_points: Final = bool(options["stairway-wall-points"])
        self.bridge_opens_lions: Final = bool(options["bridge-opens-lions"])
        self.alternative_circus_petition: Final = int(options["alternative-circus-petition"])
        self.deck_ends_at_once: Final = bool(options["deck-ends-at-once"])
        self.shared_win: Final = bool(options["shared-win"])


class Building:
    """A foundation or a completed building. Never changed: another takes its place."""

    __slots__ = ("card", "done", "id", "materials", "public", "seat", "site")

    def __init__(self, seat: int, card: Card, site: int, materials: tuple[str, ...], done: bool, public: str) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.id: Final = building_id(seat, card.id)
        #: The material of the site it stands on; only a Statue's may differ from the card's.
        self.site: Final = site
        #: What was added so far; empty once completed.
        self.materials: Final = materials
        self.done: Final = done
        #: The material a Stairway laid on it; empty while its function is its owner's alone.
        self.public: Final = public


class Player:
    __slots__ = (
        "actions",
        "aside",
        "atrium",
        "basilica",
        "basilica_learned",
        "buildings",
        "client_limit",
        "clients",
        "closed",
        "crafted",
        "demanded",
        "hand",
        "hand_limit",
        "held",
        "influence",
        "learned",
        "owned",
        "petitions",
        "played",
        "powers",
        "seat",
        "senators",
        "senators_played",
        "sites",
        "stock",
        "vault",
        "vault_limit",
    )

    def __init__(
        self,
        seat: int,
        hand: list[str],
        senators: int,
        learned: tuple[int, ...],
        aside: tuple[str, ...],
        stock: Piles,
        clients: Piles,
        vault: Piles,
        basilica: tuple[str, ...],
        basilica_learned: tuple[int, ...],
        atrium: tuple[str, ...],
        closed: tuple[str, ...],
        buildings: list[Building],
        sites: Counts,
        played: tuple[str, ...],
        senators_played: int,
        petitions: int,
        actions: int,
        demanded: Counts,
        crafted: bool,
        held: int,
        influence: int,
        powers: int,
        owned: int,
        hand_limit: int,
        client_limit: int,
        vault_limit: int,
    ) -> None:
        self.seat = seat
        #: Orders in hand, sorted.
        self.hand = hand
        self.senators = senators
        #: What everybody has learned of the hand: for some of its cards, the set of materials each may have.
        self.learned = learned
        #: At most one card, which only its owner knows: drawn through a Fountain, or chosen by an expert.
        self.aside = aside
        self.stock = stock
        self.clients = clients
        #: Materials sold where all could see them.
        self.vault = vault
        #: Orders put into the vault unrevealed: the owner knew them then.
        self.basilica = basilica
        #: The set of materials each of those may have, for the others.
        self.basilica_learned = basilica_learned
        #: Cards put into the vault from the deck, unseen by all.
        self.atrium = atrium
        #: All cards of a closed vault, however they came there: nobody may look, not even their owner.
        self.closed = closed
        self.buildings = buildings
        #: Site cards that count as influence.
        self.sites = sites
        #: Orders played this turn to lead or follow.
        self.played = played
        self.senators_played = senators_played
        self.petitions = petitions
        #: How many actions the cards played give; 0 for who thought.
        self.actions = actions
        #: How many cards of each material were shown to demand this turn and are still in hand.
        self.demanded = demanded
        #: Whether a Craftsman action was done this turn.
        self.crafted = crafted
        #: The role of an action kept as the first half of a foundation out of town.
        self.held = held
        # Worked out whenever buildings change.
        self.influence = influence
        self.powers = powers
        self.owned = owned
        self.hand_limit = hand_limit
        self.client_limit = client_limit
        self.vault_limit = vault_limit

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.hand.copy(),
            self.senators,
            self.learned,
            self.aside,
            self.stock.copy(),
            self.clients.copy(),
            self.vault.copy(),
            self.basilica,
            self.basilica_learned,
            self.atrium,
            self.closed,
            self.buildings.copy(),
            self.sites,
            self.played,
            self.senators_played,
            self.petitions,
            self.actions,
            self.demanded,
            self.crafted,
            self.held,
            self.influence,
            self.powers,
            self.owned,
            self.hand_limit,
            self.client_limit,
            self.vault_limit,
        )

    def hand_size(self) -> int:
        """Senators count. Nothing but a refill asks whether this is below the limit: gtr.hand.limit."""
        return len(self.hand) + self.senators

    def vault_size(self) -> int:
        return holds(self.vault) + len(self.basilica) + len(self.atrium) + len(self.closed)

    def client_room(self) -> int:
        return self.client_limit - holds(self.clients)

    def vault_room(self) -> int:
        return self.vault_limit - self.vault_size()

    def find_building(self, id: str) -> Building | None:
        return next((building for building in self.buildings if building.id == id), None)


def new_player(seat: int, hand: list[str], senators: int) -> Player:
    """A player with an empty board; the limits are worked out when buildings change."""
    return Player(
        seat=seat,
        hand=hand,
        senators=senators,
        learned=(),
        aside=(),
        stock=[()] * 6,
        clients=[()] * 6,
        vault=[()] * 6,
        basilica=(),
        basilica_learned=(),
        atrium=(),
        closed=(),
        buildings=[],
        sites=NONE,
        played=(),
        senators_played=0,
        petitions=0,
        actions=0,
        demanded=NONE,
        crafted=False,
        held=NO_ROLE,
        influence=0,
        powers=0,
        owned=0,
        hand_limit=0,
        client_limit=0,
        vault_limit=0,
    )


def names_in_hand(player: Player) -> list[str]:
    """Each Order of the hand once: it is sorted, so the same lie side by side."""
    names: list[str] = []
    last = ""
    for name in player.hand:
        if name != last:
            names.append(name)
            last = name
    return names


class GloryState(State):
    __slots__ = (
        "box",
        "cards",
        "deck",
        "leader",
        "outside",
        "players",
        "pool",
        "removed",
        "role",
        "rules",
        "senators",
        "town",
        "winners",
    )

    def __init__(
        self,
        edition: GloryEdition,
        rules: Rules,
        stack: list[Decision],
        players: list[Player],
        leader: int,
        role: int,
        deck: list[str],
        removed: int,
        senators: int,
        town: list[int],
        outside: list[int],
        pool: Piles,
        box: tuple[str, ...],
        winners: tuple[int, ...],
    ) -> None:
        super().__init__(edition, len(players), stack)
        #: The same edition, by its own type.
        self.cards = edition
        self.rules = rules
        self.players = players
        self.leader = leader
        #: The role led this turn.
        self.role = role
        #: Every Order nobody has drawn, those taken out of the game unseen included.
        self.deck = deck
        #: How many of them are out of the game: nobody knows which, so none is chosen.
        self.removed = removed
        self.senators = senators
        self.town = town
        self.outside = outside
        self.pool = pool
        #: Materials of completed buildings, out of the game.
        self.box = box
        #: Who met the Forum's condition, when it ended the game.
        self.winners = winners

    def copy(self) -> GloryState:
        twin = GloryState(
            self.cards,
            self.rules,
            self.stack.copy(),
            [player.copy() for player in self.players],
            self.leader,
            self.role,
            self.deck.copy(),
            self.removed,
            self.senators,
            self.town.copy(),
            self.outside.copy(),
            self.pool.copy(),
            self.box,
            self.winners,
        )
        twin.ending = self.ending
        twin.left = self.left
        twin.legal = self.legal
        return twin

    def cards_to_draw(self) -> int:
        return len(self.deck) - self.removed

    def from_leader(self) -> list[int]:
        """The seats in the order of play."""
        return [(self.leader + step) % self.seats for step in range(self.seats)]


def count_hand(state: GloryState, player: Player) -> list[int]:
    """How many Orders of each material the hand holds."""
    counts = [0, 0, 0, 0, 0, 0]
    material_of = state.cards.material_of
    for name in player.hand:
        counts[material_of[name]] += 1
    return counts


# Hands are their owners', their size is everybody's, and Senators are counted: gtr.hand.size-public.
PLAYER_VISIBLE: Final = visible(
    Player,
    {
        "actions": PUBLIC,
        "aside": OWNER_COUNT,
        "atrium": COUNT,
        "basilica": OWNER_COUNT,
        "basilica_learned": PUBLIC,
        "buildings": PUBLIC,
        "client_limit": PUBLIC,
        "clients": PUBLIC,
        "closed": COUNT,
        "crafted": PUBLIC,
        "demanded": PUBLIC,
        "hand": OWNER_COUNT,
        "hand_limit": PUBLIC,
        "held": PUBLIC,
        "influence": PUBLIC,
        "learned": PUBLIC,
        "owned": ENGINE,
        "petitions": PUBLIC,
        "played": PUBLIC,
        "powers": ENGINE,
        "seat": PUBLIC,
        "senators": PUBLIC,
        "senators_played": PUBLIC,
        "sites": PUBLIC,
        "stock": PUBLIC,
        "vault": PUBLIC,
        "vault_limit": PUBLIC,
    },
)

VISIBLE: Final = visible(
    GloryState,
    STATE_VISIBLE
    | {
        "box": PUBLIC,
        "cards": PUBLIC,
        "deck": COUNT,
        "leader": PUBLIC,
        "outside": PUBLIC,
        "players": EACH,
        "pool": PUBLIC,
        "removed": PUBLIC,
        "role": PUBLIC,
        "rules": PUBLIC,
        "senators": PUBLIC,
        "town": PUBLIC,
        "winners": PUBLIC,
    },
)

in_any_order(Building, "materials")
in_any_order(Player, "buildings")
in_any_order(GloryState, "box")
