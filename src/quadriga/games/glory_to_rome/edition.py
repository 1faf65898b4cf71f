"""Reads a data file of Glory to Rome, checks its counts, and says which line is wrong."""

from __future__ import annotations

from typing import Final

from quadriga.core.datafile import DataFile, Group
from quadriga.core.edition import Edition
from quadriga.games.glory_to_rome.schema import BuildingCard, Schema

#: Materials in the order of the tables; the role of a material has the same place.
MATERIALS: Final[tuple[str, ...]] = ("rubble", "wood", "brick", "concrete", "stone", "marble")
ROLES: Final[tuple[str, ...]] = ("laborer", "craftsman", "legionary", "architect", "merchant", "patron", "thinker")
LABORER: Final = 0
CRAFTSMAN: Final = 1
LEGIONARY: Final = 2
ARCHITECT: Final = 3
MERCHANT: Final = 4
PATRON: Final = 5
THINKER: Final = 6
RUBBLE: Final = 0
WOOD: Final = 1
BRICK: Final = 2
CONCRETE: Final = 3
STONE: Final = 4
MARBLE: Final = 5
NO_ROLE: Final = -1
EACH_MATERIAL: Final = range(6)
SENATOR: Final = "senator"

#: The forty buildings whose functions the code knows.
NAMES: Final[tuple[str, ...]] = (
    "academy",
    "amphitheatre",
    "aqueduct",
    "archway",
    "atrium",
    "basilica",
    "catacomb",
    "circus",
    "colosseum",
    "school",
    "sewer",
    "storeroom",
    "stairway",
    "foundry",
    "fountain",
    "forum",
    "insula",
    "garden",
    "latrine",
    "ludus-magnus",
    "market",
    "circus-maximus",
    "wall",
    "palace",
    "palisade",
    "bridge",
    "gate",
    "prison",
    "dock",
    "road",
    "shrine",
    "scriptorium",
    "senate",
    "statue",
    "bar",
    "temple",
    "bath",
    "tower",
    "villa",
    "vomitorium",
)
#: The functions whose figures stand in a column of the data file: no other row may have one there.
FIGURES: Final[dict[str, tuple[str, ...]]] = {
    "hand_limit": ("shrine", "temple"),
    "client_limit": ("insula",),
    "client_factor": ("aqueduct",),
    "vault_limit": ("market",),
    "on_completion": ("amphitheatre", "school", "foundry", "garden"),
}
#: One bit for each building, for sets of them.
BIT: Final = {name: 1 << place for place, name in enumerate(NAMES)}


class Card:
    """One of the forty Orders: a role and a material until it is laid as a foundation."""

    __slots__ = (
        "bit",
        "client_factor",
        "client_limit",
        "copies",
        "hand_limit",
        "id",
        "material",
        "on_completion",
        "rank",
        "vault_limit",
    )

    def __init__(self, row: BuildingCard, rank: int) -> None:
        self.id: Final = row.id
        #: The place in the alphabetical order of the French names.
        self.rank: Final = rank
        self.material: Final = MATERIALS.index(row.material)
        self.copies: Final = row.copies
        self.bit: Final = BIT[row.id]
        self.hand_limit: Final = row.hand_limit
        self.client_limit: Final = row.client_limit
        self.client_factor: Final = row.client_factor
        self.vault_limit: Final = row.vault_limit
        #: The role of the actions its completion gives; NO_ROLE for none.
        self.on_completion: Final = ROLES.index(row.on_completion) if row.on_completion else NO_ROLE


class GloryEdition(Edition):
    """One set of cards and numbers, looked up by card id."""

    __slots__ = ("cards", "deck", "material_of", "numbers", "values")

    def __init__(self, name: str, hash: str, groups: tuple[Group, ...], tables: Schema) -> None:
        super().__init__(name, hash, groups)
        self.numbers: Final = tables.numbers
        #: What a material is worth, and how many of it a site asks for: gtr.cards.values.
        self.values: Final = tuple(card.value for card in tables.materials.cards)
        self.cards: Final = {row.id: Card(row, rank) for rank, row in enumerate(tables.buildings.cards)}
        self.material_of: Final = {card.id: card.material for card in self.cards.values()}
        #: All Orders, sorted, as a bag to draw from.
        self.deck: Final = tuple(sorted(card.id for card in self.cards.values() for _ in range(card.copies)))


#: A building whose row says nothing beyond what every row says.
BLANK: Final = BuildingCard(id="", material="", copies=0)


def read(text: str, name: str) -> GloryEdition:
    """A data file, checked."""
    file = DataFile(text)
    tables = file.read(Schema)
    numbers = tables.numbers
    materials = tables.materials.cards
    ids = tuple(card.id for card in materials)
    file.check(ids == MATERIALS, f"the materials are {', '.join(ids)}, not {', '.join(MATERIALS)}", "materials")
    for card, role in zip(materials, ROLES, strict=False):
        file.check(card.role == role, f"{card.id} is the {card.role}, not the {role}", card.id)
        file.check(card.value > 0, f"{card.id} is worth nothing", card.id)
    seen: set[str] = set()
    for building in tables.buildings.cards:
        file.check(building.id in BIT, f"nobody knows the function of {building.id!r}", building.id)
        file.check(building.id not in seen, f"the id {building.id!r} stands twice", building.id)
        file.check(building.material in MATERIALS, f"{building.id} is made of no material", building.id)
        file.check(building.copies > 0, f"{building.id} has no copies", building.id)
        gives = building.on_completion
        file.check(not gives or gives in ROLES, f"{building.id} gives no known action", building.id)
        for column, names in FIGURES.items():
            given = getattr(building, column) != getattr(BLANK, column)
            file.check(
                given == (building.id in names), f"{column} is for {', '.join(names)}, each and no other", building.id
            )
        seen.add(building.id)
    missing = [known for known in NAMES if known not in seen]
    file.check(not missing, f"missing from [buildings]: {', '.join(missing)}", "buildings")
    copies = sum(building.copies for building in tables.buildings.cards)
    file.check(copies == numbers.orders, f"{copies} Orders, not {numbers.orders}", "buildings")
    file.check(numbers.sites_each >= 5, "fewer sites of a material than players", "sites_each")
    return GloryEdition(name, file.hash, file.groups(), tables)
